import { loadNavigation } from '../data/navigation.ts'
import { withoutExtension } from '../read/extension.ts'
import type { Graph } from './graph.ts'
import { asJson } from './print.ts'
import type { SourceSteps } from './source-steps.ts'

export type NavigationSteps = ReturnType<typeof navigationSteps>

/** The files of sidebars. */
export function navigationSteps({ step }: Graph, sources: SourceSteps) {
  const navigationFile = step('navigation file', (path) => {
    const { file, diagnostics } = sources.text(path)
    const { value, diagnostics: found } = loadNavigation(file === null ? [] : [file])
    return { value: value[0] ?? null, diagnostics: [...diagnostics, ...found] }
  })
  const navigationPaths = step('navigation paths', () => {
    const found = sources.listed('navigation').map((path): [string, string] => [nameOf(path), path])
    return new Map(found)
  })
  const navigation = step('navigation', (name) => {
    const path = navigationPaths().get(name)
    return path === undefined ? null : navigationFile(path).value
  })
  /** Names of the files that can be used. */
  const navigationNames = step(
    'navigation names',
    () => [...navigationPaths()].flatMap(([name, path]) => (navigationFile(path).value === null ? [] : [name])),
    asJson,
  )
  const titles = step(
    'navigation titles',
    () =>
      [...navigationPaths()].flatMap(([name]) => {
        const tree = navigation(name)?.tree
        return tree === undefined ? [] : [{ name, title: tree.title, path: tree.path ?? null }]
      }),
    asJson,
  )
  return { navigation, navigationFile, navigationNames, titles }
}

function nameOf(path: string): string {
  return withoutExtension(path.replace(/^.*\//, ''))
}
