import type { Heading, Image, Link, Nodes, Parents, RootContent } from 'mdast'
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { apartElements, type JsxElement, jsxAttribute } from '../../formats/markdown/html/html.ts'
import { isPhrasing } from '../../formats/markdown/phrasing.ts'
import { withChildren } from '../../formats/markdown/walk.ts'

/** In a line of Markdown a space parts what stands apart on the page. */
const isApart = (name: string) => name === 'br' || apartElements.has(name)

/** Elements of a line that Markdown has a mark for. */
const marks: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  del: 'delete',
  s: 'delete',
}

/** Markdown has no mark for them, and without any 10 to the power of 6 would read as 106. */
const kept: ReadonlySet<string> = new Set(['sub', 'sup'])

const depths: Readonly<Record<string, Heading['depth']>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }

/** What ends a line, or what is around a line: no space is due before it. */
const ends = /^(?:$|[\n\]])/

/**
 * @param link where a link or image leads
 * @param inside writes what is in an element
 * @returns a handler that writes HTML as Markdown where that has the same, and of other elements what is in them
 */
export function htmlMarkdown(link: (url: string) => string, inside: Handle): Handle {
  return (node: JsxElement, parent: Parents | undefined, state, info) => {
    const { name } = node
    const src = name === 'img' ? jsxAttribute(node, 'src') : null
    if (src !== null) return defaultHandlers.image(imageOf(node, link(src)), parent, state, info)
    const href = name === 'a' ? jsxAttribute(node, 'href') : null
    const linked = href === null ? null : linkOf(node, href, link)
    if (linked?.type === 'link') return defaultHandlers.link(linked, parent, state, info)
    if (linked !== null) return inside(linked, parent, state, info)
    const same = sameInMarkdown(node)
    if (same !== null) return state.handle(same, parent, state, info)
    const text = inside(node, parent, state, info)
    if (name !== null && kept.has(name) && text !== '') return `<${name}>${text}</${name}>`
    const isEnd = ends.test(info.after)
    return node.type === 'mdxJsxTextElement' && isApart(name ?? '') && !isEnd ? `${text} ` : text
  }
}

/** @returns the node of Markdown that says what an element says; null for one that has none */
function sameInMarkdown(node: JsxElement): Nodes | null {
  const name = node.name ?? ''
  if (node.type === 'mdxJsxFlowElement') {
    const line = lineIn(node)
    const depth = depths[name]
    if (depth === undefined || line.length === 0) return null
    return withChildren<Heading>({ type: 'heading', depth, children: [] }, line)
  }
  const text = textOf(node)
  // Blanks at the ends of what is marked would have to be written as character references.
  if (text === '' || text !== text.trim()) return null
  if (name === 'code' && node.children.every(({ type }) => type === 'text')) return { type: 'inlineCode', value: text }
  const type = marks[name]
  return type === undefined ? null : { type, children: node.children }
}

function imageOf(node: JsxElement, url: string): Image {
  return { type: 'image', url, alt: jsxAttribute(node, 'alt') ?? '', title: jsxAttribute(node, 'title') }
}

/** @returns the link, or the element with the link around its first line; null where nothing can be one */
function linkOf(node: JsxElement, href: string, link: (url: string) => string): Link | JsxElement | null {
  const around = (line: readonly RootContent[], url: string): Link | null =>
    line.length === 0 || line.some(holdsLink)
      ? null
      : withChildren<Link>({ type: 'link', url, title: jsxAttribute(node, 'title'), children: [] }, line)
  const whole = around(lineIn(node), link(href))
  if (whole !== null || node.type !== 'mdxJsxFlowElement' || holdsLink({ ...node, name: '' })) return whole
  // A link of Markdown is led on when it is written.
  const children = withFirstLine(node.children, (line) => around(line, href))
  return children === null ? null : withChildren(node, children)
}

function holdsLink(node: Nodes): boolean {
  if (node.type === 'link' || node.type === 'linkReference') return true
  if ('name' in node && node.name === 'a') return true
  return 'children' in node && node.children.some(holdsLink)
}

/** @returns the nodes with a link around the first line in them; null where there is none */
function withFirstLine(
  nodes: readonly RootContent[],
  around: (line: readonly RootContent[]) => Link | null,
): readonly RootContent[] | null {
  for (const [index, node] of nodes.entries()) {
    if (!('children' in node) || node.type === 'block') continue
    const link = node.type === 'paragraph' || node.type === 'heading' ? around(node.children) : null
    const inside = link === null ? withFirstLine(node.children, around) : [link]
    if (inside !== null) return nodes.toSpliced(index, 1, withChildren(node, inside))
  }
  return null
}

/** Whether what is in an element was written in a line, and is in no paragraph. */
export function holdsText(node: JsxElement): boolean {
  return node.type === 'mdxJsxTextElement' || node.children.every(isPhrasing)
}

/** @returns what is in an element, where it is one line */
function lineIn(node: JsxElement): readonly RootContent[] {
  if (holdsText(node)) return node.children
  const [only, ...others] = node.children
  if (others.length > 0) return []
  if (only?.type === 'paragraph') return only.children
  return only?.type === 'mdxJsxFlowElement' && only.name === 'img' ? [only] : []
}
