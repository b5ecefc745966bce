import type { At, Diagnostic, Place, Related } from '../diagnostics/diagnostic.ts'
import type { Range } from '../formats/markdown/tree.ts'
import type { LineIndex } from '../formats/source.ts'

/** The text that a piece of a page was written in: the page itself, or a partial that it includes. */
export interface SourceText {
  readonly file: string
  readonly text: string
  readonly format: 'md' | 'mdx'
  readonly lines: LineIndex
  /** Where a partial was included: named as related with each of its problems. */
  readonly related: readonly Related[]
}

/** @returns the place of a diagnostic about these characters */
export function at(source: SourceText, range: Range): At {
  return { file: source.file, place: placeIn(source, range), related: source.related }
}

/** @returns the place of a diagnostic about the second of two things that clash: the first is named as related */
export function atSecond(source: SourceText, first: Range, second: Range): At {
  const { line, column } = placeIn(source, first)
  const related = { message: 'The first of the two', file: source.file, line, column }
  return { ...at(source, second), related: [related, ...source.related] }
}

/** @returns the place of a part of a text in its file */
export function placeIn(source: SourceText, range: Range): Place {
  return source.lines.place(range.start, range.end)
}

/** What is found in a text by itself is reported with the page that includes it. @param related where that is */
export function withRelated(diagnostics: Iterable<Diagnostic>, related: readonly Related[]): Iterable<Diagnostic> {
  if (related.length === 0) return diagnostics
  return Array.from(diagnostics, (one) => ({ ...one, related: [...one.related, ...related] }))
}
