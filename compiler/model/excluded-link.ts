import type { LinkTarget } from './link-target.ts'

/**
 * Replaces an address that this output may not show. No page has an id like it, and all that shows a link can take
 * it: the link itself goes when its page is written.
 */
const excludedHref = '#-signalpost-not-in-this-output'

/** The target of a link to a page that only another output of the site holds. */
export const excludedLink: LinkTarget = { href: excludedHref, external: false, isExcluded: true }

/** @returns whether a link says more than where it leads: an address as its text would tell that */
export function isOwnText(text: string, url = excludedHref): boolean {
  const words = text.trim()
  return words !== '' && words !== url && !/^(?:https?:\/\/|\/|www\.)\S*$/.test(words)
}

/** @returns whether an address stands for a page that this output may not show */
export function isExcludedHref(href: string): boolean {
  return href === excludedHref
}

/** @returns the HTML of a page with the text of such links in place of them; one without a text goes */
export function withoutExcludedAnchors(html: string): string {
  return html.replace(anchor, (_, inner: string) => (isOwnText(inner.replace(/<[^>]*>/g, '').trim()) ? inner : ''))
}

/** @returns the same of Markdown, which may hold HTML */
export function withoutExcludedLinks(markdown: string): string {
  if (!markdown.includes(excludedHref)) return markdown
  const shown = markdown.replace(link, (_, inner: string) => (isOwnText(inner.replace(image, '')) ? inner : ''))
  return withoutExcludedAnchors(shown.replace(definition, ''))
}

// Links hold no links, and the compiler writes both forms itself: in attributes it escapes `<` and `"`.
const anchor = new RegExp(`<a\\b[^<]*?\\shref="${excludedHref}"[^<]*?>([\\s\\S]*?)</a>`, 'g')
/** There is one way to read it, however many images begin in it and do not end. */
const text = String.raw`(?:\\.|(?!!\[)[^\]\\])*`
const picture = String.raw`!\[${text}\]\([^()\n]*\)`
const image = new RegExp(picture, 'g')
// A link may have a few images: it is not looked for without end.
const link = new RegExp(
  String.raw`\[((?:${text}${picture}){0,4}${text})\]\(<?${excludedHref}>?(?: "(?:\\.|[^"\\])*")?\)`,
  'g',
)
const definition = new RegExp(`^ {0,3}\\[[^\\]]*\\]: <?${excludedHref}>?.*\\n?`, 'gm')
