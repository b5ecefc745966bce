import type { Element, ElementContent, Properties, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { html } from 'parse5'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { complexity } from '../formats/markdown/complexity.ts'
import { htmlSchema } from '../formats/markdown/html.ts'
import { unlinkInAnchors } from '../formats/markdown/nested-links.ts'
import { parsePlainMarkdown } from '../formats/markdown/plain-markdown.ts'
import type { LinkTarget } from '../model/site.ts'
import { plainSchemes } from './plain-schemes.ts'
import { rootOf } from './root-of.ts'

/** Elements of HTML: those that the allow-list knows and keeps, knows and drops, and the rest of the standard's list. */
const htmlNames: ReadonlySet<string> = new Set([
  ...Object.values(html.TAG_NAMES).map((name) => String(name).toLowerCase()),
  ...(htmlSchema.tagNames ?? []),
  ...'audio bdi bdo canvas data datalist meter output picture portal progress slot time video'.split(' '),
])
/** Parents whose children are blocks. */
const flow: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
const writer = unified().use(rehypeStringify).freeze()

/** Ids in texts of data are prefixed, so that they can neither clash with the page's own nor take their place. */
const dataSchema = { ...htmlSchema, clobber: ['id', 'name'], clobberPrefix: 'data-', allowComments: false }

/** Safe HTML with a place for the opening tag of each link: how it looks depends on where the link leads. */
interface Pieces {
  readonly html: readonly string[]
  /** Of the links between the pieces. */
  readonly links: readonly Properties[]
}

/** A specification says the same of a property wherever its schema is used; so many texts are known again. */
const mostRemembered = 5000
const tooLong = 20_000

/** Stands where a link is opened. The allow-list leaves no such attribute in what an author wrote. */
const linkMark = { properties: { hidden: true }, html: '<a hidden>' } as const

/** @returns Markdown of data as HTML; it remembers the texts that it was given last */
export function createDataMarkdown(): (markdown: string, link: (url: string) => LinkTarget) => string {
  const memory = new Map<string, Pieces>()
  const piecesOf = (markdown: string): Pieces => {
    const known = memory.get(markdown)
    if (known !== undefined) return known
    const made = toPieces(markdown)
    if (markdown.length > tooLong) return made
    const [oldest] = memory.keys()
    if (memory.size >= mostRemembered && oldest !== undefined) memory.delete(oldest)
    memory.set(markdown, made)
    return made
  }
  return (markdown, link) => joined(piecesOf(markdown), link)
}

/**
 * Renders Markdown of data (error records, specifications, settings): CommonMark, GFM and HTML through the
 * allow-list, never directives and never MDX.
 *
 * @param markdown the text; any line ends
 */
function toPieces(markdown: string): Pieces {
  const text = markdown.replace(/\r\n?/g, '\n')
  if (complexity(text) !== null) return { html: [`<p>${escapeHtml(text)}</p>`], links: [] }
  const tree = parsePlainMarkdown(text)
  unlinkInAnchors(tree, text)
  const hast = toHast(withPlaceholders(tree), { allowDangerousHtml: true, clobberPrefix: '' })
  const read = rootOf(text.includes('<') ? raw(hast) : hast)
  visit(read, 'element', plainSchemes)
  const safe = rootOf(sanitize(read, dataSchema))
  dropEmptyHeadings(safe)
  const links: Properties[] = []
  visit(safe, 'element', (node: Element) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return
    links.push(node.properties)
    node.properties = linkMark.properties
  })
  return { html: writer.stringify(safe).split(linkMark.html), links }
}

/** Records that are filled in by hand have headings that nobody has written on: they head nothing. */
function dropEmptyHeadings(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!/^h[1-6]$/.test(node.tagName) || isShown(node) || parent === undefined || index === undefined) return
    parent.children.splice(index, 1)
    return index
  })
}

function isShown(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(isShown))
}

/** @param link where a link leads, asked for each time: a page answers for what it reads */
function joined({ html, links }: Pieces, link: (url: string) => LinkTarget): string {
  const opened = links.map((own) => {
    const { href, external } = link(String(own.href))
    const properties = { ...own, href, ...(external && { rel: ['external'] }) }
    const tag: Element = { type: 'element', tagName: 'a', properties, children: [] }
    return writer.stringify({ type: 'root', children: [tag] }).slice(0, -'</a>'.length)
  })
  return html.map((piece, index) => piece + (opened[index] ?? '')).join('')
}

/**
 * What looks like a tag and is none of HTML's (`<Dial>`, `<channel>`: verbs of other markup, placeholders) is what its
 * writer meant readers to see. The allow-list would drop it without a word.
 */
function withPlaceholders(tree: MarkdownRoot): MarkdownRoot {
  visit(tree, 'html', (node, index, parent) => {
    const name = /^<\/?([A-Za-z][\w:.-]*)/.exec(node.value)?.[1]?.toLowerCase()
    if (name === undefined || htmlNames.has(name) || parent === undefined || index === undefined) return
    const shown = { type: 'text', value: node.value } as const
    const isBlock = flow.has(parent.type)
    parent.children[index] = isBlock ? { type: 'paragraph', children: [shown] } : shown
  })
  return tree
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
