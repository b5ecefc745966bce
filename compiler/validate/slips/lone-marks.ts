import type { Text } from 'mdast'
import { gluedBold, lonelyMark, spaceInBold } from '../../diagnostics/codes/marks.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Range } from '../../formats/markdown/tree.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { at, type SourceText } from '../source-text.ts'

/** A run of marks that the parser took for text, in the paragraph, heading or cell that it stands in. */
interface Lone extends Range {
  readonly line: Range
  readonly before: string
  readonly after: string
}

/** An escaped character, or a run of marks. */
const run = /\\[\s\S]|\*+|`+/g

const word = /[\p{L}\p{N}_]/u
const latin = /[a-z0-9_]/i
/** What a bold text may begin and end with. */
const first = /[\p{L}\p{N}"'“‘«„¿¡(<[`_&\p{Extended_Pictographic}]/u
const last = /[^\s([{*/\\]/u

/** Parameters that take what is left, and pointers, are written so outside of code as well. */
const inCode = /^(?:\w*args|argv|opts|options|params)\b/

/** Longer texts are not written out again in a hint. */
const longestShown = 60
/** Nobody looks for the end of a quote or the beginning of a line farther away: a hostile page has a mark everywhere. */
const farthest = 200

/** Finds `**` and backticks without a partner: readers see them. Only the whole text tells marks of footnotes apart. */
export class LoneMarks {
  readonly #source: SourceText
  readonly #bold: Lone[] = []
  readonly #code: Lone[] = []
  readonly #left = new Set<number | null>()
  #line: Range = { start: 0, end: 0 }

  constructor(source: SourceText) {
    this.#source = source
  }

  /** @param range what a mark has to find its partner in: said before the texts within it */
  enter(range: Range): void {
    this.#line = range
  }

  /** @param line a row of a table with cells too many or too few, where a pipe may part what belongs together */
  leave(line: number | null): void {
    this.#left.add(line)
  }

  take(node: Text): void {
    if (!node.value.includes('**') && !node.value.includes('`')) return
    const { start, end } = rangeOf(node)
    const { text } = this.#source
    const line = start < this.#line.start || end > this.#line.end ? { start, end } : this.#line
    for (const { 0: marks, index } of text.slice(start, end).matchAll(run)) {
      const from = start + index
      const to = from + marks.length
      const before = from === line.start ? '' : lastOf(text.slice(line.start, from))
      const lone = { start: from, end: to, line, before, after: to === line.end ? '' : firstOf(text.slice(to, to + 2)) }
      if (marks === '**' && !isOfCode(lone, text)) this.#bold.push(lone)
      if (/^`{1,2}$/.test(marks) && !isQuote(marks, lone, text)) this.#code.push(lone)
    }
  }

  /** What the whole text has been walked for. */
  end(): readonly Diagnostic[] {
    if (this.#bold.length === 0 && this.#code.length === 0) return []
    const code = this.#code.filter((one) => this.#isTold(one))
    const ofCode = code.filter((one, index) => !isFollowUp(one, code[index - 1]))
    return [
      ...this.#ofBold(),
      ...ofCode.map((one) => lonelyMark(at(this.#source, one), { mark: '`', isEnd: !opens(one) })),
    ]
  }

  #isTold({ start, end }: Range): boolean {
    return this.#left.size === 0 || !this.#left.has(this.#source.lines.place(start, end).line)
  }

  #ofBold(): Diagnostic[] {
    const found: Diagnostic[] = []
    const single: Lone[] = []
    const bold = this.#bold.filter((one) => this.#isTold(one))
    for (let index = 0; index < bold.length; index++) {
      const [one, next] = bold.slice(index, index + 2)
      if (one === undefined) break
      if (next === undefined || !this.#isPair(one, next)) single.push(one)
      else {
        found.push(this.#pair(one, next))
        index++
      }
    }
    return [...found, ...this.#ofSingle(single.filter((one) => opens(one) !== closes(one)))]
  }

  #isPair(one: Lone, next: Lone): boolean {
    if (next.line.start !== one.line.start || !mayBegin(one) || !mayEnd(next)) return false
    // `a ** b ** c`
    return !/^\s\S\s$/.test(this.#source.text.slice(one.end, next.start))
  }

  #pair(one: Lone, next: Lone): Diagnostic {
    const inside = this.#source.text.slice(one.end, next.start)
    const [following = ''] = /^[\p{L}\p{N}_]{1,20}/u.exec(this.#source.text.slice(next.end, next.end + 20)) ?? []
    const right =
      inside.length > longestShown || /[`\r\n]|\*\*/.test(inside)
        ? null
        : `**${inside.trim()}**${following === '' ? '' : ` ${following}`}`
    if (inside !== inside.trim()) return spaceInBold(at(this.#source, { start: one.start, end: next.end }), { right })
    const isEnd = isMark(next.before) && word.test(next.after)
    const where = isEnd ? next : one
    return gluedBold(at(this.#source, where), { mark: isEnd ? next.before : one.after })
  }

  /** The mark of a footnote stands behind a word, and the note itself begins with the same mark further down. */
  #ofSingle(single: readonly Lone[]): Diagnostic[] {
    const { text } = this.#source
    const slips = single.filter((one, index) => !isFollowUp(one, single[index - 1]))
    const closing = slips.findIndex(closes)
    const isNote = ({ start, line }: Lone, index: number) =>
      closing !== -1 && closing < index && start - line.start < farthest && text.slice(line.start, start).trim() === ''
    const hasNotes = /\\\*\\\*|(?:^|[\r\n|])[ \t>]{0,40}\*\*[ \t]/.test(text)
    const note = hasNotes ? slips.length : slips.findLastIndex(isNote)
    return slips
      .filter((one, index) => (opens(one) ? !isNote(one, index) : index > note))
      .map((one) => lonelyMark(at(this.#source, one), { mark: '**', isEnd: !opens(one) }))
  }
}

const opens = ({ before, after }: Lone) => first.test(after) && !latin.test(before) && !/[)\]]/.test(before)
const closes = ({ before, after }: Lone) => last.test(before) && (after === '' || !first.test(after))

const mayBegin = ({ before, after }: Lone) => before === '' || !latin.test(before) || isMark(after)
/** A space before it is what is wrong, whatever follows. */
const mayEnd = ({ before, after }: Lone) => after === '' || !latin.test(after) || /[^\p{L}\p{N}]/u.test(before)

const isMark = (character: string) => /[^\s\p{L}\p{N}]/u.test(character)

/** Bold text over two paragraphs is one mistake. */
function isFollowUp(one: Lone, before: Lone | undefined): boolean {
  return before !== undefined && opens(before) && closes(one)
}

/** `2**8`, `src/**`, `**kwargs`, `2 ** 8` */
function isOfCode({ start, end, before, after }: Lone, text: string): boolean {
  if (before === '/' || after === '/' || (/[("'“]/.test(before) && /[)"'”]/.test(after))) return true
  if (latin.test(before) && latin.test(after)) return true
  if (/[\s]/.test(before) && /\s/.test(after)) return /[\d)\]=]\s*$/.test(text.slice(Math.max(0, start - 8), start))
  const following = text.slice(end, end + 16)
  // `**1234` is the end of a number that nobody may read.
  return inCode.test(following) || (before.trim() === '' && /^\d+\b/.test(following))
}

/** ``So do writers of TeX'', and those who have no apostrophe`s key. */
function isQuote(marks: string, { before, after, end, line }: Lone, text: string): boolean {
  if (marks === '``') return text.slice(end, Math.min(end + farthest, line.end)).includes("''")
  return (word.test(before) && word.test(after)) || (before.trim() === '' && after.trim() === '')
}

const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0x20)
const lastOf = (text: string) => [...text.slice(-2)].at(-1) ?? ''
