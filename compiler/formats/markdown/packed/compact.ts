import type { Definition, Root, RootContent } from 'mdast'
import type { LineIndex } from '../../source.ts'
import { asParent, childrenOf } from '../walk.ts'
import type { PackNode } from './packed-nodes.ts'
import { spanOf } from './span.ts'

/** How the nodes of a long page are held. */
export interface Held {
  /** Of the page. */
  readonly lines: LineIndex
  /** Takes what no stage changes; null where somebody changes all. */
  readonly pack: PackNode | null
  /** What a part ends in, and who reads the next one goes on with: nothing else stands for it. */
  readonly open?: RootContent | null
}

/**
 * Makes a node of a long page, with all below it, as small as it gets: paragraphs, headings, rows, items and quotes are packed,
 * places become two offsets, and lists of children have no room to grow. Who spreads a packed node or a place, or clones
 * a tree, loses what is in it: see `copyOf`.
 *
 * @param node changed in place; its places are those of the page
 * @returns the node, or one that stands for it
 */
export function compact(node: RootContent, held: Held): RootContent {
  const { lines, pack, open = null } = held
  const small = node === open ? null : (pack?.(node) ?? null)
  if (small !== null) return small
  const position = spanOf(node.position, lines)
  // What parsers make bit by bit takes twice the room of a literal.
  if (node.type === 'text' && hasNoMore(node)) return { type: 'text', value: node.value, position }
  if (node.type === 'thematicBreak') return { type: 'thematicBreak', position }
  if (node.type === 'code') {
    const { lang, meta, value, data } = node
    return { type: 'code', lang, meta, value, position, fence: undefined, ...(data !== undefined && { data }) }
  }
  if (node.type === 'definition') {
    const { identifier, url, title } = node
    return { type: 'definition', identifier, label: labelOf(node), url, title, position }
  }
  const holder = asParent(node)
  if (holder !== null) holder.children = holder.children.map((child) => compact(child, held))
  if (node.type === 'paragraph' && node !== open && hasNoMore(node))
    return { type: 'paragraph', children: node.children, position }
  if (node.type === 'tableCell' && hasNoMore(node)) return { type: 'tableCell', children: node.children, position }
  if (position !== undefined) node.position = position
  return node
}

/** Most are written as they are known, and two texts would be held for each. */
function labelOf({ identifier, label }: Definition): string | null | undefined {
  return label === identifier ? identifier : label
}

/** Besides its type and its place a node of these holds one member. */
function hasNoMore(node: RootContent): boolean {
  return Object.keys(node).length === 3 && node.position !== undefined
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
  // What is packed is no member of its own.
  if ('children' in from && !('children' in copy)) Reflect.set(copy, 'children', structuredClone(below))
  for (const [at, child] of childrenOf(copy).entries()) {
    const original = below[at]
    if (original !== undefined) givePlaces(child, original)
  }
}
