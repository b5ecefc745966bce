import { localeFolder, redirectHidesPage } from '../../diagnostics/codes/routes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { atSource, type Draft, type RedirectSite } from './draft.ts'
import { splitPath } from './segment.ts'
import { sourceTrie } from './source-trie.ts'

/**
 * Redirects whose source is a page or a file of the site, which would never be seen.
 *
 * @param ordered the redirects in the order of use
 */
export function shadows(ordered: readonly Draft[], site: RedirectSite): readonly Diagnostic[] {
  const trie = sourceTrie(ordered.map(({ redirect }) => redirect.source))
  const hidden = new Map<number, { readonly route: string; readonly file: string | null; count: number }>()
  const files = [...(site.files ?? [])].map((route) => ({ route, file: null }))
  for (const { route, file } of [...site.routes, ...files]) {
    for (const index of trie.findAll(splitPath(route))) {
      const known = hidden.get(index)
      if (known === undefined) hidden.set(index, { route, file, count: 1 })
      else known.count++
    }
  }
  return [...hidden].flatMap(([index, { route, file, count }]) => {
    const { record, redirect } = ordered[index] ?? {}
    // A page's redirect to itself has its own diagnostic.
    if (record === undefined || redirect === undefined || redirect.from === redirect.to) return []
    const related = file === null ? [] : [{ message: `\`${route}\` is this page`, file, line: null, column: null }]
    return [redirectHidesPage(atSource(record, related), { source: redirect.from, route, count })]
  })
}

/** Pages in a folder that has a redirected locale's name: one diagnostic for each folder, at its first file. */
export function localeFolders(site: RedirectSite, locales: ReadonlySet<string>): readonly Diagnostic[] {
  const folders = new Map<string, string[]>()
  for (const { route, file } of site.routes) {
    const first = splitPath(route)[0] ?? ''
    if (!locales.has(first) || file === null) continue
    const files = folders.get(first)
    if (files === undefined) folders.set(first, [file])
    else files.push(file)
  }
  return [...folders].map(([locale, files]) =>
    localeFolder({ file: files.toSorted()[0] ?? null, place: null }, { locale, count: files.length }),
  )
}
