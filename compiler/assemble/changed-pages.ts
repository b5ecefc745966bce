import { goneWithoutRedirect } from '../diagnostics/codes/call.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { pagesFolder, routeOf } from '../model/routes.ts'

/** A file that differs from another commit; paths are relative to the root with `/`. */
export interface ChangedFile {
  readonly changeType: 'R' | 'A' | 'M' | 'D'
  readonly filePath: string
  /** Of a renamed file. */
  readonly oldPath?: string
}

export interface RoutesAndRedirects {
  /** There is a page at this route now. */
  has(route: string): boolean
  /** A redirect leads away from this route; `redirect_from` of a page counts. */
  redirects(route: string): boolean
}

/** @returns an error for each page that was renamed or deleted, and whose old route leads nowhere now */
export function checkChangedPages(changes: readonly ChangedFile[], site: RoutesAndRedirects): readonly Diagnostic[] {
  return changes.flatMap(({ changeType, filePath, oldPath }) => {
    if (changeType === 'D') return lost(filePath, null, site)
    return changeType === 'R' && oldPath !== undefined ? lost(oldPath, filePath, site) : []
  })
}

function lost(oldPath: string, newPath: string | null, site: RoutesAndRedirects): readonly Diagnostic[] {
  if (!isPage(oldPath)) return []
  const route = routeOf(oldPath)
  if (site.has(route) || site.redirects(route)) return []
  const target = newPath !== null && isPage(newPath) && routeOf(newPath) !== route ? routeOf(newPath) : null
  // A deleted page has no text to point into, a renamed one is blamed where it is now.
  const file = target === null ? oldPath : newPath
  const related = file === oldPath ? [] : [{ message: 'the old file', file: oldPath, line: null, column: null }]
  const what = target === null ? 'removal' : 'move'
  return [goneWithoutRedirect({ file, place: null, related }, { what, route, target })]
}

function isPage(path: string): boolean {
  return path.startsWith(pagesFolder) && /\.mdx?$/.test(path)
}
