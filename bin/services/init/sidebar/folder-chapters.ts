import { inWords } from '../../../../compiler/data/site/resolve-site.ts'
import { isIndex } from '../page-names.ts'
import type { Chapter } from './chapters.ts'

/** @returns a name of a file or a folder as readers read it */
export function nameInWords(name: string): string {
  return inWords(name.replace(/\.[^.]+$/, '').replace(/[\s_]+/g, '-'))
}

/** What another tool says of a page, or of a folder (with a slash at its end), where it makes a sidebar of folders. */
export interface Placement {
  readonly title: string | null
  readonly place: number | null
}

const unplaced = () => ({ title: null, place: null })

/**
 * @param pages paths, in their order
 * @param above the folder that the chapters are of, with a slash behind it; empty for all
 * @param placementOf those without a place come last
 * @returns the pages below a folder as chapters: those of folders below it lie in a chapter each
 */
export function folderChapters(
  pages: readonly string[],
  above = '',
  placementOf: (path: string) => Placement = unplaced,
): readonly Chapter[] {
  const placed: { readonly place: number; readonly chapter: Chapter }[] = []
  const folders = new Map<string, string[]>()
  for (const path of pages) {
    const at = path.indexOf('/', above.length)
    if (at === -1) {
      const { title, place } = placementOf(path)
      placed.push({ place: place ?? last, chapter: { title, address: path, entries: [] } })
      continue
    }
    const folder = path.slice(0, at + 1)
    const inside = folders.get(folder)
    if (inside === undefined) folders.set(folder, [path])
    else inside.push(path)
  }
  for (const [folder, inside] of folders) {
    const own = inside.find((path) => isIndex(path) && !path.slice(folder.length).includes('/'))
    const { title, place } = placementOf(folder)
    const entries = folderChapters(
      own === undefined ? inside : inside.filter((path) => path !== own),
      folder,
      placementOf,
    )
    const name = own === undefined ? nameInWords(folder.slice(above.length, -1)) : placementOf(own).title
    const ownPlace = own === undefined ? null : placementOf(own).place
    placed.push({ place: place ?? ownPlace ?? last, chapter: { title: title ?? name, address: own ?? '', entries } })
  }
  return placed.toSorted((a, b) => a.place - b.place).map(({ chapter }) => chapter)
}

/** No sum of such is no number. */
const last = Number.MAX_SAFE_INTEGER

/** @param sorted texts. @returns those that begin so, found without looking at each */
export function beginningWith(sorted: readonly string[], start: string): readonly string[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(start) === true) end++
  return sorted.slice(low, end)
}
