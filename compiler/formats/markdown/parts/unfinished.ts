import type { List, Paragraph, RootContent, Table } from 'mdast'
import { append } from '../../append.ts'
import { isClosedContainer } from '../container-lines.ts'
import { compact, type Held } from '../packed/compact.ts'
import { spanOf } from '../packed/span.ts'
import { childrenOf } from '../walk.ts'
import { goOnWith } from './cut-paragraph.ts'
import { isClosedFence } from './ends-open.ts'

/** A list, a table or a paragraph at the top of a page that a part ends in. */
export interface Unfinished {
  readonly node: List | Table | Paragraph
  /** What stands before the next part, so that it is read as what goes on. */
  readonly head: string
  /** Of a list: whether the empty line before the next part lies between items was read, and `spread` says so. */
  readonly isSpreadKnown?: true
}

/** A line at the margin that begins an item, which may be empty: what is open there lies in the item before, not in front of it. */
export const item = /^(?:([-+*])|\d{1,9}([.)]))(?=[ \t\r\n]|$)/
/** More signs than one takes. */
const longestItem = 12

/** A part of a page; the line that begins at `to` is looked at, too. */
interface Bounds {
  readonly text: string
  readonly from: number
  readonly to: number
}

/**
 * Whether the line after a part goes on with what the part ends in, whatever that holds: an item at the margin closes all but
 * its list, and a line of a table is a row or ends it.
 *
 * @param nodes of the part, at their places in the page
 * @param before what the part before ends in
 */
export function unfinished(
  nodes: readonly RootContent[],
  before: Unfinished | null,
  { text, from, to }: Bounds,
): Unfinished | null {
  const last = nodes.at(-1)
  const { start, end } = last?.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return null
  const own = nodes.length === 1 && before !== null && goesOn(before, last, from) ? before : null
  if (own === null && start.column !== 1) return null
  if (last?.type === 'list') {
    const marker = markerAt(text, start.offset)
    if (marker === null || marker !== markerAt(text, to) || !endsInItem(last, text)) return null
    return { node: own?.node ?? last, head: '' }
  }
  if (last?.type !== 'table' || !/^[ \t]*\r?\n$/.test(text.slice(end.offset, to))) return null
  // What goes on with a paragraph may begin something else where there is none: `2.`, `[a]: /b`, a tag.
  const previous = nodes.at(-2)
  if (own === null && previous?.type === 'paragraph' && previous.position?.end.line === start.line - 1) return null
  const head = text.indexOf('\n', text.indexOf('\n', start.offset) + 1) + 1
  return own ?? { node: last, head: text.slice(start.offset, head) }
}

/**
 * @param nodes of a part, at their places in the page; the last is a list or a paragraph that goes on after it
 * @param before what the part before ends in
 * @param from where the part begins
 */
export function goingOn(nodes: readonly RootContent[], before: Unfinished | null, from: number): Unfinished | null {
  const last = nodes.at(-1)
  if (last?.type !== 'list' && last?.type !== 'paragraph') return null
  const node = nodes.length === 1 && before !== null && goesOn(before, last, from) ? before.node : last
  return { node, head: '', isSpreadKnown: true }
}

/** @returns the sign that tells the list of an item apart from others */
export function markerAt(text: string, at: number): string | null {
  const [, bullet, delimiter] = item.exec(text.slice(at, at + longestItem)) ?? []
  return bullet ?? delimiter ?? null
}

/**
 * Whether the item at an offset begins a list: what ends above it is a paragraph or a heading. After indented code the
 * reference takes an empty item for text.
 *
 * @param above what stands before it at the top of the page
 */
export function beginsList(text: string, at: number, above: RootContent | undefined): boolean {
  const isEnded = (above?.type === 'paragraph' || above?.type === 'heading') && isAfterEmptyLine(text, at)
  return isEnded && markerAt(text, at) !== null
}

/** Whether an empty line is before a line, which may hold blanks. @param at where the line begins */
function isAfterEmptyLine(text: string, at: number): boolean {
  return /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, at - 256), at))
}

/** Whether a line at the margin begins after an empty line. */
export function isApart(text: string, to: number): boolean {
  return /\S/.test(text.charAt(to)) && isAfterEmptyLine(text, to)
}

/** What ends before the next item as before a paragraph. */
const endsAlike: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'thematicBreak',
  'table',
  'definition',
  'leafDirective',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
])
const holders: ReadonlySet<string> = new Set(['list', 'listItem', 'blockquote', 'footnoteDefinition'])

/** HTML, and fences and containers that nobody has closed, go on to the end of an item, and end otherwise where the next one follows. */
function endsInItem(node: RootContent, text: string): boolean {
  if (endsAlike.has(node.type)) return true
  const own = () => text.slice(node.position?.start.offset, node.position?.end.offset)
  if (node.type === 'code') return !/^[`~]/.test(own()) || isClosedFence(own())
  if (node.type === 'containerDirective') return isClosedContainer(own())
  const last = holders.has(node.type) ? childrenOf(node).at(-1) : undefined
  return last === undefined ? node.type === 'listItem' : endsInItem(last, text)
}

/** A list or a paragraph goes on where the part begins, a table in the head that was put before it. */
function goesOn({ node }: Unfinished, first: RootContent | undefined, from: number): boolean {
  const start = first?.position?.start.offset
  if (start === undefined || first?.type !== node.type) return false
  return node.type === 'table' ? start < from : start === from
}

/** Whether a paragraph of the part before is a heading in the page, as the first node of a part has a line below it. */
export function isUnderlined(before: Unfinished | null, first: RootContent | undefined): boolean {
  return before?.node.type === 'paragraph' && first?.type === 'heading'
}

/**
 * Puts the first node of a part after what the part before ends in, if it goes on with that.
 *
 * @returns whether it does
 */
export function goOn(
  before: Unfinished,
  first: RootContent | undefined,
  { text, from }: Omit<Bounds, 'to'>,
  held: Held,
): boolean {
  if (!goesOn(before, first, from)) return false
  const { node, isSpreadKnown = false } = before
  if (node.type === 'list' && first?.type === 'list') {
    node.spread = node.spread === true || first.spread === true || (!isSpreadKnown && isAfterEmptyLine(text, from))
    compact(first, held)
    append(node.children, first.children)
  }
  if (node.type === 'table' && first?.type === 'table') {
    // Its head is that of the part before.
    first.children.shift()
    compact(first, held)
    append(node.children, first.children)
  }
  if (node.type === 'paragraph' && first?.type === 'paragraph') goOnWith(node, first, held)
  const [start, end] = [node.position?.start, first?.position?.end]
  if (start !== undefined && end !== undefined) node.position = spanOf({ start, end }, held.lines)
  return true
}
