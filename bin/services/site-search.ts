import type { SitePage } from '../../compiler/assemble/frame.ts'
import type { Site } from '../../compiler/assemble.ts'
import type { OutputFile } from '../../compiler/output.ts'
import { htmlPath } from '../../compiler/page-path.ts'
import { buildSearchIndex, type SearchPage } from './search-index.ts'

/** @returns the files of the site's own search, or none where a hosted service searches everything */
export async function siteSearch(site: Site, rendered: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const { search, enablementSearch } = site.config.services
  if (search.provider !== 'static' && enablementSearch.provider !== 'static') return []
  const html = new Map(rendered.map(({ path, content }) => [path, content]))
  const pages = site.pages.flatMap((page): readonly SearchPage[] => {
    const text = html.get(htmlPath(page.route, site.config.hosting.format))
    return typeof text === 'string' ? searchPage(page, text) : []
  })
  return await buildSearchIndex(pages, site.view.data.searchResults, site.config.locales.default.split('-')[0] ?? 'en')
}

/** @returns the page as search meets it; nothing for one that may not be found */
export function searchPage(page: SitePage, html: string): readonly SearchPage[] {
  if (page.protected || !page.model.page.frontMatter.search) return []
  const { route, title, description, enablement } = page
  return [{ route, title, description, html, enablement }]
}
