import { isRestMark, type Segment } from './segment.ts'

interface Node {
  /** Null where none follows, as after most: an empty map would take more room than all else. */
  texts: Map<string, Node> | null
  one: Node | null
  /** Index of the pattern that ends here, or that ends here with `{name*}`. */
  end: number
  rest: number
}

/** Finds the patterns that match a path, in time that does not grow with the number of plain redirects. */
export interface SourceTrie {
  /** @returns the index of the first matching pattern, or -1 */
  find(segments: readonly string[]): number
  /** @returns the indices of all matching patterns, in no order */
  findAll(segments: readonly string[]): readonly number[]
}

/**
 * @param patterns in the order in which they are tried; of two of the same shape the first counts
 */
export function sourceTrie(patterns: readonly (readonly Segment[])[]): SourceTrie {
  const root = emptyNode()
  patterns.forEach((pattern, index) => {
    insert(root, pattern, index)
  })
  const findAll = (segments: readonly string[]) => {
    const found: number[] = []
    collect(root, segments, 0, found)
    return found
  }
  return {
    findAll,
    find: (segments) => findAll(segments).reduce((best, index) => (best < 0 || index < best ? index : best), -1),
  }
}

function emptyNode(): Node {
  return { texts: null, one: null, end: -1, rest: -1 }
}

function insert(root: Node, pattern: readonly Segment[], index: number): void {
  let node = root
  for (const part of pattern) {
    if (part.kind === 'rest') {
      if (node.rest < 0) node.rest = index
      return
    }
    node = part.kind === 'one' ? one(node) : text(node, part.text)
  }
  if (node.end < 0) node.end = index
}

function one(node: Node): Node {
  node.one ??= emptyNode()
  return node.one
}

function text(node: Node, key: string): Node {
  node.texts ??= new Map()
  const known = node.texts.get(key)
  if (known !== undefined) return known
  const made = emptyNode()
  node.texts.set(key, made)
  return made
}

/** Each node is visited once at most, and its depth is that of the deepest pattern. */
function collect(node: Node, segments: readonly string[], at: number, found: number[]): void {
  if (node.rest >= 0) found.push(node.rest)
  const segment = segments[at]
  if (segment === undefined) {
    if (node.end >= 0) found.push(node.end)
    return
  }
  const next = node.texts?.get(segment)
  if (next !== undefined) collect(next, segments, at + 1, found)
  if (node.one !== null && segment !== '' && !isRestMark(segment)) collect(node.one, segments, at + 1, found)
}
