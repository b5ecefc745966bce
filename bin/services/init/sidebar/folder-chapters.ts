import { inWords } from '../../../../compiler/data/site/resolve-site.ts'
import type { Chapter } from './chapters.ts'

/** The page of its folder. */
const index = /(?:^|\/)(?:index|readme)\.[^./]+$/i

/** @returns whether a page is that of its folder */
export function isIndex(path: string): boolean {
  return index.test(path)
}

/** @returns a name of a file or a folder as readers read it */
function nameInWords(name: string): string {
  return inWords(name.replace(/\.[^.]+$/, '').replace(/[\s_]+/g, '-'))
}

/**
 * @param pages paths, in their order
 * @param above the folder that the chapters are of, with a slash behind it; empty for all
 * @returns the pages below a folder as chapters: those of folders below it lie in a chapter each
 */
export function folderChapters(pages: readonly string[], above = ''): readonly Chapter[] {
  const chapters: Chapter[] = []
  const folders = new Map<string, string[]>()
  for (const path of pages) {
    const at = path.indexOf('/', above.length)
    if (at === -1) {
      chapters.push({ title: null, address: path, entries: [] })
      continue
    }
    const folder = path.slice(0, at + 1)
    const inside = folders.get(folder)
    if (inside === undefined) folders.set(folder, [path])
    else inside.push(path)
  }
  const below = [...folders].map(([folder, inside]): Chapter => {
    const own = inside.find((path) => isIndex(path) && !path.slice(folder.length).includes('/'))
    const others = inside.filter((path) => path !== own)
    const title = own === undefined ? nameInWords(folder.slice(above.length, -1)) : null
    return { title, address: own ?? '', entries: folderChapters(others, folder) }
  })
  return [...chapters, ...below]
}
