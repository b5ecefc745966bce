import { inWords } from '../../../compiler/data/site/resolve-site.ts'
import { routeOf } from '../../../compiler/model/routes.ts'

/** A part of a site that readers choose at its top. */
export interface Section {
  readonly label: string
  /** The file of the page where it begins, below `content/pages/`. */
  readonly file: string
  readonly isFolder: boolean
}

/** Top bars have room for these (contract 7.1 gives as many by itself). */
export const mostInTopBar = 6

const first = /(?:^|\/)(?:index|overview|introduction|intro|getting-?started|quick-?start|start)\.[a-z]+$/

/**
 * @param files of the pages, below `content/pages/`
 * @param called what they were called where they came from, which has letters that no address has; by these files
 * @returns the folders that stand side by side, in the order of their names, each with the page that it is entered by; then
 *   the pages beside them
 */
export function sectionsOf(
  files: readonly string[],
  called: ReadonlyMap<string, string> = new Map(),
): readonly Section[] {
  const root = files.some((file) => file.startsWith('docs/')) ? 'docs/' : ''
  const inside = files.filter((file) => file.startsWith(root)).map((file) => file.slice(root.length))
  const folders = new Map<string, string>()
  for (const file of inside.toSorted(asEntered)) {
    const folder = file.split('/')[0] ?? ''
    if (folder !== file && !folders.has(folder)) folders.set(folder, file)
  }
  // A page that is called as a folder is the folder's.
  const beside = inside.filter((file) => !file.includes('/') && !/^index\./.test(file))
  const pages = beside.filter((file) => !folders.has(nameOf(file)))
  for (const file of beside) if (folders.has(nameOf(file))) folders.set(nameOf(file), file)
  return [
    ...[...folders].sort(([a], [b]) => (a < b ? -1 : 1)),
    ...pages.map((file) => [nameOf(file), file] as const),
  ].map(([name, file]) => {
    const given = called.get(root + file)?.split('/')[root === '' ? 0 : 1]
    return { label: labelOf(nameOf(given ?? name)), file: root + file, isFolder: folders.has(name) }
  })
}

const labelOf = (name: string) => inWords(name.replace(/^[\s_]+|[\s_]+$/g, '').replace(/[\s_]+/g, '-'))

function nameOf(file: string): string {
  return file.replace(/\.[^.]+$/, '')
}

/** The page that one begins with comes first, then those that are less deep. */
function asEntered(a: string, b: string): number {
  const depth = a.split('/').length - b.split('/').length
  return depth || Number(first.test(b)) - Number(first.test(a)) || (nameOf(a) < nameOf(b) ? -1 : 1)
}

/** @returns the sections that the top bar shows; none where there is nothing to choose */
export function inTopBar(sections: readonly Section[]): readonly { readonly label: string; readonly path: string }[] {
  const folders = sections.filter(({ isFolder }) => isFolder)
  if (folders.length < 2) return []
  return folders.slice(0, mostInTopBar).map(({ label, file }) => ({ label, path: routeOf(`content/pages/${file}`) }))
}
