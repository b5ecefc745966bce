import { grouped } from '../formats/grouped.ts'
import { escapeLine } from '../formats/markdown/escape-line.ts'
import { textOrder } from '../formats/text-order.ts'
import { markdownPath } from '../model/page-path.ts'
import { listedPages, type PublishedPage } from './published-page.ts'

/** The format's own word, in every language. */
const optional = 'Optional'

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
 * and one sentence on each. Pages that are made from data come last, but for those that others are below: there can be
 * thousands, and the page above leads to them.
 *
 * Rules: llmstxt.org, where `Optional` names what a reader with little room may leave out.
 */
export function llmsText(pages: readonly PublishedPage[], site: LlmsSite): string {
  const listed = listedPages(pages)
  const folders = new Set(listed.map(({ route }) => route.slice(0, route.lastIndexOf('/'))))
  const sections = grouped(listed, ({ route, product, hasFile }) => {
    if (!hasFile && !folders.has(route)) return optional
    return product === null ? site.general : site.productName(product)
  })
  const order = [...sections.keys()].sort((a, b) => rank(a, site) - rank(b, site) || textOrder(a, b))
  const head = [`# ${plain(site.title)}\n`, ...(site.description === '' ? [] : [`> ${plain(site.description)}\n`])]
  const bodies = order.map((name) => {
    const items = (sections.get(name) ?? []).map((page) => item(page, site.url))
    return `## ${plain(name)}\n\n${items.join('\n')}\n`
  })
  return [...head, ...bodies].join('\n')
}

/** What belongs to no product comes first. */
function rank(name: string, { general }: LlmsSite): number {
  if (name === optional) return 2
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
