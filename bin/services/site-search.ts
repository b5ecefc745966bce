import type { SitePage } from '../../compiler/assemble/frame.ts'
import type { Site } from '../../compiler/assemble.ts'
import type { OutputFile } from '../../compiler/output.ts'
import { htmlPath } from '../../compiler/page-path.ts'
import { type IndexSettings, openSearchIndex } from './search-index.ts'
import type { SearchPage } from './search-page.ts'

/**
 * Hands the files of a site on as they are rendered, and after them those of the site's own search; of that there is
 * none where a hosted service searches everything.
 */
export async function* withSearch(site: Site, rendered: Iterable<OutputFile>): AsyncGenerator<OutputFile> {
  const { search, enablementSearch } = site.config.services
  if (search.provider !== 'static' && enablementSearch.provider !== 'static') {
    yield* rendered
    return
  }
  const { format } = site.config.hosting
  const byPath = new Map(site.pages.map((page) => [htmlPath(page.route, format), page]))
  const indexer = openSearchIndex(site.view.data.searchResults, indexSettings(site.config))
  try {
    for (const file of rendered) {
      const page = byPath.get(file.path)
      const found = page === undefined || typeof file.content !== 'string' ? [] : searchPage(page, file.content)
      for (const one of found) await indexer.add(one)
      yield file
    }
    yield* await indexer.finish()
  } finally {
    await indexer.close()
  }
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
