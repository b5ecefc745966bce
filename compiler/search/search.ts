import type { HostedRecord } from '../../client/wire/hosted-record.ts'
import type { SearchResult } from '../data/search-results.ts'
import { hasOwnIndex } from '../data/search-service.ts'
import type { SiteConfig } from '../data/site-config.ts'
import type { OutputFile } from '../model/output.ts'
import { searchEngine } from './engine.ts'
import { hostedRecordsOf } from './hosted-records.ts'
import { externalRecord, type SearchRecord } from './search-record.ts'

/** A site as its search asks it. */
export interface SearchedSite {
  readonly settings: {
    readonly config: () => SiteConfig
    readonly data: { readonly searchResults: readonly SearchResult[] }
  }
  readonly site: { readonly shownRoutes: () => readonly string[] }
  readonly search: {
    readonly record: (route: string) => SearchRecord | null
    readonly digest: (
      route: string,
    ) => { readonly enablement: boolean; readonly digest: ReturnType<typeof searchEngine.digest> } | null
  }
}

/** Where the browser finds the indexes: never cached for long, because the names of what it leads to change with their content. */
export const searchPointer = 'search.json'

/**
 * Makes the site's own search: an index of the public pages and one of the enablement pages.
 *
 * @param pause called after each page
 * @returns nothing where no page has a search of its own
 */
export async function searchIndexFiles(
  { settings, site, search }: SearchedSite,
  pause?: () => Promise<void>,
): Promise<readonly OutputFile[]> {
  const { services, locales, search: words, products, brand, subBrand } = settings.config()
  const isOpen = hasOwnIndex(services.search)
  if (!isOpen && !hasOwnIndex(services.enablementSearch)) return []
  const found: NonNullable<ReturnType<typeof search.digest>>[] = []
  for (const route of site.shownRoutes()) {
    const one = search.digest(route)
    if (one !== null) found.push(one)
    await pause?.()
  }
  const language = locales.default.split('-')[0] ?? 'en'
  const external = isOpen ? settings.data.searchResults.map((one) => searchEngine.digest(externalRecord(one))) : []
  const of = (enablement: boolean) => found.flatMap((one) => (one.enablement === enablement ? [one.digest] : []))
  const open = isOpen ? searchEngine.index([...of(false), ...external], '_assets/search/', language) : null
  const internal = of(true).length > 0 ? searchEngine.index(of(true), '_assets/search-enablement/', language) : null
  const keys = [...new Set([...(open?.entry.products ?? []), ...(internal?.entry.products ?? [])])].sort()
  const pointer = {
    search: open?.entry ?? null,
    enablementSearch: internal?.entry ?? null,
    synonyms: words.synonyms,
    products: Object.fromEntries(
      keys.flatMap((key) => (products[key] === undefined ? [] : [[key, products[key].label]])),
    ),
    brands: [brand, ...(subBrand === null ? [] : [subBrand])].map(({ key, name }) => ({ key, name })),
  }
  const files = [...(open?.files ?? []), ...(internal?.files ?? [])]
  return [...files, { path: searchPointer, content: `${JSON.stringify(pointer)}\n` }]
}

/** What the hosted indexes of a site should hold. */
export interface HostedRecords {
  readonly pages: number
  readonly records: readonly HostedRecord[]
  readonly enablementPages: number
  readonly enablementRecords: readonly HostedRecord[]
}

/** Left out: protected pages, drafts (which no build has) and pages with `search: false`. */
export function hostedRecords({ settings, site, search }: SearchedSite): HostedRecords {
  const origin = settings.config().url
  const found = site.shownRoutes().flatMap((route) => search.record(route) ?? [])
  const [open, internal] = [found.filter((one) => !one.enablement), found.filter((one) => one.enablement)]
  const all = [...open, ...settings.data.searchResults.map(externalRecord)]
  return {
    pages: open.length,
    records: all.flatMap((record) => hostedRecordsOf(record, origin)),
    enablementPages: internal.length,
    enablementRecords: internal.flatMap((record) => hostedRecordsOf(record, origin)),
  }
}
