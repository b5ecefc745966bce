import type { SitePage } from '../../compiler/assemble/frame.ts'
import type { Site } from '../../compiler/assemble.ts'
import type { OutputFile } from '../../compiler/output.ts'
import { htmlPath } from '../../compiler/page-path.ts'
import { buildSearchIndex, type IndexSettings, type SearchPage } from './search-index.ts'

/**
 * Hands the files of a site on as they are rendered, and after them those of the site's own search; of that there is
 * none where a hosted service searches everything.
 */
export async function* withSearch(site: Site, rendered: Iterable<OutputFile>): AsyncGenerator<OutputFile> {
  const { search, enablementSearch } = site.config.services
  const isOwn = search.provider === 'static' || enablementSearch.provider === 'static'
  const { format } = site.config.hosting
  const sought = new Map(isOwn ? site.pages.map((page) => [htmlPath(page.route, format), page]) : [])
  const pages: SearchPage[] = []
  for (const file of rendered) {
    const page = sought.get(file.path)
    if (page !== undefined && typeof file.content === 'string') pages.push(...searchPage(page, file.content))
    yield file
  }
  if (isOwn) yield* await buildSearchIndex(pages, site.view.data.searchResults, indexSettings(site.config))
}

/** What a site's configuration says to its own search. */
export function indexSettings({ locales, search }: Site['config']): IndexSettings {
  return { language: locales.default.split('-')[0] ?? 'en', synonyms: search.synonyms }
}

/** @returns the page as search meets it; nothing for one that may not be found */
export function searchPage(page: SitePage, html: string): readonly SearchPage[] {
  if (page.protected || !page.model.page.frontMatter.search) return []
  const { route, title, description, enablement } = page
  return [{ route, title, description, html, enablement }]
}
