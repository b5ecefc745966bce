import type { Element, ElementContent, Properties, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { html } from 'parse5'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { escapeText } from '../formats/escape-text.ts'
import type { FastParser } from '../formats/markdown/fast/fast-parser.ts'
import { htmlSchema } from '../formats/markdown/html/html.ts'
import { rewriteSrcset } from '../formats/markdown/html/srcset.ts'
import { complexity } from '../formats/markdown/limits/complexity.ts'
import { unlinkInAnchors } from '../formats/markdown/nested-links.ts'
import { closedNames, isCustomElement } from '../formats/markdown/placeholder.ts'
import { parsePlainMarkdown } from '../formats/markdown/plain-markdown.ts'
import { once } from '../formats/once.ts'
import { createRecent } from '../formats/recent.ts'
import type { LinkTarget } from '../model/link-target.ts'
import { listHandlers } from './hast/list-items.ts'
import { markLongCells } from './hast/long-cells.ts'
import { plainFootnotes } from './hast/plain-footnotes.ts'
import { plainSchemes } from './hast/plain-schemes.ts'
import { rootOf } from './hast/root-of.ts'
import { markSpeltLink } from './hast/spelt-links.ts'
import { type Leading, type Pieces, simpleParagraphs } from './simple-paragraphs.ts'

/** Elements that the allow-list keeps. */
const kept: ReadonlySet<string> = new Set(htmlSchema.tagNames)
/** Elements of HTML: those that the allow-list knows and keeps, knows and drops, and the rest of the standard's list. */
const htmlNames: ReadonlySet<string> = new Set([
  ...Object.values(html.TAG_NAMES).map((name) => String(name).toLowerCase()),
  ...kept,
  ...'audio bdi bdo canvas data datalist meter output picture portal progress slot time video'.split(' '),
])
/** Parents whose children are blocks. */
const flow: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
const writer = unified().use(rehypeStringify).freeze()

/** Ids in texts of data are prefixed, so that they can neither clash with the page's own nor take their place. */
const dataSchema = { ...htmlSchema, clobber: ['id', 'name'], clobberPrefix: 'data-', allowComments: false }

/** Half of the texts that are known again: a specification says the same of a property wherever its schema is used. */
const mostRemembered = 2500
const tooLong = 20_000

/** Stands in place of what leads somewhere. The allow-list leaves no such attribute in what an author wrote. */
const mark = { hidden: true }
const marked = /<(?:a|img) hidden>/

/** Links lead to the same places on most pages: how the text was written last, and for which answers. */
interface Known extends Pieces {
  last?: { readonly answers: string; readonly html: string }
}

/**
 * @param fast takes the texts that it reads as the reference does
 * @returns Markdown of data as HTML; it remembers the texts that it was given last
 */
export function createDataMarkdown(
  fast: FastParser | null = null,
): (markdown: string, link: (url: string) => LinkTarget) => string {
  const memory = createRecent<string, Known>(mostRemembered)
  const piecesOf = (markdown: string): Known => {
    const known = memory.get(markdown)
    if (known !== undefined) return known
    const made: Known = toPieces(markdown, fast)
    if (markdown.length <= tooLong) memory.set(markdown, made)
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
function toPieces(markdown: string, fast: FastParser | null): Pieces {
  const text = markdown.replace(/\r\n?/g, '\n')
  const simple = fast === null ? null : simpleParagraphs(text)
  if (simple !== null) return simple
  if (complexity(text) !== null) return { html: [`<p>${escapeText(text)}</p>`], leading: [] }
  const tree = parsePlainMarkdown(text, fast)
  unlinkInAnchors(tree, text)
  const hast = toHast(withPlaceholders(tree, text), {
    allowDangerousHtml: true,
    clobberPrefix: '',
    handlers: listHandlers,
  })
  const read = rootOf(text.includes('<') ? raw(hast) : hast)
  visit(read, 'element', plainSchemes)
  const safe = rootOf(sanitize(read, dataSchema))
  plainFootnotes(safe)
  dropEmptyHeadings(safe)
  const leading: Leading[] = []
  visit(safe, 'element', (node: Element) => {
    const { tagName: name, properties } = node
    if (name === 'tr') markLongCells(node)
    if (name === 'a') markSpeltLink(node)
    if (!(name === 'a' && typeof properties.href === 'string') && !(name === 'img' && properties.src)) return
    leading.push({ name, properties })
    node.properties = mark
  })
  return { html: writer.stringify(safe).split(marked), leading }
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
function joined(pieces: Known, link: (url: string) => LinkTarget): string {
  const { html, leading, last } = pieces
  const properties = leading.map(({ name, properties: own }) => (name === 'a' ? led(own, link) : drawn(own, link)))
  const answers = JSON.stringify(properties)
  if (answers === last?.answers) return last.html
  const text = html.map((piece, index) => piece + opened(leading[index], properties[index])).join('')
  pieces.last = { answers, html: text }
  return text
}

/** @returns the opening tag of a link, or an image */
function opened(leading: Leading | undefined, properties: Properties | undefined): string {
  if (leading === undefined || properties === undefined) return ''
  const tag: Element = { type: 'element', tagName: leading.name, properties, children: [] }
  return writer.stringify({ type: 'root', children: [tag] }).replace(/<\/a>$/, '')
}

function led(own: Properties, link: (url: string) => LinkTarget): Properties {
  const { href, external } = link(String(own.href))
  return { ...own, href, ...(external && { rel: ['external'] }) }
}

function drawn(own: Properties, link: (url: string) => LinkTarget): Properties {
  const to = (url: string) => link(url).href
  return { ...own, src: to(String(own.src)), ...(own.srcSet && { srcSet: rewriteSrcset(String(own.srcSet), to) }) }
}

/** What the allow-list drops is written small, or large: `<Video>` and `<Body>` are verbs of other markup. */
function isHtml(name: string): boolean {
  const small = name.toLowerCase()
  return htmlNames.has(small) && (kept.has(small) || !/^[A-Z][a-z]/.test(name))
}

/**
 * What looks like a tag and is none of HTML's (`<Dial>`, `<channel>`: verbs of other markup, placeholders) is what its
 * writer meant readers to see. The allow-list would drop it without a word.
 *
 * @param text what the tree was read from
 */
function withPlaceholders(tree: MarkdownRoot, text: string): MarkdownRoot {
  const closed = once(() => closedNames(text))
  visit(tree, 'html', (node, index, parent) => {
    const name = /^<\/?([A-Za-z][\w:.-]*)/.exec(node.value)?.[1]
    if (name === undefined || isHtml(name) || parent === undefined || index === undefined) return
    if (isCustomElement(name, closed())) return
    const shown = { type: 'text', value: node.value } as const
    const isBlock = flow.has(parent.type)
    parent.children[index] = isBlock ? { type: 'paragraph', children: [shown] } : shown
  })
  return tree
}
