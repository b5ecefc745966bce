import type { Blockquote, Code, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { append } from '../formats/append.ts'
import type { Attribute, BlockNode, Range } from '../formats/markdown/tree.ts'
import type { Registry } from '../model/registry.ts'
import { readDirectiveAttributes } from './directive-attributes.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Directive = ContainerDirective | LeafDirective | TextDirective
interface Parent {
  children: RootContent[]
}

/**
 * Makes every block of a tree one kind of node, whatever syntax the author used: JSX, directive, GitHub alert or
 * fence. Paragraphs that hold nothing but blocks give way to them; inline directives that are no blocks become the
 * text that they were.
 *
 * @param tree mdast as the parser made it; changed in place, and it is the caller's own
 * @param source the text that the tree's offsets count in
 */
export function toBlocks(tree: Root, source: string, registry: Registry): void {
  convert(tree as Parent, source, registry)
}

function convert(parent: Parent, source: string, registry: Registry): void {
  const children: RootContent[] = []
  for (const child of parent.children) {
    const node = convertNode(child, source, registry)
    if ('children' in node) convertBelow(node, source, registry)
    const unwrapped = node.type === 'paragraph' ? unwrap(node, registry) : null
    if (unwrapped === null) children.push(node)
    else append(children, unwrapped)
  }
  parent.children = children
}

function convertBelow(node: RootContent, source: string, registry: Registry): void {
  convert(node as Parent, source, registry)
  if (node.type === 'block' && !node.inline) node.children = wrapPhrasing(node.children)
}

function convertNode(node: RootContent, source: string, registry: Registry): RootContent {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return isHtml(node) ? node : fromJsx(node, source, registry)
    case 'containerDirective':
    case 'leafDirective':
      return fromDirective(node, source, registry)
    case 'textDirective':
      return fromTextDirective(node, source, registry)
    case 'blockquote':
      return fromAlert(node, source, registry) ?? node
    case 'code':
      return fromFence(node, registry) ?? node
    default:
      return node
  }
}

/** A lower-case tag is HTML; everything else, fragments too, is meant as a block. */
function isHtml(node: Jsx): boolean {
  return node.name !== null && /^[a-z]/.test(node.name)
}

function fromJsx(node: Jsx, source: string, registry: Registry): BlockNode {
  const start = node.position?.start.offset ?? 0
  const attributes = node.attributes.map((attribute) => fromJsxAttribute(attribute, source))
  const name = node.name ?? ''
  const from = attributes.at(-1)?.range.end ?? start + 1 + name.length
  const close = source.indexOf('>', from)
  return {
    type: 'block',
    name,
    syntax: 'jsx',
    inline: node.type === 'mdxJsxTextElement' && registry.byName.get(name)?.inline === true,
    attributes,
    preset: {},
    opening: { start, end: close === -1 ? from : close + 1 },
    children: node.children as RootContent[],
    position: node.position,
  }
}

function fromJsxAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute, source: string): Attribute {
  const range = rangeOf(attribute)
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return { name: '', value: { kind: 'spread' }, range, nameRange: range }
  const nameRange = { start: range.start, end: range.start + attribute.name.length }
  const { name, value } = attribute
  if (value === null || value === undefined) return { name, value: { kind: 'true' }, range, nameRange }
  if (typeof value === 'string') {
    const quote = source[range.end - 1] === "'" ? "'" : '"'
    const open = source.indexOf(quote, nameRange.end)
    const inner = { start: open + 1, end: range.end - 1 }
    return { name, value: { kind: 'string', text: value, quote, range: inner }, range, nameRange }
  }
  const statement = value.data?.estree?.body[0]
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : null
  const open = source.indexOf('{', nameRange.end)
  return { name, value: { kind: 'expression', expression, range: { start: open, end: range.end } }, range, nameRange }
}

function fromDirective(node: ContainerDirective | LeafDirective, source: string, registry: Registry): BlockNode {
  const named = registry.byDirective.get(node.name)
  const container = node.type === 'containerDirective'
  const { attributes, opening } = openingOf(node, source)
  const first = node.children[0]
  const hasLabel = container && first?.type === 'paragraph' && first.data?.directiveLabel === true
  return {
    type: 'block',
    name: named?.block.name ?? node.name,
    syntax: container ? 'container' : 'leaf',
    inline: false,
    attributes,
    preset: named?.preset ?? {},
    opening,
    children: container ? ((hasLabel ? node.children.slice(1) : node.children) as RootContent[]) : [],
    position: node.position,
  }
}

/** The parser makes directives only of names that are known, with a label or attributes behind. */
function fromTextDirective(node: TextDirective, source: string, registry: Registry): BlockNode {
  const named = registry.byDirective.get(node.name)
  const { attributes, opening } = openingOf(node, source)
  return {
    type: 'block',
    name: named?.block.name ?? node.name,
    syntax: 'text',
    inline: true,
    attributes,
    preset: named?.preset ?? {},
    opening,
    children: [],
    position: node.position,
  }
}

/** Where a directive's name ends, its attributes with places (the label is the title), and its first line. */
function openingOf(
  node: Directive,
  source: string,
): { attributes: readonly Attribute[]; opening: Range; nameEnd: number } {
  const { start, end } = rangeOf(node)
  let at = start
  while (source[at] === ':') at++
  at += node.name.length
  const nameEnd = at
  const attributes: Attribute[] = []
  if (source[at] === '[') {
    const label = labelOf(node)
    const close = labelEnd(node, source, at)
    if (label !== '') {
      const range = { start: at, end: close }
      const inner = { start: at + 1, end: close - 1 }
      attributes.push({
        name: 'title',
        value: { kind: 'string', text: label, quote: '"', range: inner },
        range,
        nameRange: range,
      })
    }
    at = close
  }
  if (source[at] === '{') {
    const read = readDirectiveAttributes(source, at)
    append(attributes, read.attributes)
    at = read.end
  }
  return { attributes, opening: { start, end: Math.min(Math.max(at, nameEnd), end) }, nameEnd }
}

function labelOf(node: Directive): string {
  if (node.type !== 'containerDirective') return textOf(node)
  const first = node.children[0]
  return first?.type === 'paragraph' && first.data?.directiveLabel === true ? textOf(first) : ''
}

function labelEnd(node: Directive, source: string, open: number): number {
  if (node.type === 'containerDirective') {
    const first = node.children[0]
    if (first?.type === 'paragraph' && first.data?.directiveLabel === true) return rangeOf(first).end
  }
  const last = node.children.at(-1)
  const from = node.type !== 'containerDirective' && last !== undefined ? rangeOf(last as RootContent).end : open + 1
  return source.indexOf(']', from) + 1
}

/** `> [!NOTE]` on a line of its own, as GitHub shows it. */
function fromAlert(node: Blockquote, source: string, registry: Registry): BlockNode | null {
  const paragraph = node.children[0]
  if (paragraph?.type !== 'paragraph') return null
  const text = paragraph.children[0]
  if (text?.type !== 'text') return null
  const marker = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value)
  const named = marker === null ? undefined : registry.byAlert.get((marker[1] as string).toUpperCase())
  if (marker === null || named === undefined) return null
  if (marker[0].endsWith(']') && paragraph.children.length > 1) return null
  const rest = text.value.slice(marker[0].length)
  const lineLength = source.slice(rangeOf(text).start).search(/[\r\n]|$/)
  const start = (text.position?.start.offset ?? 0) + lineLength
  const position = text.position && { ...text.position, start: { ...text.position.start, offset: start } }
  const children =
    rest === '' ? paragraph.children.slice(1) : [{ ...text, value: rest, position }, ...paragraph.children.slice(1)]
  const body: RootContent[] = children.length === 0 ? [] : [{ ...paragraph, children: children as PhrasingContent[] }]
  const open = rangeOf(text).start
  return {
    type: 'block',
    name: named.block.name,
    syntax: 'alert',
    inline: false,
    attributes: [],
    preset: named.preset,
    opening: { start: open, end: open + marker[0].trimEnd().length },
    children: [...body, ...(node.children.slice(1) as RootContent[])],
    position: node.position,
  }
}

function fromFence(node: Code, registry: Registry): BlockNode | null {
  const named = registry.byFence.get(node.lang ?? '')
  if (named?.takes === undefined) return null
  const range = rangeOf(node)
  return {
    type: 'block',
    name: named.block.name,
    syntax: 'fence',
    inline: false,
    attributes: [],
    preset: { ...named.preset, [named.takes]: node.value },
    opening: { start: range.start, end: range.start + 3 + (node.lang ?? '').length },
    children: [],
    position: node.position,
  }
}

/** A paragraph that holds only JSX blocks is those blocks. @returns null where it stays */
function unwrap(node: Paragraph, registry: Registry): RootContent[] | null {
  if (!node.children.some((child) => child.type === 'block')) return null
  const solid = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (!solid.every((child) => child.type === 'block' && child.syntax === 'jsx')) return null
  const standing = solid as unknown as BlockNode[]
  if (standing.every((block) => registry.byName.get(block.name)?.inline === true)) return null
  for (const block of standing) {
    block.inline = false
    block.children = wrapPhrasing(block.children)
  }
  return standing
}

const phrasing: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'mdxTextExpression',
  'mdxJsxTextElement',
  'textDirective',
])

/** Text that stands directly in a block becomes paragraphs, as it would on lines of its own. */
function wrapPhrasing(children: RootContent[]): RootContent[] {
  if (!children.some(isPhrasing)) return children
  const wrapped: RootContent[] = []
  let run: RootContent[] = []
  const flush = () => {
    if (run.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      const start = run[0]?.position?.start
      const end = run.at(-1)?.position?.end
      const position = start && end ? { start, end } : undefined
      wrapped.push({ type: 'paragraph', children: run as PhrasingContent[], position })
    }
    run = []
  }
  for (const child of children) {
    if (isPhrasing(child)) run.push(child)
    else {
      flush()
      wrapped.push(child)
    }
  }
  flush()
  return wrapped
}

function isPhrasing(node: RootContent): boolean {
  return phrasing.has(node.type) || (node.type === 'block' && node.inline)
}

function rangeOf(node: { position?: RootContent['position'] }): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
}
