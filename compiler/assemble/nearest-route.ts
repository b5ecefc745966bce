import { addTo } from '../formats/grouped.ts'
import { nearest } from '../formats/nearest.ts'

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
  const byFolder = new Map<string, string[]>()
  const byStart = new Map<string, string[]>()
  for (const path of paths) {
    lower.set(path.toLowerCase(), path)
    const cut = path.lastIndexOf('/')
    addTo(byName, path.slice(cut + 1), path)
    addTo(byFolder, path.slice(0, cut), path)
    addTo(byStart, startOf(path), path)
  }
  return (path, except) => {
    const others = (found: readonly string[] | undefined) => (found ?? []).filter((one) => one !== except)
    for (const written of [path, withoutFile(path)]) {
      const sameLetters = lower.get(written.toLowerCase())
      if (sameLetters !== undefined && sameLetters !== except) return sameLetters
    }
    const cut = path.lastIndexOf('/')
    const [folder, name] = [path.slice(0, cut), path.slice(cut + 1)]
    const among = others(byFolder.get(folder))
    const near = nearest(
      name,
      among.map((one) => one.slice(cut + 1)),
    )
    if (near !== null) return `${folder}/${near}`
    const sameName = others(byName.get(name))
    if (sameName.length > 0) return closest(path, sameName)
    return nearest(path, others(byStart.get(startOf(path))))
  }
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
