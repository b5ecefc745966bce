import type { RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { append } from '../formats/append.ts'
import { bracedText } from '../formats/markdown/braced-text.ts'
import type { IsPlaceholder } from '../formats/markdown/placeholder.ts'
import { shownText } from '../formats/markdown/shown-text.ts'
import type { Attribute, BlockNode, Range } from '../formats/markdown/tree.ts'
import type { Registry } from '../model/registry.ts'
import { readDirectiveAttributes } from './directive-attributes.ts'
import { rangeOf } from './node-range.ts'

type Directive = ContainerDirective | LeafDirective | TextDirective

/** The page of a directive. */
export interface DirectivePage {
  readonly source: string
  readonly registry: Registry
  readonly isPlaceholder: IsPlaceholder
}

/** @returns the block that a directive on lines of its own means */
export function fromDirective(node: ContainerDirective | LeafDirective, page: DirectivePage): BlockNode {
  const named = page.registry.byDirective.get(node.name)
  const container = node.type === 'containerDirective'
  const { attributes, opening } = openingOf(node, page)
  const first = node.children[0]
  const hasLabel = container && first?.type === 'paragraph' && first.data?.directiveLabel === true
  return {
    type: 'block',
    name: named?.block.name ?? unknownDirective(node.name),
    syntax: container ? 'container' : 'leaf',
    inline: false,
    attributes,
    preset: named?.preset ?? {},
    opening,
    children: container ? (hasLabel ? node.children.slice(1) : node.children) : [],
    position: node.position,
    // A member that comes later takes six times the room.
    index: undefined,
  }
}

/** A directive has names of its own: `:::TabGroup` is not the block that MDX calls so. */
function unknownDirective(name: string): string {
  return `:${name}`
}

/** The parser makes directives only of names that are known, with a label or attributes after them. */
export function fromTextDirective(node: TextDirective, page: DirectivePage): BlockNode {
  const named = page.registry.byDirective.get(node.name)
  const { attributes, opening } = openingOf(node, page)
  return {
    type: 'block',
    name: named?.block.name ?? unknownDirective(node.name),
    syntax: 'text',
    inline: true,
    attributes,
    preset: named?.preset ?? {},
    opening,
    children: [],
    position: node.position,
    index: undefined,
  }
}

/** A directive's attributes with places (the label is the title), and its first line. */
function openingOf(
  node: Directive,
  { source, isPlaceholder }: Pick<DirectivePage, 'source' | 'isPlaceholder'>,
): { attributes: readonly Attribute[]; opening: Range } {
  const { start, end } = rangeOf(node)
  let at = start
  while (source[at] === ':') at++
  at += node.name.length
  const nameEnd = at
  const attributes: Attribute[] = []
  if (source[at] === '[') {
    const label = labelOf(node)
    const close = labelEnd(node, source, at)
    const range = { start: at, end: close }
    const inner = { start: at + 1, end: close - 1 }
    const isText = (tag: string) => isPlaceholder(tag, tag)
    const text = label.map((part) => asTitle(part) ?? shownText(part, isText)).join('')
    const braced = bracedText(label)
    if (braced !== null) attributes.push({ name: 'title', value: { kind: 'label', text: braced, range: inner }, range })
    else if (text !== '')
      attributes.push({ name: 'title', value: { kind: 'string', text, quote: '"', range: inner }, range })
    at = close
  }
  if (source[at] === '{') {
    const read = readDirectiveAttributes(source, at)
    append(attributes, read.attributes)
    at = read.end
  }
  // A list that has grown has room for sixteen more.
  return { attributes: attributes.slice(), opening: { start, end: Math.min(Math.max(at, nameEnd), end) } }
}

/** @returns code as titles have it in a property, between backticks; null for all else */
function asTitle(part: RootContent): string | null {
  return part.type === 'inlineCode' && !part.value.includes('`') ? `\`${part.value}\`` : null
}

function labelOf(node: Directive): readonly RootContent[] {
  if (node.type !== 'containerDirective') return node.children
  const first = node.children[0]
  return first?.type === 'paragraph' && first.data?.directiveLabel === true ? first.children : []
}

function labelEnd(node: Directive, source: string, open: number): number {
  if (node.type === 'containerDirective') {
    const first = node.children[0]
    if (first?.type === 'paragraph' && first.data?.directiveLabel === true) return rangeOf(first).end
  }
  const last = node.children.at(-1)
  const from = node.type !== 'containerDirective' && last !== undefined ? rangeOf(last).end : open + 1
  return source.indexOf(']', from) + 1
}
