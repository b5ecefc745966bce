import type { Element, RootContent as HastContent } from 'hast'
import type { List, RootContent, Table } from 'mdast'
import type { BlockNode } from '../../formats/markdown/tree.ts'
import { withChildren } from '../../formats/markdown/walk.ts'
import { allowedHtmlOfPart, insideFirst, insideLast, type OpenElements } from './html-in-parts.ts'
import { evenItems } from './list-items.ts'
import type { Slot } from './slot.ts'

/** A part of what is at the top of a page. */
export interface Part {
  readonly children: HastContent[]
  /** How many elements, each the first in the one before, go on from the part before. */
  readonly goesOn: number
}

/** Turns nodes that follow one another at the top of a page. */
export type Turn = (nodes: readonly RootContent[]) => HastContent[]

/**
 * @param size nodes that are turned at once
 * @returns the nodes at the top of a page, part by part; of a longer table or list so many rows or items
 */
export function* partsOf(nodes: readonly RootContent[], size: number, turn: Turn): Generator<Part> {
  for (let from = 0; from < nodes.length || from === 0; ) {
    const first = nodes[from]
    const to = first !== undefined && isLong(first, size) ? from + 1 : endOfPart(nodes, from, size)
    const after = separator(nodes, to)
    if (first !== undefined && isLong(first, size)) {
      for (const { children, goesOn, isLast } of rangesOf(first, size, turn))
        yield { children: isLast ? [...children, ...after] : children, goesOn }
    } else {
      const children = turn(nodes.slice(from, to))
      yield { children: children.length > 0 ? [...children, ...after] : children, goesOn: 0 }
    }
    if (to === nodes.length) return
    from = to
  }
}

/**
 * A parser of HTML keeps some hundred bytes a tag, so it is given parts, each of which it leaves with nothing open but what holds
 * the next one, too. One that it does not is made four times as long.
 */
export function* partsWithHtml(nodes: readonly RootContent[], usual: number, turn: Turn): Generator<Part> {
  let size = usual
  let open: OpenElements = []
  let isBegun = false
  let held: Part | null = null
  for (let from = 0; from < nodes.length || from === 0; ) {
    const to = Math.min(from + size, nodes.length)
    const turned = turn(nodes.slice(from, to))
    const part = turned.length > 0 ? [...turned, ...separator(nodes, to)] : turned
    const bounds = { isFirst: !isBegun, isLast: to === nodes.length, isAmongRows: isAmongRows(nodes[to - 1]), open }
    const read = allowedHtmlOfPart(part, bounds)
    if (read === null) {
      size *= 4
      continue
    }
    const next: Part = { children: read.children, goesOn: open.length }
    if (held !== null) {
      if (read.beginsInText) joinTexts(insideLast(held.children, open.length), insideFirst(next.children, open.length))
      yield held
    }
    held = next
    if (to === nodes.length) break
    from = to
    size = usual
    open = read.open
    isBegun = read.isBegun
  }
  if (held !== null) yield held
}

function isAmongRows(node: RootContent | undefined): boolean {
  return node?.type === 'html' && node.data?.isAmongRows === true
}

/** A text goes on after an end tag of nothing: the two are one. */
function joinTexts(before: HastContent[], after: HastContent[]): void {
  const [last, first] = [before.at(-1), after[0]]
  if (last?.type !== 'text' || first?.type !== 'text') return
  before.pop()
  first.value = last.value + first.value
}

function endOfPart(nodes: readonly RootContent[], from: number, size: number): number {
  const most = Math.min(from + size, nodes.length)
  for (let to = from + 1; to < most; to++) {
    const node = nodes[to]
    if (node !== undefined && isLong(node, size)) return to
  }
  return most
}

/** What stands between two nodes is put after the first one. */
function separator(nodes: readonly RootContent[], to: number): HastContent[] {
  for (let at = to; at < nodes.length; at++) {
    const node = nodes[at]
    if (node !== undefined && !isNothing(node)) return [{ type: 'text', value: '\n' }]
  }
  return []
}

const nothing: ReadonlySet<string> = new Set(['definition', 'footnoteDefinition', 'mdxFlowExpression', 'mdxjsEsm'])

function isNothing(node: RootContent): boolean {
  return nothing.has(node.type) || (node.type === 'block' && node.index === undefined)
}

function isLong(node: RootContent, size: number): node is Long {
  if (node.type === 'table' || node.type === 'list') return node.children.length > size + 1
  if (node.type !== 'block' || node.index === undefined) return false
  const [only, ...more] = node.children
  return only !== undefined && more.length === 0 && isLong(only, size)
}

/** What is turned bit by bit: a block that holds nothing but one such is, too. */
type Long = Table | List | BlockNode

interface Range extends Part {
  readonly isLast: boolean
}

function* rangesOf(node: Long, size: number, turn: Turn): Generator<Range> {
  if (node.type === 'block') {
    yield* rangesInBlock(node, size, turn)
    return
  }
  const turnRange = node.type === 'table' ? rowsOf(node, turn) : itemsOf(node, turn)
  const first = node.type === 'table' ? 1 : 0
  for (let from = first; from < node.children.length; from += size) {
    const isLast = from + size >= node.children.length
    yield { ...turnRange(from, from + size, { isFirst: from === first, isLast }), isLast }
  }
}

function* rangesInBlock(block: BlockNode, size: number, turn: Turn): Generator<Range> {
  const [only] = block.children
  if (only === undefined || !isLong(only, size)) throw new Error('What is long in a block is its only child')
  const around = (nodes: readonly RootContent[]): Slot => {
    const [slot] = turn([withChildren(block, nodes)])
    if (slot?.type !== 'slot') throw new Error('A block is a slot')
    return slot
  }
  const ranges = rangesOf(only, size, (nodes) => around(nodes).children)
  const { heads = false, ...slot } = around([])
  for (const { children, goesOn, isLast } of ranges) {
    const isFirst = goesOn === 0
    // Only where it begins it ends a section.
    yield { children: [{ ...slot, heads: isFirst && heads, children }], goesOn: isFirst ? 0 : goesOn + 1, isLast }
  }
}

interface Where {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** @returns what turns rows of a table, each time below a head, whose cells say which columns there are */
function rowsOf(table: Table, turn: Turn): (from: number, to: number, where: Where) => Part {
  const head = table.children.slice(0, 1)
  const empty = head.map((row) =>
    withChildren(
      row,
      row.children.map((cell) => withChildren(cell, [])),
    ),
  )
  return (from, to, { isFirst, isLast }) => {
    const rows = [...(isFirst ? head : empty), ...table.children.slice(from, to)]
    const whole = elementIn(turn([{ ...table, children: rows }]))
    const at = whole.children.findIndex((child) => child.type === 'element' && child.tagName === 'tbody')
    const body = whole.children[at]
    if (!isLast && body?.type === 'element') body.children.pop()
    whole.children = whole.children.slice(isFirst ? 0 : at, isLast ? undefined : at + 1)
    return { children: [whole], goesOn: isFirst ? 0 : 2 }
  }
}

function itemsOf(list: List, turn: Turn): (from: number, to: number, where: Where) => Part {
  const { spread, hasTasks, items } = evenItems(list)
  return (from, to, { isFirst, isLast }) => {
    const whole = elementIn(turn([{ ...list, spread, children: items(from, to) }]))
    if (hasTasks) whole.properties.className = ['contains-task-list']
    if (!isLast) whole.children.pop()
    return { children: [whole], goesOn: isFirst ? 0 : 1 }
  }
}

function elementIn(nodes: readonly HastContent[]): Element {
  const [node] = nodes
  if (node?.type !== 'element') throw new Error('A table or a list is an element')
  return node
}
