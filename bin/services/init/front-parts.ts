/** A page of another tool, whose front matter is changed line by line: all else in it stays as it is written. */
export interface FrontParts {
  /** The line above the keys. */
  readonly opening: string
  /** The lines of the keys. */
  readonly inside: string
  /** The line below them. */
  readonly closing: string
  /** All that follows. */
  readonly body: string
}

const parts = /^(---\r?\n)((?:(?!---)[^\n]*\n)*?)(---[ \t]*\r?(?:\n|$))([\s\S]*)$/

/** @returns null for a page without front matter */
export function frontParts(text: string): FrontParts | null {
  const [, opening, inside = '', closing = '', body = ''] = parts.exec(text) ?? []
  return opening === undefined ? null : { opening, inside, closing, body }
}

/** @returns the lines of each key: what is indented below it, or listed, belongs to it */
export function entriesOf(inside: string): readonly string[] {
  return inside.split(/(?<=\n)(?![\s-])/)
}
