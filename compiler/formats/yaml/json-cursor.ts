import { JsonFaults } from './json-faults.ts'
import { afterComment, afterOpenText } from './json-recovery.ts'
import { isComment, jsonString, jsonSyntax } from './json-syntax.ts'
import type { ReportProblem } from './problem.ts'

/** What the reader answers after a mistake behind which nobody can tell what is meant. All are reported by then. */
export const failed = undefined

/** What stands for a value that is none. */
export const mended = null

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 forbids them inside of strings
const plainString = /"[^"\\\u0000-\u001f]*"/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const stringPart = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,50000}/y

/** A text of JSON, and where reading it stands. */
export class JsonCursor {
  readonly text: string
  /** Offset of the character to read next. */
  at = 0
  /** Offsets of the brackets that are open. */
  readonly open: number[] = []
  readonly faults: JsonFaults

  constructor(text: string, report: ReportProblem) {
    this.text = text
    this.faults = new JsonFaults(report)
  }

  /** Reads a text in quotes. @returns `mended` for one that is told */
  string(): string | null | undefined {
    const plain = this.match(plainString)
    if (plain !== null) return plain.slice(1, -1)
    const start = this.at
    this.at += 1
    let isSound = true
    for (;;) {
      // Part by part: each repeat takes room on the stack of the pattern, which ends after some ten million.
      while (this.match(stringPart) !== null) {}
      if (this.text[this.at] === '"') break
      isSound = false
      const fault = jsonString(this.text, start, this.at)
      if (!this.faults.tell(this.at, fault)) return failed
      if (fault.start === start) {
        this.faults.isSure = false
        return this.goOn(afterOpenText(this.text, start + 1))
      }
      this.at = fault.end
    }
    this.at += 1
    return isSound ? JSON.parse(this.text.slice(start, this.at)) : mended
  }

  /**
   * @param expected what would fit here, in words
   * @returns whether to read on
   */
  tell(expected: string): boolean {
    const open = this.open.at(-1) ?? null
    return this.faults.tell(this.at, jsonSyntax(this.text, this.at, expected, open))
  }

  /** @param next where it is plain again what is meant; null where it is not */
  goOn(next: number | null): null | undefined {
    if (next === null) return failed
    this.at = next
    return mended
  }

  /** Goes to what is next. */
  space(): void {
    const text = this.text
    let at = this.at
    let code = text.charCodeAt(at)
    while (code === 32 || code === 10 || code === 13 || code === 9) {
      at += 1
      code = text.charCodeAt(at)
    }
    this.at = at
    if ((code === 47 || code === 35) && isComment(text, at)) {
      this.at = this.tell('data') ? afterComment(text, at) : text.length
      this.space()
    }
  }

  /** Matches a sticky pattern at the next character and goes after it. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (match === null) return null
    this.at = pattern.lastIndex
    return match[0]
  }
}
