import type { SitePage } from '../assemble/frame.ts'
import type { SearchResult } from '../data/search-results.ts'
import { hasOwnIndex } from '../data/search-service.ts'
import type { SiteConfig } from '../data/site-config.ts'
import type { OutputFile } from '../model/output.ts'
import { type IndexSettings, openSearchIndex, type SearchIndexer } from './search-index.ts'
import type { SearchPage } from './search-page.ts'
import { externalRecord, recordsOf, type SearchRecord } from './search-records.ts'

/** A site as its search asks it. */
export interface SearchedSite {
  readonly settings: {
    readonly config: () => SiteConfig
    readonly data: { readonly searchResults: readonly SearchResult[] }
  }
  readonly site: { readonly shownRoutes: () => readonly string[] }
  readonly render: {
    readonly placed: (route: string) => SitePage
    readonly html: (route: string) => { readonly files: readonly OutputFile[] }
  }
}

/** What makes the site's own search while its pages pass; null where a hosted service searches everything. */
export function siteSearch({ settings }: Pick<SearchedSite, 'settings'>): SearchIndexer | null {
  const { search, enablementSearch } = settings.config().services
  if (![search, enablementSearch].some(hasOwnIndex)) return null
  const given = { ...indexSettings(settings.config()), isPublic: hasOwnIndex(search) }
  const indexer = openSearchIndex(settings.data.searchResults, given)
  return {
    ...indexer,
    // Readers of the other pages ask somebody else, or nobody.
    add: async (page) => {
      if (hasOwnIndex(page.enablement ? enablementSearch : search)) await indexer.add(page)
    },
  }
}

/** What a site's configuration says to its own search. */
function indexSettings({ base, locales, search }: SiteConfig): IndexSettings {
  return { base, language: locales.default.split('-')[0] ?? 'en', synonyms: search.synonyms }
}

/** @returns the page as search meets it; null for one that may not be found */
export function searchPage(page: SitePage, html: string): SearchPage | null {
  if (page.protected || !page.model.page.frontMatter.search) return null
  const { route, title, description, enablement } = page
  return { route, title, description, html, enablement }
}

/**
 * Builds the site's own search without its output.
 *
 * @param pause called after each page
 */
export async function searchIndexFiles(site: SearchedSite, pause: () => Promise<void>): Promise<readonly OutputFile[]> {
  const indexer = siteSearch(site)
  if (indexer === null) return []
  try {
    for (const route of site.site.shownRoutes()) {
      const page = searchPage(site.render.placed(route), htmlOf(site, route))
      if (page !== null) await indexer.add(page)
      await pause()
    }
    return await indexer.finish()
  } finally {
    await indexer.close()
  }
}

/** What the hosted indexes of a site should hold. */
export interface HostedRecords {
  readonly pages: number
  readonly records: readonly SearchRecord[]
  readonly enablementPages: number
  readonly enablementRecords: readonly SearchRecord[]
}

/** Left out: protected pages, drafts (which no build has) and pages with `search: false`. */
export function hostedRecords(site: SearchedSite): HostedRecords {
  const config = site.settings.config()
  const found = site.site.shownRoutes().flatMap((route) => {
    const placed = site.render.placed(route)
    const page = searchPage(placed, htmlOf(site, route))
    if (page === null) return []
    const { title, html, enablement } = page
    return [
      {
        enablement,
        records: recordsOf({ route, title, tag: (config[placed.brand] ?? config.brand).key, html }, config.url),
      },
    ]
  })
  const [open, internal] = [found.filter((one) => !one.enablement), found.filter((one) => one.enablement)]
  return {
    pages: open.length,
    records: [...open.flatMap(({ records }) => records), ...site.settings.data.searchResults.map(externalRecord)],
    enablementPages: internal.length,
    enablementRecords: internal.flatMap(({ records }) => records),
  }
}

function htmlOf({ render }: SearchedSite, route: string): string {
  const content = render.html(route).files[0]?.content
  return typeof content === 'string' ? content : ''
}
