import { localeFolder, redirectHidesPage } from '../../diagnostics/codes/routes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { addTo } from '../../formats/grouped.ts'
import { hostFileNames, searchPointer, toolFolders } from '../../model/host-file-names.ts'
import { markdownPath } from '../../model/page-path.ts'
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
  const hidden = new Map<number, Hidden>()
  const made = [...hostFileNames, searchPointer].map((name) => `/${name}`)
  // The Markdown forms of pages that are made from data are no files that are listed.
  const twins = site.routes.flatMap(({ route, file }) => (file === null ? [`/${markdownPath(route)}`] : []))
  const files = new Set([...(site.files ?? []), ...made, ...twins])
  for (const { route, file } of [...site.routes, ...[...files].map((route) => ({ route, file: null }))]) {
    for (const index of trie.findAll(splitPath(route))) {
      const known = hidden.get(index)
      if (known === undefined) hidden.set(index, { route, file, count: 1 })
      // A page and its Markdown form are one.
      else if (!route.endsWith('.md')) known.count++
    }
  }
  return [...hiddenFolders(ordered), ...hiddenPages(ordered, hidden)]
}

/** Scripts, styles and the index of the search lie there, under names that nobody can list. */
function hiddenFolders(ordered: readonly Draft[]): readonly Diagnostic[] {
  return ordered.flatMap(({ record, redirect: { source, from } }) => {
    const [first] = source
    if (first?.kind !== 'text' || !toolFolders.includes(first.text)) return []
    const hint = `\`${first.text}\` is the tool's own folder: redirect another path.`
    return [
      redirectHidesPage(
        { ...atSource(record), hint },
        { source: from, route: `/${first.text}`, count: 1, isFolder: true },
      ),
    ]
  })
}

interface Hidden {
  readonly route: string
  readonly file: string | null
  count: number
}

function hiddenPages(ordered: readonly Draft[], hidden: ReadonlyMap<number, Hidden>): readonly Diagnostic[] {
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
    addTo(folders, first, file)
  }
  return [...folders].map(([locale, files]) =>
    localeFolder({ file: files.toSorted()[0] ?? null, place: null }, { locale, count: files.length }),
  )
}
