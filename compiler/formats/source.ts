import type { Place } from '../diagnostics/diagnostic.ts'

/** A text file of the site: `path` relative to the root with `/`, `text` decoded from UTF-8 without a byte-order mark. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A file that is copied as it is. `location` is where `emit` reads it. */
export interface AssetFile {
  readonly path: string
  readonly location: string
  readonly size: number
}

/** The length from which on a page is read and held in ways that spare memory and cost time (decision 32). */
export const longText = 128 * 1024
/** Of how many lines of a long text the place of one is noted: the others are counted from there. */
const linesPerNote = 64
/** Signs after the last place that was asked for, within which the next one is counted from there. */
const near = 256

/** Turns UTF-16 offsets of one text into lines and columns. */
export class LineIndex {
  readonly #text: string
  readonly #nextStart: (from: number) => number
  /** Where lines begin: all, or of a long text one of some, which takes no room to speak of. */
  readonly #notes: readonly number[]
  readonly #linesPerNote: number
  /** The line that was asked for last, from 0, and where it and the next begin: most who ask go through a text, some through one line. */
  #last = { line: 0, start: 0, next: 0 }

  /** @param text the whole text that offsets count in; a line ends with LF, CR or CRLF, as in CommonMark */
  constructor(text: string) {
    this.#text = text
    this.#nextStart = startFinder(text)
    this.#linesPerNote = text.length < longText ? 1 : linesPerNote
    this.#notes = notesOf(this.#nextStart, this.#linesPerNote)
  }

  /** @returns the 1-based line and column of an offset; offsets outside of the text are clamped */
  point(offset: number): { line: number; column: number } {
    const at = Math.min(Math.max(offset, 0), this.#text.length)
    if (at < this.#last.start || at >= this.#last.next) this.#goTo(at)
    const { line, start } = this.#last
    return { line: line + 1, column: at - start + 1 }
  }

  /** @returns the offset of a 1-based line and column of the text */
  offset(line: number, column: number): number {
    let start = this.#notes[Math.floor((line - 1) / this.#linesPerNote)] ?? -1
    for (let left = (line - 1) % this.#linesPerNote; left > 0 && start >= 0; left--) start = this.#nextStart(start)
    return (start < 0 ? this.#text.length : start) + column - 1
  }

  /** @returns the place of the half-open range of offsets */
  place(start: number, end: number): Place {
    const from = this.point(start)
    const to = this.point(end)
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }

  #goTo(at: number): void {
    let { line, start } = this.#last
    if (at < start || at > start + near) {
      const note = this.#noteBefore(at)
      line = note * this.#linesPerNote
      start = this.#notes[note] ?? 0
    }
    let next = this.#nextStart(start)
    for (; next >= 0 && next <= at; next = this.#nextStart(start)) {
      start = next
      line++
    }
    this.#last = { line, start, next: next < 0 ? Number.POSITIVE_INFINITY : next }
  }

  /** @returns the number of the last note that does not lie after an offset */
  #noteBefore(at: number): number {
    let low = 0
    let high = this.#notes.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#notes[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** Offsets of every line of which the number from 0 is a multiple. */
function notesOf(nextStart: (from: number) => number, linesPerNote: number): readonly number[] {
  const notes: number[] = []
  for (let line = 0, start = 0; start >= 0; start = nextStart(start), line++)
    if (line % linesPerNote === 0) notes.push(start)
  return notes
}

/** @returns what finds where the line after an offset begins; -1 where none does */
function startFinder(text: string): (from: number) => number {
  // Where every line ends with LF, as nearly all do, a search costs a tenth of a pattern.
  if (!text.includes('\r')) {
    return (from) => {
      const end = text.indexOf('\n', from)
      return end < 0 ? -1 : end + 1
    }
  }
  const ending = /\r\n|\r|\n/g
  return (from) => {
    ending.lastIndex = from
    return ending.test(text) ? ending.lastIndex : -1
  }
}
