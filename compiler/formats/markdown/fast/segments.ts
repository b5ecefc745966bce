import type { MaskedCode } from './fences.ts'

/** A piece of a page that is read by itself: what is before it is closed, whatever it is. */
export interface Segment {
  /** Offsets in the source. */
  readonly start: number
  readonly end: number
  /** Number of its first line, from 1. */
  readonly line: number
  /** The text with code written over. */
  readonly masked: string
  /** Lines that open a fence, from 1. */
  readonly fences: ReadonlySet<number>
  /** Of a piece that was cut out once more (`cutAtTags`): lines of tags, or what stands between them. */
  readonly role?: 'tags' | 'between tags'
}

/**
 * A line at the margin that goes on with no list: after an empty line it ends all lists, quotes, tables, paragraphs,
 * indented code and footnotes (CommonMark 0.31.2, "Container blocks").
 */
const beginning = /^(?![-+*](?:[ \t]|\r?$)|\d{1,9}[.)](?:[ \t]|\r?$))[^\s>]/
/** The same with quotes, which the two parsers don't always read alike. */
const beginningOrQuote = /^(?![-+*](?:[ \t]|\r?$)|\d{1,9}[.)](?:[ \t]|\r?$))\S/
/** A heading of one line at the margin: whatever is open ends before it, and it ends itself. */
export const heading = /^#{1,6}(?:[ \t]|\r?$)/

/** Whether a segment may begin with a line, by the line before. */
type Begins = (line: string, before: string) => boolean

const isEmpty = (line: string) => !/\S/.test(line)
const afterEmptyLine: Begins = (line, before) => isEmpty(before) && beginning.test(line)
/** Each heading may begin one, too: authors leave empty lines out around them. */
export const afterEmptyLineOrHeading: Begins = (line, before) =>
  isEmpty(before) ? beginningOrQuote.test(line) : heading.test(line)

/** Stands for a line in a fence, after which nothing begins. */
const code = 'x'

/** Where a fence ends depends on what it lies in; without that only those at the margin are sure. */
const sureOpening = /^(?:`{3,}|~{3,})/

/**
 * Cuts a page where whatever is open ends: at lines of text after an empty line, outside of code. What is not known to end
 * there (tags, expressions and HTML that hold empty lines) shows when a segment is read without the others.
 */
export function segmentsOf(source: string, masked: MaskedCode): Segment[] {
  const segments: Segment[] = []
  const maskedLines = masked.text.split('\n')
  const allFences = [...masked.fences]
  let [start, from, fence] = [0, 0, 0]
  for (const { end, line } of segmentEnds(source, masked)) {
    const fences = new Set<number>()
    for (let at = allFences[fence]; at !== undefined && at <= line; at = allFences[++fence]) fences.add(at)
    segments.push({ start, end, line: from + 1, masked: maskedLines.slice(from, line).join('\n'), fences })
    start = end
    from = line
  }
  return segments
}

/**
 * The same of a long page: of hundreds of thousands of segments their texts take a hundred times the page.
 *
 * @returns where each segment ends, and the number of its last line
 */
export function* segmentEnds(
  source: string,
  { inside }: Pick<MaskedCode, 'inside'>,
  begins = afterEmptyLine,
): Generator<{ readonly end: number; readonly line: number }> {
  let [before, offset, number] = ['', 0, 1]
  for (; ; number++) {
    const feed = source.indexOf('\n', offset)
    const line = source.slice(offset, feed < 0 ? source.length : feed)
    const isCode = inside.has(number)
    if (!isCode && number > 1 && begins(line, before)) yield { end: offset, line: number - 1 }
    before = isCode ? code : line
    if (feed < 0) break
    offset = feed + 1
  }
  yield { end: source.length, line: number }
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
