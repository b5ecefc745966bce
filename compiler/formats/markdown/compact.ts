import type { Root, RootContent } from 'mdast'
import type { Point, Position } from 'unist'
import type { LineIndex } from '../source.ts'
import { asParent, childrenOf } from './walk.ts'

/** Where a node lies, as two offsets: lines and columns are counted when somebody asks, and take three objects a node. */
class Span implements Position {
  readonly #lines: LineIndex
  readonly #from: number
  readonly #to: number

  constructor(lines: LineIndex, from: number, to: number) {
    this.#lines = lines
    this.#from = from
    this.#to = to
  }

  get start(): Point {
    return pointAt(this.#lines, this.#from)
  }

  get end(): Point {
    return pointAt(this.#lines, this.#to)
  }
}

function pointAt(lines: LineIndex, offset: number): Point {
  const { line, column } = lines.point(offset)
  return { line, column, offset }
}

/**
 * Makes a node of a long page, with all below it, a third as large: places become two offsets, and lists of children have
 * no room to grow. Who spreads a place or clones a tree gets none: see `copyOf`.
 *
 * @param node changed in place; its places are those of the page
 * @param lines of the page
 * @returns the node, or one that stands for it
 */
export function compact(node: RootContent, lines: LineIndex): RootContent {
  const position = spanOf(node.position, lines)
  // What parsers make bit by bit takes twice the room of a literal.
  if (node.type === 'text' && hasNoMore(node, 3)) return { type: 'text', value: node.value, position }
  const holder = asParent(node)
  if (holder !== null) holder.children = holder.children.map((child) => compact(child, lines))
  if (node.type === 'paragraph' && hasNoMore(node, 3)) return { type: 'paragraph', children: node.children, position }
  if (node.type === 'tableCell' && hasNoMore(node, 3)) return { type: 'tableCell', children: node.children, position }
  if (position !== undefined) node.position = position
  return node
}

function hasNoMore(node: RootContent, members: number): boolean {
  return Object.keys(node).length === members && node.position !== undefined
}

/** @returns the same place; the one that was given where lines are counted in another way */
function spanOf(position: Position | undefined, lines: LineIndex): Position | undefined {
  if (position === undefined) return undefined
  const { start, end } = position
  return isAt(start, lines) && isAt(end, lines) ? new Span(lines, start.offset, end.offset) : position
}

function isAt(point: Point, lines: LineIndex): point is Point & { readonly offset: number } {
  if (point.offset === undefined) return false
  const { line, column } = lines.point(point.offset)
  return line === point.line && column === point.column
}

/** @returns a copy of a tree that can be changed, with the same places */
export function copyOf(tree: Root): Root {
  const copy = structuredClone(tree)
  givePlaces(copy, tree)
  return copy
}

function givePlaces(copy: Root | RootContent, from: Root | RootContent): void {
  copy.position = from.position
  const below = childrenOf(from)
  for (const [at, child] of childrenOf(copy).entries()) {
    const original = below[at]
    if (original !== undefined) givePlaces(child, original)
  }
}
