import type { Point, Position } from 'unist'
import type { LineIndex } from '../../source.ts'
import { linesIn } from '../fast/skeleton.ts'

/** Where a node lies, as two offsets: lines and columns are counted when somebody asks, and take three objects a node. */
export class Span implements Position {
  readonly #lines: LineIndex
  readonly #from: number
  readonly #to: number

  constructor(lines: LineIndex, from: number, to: number) {
    this.#lines = lines
    this.#from = from
    this.#to = to
  }

  /** Where it begins. */
  get from(): number {
    return this.#from
  }

  /** @returns the place from another offset to the same end */
  beginningAt(offset: number): Span {
    return new Span(this.#lines, offset, this.#to)
  }

  get start(): Point {
    return pointAt(this.#lines, this.#from)
  }

  get end(): Point {
    return pointAt(this.#lines, this.#to)
  }
}

/** @returns a place that begins further on in its first line, and takes no more room */
export function beginningAt(position: Position, offset: number): Position {
  if (position instanceof Span) return position.beginningAt(offset)
  const { start, end } = position
  return { start: { ...start, column: start.column + offset - (start.offset ?? offset), offset }, end }
}

function pointAt(lines: LineIndex, offset: number): Point {
  const { line, column } = lines.point(offset)
  return { line, column, offset }
}

/** @returns the same place; the one that was given where lines are counted in another way */
export function spanOf(position: Position | undefined, lines: LineIndex): Position | undefined {
  if (position === undefined) return undefined
  const { start, end } = position
  return isAt(start, lines) && isAt(end, lines) ? new Span(lines, start.offset, end.offset) : position
}

/** @returns whether line and column of a point are those of its offset */
export function isAt(point: Point, lines: LineIndex): point is Point & { readonly offset: number } {
  if (point.offset === undefined) return false
  const { line, column } = lines.point(point.offset)
  return line === point.line && column === point.column
}

/** @returns the place of a whole text */
export function placeOfAll(text: string): Position {
  const end = { line: linesIn(text) + 1, column: text.length - text.lastIndexOf('\n'), offset: text.length }
  return { start: { line: 1, column: 1, offset: 0 }, end }
}
