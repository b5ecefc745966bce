import { codeName } from '../code-name.ts'

/** Quotes that word processors put in place of `"` and `'`, and those of other scripts: no syntax knows them. */
const curly =
  /[\u00AB\u00BB\u00B4\u02BA\u02EE\u2018-\u201F\u2032-\u2037\u2039\u203A\u275B-\u275E\u300C-\u300F\u301D-\u301F\uFF02\uFF07`]/

/** @returns whether a character is where an author means a straight quote */
export function isCurlyQuote(character: string | undefined): character is string {
  return character !== undefined && character !== '' && curly.test(character)
}

/** @returns the text with straight quotes in place of all others */
export function withStraightQuotes(text: string): string {
  return text.replace(new RegExp(curly, 'g'), '"')
}

/**
 * Reads the value that begins with such a quote.
 *
 * @param open offset of the quote
 * @returns the value without its quotes, which ends on the same line at the latest
 */
export function curlyValue(text: string, open: number): string {
  const line = /^[^\r\n]*/.exec(text.slice(open + 1))?.[0] ?? ''
  const end = line.search(new RegExp(`${curly.source}|"`))
  return end === -1 ? (/^[^\s>}]*/.exec(line)?.[0] ?? '') : line.slice(0, end)
}

/** @returns a character as messages name it: `` `“` (U+201C) `` */
export function named(character: string): string {
  return `${character === '`' ? '`` ` ``' : `\`${character}\``} (${codeName(character)})`
}
