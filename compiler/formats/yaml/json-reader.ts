import { jsonSyntax } from './json-syntax.ts'
import { addMember, emptyObject, isForbiddenKey } from './keys.ts'
import type { Span, Spanned, Spans } from './placed.ts'
import type { ReportProblem } from './problem.ts'
import { isExact } from './scalar.ts'

/** What the reader answers after a mistake, which it has reported by then. */
const failed = undefined

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 forbids them inside of strings
const plainString = /"[^"\\\u0000-\u001f]*"/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const stringPart = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,50000}/y
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![\w.])/y

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
 * @returns null when the syntax is wrong or the nesting too deep, which is reported once, at the first mistake
 */
export function readJson(text: string, setup: JsonSetup): Spanned | null {
  return new JsonReader(text, setup).document()
}

class JsonReader {
  readonly #text: string
  readonly #setup: JsonSetup
  /** Offset of the character to read next. */
  #at = 0
  /** Offsets of the brackets that are open. */
  readonly #open: number[] = []

  constructor(text: string, setup: JsonSetup) {
    this.#text = text
    this.#setup = setup
  }

  document(): Spanned | null {
    this.#space()
    const start = this.#at
    const value = this.#value()
    if (value === failed) return null
    const end = this.#at
    this.#space()
    if (this.#at < this.#text.length) {
      this.#fail('the end of the file')
      return null
    }
    return { value, root: { start, end }, spans: this.#setup.spans ?? new Map() }
  }

  #value(): unknown {
    switch (this.#text.charCodeAt(this.#at)) {
      case 0x7b:
        return this.#object()
      case 0x5b:
        return this.#array()
      case 0x22:
        return this.#string()
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
    const places = spans === null ? null : new Map<string | number, Span>()
    let more = !this.#leave('}')
    while (more) {
      const keyStart = this.#at
      if (this.#text.charCodeAt(keyStart) !== 0x22) return this.#fail('a key in double quotes')
      const key = this.#string()
      if (key === failed) return failed
      const keyEnd = this.#at
      this.#space()
      if (this.#text.charCodeAt(this.#at) !== 0x3a) return this.#fail('`:` after the key')
      this.#at += 1
      this.#space()
      const start = this.#at
      const value = this.#value()
      if (value === failed) return failed
      const at = { start: keyStart, end: keyEnd }
      if (forbidKeys && isForbiddenKey(key)) report({ kind: 'forbidden', key, ...at })
      else if (key in object) {
        const first = places?.get(key)
        report({ kind: 'duplicate', key, first: { start: first?.keyStart ?? 0, end: first?.keyEnd ?? 0 }, ...at })
      } else {
        addMember(object, key, value)
        places?.set(key, { keyStart, keyEnd, start, end: this.#at })
      }
      const next = this.#next('}')
      if (next === failed) return failed
      more = next
    }
    if (places !== null) spans?.set(object, places)
    return object
  }

  #array(): unknown {
    const { spans } = this.#setup
    if (!this.#enter()) return failed
    const list: unknown[] = []
    const places = spans === null ? null : new Map<string | number, Span>()
    let more = !this.#leave(']')
    while (more) {
      const start = this.#at
      const value = this.#value()
      if (value === failed) return failed
      places?.set(list.length, { keyStart: start, keyEnd: this.#at, start, end: this.#at })
      list.push(value)
      const next = this.#next(']')
      if (next === failed) return failed
      more = next
    }
    if (places !== null) spans?.set(list, places)
    return list
  }

  #enter(): boolean {
    const { depthLimit, report } = this.#setup
    if (this.#open.length >= depthLimit) {
      report({ kind: 'depth', limit: depthLimit, start: this.#at, end: this.#at + 1 })
      return false
    }
    this.#open.push(this.#at)
    this.#at += 1
    this.#space()
    return true
  }

  /** Goes after the closing bracket when it is next. */
  #leave(close: string): boolean {
    if (this.#text[this.#at] !== close) return false
    this.#at += 1
    this.#open.pop()
    return true
  }

  /** After a member: whether another follows. */
  #next(close: string): boolean | undefined {
    this.#space()
    if (this.#leave(close)) return false
    if (this.#text.charCodeAt(this.#at) !== 0x2c) return this.#fail(`\`,\` or \`${close}\``)
    const comma = this.#at
    this.#at += 1
    this.#space()
    if (this.#text[this.#at] !== close) return true
    const hint = 'Remove it: JSON has no comma after the last member.'
    this.#setup.report({
      kind: 'syntax',
      format: 'JSON',
      found: `comma before \`${close}\`, expected none`,
      hint,
      start: comma,
      end: comma + 1,
    })
    return failed
  }

  #string(): string | undefined {
    const plain = this.#match(plainString)
    if (plain !== null) return plain.slice(1, -1)
    const start = this.#at
    this.#at += 1
    // Part by part: each repeat takes room on the stack of the pattern, which ends after some ten million.
    while (this.#match(stringPart) !== null) {}
    if (this.#text[this.#at] !== '"') {
      this.#at = start
      return this.#fail('a text in double quotes')
    }
    this.#at += 1
    return JSON.parse(this.#text.slice(start, this.#at))
  }

  #number(): number | undefined {
    const start = this.#at
    const source = this.#match(number)
    if (source === null) return this.#fail('a value')
    const value = Number(source)
    const whole = !/[.eE]/.test(source)
    if (!isExact(source, whole))
      this.#setup.report({ kind: 'number', source, finite: Number.isFinite(value), start, end: this.#at })
    return value
  }

  #word<Value>(word: string, value: Value): Value | undefined {
    if (!this.#text.startsWith(word, this.#at) || /\w/.test(this.#text.charAt(this.#at + word.length)))
      return this.#fail('a value')
    this.#at += word.length
    return value
  }

  #fail(expected: string): undefined {
    this.#setup.report(jsonSyntax(this.#text, this.#at, expected, this.#open.at(-1) ?? null))
    return failed
  }

  #space(): void {
    const text = this.#text
    let at = this.#at
    let code = text.charCodeAt(at)
    while (code === 32 || code === 10 || code === 13 || code === 9) {
      at += 1
      code = text.charCodeAt(at)
    }
    this.#at = at
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
