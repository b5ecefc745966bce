import type { Root } from 'mdast'
import type { Parsed } from './parse-markdown.ts'

/** Line, column and offset of the start, then of the end. */
type StoredPlace = readonly [number, number, number, number, number, number]
type Fields = Record<string, unknown>
/** A node's own fields, its place and its children. Places are half of a tree's size, and most of it by far as objects. */
type StoredNode = readonly [Fields, StoredPlace | null, readonly StoredNode[] | null]

/**
 * Writes what the parser gave as JSON, in half the size of the tree's own.
 *
 * @returns null for what JSON does not give back as it was: a page with a regular expression in a property, for example
 */
export function storeParsed(parsed: Parsed): string | null {
  if (!isPlain(parsed)) return null
  return JSON.stringify('fault' in parsed ? parsed : { stored: storeNode(parsed.tree as unknown as Fields) })
}

/** @returns what `storeParsed` was given; throws for any other text */
export function readParsed(text: string): Parsed {
  const value = JSON.parse(text) as Parsed | { readonly stored: StoredNode }
  return 'stored' in value ? { tree: readNode(value.stored) as unknown as Root } : value
}

function storeNode({ position, children, ...own }: Fields): StoredNode {
  return [own, storePlace(position), Array.isArray(children) ? children.map(storeNode) : null]
}

function readNode([own, place, children]: StoredNode): Fields {
  if (children !== null) own.children = children.map(readNode)
  if (place !== null) own.position = readPlace(place)
  return own
}

interface Position {
  readonly start: { readonly line: number; readonly column: number; readonly offset: number }
  readonly end: { readonly line: number; readonly column: number; readonly offset: number }
}

function storePlace(position: unknown): StoredPlace | null {
  if (position === undefined) return null
  const { start, end } = position as Position
  return [start.line, start.column, start.offset, end.line, end.column, end.offset]
}

function readPlace([line, column, offset, endLine, endColumn, endOffset]: StoredPlace): Position {
  return { start: { line, column, offset }, end: { line: endLine, column: endColumn, offset: endOffset } }
}

/** Whether JSON gives a value back as it was, but for classes, which no node's reader asks for. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || value instanceof RegExp || value instanceof Map || value instanceof Set) return false
  return Object.values(value).every(isPlain)
}
