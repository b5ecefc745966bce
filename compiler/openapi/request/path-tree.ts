import { distance } from 'fastest-levenshtein'
import { nearest } from '../../formats/nearest.ts'
import { isOneEdit } from '../document/near-names.ts'
import type { OperationEntry } from '../specification.ts'
import { fits, isPlaceholder, readSegment, type SegmentPattern, segmentsOf } from './path-segment.ts'

/** The paths of a specification by their segments. */
export interface PathTree {
  readonly literals: Map<string, PathTree>
  readonly patterns: { readonly pieces: SegmentPattern; readonly tree: PathTree }[]
  /** What a segment that is only a name leads to. */
  any: PathTree | null
  /** By method, in capitals. */
  readonly operations: Map<string, OperationEntry>
}

/** How far a path leads into a tree. */
export interface PathMatch {
  /** The operations at its end, by method; the most literal path first. Empty when it leads to none. */
  readonly ends: readonly ReadonlyMap<string, OperationEntry>[]
  /** Segments that are literally in a path of the tree, from the beginning on. */
  readonly literals: number
  /** Segments that lead somewhere. */
  readonly reached: number
  /** The author wrote a name where the specification has a word: any of several paths may be meant. */
  readonly isGeneric: boolean
  /** The path with one segment put right, where that leads to operations. */
  readonly near: string | null
}

interface State {
  readonly tree: PathTree
  readonly literals: number
  readonly isGeneric: boolean
}

/** A path that leads to more places than these at once is no path of this API. */
const maxStates = 200

/** @returns a tree without a path */
export function emptyTree(): PathTree {
  return { literals: new Map(), patterns: [], any: null, operations: new Map() }
}

/** Puts an operation at its path. */
export function addPath(root: PathTree, entry: OperationEntry): void {
  let tree = root
  for (const segment of segmentsOf(entry.path)) tree = childOf(tree, segment)
  const method = entry.method.toUpperCase()
  if (!tree.operations.has(method)) tree.operations.set(method, entry)
}

function childOf(tree: PathTree, segment: string): PathTree {
  const read = readSegment(segment)
  if ('literal' in read) {
    const known = tree.literals.get(read.literal) ?? emptyTree()
    tree.literals.set(read.literal, known)
    return known
  }
  if (read.pieces.every((piece) => piece === '')) {
    tree.any ??= emptyTree()
    return tree.any
  }
  const key = read.pieces.join('{}')
  const known = tree.patterns.find(({ pieces }) => pieces.join('{}') === key)
  if (known !== undefined) return known.tree
  const made = { pieces: read.pieces, tree: emptyTree() }
  tree.patterns.push(made)
  return made.tree
}

/**
 * Follows a path as an author wrote it. A value matches a name of the specification, a name matches anything; an extension
 * such as `.json` may be left out or added.
 */
export function followPath(root: PathTree, segments: readonly string[]): PathMatch {
  let states: readonly State[] = [{ tree: root, literals: 0, isGeneric: false }]
  for (const [index, segment] of segments.entries()) {
    const next = states.flatMap((state) => step(state, segment))
    if (next.length > maxStates) return { ends: [], literals: 0, reached: 0, isGeneric: true, near: null }
    if (next.length > 0) {
      states = next
      continue
    }
    const near = nearPath(states, segments, index)
    return { ends: [], literals: most(states), reached: index, isGeneric: states.some(isGeneric), near }
  }
  const ends = states.filter(({ tree }) => tree.operations.size > 0).sort((a, b) => b.literals - a.literals)
  return {
    ends: ends.map(({ tree }) => tree.operations),
    literals: most(ends.length > 0 ? ends : states),
    reached: segments.length,
    isGeneric: (ends.length > 0 ? ends.slice(0, 1) : states).some(isGeneric),
    near: null,
  }
}

const isGeneric = (state: State): boolean => state.isGeneric
const most = (states: readonly State[]): number => states.reduce((most, { literals }) => Math.max(most, literals), 0)

function step({ tree, literals, isGeneric }: State, segment: string): readonly State[] {
  const bare = segment.replace(/\.(?:json|xml)$/, '')
  const named = isPlaceholder(bare)
  const states: State[] = []
  if (named) {
    for (const below of tree.literals.values()) states.push({ tree: below, literals, isGeneric: true })
  } else {
    for (const word of [segment, bare, `${segment}.json`]) {
      const below = tree.literals.get(word)
      if (below !== undefined) states.push({ tree: below, literals: literals + 1, isGeneric })
      if (states.length > 0) break
    }
  }
  for (const { pieces, tree: below } of tree.patterns) {
    if (named || fits(segment, pieces) || fits(`${segment}.json`, pieces))
      states.push({ tree: below, literals, isGeneric })
  }
  if (tree.any !== null) states.push({ tree: tree.any, literals, isGeneric })
  return states
}

/** Puts the segment right at which the path left the tree. */
function nearPath(states: readonly State[], segments: readonly string[], at: number): string | null {
  const wrong = segments[at] ?? ''
  for (const { tree } of states) {
    const near = nearest(wrong, tree.literals.keys())
    const below = near === null ? undefined : tree.literals.get(near)
    if (near === null || below === undefined || !isSlip(wrong, near)) continue
    let ends: readonly State[] = [{ tree: below, literals: 0, isGeneric: false }]
    for (const segment of segments.slice(at + 1))
      ends = ends.flatMap((state) => step(state, segment)).slice(0, maxStates)
    if (ends.some((state) => state.tree.operations.size > 0))
      return [...segments.slice(0, at), near, ...segments.slice(at + 1)].join('/')
  }
  return null
}

/** Words of an API are made of the same parts: one in five letters may differ, or two that changed places. */
function isSlip(word: string, near: string): boolean {
  const [one, other] = [word.toLowerCase(), near.toLowerCase()]
  return isOneEdit(one, other) || distance(one, other) <= Math.floor(near.length / 5)
}
