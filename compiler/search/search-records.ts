import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** A record of a hosted index: a section of a page. The browser reads the same names (`hosted-search.ts`). */
export interface SearchRecord {
  /** The same for the same section in every push. */
  readonly objectID: string
  /** Absolute, with the section's anchor. */
  readonly url: string
  /** The page's title. */
  readonly title: string
  /** The section's heading; empty for the text above the first one. */
  readonly section: string
  readonly content: string
  /** Keys of the brands under which it is found. */
  readonly tags: readonly string[]
  /** Place in the page, from 0: of two alike the earlier goes first. */
  readonly position: number
}

/** A page for the index: `html` is the whole document. */
export interface IndexedPage {
  readonly route: string
  readonly title: string
  readonly tag: string
  readonly html: string
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

interface Section {
  readonly id: string
  readonly heading: string
  readonly text: string[]
}

/** Characters of a record's content: the service takes records of 10 kB on its smallest plan. */
const longest = 4000

/**
 * Takes a page apart into records, one a section of level 2 or 3. A section that is too long for one record goes on in
 * more of the same address.
 *
 * @param origin the public address of the site
 */
export function recordsOf({ route, title, tag, html }: IndexedPage, origin: string): readonly SearchRecord[] {
  const sections: Section[] = [{ id: '', heading: '', text: [] }]
  const article = find(parse(html), (element) => attribute(element, 'data-pagefind-body') !== null)
  if (article !== null) visit(article, sections)
  const url = route === '/' ? origin : origin + route
  const records = sections.flatMap(({ id, heading, text }) => {
    const content = text.join('').replace(/\s+/g, ' ').trim()
    // A page without a word of its own is still found by its title, a section by its heading.
    if (content === '' && id === '' && sections.length > 1) return []
    const address = id === '' ? url : `${url}#${id}`
    return piecesOf(content).map((piece, index) => ({
      objectID: objectId(`${route}${id === '' ? '' : `#${id}`}${index === 0 ? '' : `~${index + 1}`}`),
      url: address,
      title,
      section: heading,
      content: piece,
      tags: [tag],
    }))
  })
  return records.map((record, position) => ({ ...record, position }))
}

/** A result that stands elsewhere, as a record of its own. */
export function externalRecord(result: {
  readonly title: string
  readonly url: string
  readonly description: string | null
  readonly tags: readonly string[]
}): SearchRecord {
  const { title, url, description, tags } = result
  return { objectID: objectId(url), url, title, section: '', content: description ?? '', tags, position: 0 }
}

function visit(node: Element, sections: Section[]): void {
  for (const child of node.childNodes) {
    if (child.nodeName === '#text') {
      sections.at(-1)?.text.push((child as DefaultTreeAdapterTypes.TextNode).value)
      continue
    }
    if (!isElement(child) || isUnread(child) || child.tagName === 'h1') continue
    const id = attribute(child, 'id')
    if ((child.tagName === 'h2' || child.tagName === 'h3') && id !== null) {
      sections.push({ id, heading: textOf(child).replace(/\s+/g, ' ').trim(), text: [] })
      continue
    }
    visit(child, sections)
    if (!inline.has(child.tagName)) sections.at(-1)?.text.push(' ')
  }
}

/** Elements that stand in a word or a line: all others part words. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
])
const unreadElements = new Set(['button', 'script', 'style', 'svg', 'template'])
const unreadClasses = ['needs-script', 'heading-link']

function isUnread(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/)
  return unreadElements.has(element.tagName) || unreadClasses.some((name) => classes.includes(name))
}

function find(node: Node, wanted: (element: Element) => boolean): Element | null {
  if (isElement(node) && wanted(node)) return node
  if (!('childNodes' in node)) return null
  for (const child of node.childNodes) {
    const found = find(child, wanted)
    if (found !== null) return found
  }
  return null
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('childNodes' in node) || (isElement(node) && isUnread(node))) return ''
  return node.childNodes.map(textOf).join('')
}

const isElement = (node: Node): node is Element => 'tagName' in node

function attribute(element: Element, name: string): string | null {
  return element.attrs.find((one) => one.name === name)?.value ?? null
}

/** At least one piece; cut between words where there are any. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest)
    const end = space > longest / 2 ? space : longest
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return rest === '' && pieces.length > 0 ? pieces : [...pieces, rest]
}

/** Readable where it can be; the service limits its length. */
function objectId(name: string): string {
  return name.length <= 200
    ? name
    : `${name.slice(0, 160)}-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
}
