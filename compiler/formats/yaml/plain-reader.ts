import { readBlockScalar } from './block-scalar.ts'
import { readFlow } from './flow-reader.ts'
import { addMember, emptyObject, isForbiddenKey } from './keys.ts'
import { readPlain, readQuoted } from './line-scalar.ts'
import type { Spanned } from './placed.ts'
import type { Problem } from './problem.ts'
import { Repeated } from './repeated.ts'
import { OpenSpans, Spans } from './spans.ts'

/** What this reader answers to whatever it does not know. */
const beyond = undefined

const key = /(?:"[^"\\\n\t]*"|'[^'\n\t]*'|[\w$./(][\w$./+@(){}-]*(?: [\w$./+@(){}-]+)*)(?=:(?:[ \n]|$))/y
/** What may follow a value on its line. */
const lineEnd = / *(?: #[^\n]*)?(?:\n|$)/y
const documentMark = /^(?:---|\.\.\.)(?:\s|$)/m

const newline = 10
const space = 32
const hash = 35
const dash = 45

/**
 * Reads the part of YAML that most files are written in: block and flow collections, plain scalars, quoted ones on a
 * line, block scalars. It is more than ten times as fast as the full parser, and gives up rather than guess: on anchors,
 * tags, tabs, forbidden keys, inexact numbers
 * and anything that is wrong but keys that are there twice, the full parser has to read the text. Where it does answer, both agree.
 *
 * @param spans takes the place of every member, or null when nobody asks for places
 * @returns null when the text needs the full parser
 */
export function readPlainYaml(text: string, depthLimit: number, spans: Spans | null): PlainYaml | null {
  const first = text.startsWith('---\n') ? 4 : 0
  if (text.includes('\r') || text.startsWith('%') || documentMark.test(first === 0 ? text : text.slice(first)))
    return null
  const reader = new PlainReader(text, first, depthLimit, spans)
  return reader.document()
}

export interface PlainYaml extends Spanned {
  /** Whether a key of an object is there twice. */
  readonly repeats: boolean
  /** All of these keys, where places were asked for. */
  readonly problems: readonly Problem[]
}

class PlainReader {
  readonly #text: string
  readonly #depthLimit: number
  readonly #spans: Spans | null
  readonly #repeated = new Repeated()
  /** Offset of the character to read next. */
  #at: number
  /** Column of the line's content once `#nextContent` has found it; -1 at the end, -2 on a tab. */
  #indent = -1
  #lineStart = 0
  /** Where the last value ended. */
  #end = 0

  constructor(text: string, at: number, depthLimit: number, spans: Spans | null) {
    this.#text = text
    this.#at = at
    this.#depthLimit = depthLimit
    this.#spans = spans
  }

  document(): PlainYaml | null {
    this.#nextContent()
    if (this.#indent !== 0) return null
    const start = this.#at
    // What is all in brackets has no column.
    const value = '[{'.includes(this.#text.charAt(start)) ? this.#inline(-1, -1) : this.#block(0)
    if (value === beyond || !this.#isAtEnd()) return null
    const spans = this.#spans ?? new Spans()
    const { any: repeats, problems } = this.#repeated
    return { value, root: { start, end: this.#end, members: spans.last }, spans, repeats, problems }
  }

  /** Goes from the beginning of a line to the next character that is neither space nor comment. */
  #nextContent(): void {
    const text = this.#text
    let at = this.#at
    for (;;) {
      const start = at
      while (text.charCodeAt(at) === space) at += 1
      const code = text.charCodeAt(at)
      if (Number.isNaN(code)) {
        this.#indent = -1
        break
      }
      if (code === newline) {
        at += 1
        continue
      }
      if (code === hash) {
        at = this.#lineAfter(at)
        continue
      }
      this.#indent = code === 9 ? -2 : at - start
      this.#lineStart = start
      break
    }
    this.#at = at
  }

  #lineAfter(at: number): number {
    const end = this.#text.indexOf('\n', at)
    return end === -1 ? this.#text.length : end + 1
  }

  /** A mapping or a list whose first character is the next one, in column `#indent`. */
  #block(depth: number): unknown {
    if (depth >= this.#depthLimit) return beyond
    return this.#atDash() ? this.#list(this.#indent, depth) : this.#mapping(this.#indent, depth)
  }

  #isAtEnd(): boolean {
    return this.#indent === -1
  }

  #atDash(): boolean {
    if (this.#text.charCodeAt(this.#at) !== dash) return false
    const next = this.#text.charCodeAt(this.#at + 1)
    return next === space || next === newline || Number.isNaN(next)
  }

  #mapping(column: number, depth: number): unknown {
    const object = emptyObject()
    const places = this.#newPlaces(false)
    do {
      const keyStart = this.#at
      const source = this.#match(key)
      if (source === null) return beyond
      const quoted = source.startsWith('"') || source.startsWith("'")
      const name = quoted ? source.slice(1, -1) : source
      if (isForbiddenKey(name)) return beyond
      const keyEnd = this.#at
      this.#end = keyEnd + 1
      this.#at = this.#skipSpaces(keyEnd + 1)
      let start = this.#at
      let value: unknown = null
      if (this.#match(lineEnd) === null) value = this.#inline(column, depth)
      else {
        this.#nextContent()
        start = this.#at
        if (this.#indent > column) value = this.#block(depth + 1)
        else if (this.#indent === column && this.#atDash())
          value = depth + 1 < this.#depthLimit ? this.#list(column, depth + 1) : beyond
        else start = this.#end
      }
      if (value === beyond) return beyond
      if (name in object) this.#repeated.add(name, { keyStart, keyEnd }, places)
      else {
        addMember(object, name, value)
        places?.add(name, { keyStart, keyEnd, start, end: this.#end }, value)
      }
    } while (this.#indent === column)
    places?.close()
    return this.#indent > column || this.#indent === -2 ? beyond : object
  }

  #list(column: number, depth: number): unknown {
    const list: unknown[] = []
    const places = this.#newPlaces(true)
    while (this.#indent === column && this.#atDash()) {
      const dashAt = this.#at
      this.#end = dashAt + 1
      this.#at = this.#skipSpaces(dashAt + 1)
      let start = this.#at
      let value: unknown = null
      if (this.#match(lineEnd) === null) value = this.#item(column, depth)
      else {
        this.#nextContent()
        start = this.#at
        if (this.#indent > column) value = this.#block(depth + 1)
        else start = this.#end
      }
      if (value === beyond) return beyond
      const keyStart = start === this.#end ? dashAt : start
      places?.add(list.length, { keyStart, keyEnd: this.#end, start, end: this.#end }, value)
      list.push(value)
    }
    places?.close()
    return this.#indent > column || this.#indent === -2 ? beyond : list
  }

  /** What is after a dash on its line: a mapping or a list that begins there, or a scalar. */
  #item(listColumn: number, depth: number): unknown {
    key.lastIndex = this.#at
    if (!this.#atDash() && !key.test(this.#text)) return this.#inline(listColumn, depth)
    this.#indent = this.#at - this.#lineStart
    return this.#block(depth + 1)
  }

  /** A scalar or a flow collection, and what follows up to the next content. */
  #inline(column: number, depth: number): unknown {
    const first = this.#text.charAt(this.#at)
    if (first === '|' || first === '>') return this.#blockScalar(column)
    const [spans, repeated] = [this.#spans, this.#repeated]
    const flow = { text: this.#text, column, depthLimit: this.#depthLimit, spans, repeated }
    const found =
      first === '[' || first === '{'
        ? readFlow(flow, this.#at, depth + 1)
        : (readQuoted(this.#text, this.#at, column) ?? readPlain(this.#text, this.#at, column))
    if (found === beyond) return beyond
    this.#at = found.end
    this.#end = found.end
    if (this.#match(lineEnd) === null) return beyond
    this.#nextContent()
    return found.value
  }

  #blockScalar(column: number): unknown {
    const found = readBlockScalar(this.#text, this.#at, column)
    if (found === beyond) return beyond
    this.#end = found.end
    this.#at = found.next
    this.#nextContent()
    return found.value
  }

  #newPlaces(isList: boolean): OpenSpans | null {
    return this.#spans === null ? null : new OpenSpans(this.#spans, isList)
  }

  #skipSpaces(from: number): number {
    let at = from
    while (this.#text.charCodeAt(at) === space) at += 1
    return at
  }

  /** Matches a sticky pattern at the next character and goes after it. */
  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (match === null) return null
    this.#at = pattern.lastIndex
    return match[0]
  }
}
