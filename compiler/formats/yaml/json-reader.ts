import { failed, JsonCursor, mended } from './json-cursor.ts'
import {
  afterBadKey,
  afterBadValue,
  afterExtraWord,
  afterInnerQuotes,
  afterMissingColon,
  beginsValue,
  closesOuter,
  isKeyAt,
} from './json-recovery.ts'
import { trailingComma } from './json-syntax.ts'
import { addMember, emptyObject, isForbiddenKey } from './keys.ts'
import type { Spanned } from './placed.ts'
import type { ReportProblem } from './problem.ts'
import { isExact } from './scalar.ts'
import { OpenSpans, Spans } from './spans.ts'

const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![\w.+-])/y

export interface JsonSetup {
  readonly depthLimit: number
  readonly forbidKeys: boolean
  readonly report: ReportProblem
  /** Takes the place of every member, or null when nobody asks for places. */
  readonly spans: Spans | null
}

/**
 * Reads JSON as RFC 8259 defines it, and tells what `JSON.parse` keeps silent about: where a mistake is, keys that
 * are there twice, numbers that lose digits. Where keys clash, the first place is known only when `spans` are asked for.
 *
 * After a mistake it reads on wherever it is plain what is meant, so that each is reported, and nothing that follows from one.
 *
 * @returns null when the syntax is wrong or the nesting too deep
 */
export function readJson(text: string, setup: JsonSetup): Spanned | null {
  return new JsonReader(text, setup).document()
}

class JsonReader {
  readonly #in: JsonCursor
  readonly #setup: JsonSetup

  constructor(text: string, setup: JsonSetup) {
    this.#in = new JsonCursor(text, setup.report)
    this.#setup = setup
  }

  document(): Spanned | null {
    this.#in.space()
    const start = this.#in.at
    const value = this.#value()
    if (value === failed) return null
    const end = this.#in.at
    const spans = this.#setup.spans ?? new Spans()
    const members = spans.lastIn(value)
    this.#in.space()
    if (this.#in.at < this.#in.text.length) this.#in.tell('the end of the file')
    return this.#in.faults.any ? null : { value, root: { start, end, members }, spans }
  }

  #value(): unknown {
    switch (this.#in.text.charCodeAt(this.#in.at)) {
      case 0x7b:
        return this.#object()
      case 0x5b:
        return this.#array()
      case 0x22:
        return this.#in.string()
      case 0x74:
        return this.#word('true', true)
      case 0x66:
        return this.#word('false', false)
      case 0x6e:
        return this.#word('null', null)
      default:
        return this.#number()
    }
  }

  #object(): unknown {
    const { spans, forbidKeys, report } = this.#setup
    if (!this.#enter()) return failed
    const object = emptyObject()
    const places = spans === null ? null : new OpenSpans(spans, false)
    let more = !this.#leave('}')
    while (more) {
      const keyStart = this.#in.at
      const key = this.#key()
      if (key === failed) return failed
      const keyEnd = this.#in.at
      const hasValue = this.#colon(key)
      if (hasValue === failed) return failed
      const start = this.#in.at
      const value = hasValue ? this.#value() : mended
      if (value === failed) return failed
      const at = { start: keyStart, end: keyEnd }
      if (key === mended) {
        // It is told by now.
      } else if (forbidKeys && isForbiddenKey(key)) report({ kind: 'forbidden', key, ...at })
      else if (key in object) {
        report({ kind: 'duplicate', key, first: places?.keyOf(key) ?? { start: 0, end: 0 }, ...at })
      } else {
        addMember(object, key, value)
        places?.add(key, { keyStart, keyEnd, start, end: this.#in.at }, value)
      }
      const next = this.#next('}')
      if (next === failed) return failed
      more = next
    }
    places?.close()
    return object
  }

  #array(): unknown {
    const { spans } = this.#setup
    if (!this.#enter()) return failed
    const list: unknown[] = []
    const places = spans === null ? null : new OpenSpans(spans, true)
    let more = !this.#leave(']')
    while (more) {
      const start = this.#in.at
      const value = this.#value()
      if (value === failed) return failed
      places?.add(list.length, { keyStart: start, keyEnd: this.#in.at, start, end: this.#in.at }, value)
      list.push(value)
      const next = this.#next(']')
      if (next === failed) return failed
      more = next
    }
    places?.close()
    return list
  }

  #enter(): boolean {
    const { depthLimit, report } = this.#setup
    if (this.#in.open.length >= depthLimit) {
      report({ kind: 'depth', limit: depthLimit, start: this.#in.at, end: this.#in.at + 1 })
      return false
    }
    this.#in.open.push(this.#in.at)
    this.#in.at += 1
    this.#in.space()
    return true
  }

  /** Goes after the closing bracket when it is next. */
  #leave(close: string): boolean {
    if (this.#in.text[this.#in.at] !== close) return false
    this.#in.at += 1
    this.#in.open.pop()
    return true
  }

  /** After a member: whether another follows. */
  #next(close: string): boolean | undefined {
    this.#in.space()
    if (this.#leave(close)) return false
    if (this.#in.text.charCodeAt(this.#in.at) !== 0x2c) return this.#afterNoComma(close)
    return this.#afterComma(close)
  }

  #afterComma(close: string): boolean | undefined {
    const comma = this.#in.at
    this.#in.at += 1
    this.#in.space()
    if (this.#in.text[this.#in.at] !== close) return true
    if (!this.#in.faults.tell(comma, trailingComma(comma, close))) return failed
    // Of a comma and a bracket at the end of the file, either may be the one that is wrong.
    if (this.#in.open.length === 1) this.#in.faults.isSure = false
    return !this.#leave(close)
  }

  /** After a member that neither a comma nor a bracket follows: whether another follows. */
  #afterNoComma(close: string): boolean | undefined {
    const text = this.#in.text
    const at = this.#in.at
    if (!this.#in.tell(`\`,\` or \`${close}\``)) return failed
    const isOver = closesOuter(text, at, this.#in.open) || (close === ']' && isKeyAt(text, at))
    if (isOver) this.#in.open.pop()
    if (isOver) return false
    if (text[at] === ';') return this.#afterComma(close)
    const isInText = text[at - 1] === '"' && text[at] !== '"'
    const next = isInText ? afterInnerQuotes(text, at) : afterExtraWord(text, at)
    if (isInText) this.#in.faults.isSure = false
    if (next !== null) return this.#in.goOn(next) === mended ? this.#next(close) : failed
    return !isInText && beginsValue(text, at) ? true : failed
  }

  /** @returns `mended` for what is none and is told */
  #key(): string | null | undefined {
    if (this.#in.text.charCodeAt(this.#in.at) === 0x22) return this.#in.string()
    return this.#in.tell('a key in double quotes') ? this.#in.goOn(afterBadKey(this.#in.text, this.#in.at)) : failed
  }

  /** @returns whether a value follows */
  #colon(key: string | null): boolean | undefined {
    this.#in.space()
    if (this.#in.text.charCodeAt(this.#in.at) !== 0x3a) {
      if (key !== mended && !this.#in.tell('`:` after the key')) return failed
      if (this.#in.goOn(afterMissingColon(this.#in.text, this.#in.at)) === failed) return failed
      return !/[,}]/.test(this.#in.text.charAt(this.#in.at))
    }
    this.#in.at += 1
    this.#in.space()
    return true
  }

  #number(): number | null | undefined {
    const start = this.#in.at
    const source = this.#in.match(number)
    if (source === null) return this.#badValue()
    const value = Number(source)
    const whole = !/[.eE]/.test(source)
    if (!isExact(source, whole))
      this.#setup.report({ kind: 'number', source, finite: Number.isFinite(value), start, end: this.#in.at })
    return value
  }

  #word<Value>(word: string, value: Value): Value | null | undefined {
    if (!this.#in.text.startsWith(word, this.#in.at) || /\w/.test(this.#in.text.charAt(this.#in.at + word.length)))
      return this.#badValue()
    this.#in.at += word.length
    return value
  }

  #badValue(): null | undefined {
    if (!this.#in.tell('a value')) return failed
    const open = this.#in.open.at(-1)
    return open === undefined
      ? failed
      : this.#in.goOn(afterBadValue(this.#in.text, this.#in.at, this.#in.text.charAt(open)))
  }
}
