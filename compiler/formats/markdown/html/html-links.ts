import { imageCandidates, rewriteSrcset } from './srcset.ts'

/** A link that an attribute of an HTML element holds. */
export interface HtmlLink {
  readonly url: string
  readonly kind: 'link' | 'image'
}

/** Attributes that name a source: no browser shows it, but programs that read the page do. */
const sources: ReadonlySet<string> = new Set(['blockquote cite', 'q cite', 'del cite', 'ins cite', 'img longdesc'])

/** Elements with images to choose from (HTML standard, `srcset`). */
const withSrcset: ReadonlySet<string> = new Set(['img', 'source'])

/**
 * @param element lower-case name
 * @param attribute as HTML or as JSX writes it
 * @returns the links of one attribute, none for an attribute that is no link
 */
export function htmlLinks(element: string, attribute: string, value: string): readonly HtmlLink[] {
  const name = attribute.toLowerCase()
  if ((element === 'a' && name === 'href') || sources.has(`${element} ${name}`)) return [{ url: value, kind: 'link' }]
  if (element === 'img' && name === 'src') return [{ url: value, kind: 'image' }]
  if (withSrcset.has(element) && name === 'srcset')
    return imageCandidates(value).map(({ url }) => ({ url, kind: 'image' as const }))
  return []
}

/** @returns the attribute's value with its links leading where `link` says */
export function rewriteHtmlLinks(
  element: string,
  attribute: string,
  value: string,
  link: (url: string) => string,
): string {
  if (htmlLinks(element, attribute, value).length === 0) return value
  return attribute.toLowerCase() === 'srcset' ? rewriteSrcset(value, link) : link(value)
}
