import { isAlias, isMap, isNode, isScalar, isSeq, type Pair, type Scalar } from 'yaml'
import { isMapping } from '../members.ts'
import { type Aliases, createAliases } from './aliases.ts'
import { directiveFault } from './directives.ts'
import { addMember, emptyObject, isForbiddenKey } from './keys.ts'
import type { Spanned } from './placed.ts'
import type { ReportProblem } from './problem.ts'
import { quotedItem, quotedValue } from './quoted-line.ts'
import { isExact } from './scalar.ts'
import type { Scan } from './scan.ts'
import { type Member, Spans } from './spans.ts'
import { parseDocuments, syntaxFaults } from './syntax-faults.ts'

interface Reading {
  readonly text: string
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

/**
 * Reads any YAML with the full parser (YAML 1.2, core schema). The nesting must have been measured before.
 *
 * @returns null when the syntax is wrong
 */
export function readYamlDocument(
  text: string,
  scan: Scan,
  { forbidKeys, depth, aliases: readsAliases }: ReadOptions,
  report: ReportProblem,
): Spanned | null {
  const documents = parseDocuments(text)
  const faults = syntaxFaults(text, documents, scan, depth)
  for (const fault of faults) report(fault)
  if (faults.length > 0) return null
  const directive = text.includes('%') ? directiveFault(text) : null
  if (directive !== null) {
    report(directive)
    return null
  }
  for (const { code, pos } of documents.flatMap((document) => document.warnings)) {
    const [start, end] = pos
    if (code === 'TAG_RESOLVE_FAILED') report({ kind: 'tag', tag: text.slice(start, end), start, end })
  }
  const second = documents[1]
  if (second !== undefined) {
    const start = second.range[0]
    const mark = text.lastIndexOf('---', start)
    report({ kind: 'documents', start: Math.max(mark, 0), end: Math.max(mark, 0) + 3 })
  }
  const aliases = createAliases(readsAliases ? depth : null)
  const reading: Reading = {
    text,
    spans: new Spans(),
    membersOf: new Map(),
    report: (problem) => aliases.isCopying() || report(problem),
    forbidKeys,
    anchors: [],
    isInBrackets: false,
    used: new Set(),
    aliases,
  }
  const contents = documents[0]?.contents ?? null
  const value = readNode(contents, reading, 0)
  const root = { ...(rangeOf(contents) ?? { start: 0, end: 0 }), members: reading.spans.lastIn(value) }
  for (const { name, start, end, itemEnd } of reading.anchors) {
    if (reading.used.has(name)) continue
    const quoted = itemEnd === null ? quotedValue(text, start) : quotedItem(text.slice(start, itemEnd))
    report({ kind: 'anchor', name, quoted, start, end })
  }
  return { value, root, spans: reading.spans }
}

function rangeOf(node: unknown): { start: number; end: number } | null {
  const range = isNode(node) ? node.range : null
  return range === null || range === undefined ? null : { start: range[0], end: range[1] }
}

function readNode(node: unknown, reading: Reading, depth: number): unknown {
  const range = rangeOf(node)
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
  const places: Member[] = []
  const list = items.map((item) => {
    const range = rangeOf(item) ?? { start: 0, end: 0 }
    // An item without a value is at its dash.
    const dash = range.start === range.end ? reading.text.lastIndexOf('-', range.start) : -1
    const key = dash === -1 ? { keyStart: range.start, keyEnd: range.end } : { keyStart: dash, keyEnd: dash + 1 }
    const value = readNode(item, reading, depth)
    places.push({ ...key, ...range, members: reading.spans.lastIn(value) })
    return value
  })
  reading.spans.close(null, places)
  return list
}

function readMap(pairs: readonly Pair[], reading: Reading, depth: number): Record<string, unknown> {
  const object = emptyObject()
  const merged = new Set<string>()
  const places = new Map<string, Member>()
  for (const { key, value } of pairs) {
    const at = rangeOf(key) ?? rangeOf(value) ?? { start: 0, end: 0 }
    const name = keyName(key, reading.text)
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
    const range = rangeOf(value) ?? { start: at.end, end: at.end }
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
function keyName(key: unknown, text: string): string | null {
  if (!isScalar(key)) return null
  if (typeof key.value === 'string') return key.value
  const range = rangeOf(key)
  const source = range === null ? '' : text.slice(range.start, range.end)
  return source === '' ? null : source
}

function kindOfKey(key: unknown): string {
  if (isMap(key)) return 'mapping'
  if (isSeq(key)) return 'list'
  return isAlias(key) ? 'alias' : 'empty key'
}
