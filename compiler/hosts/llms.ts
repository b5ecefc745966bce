import { grouped } from '../formats/grouped.ts'
import { escapeLine } from '../formats/markdown/escape-line.ts'
import { markdownPath } from '../model/page-path.ts'
import { listedPages, type PublishedPage } from './published-page.ts'

/** What `llms.txt` says of the site itself. */
export interface LlmsSite {
  readonly url: string
  readonly title: string
  readonly description: string
  /** A product's name as readers see it. */
  readonly productName: (product: string) => string
  /** The heading of what belongs to no product. */
  readonly general: string
}

/**
 * Writes `llms.txt`: what the site is, then one section for each product with links to the Markdown twins of its pages
 * and one sentence on each.
 *
 * Rules: llmstxt.org.
 */
export function llmsText(pages: readonly PublishedPage[], site: LlmsSite): string {
  const sections = grouped(listedPages(pages), ({ product }) =>
    product === null ? site.general : site.productName(product),
  )
  const order = [...sections.keys()].sort((a, b) => rank(a, site) - rank(b, site) || (a < b ? -1 : Number(a > b)))
  const head = [`# ${plain(site.title)}\n`, ...(site.description === '' ? [] : [`> ${plain(site.description)}\n`])]
  const bodies = order.map((name) => {
    const items = (sections.get(name) ?? []).map((page) => item(page, site.url))
    return `## ${plain(name)}\n\n${items.join('\n')}\n`
  })
  return [...head, ...bodies].join('\n')
}

/** What belongs to no product comes first. */
function rank(name: string, { general }: LlmsSite): number {
  return name === general ? 0 : 1
}

function item({ route, title, description }: PublishedPage, siteUrl: string): string {
  const sentence = plain(firstSentence(description.replace(/\s+/g, ' ').trim()))
  const link = `- [${plain(title)}](${siteUrl}/${markdownPath(route)})`
  return sentence === '' ? link : `${link}: ${sentence}`
}

function firstSentence(text: string): string {
  return /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text
}

/** One line, whatever the author wrote, in which nothing is a mark. */
function plain(text: string): string {
  return escapeLine(text.trim())
}
