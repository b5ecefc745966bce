import type { PageView } from '../../../compiler/model/theme.ts'

/**
 * What search engines read about a page, in schema.org's words: the article, and the way to it. Its language and its
 * description stand in the page itself.
 *
 * @returns JSON that may be inside a script element: `<` is escaped, so nothing in it ends the element
 */
export function jsonLd(view: PageView): string {
  const { config, breadcrumbs, canonical, title, lastUpdated } = view
  const article = {
    '@type': 'TechArticle',
    headline: title,
    url: canonical,
    ...(lastUpdated === null ? {} : { dateModified: lastUpdated }),
    publisher: { '@type': 'Organization', name: config.brand.name, url: config.url },
  }
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title,
      item: `${config.origin}${item.path}`,
    })),
  }
  const graph = breadcrumbs.length > 1 ? [article, trail] : [article]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
