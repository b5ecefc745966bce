import { LineIndex } from './source.ts'

/** The lines of a text, without their endings. */
export interface Lines {
  readonly count: number
  /** @param number from 1; there is nothing in a line that is not there */
  readonly line: (number: number) => string
}

/** @returns the lines of a text, which end with LF, CR or CRLF as in CommonMark; all at once would take ten times its room */
export function textLines(text: string): Lines {
  const index = new LineIndex(text)
  const count = index.point(text.length).line
  const startOf = (number: number) => (number > count ? text.length : index.offset(number, 1))
  const line = (number: number) =>
    number < 1 ? '' : text.slice(startOf(number), startOf(number + 1)).replace(/(?:\r\n|\r|\n)$/, '')
  return { count, line }
}
