import type { Blockquote, Code, PhrasingContent, Root, RootContent } from 'mdast'
import { append } from '../formats/append.ts'
import { beginningAt } from '../formats/markdown/packed/span.ts'
import { placeholdersIn } from '../formats/markdown/placeholder.ts'
import type { Attribute, BlockNode } from '../formats/markdown/tree.ts'
import { asParent, type ParentNode } from '../formats/markdown/walk.ts'
import type { Registry } from '../model/registry.ts'
import { type DirectivePage, fromDirective, fromTextDirective } from './from-directive.ts'
import { fromJsx, isHtml } from './from-jsx.ts'
import { rangeOf } from './node-range.ts'
import { unwrap, wrapPhrasing } from './wrap-phrasing.ts'

/**
 * Makes every block of a tree one kind of node, whatever syntax the author used: JSX, directive, GitHub alert or
 * fence. Paragraphs that hold nothing but blocks give way to them; inline directives that are no blocks become the
 * text that they were.
 *
 * @param tree mdast as the parser made it; changed in place, and it is the caller's own
 * @param source the text that the tree's offsets count in
 */
export function toBlocks(tree: Root, source: string, registry: Registry): void {
  convert(tree, { source, registry, isPlaceholder: placeholdersIn(source) }, { quotes: 0, isInCell: false })
}

/** What is around a node. */
interface Around {
  /** How many quotations, whose marks every line begins with. */
  readonly quotes: number
  /** A cell of a table, in which a pipe is written `\|`. */
  readonly isInCell: boolean
}

function convert(parent: ParentNode, page: DirectivePage, around: Around): void {
  /** Null as long as none is another one. */
  let children: RootContent[] | null = null
  const own = parent.children
  for (const [at, child] of own.entries()) {
    const node = convertNode(child, page, around)
    if (around.isInCell && node.type === 'block') node.attributes = node.attributes.map(withPipes)
    convertBelow(node, page, inside(child, around))
    const unwrapped = node.type === 'paragraph' ? unwrap(node, page.registry) : null
    if (node !== child || unwrapped !== null) children ??= own.slice(0, at)
    if (children !== null) append(children, unwrapped ?? [node])
  }
  // A list that has grown has room for more.
  if (children !== null) parent.children = children.slice()
}

function inside({ type }: RootContent, around: Around): Around {
  if (type === 'blockquote') return { ...around, quotes: around.quotes + 1 }
  return type === 'tableCell' ? { ...around, isInCell: true } : around
}

/** The parser of tables takes the marks of escaped pipes away from text and code alone (GFM, example 200). */
function withPipes(attribute: Attribute): Attribute {
  const { value } = attribute
  return value.kind === 'string'
    ? { ...attribute, value: { ...value, text: value.text.replaceAll('\\|', '|') } }
    : attribute
}

function convertBelow(node: RootContent, page: DirectivePage, around: Around): void {
  const holder = asParent(node)
  if (holder !== null) convert(holder, page, around)
  if (node.type !== 'block') return
  takeFence(node)
  if (!node.inline) node.children = wrapPhrasing(node.children)
}

/** A fence that is short for a block may also be in that block, which then has what the fence can't say. */
function takeFence(node: BlockNode): void {
  const [fence, ...others] = node.children
  if (fence?.type !== 'block' || fence.syntax !== 'fence' || fence.name !== node.name || others.length > 0) return
  if (node.attributes.some(({ name }) => Object.hasOwn(fence.preset, name ?? ''))) return
  node.preset = { ...fence.preset, ...node.preset }
  node.children = []
}

function convertNode(node: RootContent, page: DirectivePage, { quotes }: Around): RootContent {
  const { source, registry } = page
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return isHtml(node) ? node : fromJsx(node, source, registry, quotes)
    case 'containerDirective':
    case 'leafDirective':
      return fromDirective(node, page)
    case 'textDirective':
      return fromTextDirective(node, page)
    case 'blockquote':
      return fromAlert(node, source, registry) ?? node
    case 'code':
      return fromFence(node, registry) ?? node
    default:
      return node
  }
}

/** Blocks that have none share it. */
const none: readonly Attribute[] = []

/** `> [!NOTE]` on a line of its own, as GitHub shows it. */
function fromAlert(node: Blockquote, source: string, registry: Registry): BlockNode | null {
  const paragraph = node.children[0]
  if (paragraph?.type !== 'paragraph') return null
  const text = paragraph.children[0]
  if (text?.type !== 'text') return null
  const [marker, alert] = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value) ?? []
  const named = alert === undefined ? undefined : registry.byAlert.get(alert.toUpperCase())
  if (marker === undefined || named === undefined) return null
  const after = paragraph.children.slice(1)
  if (!marker.endsWith('\n') && after[0] !== undefined) {
    // GitHub takes spaces at the end of that line, and no backslash.
    if (after[0].type !== 'break' || source[rangeOf(after[0]).start] === '\\') return null
    after.shift()
  }
  const rest = text.value.slice(marker.length)
  const lineLength = source.slice(rangeOf(text).start).search(/[\r\n]|$/)
  const start = (text.position?.start.offset ?? 0) + lineLength
  const position = text.position && beginningAt(text.position, start)
  const children: PhrasingContent[] = rest === '' ? after : [{ type: 'text', value: rest, position }, ...after]
  const body: RootContent[] =
    children.length === 0 ? [] : [{ type: 'paragraph', children, position: paragraph.position }]
  const open = rangeOf(text).start
  return {
    type: 'block',
    name: named.block.name,
    syntax: 'alert',
    inline: false,
    attributes: none,
    preset: named.preset,
    opening: { start: open, end: open + marker.trimEnd().length },
    children: [...body, ...node.children.slice(1)],
    position: node.position,
    // A member that comes later takes six times the room.
    index: undefined,
  }
}

function fromFence(node: Code, registry: Registry): BlockNode | null {
  // As languages of code, in any case.
  const named = registry.byFence.get((node.lang ?? '').toLowerCase())
  if (named?.takes === undefined) return null
  const range = rangeOf(node)
  return {
    type: 'block',
    name: named.block.name,
    syntax: 'fence',
    inline: false,
    attributes: none,
    preset: { ...named.preset, [named.takes]: node.value },
    opening: { start: range.start, end: range.start + 3 + (node.lang ?? '').length },
    children: [],
    position: node.position,
    index: undefined,
  }
}
