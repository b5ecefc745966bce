import { loadNavigation, type NavigationFile } from '../data/navigation.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { parseYaml } from '../formats/yaml/parse-yaml.ts'
import type { Placed } from '../formats/yaml/placed.ts'
import { withoutExtension } from '../read/extension.ts'
import type { Graph } from './graph/graph.ts'
import { asJson, asNames } from './print.ts'
import type { SourceSteps } from './source-steps.ts'

export type NavigationSteps = ReturnType<typeof navigationSteps>

/** Files that stay in memory: pages are made in the order of their routes, of which neighbours have one sidebar. */
const keep = 16

/** A file as it is kept; places are looked up in its text. */
interface StoredFile {
  readonly value: Omit<NavigationFile, 'placeOf'> | null
  readonly diagnostics: readonly Diagnostic[]
}

/** The files of sidebars: each by its path and by its name, and what all together say of titles. */
export function navigationSteps({ step }: Graph, sources: SourceSteps) {
  const navigationFile = step(
    'navigation file',
    (path) => {
      const { file, diagnostics } = sources.text(path)
      const { value, diagnostics: found } = loadNavigation(file === null ? [] : [file])
      return { value: value[0] ?? null, diagnostics: [...diagnostics, ...found] }
    },
    {
      keepStored: keep,
      stored: {
        encode: (file) => JSON.stringify(file satisfies StoredFile),
        decode(bytes, path) {
          const { value, diagnostics }: StoredFile = JSON.parse(bytes.toString('utf8'))
          return { value: value === null ? null : { ...value, placeOf: placesIn(path, sources) }, diagnostics }
        },
      },
    },
  )
  const navigationPaths = step('navigation paths', () => {
    const found = sources.listed('navigation').map((path): [string, string] => [nameOf(path), path])
    return new Map(found)
  })
  const navigation = step(
    'navigation',
    (name) => {
      const path = navigationPaths().get(name)
      return path === undefined ? null : navigationFile(path).value
    },
    { keep },
  )
  /** Names of the files that can be used. */
  const navigationNames = step(
    'navigation names',
    () => [...navigationPaths()].flatMap(([name, path]) => (navigationFile(path).value === null ? [] : [name])),
    asJson,
  )
  /** Names that a page may give: a file that could not be read is told as such, and not as missing too. */
  const sidebarNames = step('sidebar names', () => new Set(navigationPaths().keys()), asNames)
  const titles = step(
    'navigation titles',
    () =>
      [...navigationPaths()].flatMap(([name]) => {
        const tree = navigation(name)?.tree
        return tree === undefined ? [] : [{ name, title: tree.title, path: tree.path ?? null }]
      }),
    asJson,
  )
  return { navigation, navigationFile, navigationNames, sidebarNames, titles }
}

/** @returns what finds places in a file, whose text is asked for each time: whoever shows a place depends on it */
function placesIn(path: string, { text }: Pick<SourceSteps, 'text'>): NavigationFile['placeOf'] {
  let known: { readonly text: string; readonly placed: Placed | null } | null = null
  return (at, part) => {
    const { file } = text(path)
    if (file === null) return null
    if (known?.text !== file.text) known = { text: file.text, placed: parseYaml(file.text, { file: path }).value }
    return known.placed?.placeOf(at, part) ?? null
  }
}

function nameOf(path: string): string {
  return withoutExtension(path.replace(/^.*\//, ''))
}
