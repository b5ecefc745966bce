import { unclosedFence } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic, Related } from '../../diagnostics/diagnostic.ts'
import type { Range } from '../../formats/markdown/tree.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { at, type SourceText } from '../source-text.ts'

interface Positioned {
  position?: { start: { offset?: number; column: number }; end: { offset?: number } } | undefined
}

export interface UnclosedFence {
  readonly diagnostic: Diagnostic
  /**
   * Where it ended without a closing line; null where it took that of the next fence, and no place where it is a sample of
   * Markdown whose own closing line is left over, wherever that is.
   */
  readonly end: number | null
}

/**
 * Finds fenced code that nothing closes: it ends with the list item, the container or the page around it, or at the
 * closing line of the next fence, whose opening line it shows.
 *
 * @param after where the last unclosed fence ended: a bare line of marks there was meant to close it
 */
export function findUnclosedFence(node: Positioned, source: SourceText, after: number | null): UnclosedFence | null {
  const range = rangeOf(node)
  const slice = source.text.slice(range.start, range.end)
  const opening = /^(?<marks>`{3,}|~{3,})[ \t]*(?<info>[^\r\n]*)/.exec(slice)
  const { marks = '', info = '' } = opening?.groups ?? {}
  if (opening === null) return null
  const lines = slice.split(/\r\n|\r|\n/)
  const first = { start: range.start, end: range.start + opening[0].trimEnd().length }
  const column = node.position?.start.column ?? 1
  const isFollowUp = after !== null && info.trim() === '' && isBlank(source.text.slice(after, range.start))
  if (isFollowUp && after === leftOver) return null
  if (closes(lines.at(-1) ?? '', marks, column) && lines.length > 1) {
    const next = nextOpening(lines, marks, info, column)
    if (next === null) return null
    const related = [opens(source, lineStart(range.start, slice, next))]
    return { diagnostic: fault(first, marks, source, related), end: isSample(info) ? leftOver : null }
  }
  if (isFollowUp) return null
  return { diagnostic: fault(first, marks, source, almostClosed(lines, slice, marks, range, source)), end: range.end }
}

const leftOver = Number.POSITIVE_INFINITY

const isSample = (info: string) => /^(?:md|mdx|markdown)\b/i.test(info)

const isBlank = (text: string) => /^[\s>]*$/.test(text)

function fault(first: Range, marks: string, source: SourceText, related: readonly Related[]): Diagnostic {
  const where = at(source, first)
  return unclosedFence({ ...where, related: [...related, ...source.related] }, { marks })
}

/** A closing line has marks of the same kind, at least as many, and is indented by three columns at most. */
function closes(line: string, marks: string, column: number): boolean {
  const found = /^(?<indent>[ \t>]*)(?<marks>`{3,}|~{3,})[ \t]*$/.exec(line)?.groups
  if (found?.marks === undefined || found.indent === undefined) return false
  return found.marks.startsWith(marks) && isLevel(found.indent, column)
}

function isLevel(indent: string, column: number): boolean {
  return indent.includes('\t') || indent.length + 1 - column <= 3
}

/** @returns the row of a line among the code that opens the next fence, where code is before and after it */
function nextOpening(lines: readonly string[], marks: string, info: string, column: number): number | null {
  const code = lines.slice(1, -1)
  const row = code.findIndex((line) => {
    const found = /^(?<indent>[ \t>]*)(?<marks>`{3,}|~{3,})[ \t]*[A-Za-z][^`]*$/.exec(line)?.groups
    return found?.marks?.startsWith(marks) === true && isLevel(found.indent ?? '', column)
  })
  if (row === -1) return null
  const before = code.slice(0, row).some((line) => !isBlank(line))
  const after = code.slice(row + 1).some((line) => !isBlank(line))
  return (before || isSample(info)) && after ? row + 1 : null
}

/** The first line among the code that looks as if it were meant to close it. */
function almostClosed(
  lines: readonly string[],
  slice: string,
  marks: string,
  range: Range,
  source: SourceText,
): readonly Related[] {
  const mark = marks.charAt(0)
  const row = lines.findIndex((line, index) => index > 0 && line.replace(/^[\s>]*/, '').startsWith(mark.repeat(3)))
  if (row === -1) return []
  const { line, column } = source.lines.point(lineStart(range.start, slice, row))
  return [{ message: 'This line does not close it', file: source.file, line, column }]
}

function opens(source: SourceText, offset: number): Related {
  const { line, column } = source.lines.point(offset)
  return { message: 'The next code block opens inside it', file: source.file, line, column }
}

function lineStart(start: number, slice: string, row: number): number {
  const end = [...slice.matchAll(/\r\n|\r|\n/g)][row - 1]
  const from = end === undefined ? 0 : end.index + end[0].length
  return start + from + (/^[ \t>]*/.exec(slice.slice(from))?.[0].length ?? 0)
}
