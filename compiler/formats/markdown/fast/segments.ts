import type { MaskedCode } from './fences.ts'

/** A piece of a page that is read by itself: what is before it is closed, whatever it is. */
export interface Segment {
  /** Offsets in the source. */
  readonly start: number
  readonly end: number
  /** The text with code written over. */
  readonly masked: string
  /** Lines that open a fence, from 1. */
  readonly fences: ReadonlySet<number>
}

/**
 * A line at the margin that goes on with no list: behind an empty line it ends all lists, quotes, tables, paragraphs,
 * indented code and footnotes (CommonMark 0.31.2, "Container blocks").
 */
const beginning = /^(?![-+*](?:[ \t]|\r?$)|\d{1,9}[.)](?:[ \t]|\r?$))[^\s>]/
/** The same with quotes, which the two parsers don't always read alike. */
export const beginningOrQuote = /^(?![-+*](?:[ \t]|\r?$)|\d{1,9}[.)](?:[ \t]|\r?$))\S/

/** Where a fence ends depends on what it lies in; without that only those at the margin are sure. */
const sureOpening = /^(?:`{3,}|~{3,})/

/**
 * Cuts a page where whatever is open ends: at lines of text behind an empty line, outside of code. What is not known to end
 * there (tags, expressions and HTML that hold empty lines) shows when a segment is read without the others.
 *
 * @param begins what a line is that begins a segment
 */
export function segmentsOf(source: string, masked: MaskedCode, begins = beginning): Segment[] {
  const segments: Segment[] = []
  const lines = source.split('\n')
  const maskedLines = masked.text.split('\n')
  let isEmpty = true
  let [from, start, offset] = [0, 0, 0]
  let fences = new Set<number>()
  const close = (to: number) => {
    segments.push({ start, end: offset, masked: maskedLines.slice(from, to).join('\n'), fences })
    fences = new Set()
    from = to
    start = offset
  }
  for (const [at, line] of lines.entries()) {
    if (masked.inside.has(at + 1)) isEmpty = false
    else {
      if (at > 0 && isEmpty && begins.test(line)) close(at)
      isEmpty = !/\S/.test(line)
    }
    if (masked.fences.has(at + 1)) fences.add(at + 1)
    offset += line.length + 1
  }
  offset = source.length
  close(lines.length)
  return segments
}

/** Whether all fences end where they seem to: those at the margin by their marks, those in lists on the column they begin. */
export function endsAreSure(source: string, masked: MaskedCode): boolean {
  let column: number | null = null
  return source.split('\n').every((line, at) => {
    const number = at + 1
    if (masked.fences.has(number)) {
      column = sureOpening.test(line) ? null : line.search(/`{3}|~{3}/)
      return !/^[ \t]*>|\t/.test(line.slice(0, column ?? 0))
    }
    if (!masked.inside.has(number) || !/\S/.test(line)) return true
    const margin = /^ */.exec(line)?.[0].length ?? 0
    const isEnd = !masked.inside.has(number + 1)
    if (column === null) return !isEnd || margin < 4
    return isEnd ? margin === column : margin >= column
  })
}
