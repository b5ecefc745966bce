import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import type { JsxElement } from '../formats/markdown/html/html.ts'
import type { Attribute, BlockNode } from '../formats/markdown/tree.ts'
import type { Registry } from '../model/registry.ts'
import { rangeOf } from './node-range.ts'

/** A lower-case tag is HTML; everything else, fragments too, is meant as a block. */
export function isHtml(node: JsxElement): boolean {
  return node.name !== null && /^[a-z]/.test(node.name)
}

/**
 * @param quotes how many quotations are around the tag, whose marks every further line of it begins with
 * @returns the block that a JSX tag means
 */
export function fromJsx(node: JsxElement, source: string, registry: Registry, quotes: number): BlockNode {
  const start = node.position?.start.offset ?? 0
  const attributes = node.attributes.map((attribute) => fromJsxAttribute(attribute, source))
  const name = node.name ?? ''
  const from = attributes.at(-1)?.range.end ?? start + 1
  return {
    type: 'block',
    name,
    syntax: 'jsx',
    inline: node.type === 'mdxJsxTextElement' && registry.byName.get(name)?.inline === true,
    attributes,
    preset: {},
    opening: { start, end: endOfOpening(source, from, quotes) },
    children: node.children,
    position: node.position,
    // A member that comes later takes six times the room.
    index: undefined,
  }
}

/** @returns the place after the `>` of an opening tag, of which no attribute follows; a mark of a quotation is none */
function endOfOpening(source: string, from: number, quotes: number): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '>') return at + 1
    if (source[at] === '\n' || source[at] === '\r')
      for (let left = quotes; left > 0; left--) at = behindMark(source, at)
  }
  return from
}

/** @returns the place of the mark of a quotation that the line goes on with; where none does, the place itself */
function behindMark(source: string, at: number): number {
  let next = at + 1
  while (source[next] === ' ' || source[next] === '\t' || source[next] === '\n') next++
  return source[next] === '>' ? next : at
}

function fromJsxAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute, source: string): Attribute {
  const range = rangeOf(attribute)
  if (attribute.type === 'mdxJsxExpressionAttribute') return { name: '', value: { kind: 'spread' }, range }
  const nameEnd = range.start + attribute.name.length
  const { name, value } = attribute
  if (value === null || value === undefined) return { name, value: { kind: 'true' }, range }
  if (typeof value === 'string') {
    const quote = source[range.end - 1] === "'" ? "'" : '"'
    const open = source.indexOf(quote, nameEnd)
    const inner = { start: open + 1, end: range.end - 1 }
    return { name, value: { kind: 'string', text: value, quote, range: inner }, range }
  }
  const statement = value.data?.estree?.body[0]
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : null
  const open = source.indexOf('{', nameEnd)
  return { name, value: { kind: 'expression', expression, range: { start: open, end: range.end } }, range }
}
