import { addTo } from '../formats/grouped.ts'
import { namesBeside, nearestOfMany } from '../formats/nearest-of-many.ts'

/** Finds the existing path that an author probably meant; `except` is not it. */
export type NearestRoute = (path: string, except?: string) => string | null

/**
 * @param paths all paths of the site
 * @returns a search that looks first for the same path in other letters or as the name of a file, then for the same last
 *   segment, then among the neighbours, then among all paths that begin alike: a site with 100,000 dead links must still
 *   be checked in seconds, and the answer must not depend on who has asked before
 */
export function nearestRoute(paths: readonly string[]): NearestRoute {
  const lower = new Map<string, string>()
  const byName = new Map<string, string[]>()
  const inFolder = new Map<string, string[]>()
  const byStart = new Map<string, string[]>()
  for (const path of paths) {
    lower.set(path.toLowerCase(), path)
    const [folder, name] = parted(path)
    addTo(byName, name, path)
    addTo(inFolder, folder, name)
    addTo(byStart, startOf(path), path)
  }
  const nearestIn = searches(inFolder, nearestOfMany)
  const nearestFrom = searches(byStart, nearestOfMany)
  const called = searches(byName, namesBeside)
  return (path, except) => {
    for (const written of [path, withoutFile(path)]) {
      const sameLetters = lower.get(written.toLowerCase())
      if (sameLetters !== undefined && sameLetters !== except) return sameLetters
    }
    const [folder, name] = parted(path)
    const [exceptFolder, exceptName] = parted(except ?? '')
    const near = nearestIn(folder)(name, exceptFolder === folder ? exceptName : undefined)
    if (near !== null) return `${folder}/${near}`
    const sameName = called(name)(path).filter((one) => one !== except)
    if (sameName.length > 0) return closest(path, sameName)
    return nearestFrom(startOf(path))(path, except)
  }
}

/** @returns a search by the key of its names, made when it is first asked for; one for all keys that nobody has */
function searches<Search>(all: ReadonlyMap<string, readonly string[]>, of: (names: readonly string[]) => Search) {
  const made = new Map<string, Search>()
  const none = of([])
  return (key: string): Search => {
    const names = all.get(key)
    if (names === undefined) return none
    const search = made.get(key) ?? of(names)
    made.set(key, search)
    return search
  }
}

function parted(path: string): [folder: string, name: string] {
  const cut = path.lastIndexOf('/')
  return [path.slice(0, cut), path.slice(cut + 1)]
}

/** @returns the address of a page that was named by a file: `/docs/index.html`, `/content/pages/docs/calls.md` */
function withoutFile(path: string): string {
  const below = path.replace(/^(?:.*\/content)?\/pages(?=\/)/, '')
  return below.replace(/\.(?:html?|mdx?)$/i, '').replace(/\/(?:index|readme)$/i, '') || '/'
}

/** The first letters of the first two segments. */
function startOf(path: string): string {
  const [first = '', second = ''] = path.split('/', 3).slice(1)
  return `${first.slice(0, 2)}/${second.slice(0, 1)}`
}

function closest(path: string, candidates: readonly string[]): string | null {
  const segments = new Set(path.split('/'))
  const score = (one: string) => one.split('/').filter((segment) => segments.has(segment)).length
  return candidates.reduce<string | null>((best, one) => (best === null || score(one) > score(best) ? one : best), null)
}
