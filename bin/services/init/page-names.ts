import { posix } from 'node:path'
import { pagesFolder } from '../../../compiler/model/routes.ts'
import { isDevice, plainName } from '../../../compiler/read/names.ts'

/** The page of its folder, without the end of the name. */
const indexName = /^(?:readme|_?index)$/i
const page = /^(.*)\.(?:md|(mdx)|markdown)$/is

/** @returns whether a file is Markdown by its name, and so may be a page */
export function isMarkdown(path: string): boolean {
  return page.test(path)
}

/** @returns whether a page is that of its folder, by its name */
export function isIndex(path: string): boolean {
  return indexName.test(posix.parse(path).name)
}

/** @returns whether a file of a site is one of its pages */
export function isPage(path: string): boolean {
  return path.startsWith(pagesFolder) && isMarkdown(path)
}

/**
 * Names of pages are addresses (contract 2), and other tools have more letters in theirs. No two files get one name, and
 * what lies in one folder stays in one.
 *
 * @param files paths of pages, and of pictures, whose own names stay because pages name them
 * @returns new paths by the old ones: where nothing is left of a name, or another file has it, a number makes it its own
 */
export function pageNames(files: readonly string[]): ReadonlyMap<string, string> {
  const free = freePaths()
  const folders = new Map([['', '']])
  const folderOf = (path: string): string => {
    const known = folders.get(path)
    if (known !== undefined) return known
    const [above, name] = parted(path.slice(0, -1))
    // Jekyll's `_guides/` is published at `guides/`, with what is there.
    const shown = above + name.replace(/^_+(?=.)/, '')
    const made =
      shown === path.slice(0, -1) ? free(folderOf(above), [plainName(name) || 'section'], '/') : folderOf(`${shown}/`)
    folders.set(path, made)
    return made
  }
  const pictureIn = (folder: string, file: string): string => {
    const at = file.lastIndexOf('.')
    return free(folder, [file.slice(0, at)], file.slice(at))
  }
  const named = new Map<string, string>()
  for (const path of files.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const [above, file] = parted(path)
    const [, stem, mdx] = page.exec(file) ?? []
    const folder = folderOf(above)
    named.set(
      path,
      stem === undefined
        ? pictureIn(folder, file)
        : `${free(folder, wanted(stem))}.${mdx === undefined ? 'md' : 'mdx'}`,
    )
  }
  return named
}

/**
 * @returns what gives one path after the other that nobody has yet: the first of some names in a folder that is free, or else
 *   the last of them with the least number
 */
export function freePaths(): (folder: string, names: readonly string[], ending?: string) => string {
  const taken = new Set<string>()
  /** The last number of each name: all below it are taken. */
  const numbers = new Map<string, number>()
  return (folder, names, ending = '') => {
    const take = (name: string) => {
      const path = folder + name + ending
      if (isDevice(name) || taken.has(path)) return null
      taken.add(path)
      return path
    }
    for (const name of names) {
      const path = take(name)
      if (path !== null) return path
    }
    const last = `${names.at(-1)}`
    const key = folder + last + ending
    for (let number = (numbers.get(key) ?? 1) + 1; ; number += 1) {
      const path = take(`${last}-${number}`)
      if (path === null) continue
      numbers.set(key, number)
      return path
    }
  }
}

/** The names that a page may have, best first. Of two that could be their folder's index, the other keeps its own. */
function wanted(stem: string): readonly string[] {
  const own = plainName(stem) || 'page'
  return indexName.test(stem) ? ['index', own] : [own]
}

/** A file gets its name before those that would have to be renamed for it, and an index before a README. */
function turnOf(path: string): number {
  const stem = page.exec(parted(path)[1])?.[1]
  if (stem === undefined) return 0
  if (/^readme$/i.test(stem)) return 3
  if (/^_index$/i.test(stem)) return 2
  return path.split('/').every((part) => plainName(part) === part) ? 0 : 1
}

/** @returns the folder, with the slash behind it, and the name in it */
function parted(path: string): [folder: string, name: string] {
  const at = path.lastIndexOf('/') + 1
  return [path.slice(0, at), path.slice(at)]
}
