import { visible } from '../../../compiler/diagnostics/cells.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { noteText } from '../../../compiler/diagnostics/report/note-text.ts'

/** A note on lines of a file (docs.github.com, "Create a check run"): lines and columns from 1. */
export interface Annotation {
  /** From the top of the repository. */
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  /** Only a note of one line has columns. */
  readonly start_column?: number
  readonly end_column?: number
  readonly annotation_level: 'warning' | 'failure'
  readonly message: string
  readonly title: string
}

/** Bytes: the host takes 64 KB. */
const longest = 60_000

/**
 * @param prefix the way from the repository's top to the site: '' or ending in '/'
 * @returns null for a problem that is in no file
 */
export function annotationOf(one: Diagnostic, prefix: string): Annotation | null {
  if (one.file === null) return null
  const text = noteText(one, prefix)
  return {
    path: prefix + one.file,
    ...linesOf(one),
    annotation_level: one.severity === 'error' ? 'failure' : 'warning',
    message: shortened(text.replaceAll(/[^\t\n]+/g, visible), longest),
    title: one.code,
  }
}

/** What has no line is on the first one. A range that ends before a line's first character does not reach it. */
function linesOf({ line, column, endLine, endColumn }: Diagnostic) {
  if (line === null) return { start_line: 1, end_line: 1 }
  const last = endLine === null ? line : endLine > line && endColumn === 1 ? endLine - 1 : endLine
  const lines = { start_line: line, end_line: Math.max(line, last) }
  if (column === null || endColumn === null || endLine !== line) return lines
  return { ...lines, start_column: column, end_column: Math.max(column, endColumn) }
}

/** Cuts a text to a number of bytes in UTF-8, between two characters. */
export function shortened(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  const cut = Buffer.from(text).subarray(0, bytes - 3)
  return `${new TextDecoder().decode(cut, { stream: true })}…`
}
