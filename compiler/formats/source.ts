import type { Place } from '../diagnostics/diagnostic.ts'

/** A text file of the site: `path` relative to the root with `/`, `text` decoded from UTF-8 without a byte-order mark. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A file that is copied as it is. `location` is where `emit` reads it; `hash` is of its bytes. */
export interface AssetFile {
  readonly path: string
  readonly location: string
  readonly size: number
}

const longText = 128 * 1024

/** Turns UTF-16 offsets of one text into lines and columns. */
export class LineIndex {
  readonly #starts: ArrayLike<number>
  readonly #length: number

  /** @param text the whole text that offsets count in; a line ends with LF, CR or CRLF, as in CommonMark */
  constructor(text: string) {
    this.#starts = startsOf(text)
    this.#length = text.length
  }

  /** @returns the 1-based line and column of an offset; offsets outside of the text are clamped */
  point(offset: number): { line: number; column: number } {
    const at = Math.min(Math.max(offset, 0), this.#length)
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 }
  }

  /** @returns the offset of a 1-based line and column of the text */
  offset(line: number, column: number): number {
    return (this.#starts[line - 1] ?? this.#length) + column - 1
  }

  /** @returns the place of the half-open range of offsets */
  place(start: number, end: number): Place {
    const from = this.point(start)
    const to = this.point(end)
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }
}

/** Offsets of all lines; of a long text in half of the room, and without the room that a list takes to grow. */
function startsOf(text: string): ArrayLike<number> {
  if (text.length < longText) {
    const starts: number[] = []
    eachStart(text, (start) => starts.push(start))
    return starts
  }
  let count = 0
  eachStart(text, () => count++)
  const starts = new Uint32Array(count)
  let at = 0
  eachStart(text, (start) => {
    starts[at++] = start
  })
  return starts
}

function eachStart(text: string, take: (start: number) => void): void {
  take(0)
  if (text.includes('\r')) {
    for (const match of text.matchAll(/\r\n|\r|\n/g)) take(match.index + match[0].length)
    return
  }
  // Where every line ends with LF, as nearly all do, a search costs a tenth of a pattern.
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) take(at + 1)
}
