import { escapeAttribute } from '../formats/escape-text.ts'
import type { TextFile } from '../model/output.ts'
import { canonicalUrl } from '../model/routes.ts'
import { listedPages, type PublishedPage } from './published-page.ts'

/** What one sitemap may hold (sitemaps.org, "Protocol"). */
const maxUrls = 50_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * Writes `sitemap.xml` with the canonical address of every page that may be listed, and the day of its last change. A
 * site of more than 50,000 pages takes several files, and `sitemap.xml` is their index.
 */
export function sitemap(pages: readonly PublishedPage[], siteUrl: string): readonly TextFile[] {
  const listed = listedPages(pages)
  if (listed.length <= maxUrls) return [{ path: 'sitemap.xml', content: urlSet(listed, siteUrl) }]
  const parts: TextFile[] = []
  for (let at = 0; at < listed.length; at += maxUrls) {
    parts.push({ path: `sitemap-${parts.length + 1}.xml`, content: urlSet(listed.slice(at, at + maxUrls), siteUrl) })
  }
  const entries = parts.map(({ path }) => `<sitemap><loc>${escapeAttribute(`${siteUrl}/${path}`)}</loc></sitemap>\n`)
  const index = document(`<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`)
  return [{ path: 'sitemap.xml', content: index }, ...parts]
}

function urlSet(pages: readonly PublishedPage[], siteUrl: string): string {
  const entries = pages.map(({ route, lastUpdated }) => {
    const day = lastUpdated === null ? '' : `<lastmod>${escapeAttribute(lastUpdated.slice(0, 10))}</lastmod>`
    return `<url><loc>${escapeAttribute(canonicalUrl(siteUrl, route))}</loc>${day}</url>\n`
  })
  return document(`<urlset xmlns="${namespace}">\n${entries.join('')}</urlset>\n`)
}

function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`
}
