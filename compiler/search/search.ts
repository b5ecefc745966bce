import type { HostedRecord } from '../../client/wire/hosted-record.ts'
import { hasOwnIndex } from '../data/site/search-service.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { searchPointer } from '../model/host-file-names.ts'
import type { OutputFile } from '../model/output.ts'
import { hostedRecordsOf } from './hosted-records.ts'
import type { SearchRecord } from './search-record.ts'

/** The index of the public pages, and the one of the enablement pages. */
export type IndexKind = 'search' | 'enablement'

/** A site as its search asks it. */
export interface SearchedSite {
  readonly settings: { readonly config: () => SiteConfig }
  readonly site: { readonly shownRoutes: () => readonly string[] }
  readonly search: {
    readonly record: (route: string) => SearchRecord | null
    readonly external: () => readonly SearchRecord[]
    readonly digest: (route: string) => unknown
    readonly index: {
      readonly entry: (kind: IndexKind) => { readonly products: readonly string[] } | null
      readonly files: (kind: IndexKind) => readonly OutputFile[]
    }
  }
}

/**
 * Makes the site's own search: an index of the public pages and one of the enablement pages.
 *
 * @param pause called after each page; without it, pages that nothing has changed are not looked at
 * @returns nothing where no page has a search of its own
 */
export async function searchIndexFiles(
  { settings, site, search }: SearchedSite,
  pause?: () => Promise<void>,
): Promise<readonly OutputFile[]> {
  const { services, search: words, products, brand, subBrand } = settings.config()
  const isOpen = hasOwnIndex(services.search)
  if (!isOpen && !hasOwnIndex(services.enablementSearch)) return []
  for (const route of pause === undefined ? [] : site.shownRoutes()) {
    search.digest(route)
    await pause?.()
  }
  const { index } = search
  const [open, internal] = [index.entry('search'), index.entry('enablement')]
  const keys = [...new Set([...(open?.products ?? []), ...(internal?.products ?? [])])].sort()
  const pointer = {
    search: open,
    enablementSearch: internal,
    synonyms: words.synonyms,
    products: Object.fromEntries(
      keys.flatMap((key) => (products[key] === undefined ? [] : [[key, products[key].label]])),
    ),
    brands: [brand, ...(subBrand === null ? [] : [subBrand])].map(({ key, name }) => ({ key, name })),
  }
  return [
    ...index.files('search'),
    ...index.files('enablement'),
    { path: searchPointer, content: `${JSON.stringify(pointer)}\n` },
  ]
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
  const { url: origin, products } = settings.config()
  const labelOf = (product: string) => products[product]?.label
  const found = site.shownRoutes().flatMap((route) => search.record(route) ?? [])
  const [open, internal] = [found.filter((one) => !one.enablement), found.filter((one) => one.enablement)]
  const all = [...open, ...search.external()]
  return {
    pages: open.length,
    records: all.flatMap((record) => hostedRecordsOf(record, origin, labelOf)),
    enablementPages: internal.length,
    enablementRecords: internal.flatMap((record) => hostedRecordsOf(record, origin, labelOf)),
  }
}
