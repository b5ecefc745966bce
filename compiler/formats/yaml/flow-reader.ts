import { addMember, emptyObject, isForbiddenKey } from './keys.ts'
import { type Found, readQuoted } from './line-scalar.ts'
import type { Repeated } from './repeated.ts'
import { plainScalar } from './scalar.ts'
import { OpenSpans, type Span, type Spans } from './spans.ts'

export interface Flow {
  readonly text: string
  /** Column of the block collection around it: lines inside of the brackets are indented further. */
  readonly column: number
  readonly depthLimit: number
  readonly spans: Spans | null
  readonly repeated: Repeated
}

/** A plain scalar between brackets, on its line: it holds neither brackets and commas nor what looks like a key. */
const plain =
  /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=[^\s,[\]{}]))(?:[^\s,[\]{}:#]|:(?=[^\s,[\]{}])|(?<=\S)#| +(?=[^\s,[\]{}:#]|:(?=[^\s,[\]{}])))*/y
/** Behind a quote the colon needs no space: so JSON is written. */
const key = /(?:"[^"\\\n\t]*"(?=:)|'[^'\n\t]*'(?=:)|[\w$./][\w$./+@-]*(?: [\w$./+@-]+)*(?=: ))/y

const newline = 10
const space = 32
const hash = 35

/**
 * Reads a flow collection (`[a, b]`, `{a: b}`), over several lines too.
 *
 * @param start offset of its bracket
 * @returns undefined for what only the full parser understands, and for whatever is wrong
 */
export function readFlow(flow: Flow, start: number, depth: number): Found | undefined {
  if (depth >= flow.depthLimit) return undefined
  const isMap = flow.text.charAt(start) === '{'
  const items: unknown[] = []
  const object = isMap ? emptyObject() : null
  const container = object ?? items
  const places = flow.spans === null ? null : new OpenSpans(flow.spans, !isMap)
  const close = isMap ? '}' : ']'
  const ended = (end: number): Found => {
    places?.close()
    return { value: container, end }
  }
  let at = skip(flow, start + 1)
  if (flow.text.charAt(at) === close) return ended(at + 1)
  for (;;) {
    const member = isMap ? readPair(flow, at, depth) : readItem(flow, at, depth, items.length)
    if (member === undefined) return undefined
    if (object !== null && member.key in object) flow.repeated.add(String(member.key), member.span, places)
    else {
      if (object === null) items.push(member.value)
      else addMember(object, String(member.key), member.value)
      places?.add(member.key, member.span, member.value)
    }
    at = skip(flow, member.span.end)
    const next = flow.text.charAt(at)
    if (next === close) return ended(at + 1)
    if (next !== ',') return undefined
    at = skip(flow, at + 1)
    // A comma may stand behind the last one, too.
    if (flow.text.charAt(at) === close) return ended(at + 1)
  }
}

interface Member {
  readonly key: string | number
  readonly value: unknown
  readonly span: Span
}

function readItem(flow: Flow, at: number, depth: number, index: number): Member | undefined {
  const found = readValue(flow, at, depth)
  if (found === undefined) return undefined
  return { key: index, value: found.value, span: { keyStart: at, keyEnd: found.end, start: at, end: found.end } }
}

function readPair(flow: Flow, at: number, depth: number): Member | undefined {
  key.lastIndex = at
  const source = key.exec(flow.text)?.[0]
  if (source === undefined) return undefined
  const name = /^["']/.test(source) ? source.slice(1, -1) : source
  if (isForbiddenKey(name)) return undefined
  const keyEnd = at + source.length
  let start = keyEnd + 1
  while (flow.text.charCodeAt(start) === space) start += 1
  const found = readValue(flow, start, depth)
  if (found === undefined) return undefined
  return { key: name, value: found.value, span: { keyStart: at, keyEnd, start, end: found.end } }
}

function readValue(flow: Flow, at: number, depth: number): Found | undefined {
  const first = flow.text.charAt(at)
  if (first === '[' || first === '{') return readFlow(flow, at, depth + 1)
  if (first === '"' || first === "'") return readQuoted(flow.text, at, flow.column)
  plain.lastIndex = at
  const source = plain.exec(flow.text)?.[0]
  if (source === undefined) return undefined
  const scalar = plainScalar(source)
  return scalar.exact ? { value: scalar.value, end: at + source.length } : undefined
}

/** Goes over spaces, line ends and comments; a line that is not indented enough is left for the full parser to refuse. */
function skip(flow: Flow, from: number): number {
  let at = from
  for (;;) {
    const code = flow.text.charCodeAt(at)
    if (code === space) at += 1
    else if (code === hash && /[ \n]/.test(flow.text.charAt(at - 1))) {
      const end = flow.text.indexOf('\n', at)
      at = end === -1 ? flow.text.length : end
    } else if (code === newline) {
      const lineStart = at + 1
      at = lineStart
      while (flow.text.charCodeAt(at) === space) at += 1
      const isEmpty = flow.text.charCodeAt(at) === newline
      if (!isEmpty && at - lineStart <= flow.column) return flow.text.length
    } else return at
  }
}
