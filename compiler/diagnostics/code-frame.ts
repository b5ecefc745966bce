import type { Lines } from '../formats/text-lines.ts'
import { type Cell, cellsOf } from './cells.ts'

/** A range in a text: `null` for what is not known. Lines and columns as in a diagnostic. */
export interface CodeFramePlace {
  readonly line: number
  readonly column: number | null
  readonly endLine: number | null
  readonly endColumn: number | null
}

/** A line of a frame: `number` is null for a line of marks or for lines left out (`text` is then `⋮`). */
export interface CodeFrameLine {
  readonly kind: 'source' | 'marks' | 'gap'
  readonly number: number | null
  readonly text: string
}

/** Lines of a range that are all shown; of a longer one the first and the last are. */
const fullRange = 3

/**
 * The source of a place and the line before it, with the place underlined.
 *
 * @param place where; a place past the end of the text or of a line is shown right after its last character
 * @param width columns that a source line may take; longer ones are cropped round the place
 * @returns lines in order; empty when the text has no such line
 */
export function codeFrame(lines: Lines, place: CodeFramePlace, width: number): readonly CodeFrameLine[] {
  const first = place.line
  if (first < 1 || first > lines.count) return []
  const endLine = place.endLine ?? first
  // A range that ends before the first character of a line ends with the line before.
  const lastLine = endLine > first && place.endColumn === 1 ? endLine - 1 : endLine
  const last = Math.min(Math.max(lastLine, first), lines.count)
  const unit = (place.column ?? 1) - 1
  const textOf = lines.line
  const shown: CodeFrameLine[] = []
  const firstCells = cellsOf(textOf(first), unit)
  const start = cropStart(firstCells, unit, width)
  const before = textOf(first - 1)
  if (before.trim() !== '')
    shown.push({ kind: 'source', number: first - 1, text: crop(cellsOf(before), start, width).text })
  for (let line = first; line <= last; line += 1) {
    if (last - first >= fullRange && line > first && line < last) {
      if (line === first + 1) shown.push({ kind: 'gap', number: null, text: '⋮' })
      continue
    }
    const cells = line === first ? firstCells : cellsOf(textOf(line))
    const view = crop(cells, line === first ? start : 0, width)
    shown.push({ kind: 'source', number: line, text: view.text })
    if (place.column === null) continue
    const marks = underline(cells, view, rangeOn(textOf(line), line, place, last))
    if (marks !== '') shown.push({ kind: 'marks', number: null, text: marks })
  }
  return shown
}

/** The UTF-16 units of one line that are in the range; a line that the range begins before starts at its first word. */
function rangeOn(text: string, line: number, place: CodeFramePlace, last: number): { from: number; to: number } {
  const indent = text.length - text.trimStart().length
  const from = line === place.line ? (place.column ?? 1) - 1 : indent
  const ends = line === last && (place.endLine === null || place.endLine === line)
  const to = ends ? (place.endColumn ?? from + 2) - 1 : text.trimEnd().length
  return { from, to }
}

interface View {
  /** The part of the line that is shown. */
  readonly text: string
  /** Column of the whole line at which the part begins, and the columns before it. */
  readonly start: number
  readonly lead: number
  readonly end: number
}

/** A line that fits is shown from its beginning, a longer one from about a third of the width before the place. */
function cropStart(cells: readonly Cell[], unit: number, width: number): number {
  if (total(cells) <= width) return 0
  const column = columnOf(cells, unit)
  return column < width * 0.7 ? 0 : column - Math.floor(width / 3)
}

function crop(cells: readonly Cell[], start: number, width: number): View {
  const whole = total(cells)
  if (start === 0 && whole <= width) return { text: join(cells), start: 0, lead: 0, end: whole }
  if (start >= whole) return { text: '…', start, lead: 1, end: start }
  const lead = start > 0 ? 1 : 0
  const tail = whole - start + lead > width ? 1 : 0
  const room = width - lead - tail
  let column = 0
  const kept: Cell[] = []
  let first = -1
  let end = 0
  for (const cell of cells) {
    if (column >= start) {
      if (first === -1) first = column
      if (column + cell.width - first > room) break
      kept.push(cell)
      end = column + cell.width
    }
    column += cell.width
  }
  return { text: `${lead ? '…' : ''}${join(kept)}${tail ? '…' : ''}`, start: Math.max(first, 0), lead, end }
}

/** At least one mark, so that an empty range and the end of a line are seen too. */
function underline(cells: readonly Cell[], view: View, range: { from: number; to: number }): string {
  const from = columnOf(cells, range.from)
  const to = Math.max(endColumnOf(cells, range.to), from + 1)
  const begin = Math.max(from, view.start)
  if (begin > view.end || (begin === view.end && begin < total(cells))) return ''
  const end = Math.max(Math.min(to, Math.max(view.end, begin + 1)), begin + 1)
  return `${' '.repeat(begin - view.start + view.lead)}${'^'.repeat(end - begin)}`
}

/** The column at which the character that holds a UTF-16 unit begins. */
function columnOf(cells: readonly Cell[], unit: number): number {
  let column = 0
  for (const cell of cells) {
    if (unit < cell.end) return column
    column += cell.width
  }
  return column
}

/** The column after the last character that has a UTF-16 unit before `unit`. */
function endColumnOf(cells: readonly Cell[], unit: number): number {
  let column = 0
  for (const cell of cells) {
    if (cell.start >= unit) return column
    column += cell.width
  }
  return column
}

function total(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0)
}

function join(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.text).join('')
}
