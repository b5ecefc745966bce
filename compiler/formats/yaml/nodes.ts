import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Pair, type Scalar } from 'yaml'
import { isMapping } from '../members.ts'
import { type Aliases, createAliases } from './aliases.ts'
import { addMember, emptyObject, isForbiddenKey } from './keys.ts'
import type { ReportProblem } from './problem.ts'
import { quotedItem, quotedValue } from './quoted-line.ts'
import { isExact } from './scalar.ts'
import { type Member, Spans } from './spans.ts'

/** A text whose nodes are read. */
export interface Reading {
  readonly text: string
  /** Of the part of it that is read. */
  readonly offset: number
  readonly spans: Spans
  /** Where the members of each object are among them. */
  readonly membersOf: Map<object, number>
  readonly report: ReportProblem
  /** Keys that reach a prototype are refused where the keys are ours, and only data where they are the author's. */
  readonly forbidKeys: boolean
  /** Of single values. Without an alias an anchor of one is a text that begins with `&`, as `&amp` does. */
  readonly anchors: Anchor[]
  readonly isInBrackets: boolean
  readonly used: Set<string>
  readonly aliases: Aliases
}

interface Anchor {
  readonly name: string
  readonly start: number
  readonly end: number
  /** Where the value ends that has it, if that stands in brackets. */
  readonly itemEnd: number | null
}

export interface ReadOptions {
  readonly forbidKeys: boolean
  /** How deeply values may be nested. */
  readonly depth: number
  /** Whether aliases are read. */
  readonly aliases: boolean
}

/** @returns what a text is read with, of which nothing is read yet */
export function newReading(
  text: string,
  { forbidKeys, depth, aliases: areRead }: ReadOptions,
  report: ReportProblem,
): Reading {
  const aliases = createAliases(areRead ? depth : null)
  return {
    text,
    offset: 0,
    spans: new Spans(),
    membersOf: new Map(),
    report: (problem) => aliases.isCopying() || report(problem),
    forbidKeys,
    anchors: [],
    isInBrackets: false,
    used: new Set(),
    aliases,
  }
}

/**
 * Reports tags, of which nothing is known here.
 *
 * @param offset of the part of the text that the documents are of
 */
export function reportTags(
  documents: readonly Document.Parsed[],
  offset: number,
  text: string,
  report: ReportProblem,
): void {
  for (const { code, pos } of documents.flatMap((document) => document.warnings)) {
    const [start, end] = [offset + pos[0], offset + pos[1]]
    if (code === 'TAG_RESOLVE_FAILED') report({ kind: 'tag', tag: text.slice(start, end), start, end })
  }
}

/** Reports anchors that no alias has named, once all is read. */
export function reportAnchors({ text, anchors, used, report }: Reading): void {
  for (const { name, start, end, itemEnd } of anchors) {
    if (used.has(name)) continue
    const quoted = itemEnd === null ? quotedValue(text, start) : quotedItem(text.slice(start, itemEnd))
    report({ kind: 'anchor', name, quoted, start, end })
  }
}

/** @returns where a node is in the text; null where nothing is */
export function rangeOf(node: unknown, { offset }: Pick<Reading, 'offset'>): { start: number; end: number } | null {
  const range = isNode(node) ? node.range : null
  return range === null || range === undefined ? null : { start: offset + range[0], end: offset + range[1] }
}

/** @param depth how many collections it is in. @returns the value of a node, whose places are added */
export function readNode(node: unknown, reading: Reading, depth: number): unknown {
  const range = rangeOf(node, reading)
  if (range === null || !reading.aliases.take(depth)) return null
  if (isAlias(node)) {
    reading.used.add(node.source)
    const copy = reading.aliases.copy(node.source, (meant) => readNode(meant, reading, depth))
    if (copy === null) reading.report({ kind: 'alias', name: node.source, ...range })
    return copy?.value ?? null
  }
  if (isNode(node) && node.anchor !== undefined) reading.aliases.define(node.anchor, node)
  if (isMap(node)) return readMap(node.items, within(node, reading), depth + 1)
  if (isSeq(node)) return readSequence(node.items, within(node, reading), depth + 1)
  return isScalar(node) ? readScalar(node, range, reading) : null
}

function within({ flow }: { readonly flow?: boolean }, reading: Reading): Reading {
  return flow !== true || reading.isInBrackets ? reading : { ...reading, isInBrackets: true }
}

function readScalar(scalar: Scalar, range: { start: number; end: number }, reading: Reading): unknown {
  const { value, anchor } = scalar
  if (anchor !== undefined) {
    const start = reading.text.lastIndexOf(`&${anchor}`, range.start)
    const itemEnd = reading.isInBrackets ? range.end : null
    reading.anchors.push({ name: anchor, start, end: start + anchor.length + 1, itemEnd })
  }
  if (typeof value === 'bigint' || typeof value === 'number') {
    const source = reading.text.slice(range.start, range.end)
    const number = Number(value)
    if (!isExact(source, /^(?:[-+]?[0-9]+|0[ox].*)$/.test(source)))
      reading.report({ kind: 'number', source, finite: Number.isFinite(number), ...range })
    return number
  }
  return value ?? null
}

function readSequence(items: readonly unknown[], reading: Reading, depth: number): unknown[] {
  const list = { value: [], places: [] }
  readItems(items, reading, depth, list)
  reading.spans.close(null, list.places)
  return list.value
}

/** Adds items to a list, with their places. @param depth of the list */
export function readItems(
  items: readonly unknown[],
  reading: Reading,
  depth: number,
  list: { readonly value: unknown[]; readonly places: Member[] },
): void {
  for (const item of items) {
    const range = rangeOf(item, reading) ?? { start: 0, end: 0 }
    // An item without a value is at its dash.
    const dash = range.start === range.end ? reading.text.lastIndexOf('-', range.start) : -1
    const key = dash === -1 ? { keyStart: range.start, keyEnd: range.end } : { keyStart: dash, keyEnd: dash + 1 }
    const value = readNode(item, reading, depth)
    list.places.push({ ...key, ...range, members: reading.spans.lastIn(value) })
    list.value.push(value)
  }
}

function readMap(pairs: readonly Pair[], reading: Reading, depth: number): Record<string, unknown> {
  const object = emptyObject()
  const merged = new Set<string>()
  const places = new Map<string, Member>()
  for (const { key, value } of pairs) {
    const at = rangeOf(key, reading) ?? rangeOf(value, reading) ?? { start: 0, end: 0 }
    const name = keyName(key, reading)
    const read = readNode(value, reading, depth)
    const members = reading.spans.lastIn(read)
    const others = isMergeKey(key) && reading.aliases.areRead ? [read].flat().filter(isMapping) : []
    if (others.length > 0) {
      for (const other of others) for (const missing of addMissing(other, object, places, reading)) merged.add(missing)
      continue
    }
    if (name === null) {
      reading.report({ kind: 'key', found: kindOfKey(key), ...at })
      continue
    }
    const first = places.get(name)
    if (first !== undefined && !merged.delete(name)) {
      reading.report({ kind: 'duplicate', key: name, first: { start: first.keyStart, end: first.keyEnd }, ...at })
      continue
    }
    const range = rangeOf(value, reading) ?? { start: at.end, end: at.end }
    places.set(name, { keyStart: at.start, keyEnd: at.end, ...range, members })
    if (reading.forbidKeys && isForbiddenKey(name)) reading.report({ kind: 'forbidden', key: name, ...at })
    else addMember(object, name, read)
  }
  reading.spans.close([...places.keys()], [...places.values()])
  reading.membersOf.set(object, reading.spans.last)
  return object
}

/** `<<: *usual` adds what the mapping does not have itself. It is no part of YAML 1.2, but of most programs that read it. */
function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN'
}

/** @returns the names that an object did not have before */
function addMissing(
  other: object,
  object: Record<string, unknown>,
  places: Map<string, Member>,
  { spans, membersOf }: Pick<Reading, 'spans' | 'membersOf'>,
): readonly string[] {
  const all = [...spans.members(membersOf.get(other) ?? -1)].map(([key, member]) => [String(key), member] as const)
  const missing = all.filter(([name]) => !places.has(name))
  for (const [name, member] of missing) {
    places.set(name, member)
    const value: unknown = Reflect.get(other, name)
    if (value !== undefined) addMember(object, name, value)
  }
  return missing.map(([name]) => name)
}

/** The name that an author wrote: `012:` is `012` and `null:` is `null`, whatever they mean as values. */
function keyName(key: unknown, reading: Reading): string | null {
  if (!isScalar(key)) return null
  if (typeof key.value === 'string') return key.value
  const range = rangeOf(key, reading)
  const source = range === null ? '' : reading.text.slice(range.start, range.end)
  return source === '' ? null : source
}

function kindOfKey(key: unknown): string {
  if (isMap(key)) return 'mapping'
  if (isSeq(key)) return 'list'
  return isAlias(key) ? 'alias' : 'empty key'
}
