import { itemInBrackets } from './item-in-brackets.ts'
import { lineEnd, lineStart } from './line-bounds.ts'

/** `title: value`, also as the first key of an item. */
const keyAndValue = /^[ \t]*(?:- +)?([\w-]+: +)(\S.*?)[ \t]*$/

/** A longer line is not written out again in a hint. */
export const longestShown = 80

/**
 * @param at a place within the value
 * @returns the key and its value in quotes, where both stand on one line, or in a list or mapping in brackets the item
 *   alone; null where they don't, or where a comment may follow: what of the line is text is the author's to say
 */
export function quotedLine(text: string, at: number): string | null {
  const item = itemInBrackets(text, at)
  return item === null ? quotedValue(text, at) : quotedItem(item)
}

/** @returns an item in brackets in quotes; null where it can't be written out */
export function quotedItem(item: string): string | null {
  return item.length > longestShown ? null : inQuotes(item)
}

/** @returns as `quotedLine`, of a place that is known to be outside of brackets: to find that out, all before it is read */
export function quotedValue(text: string, at: number): string | null {
  const start = lineStart(text, at)
  const line = text.slice(start, lineEnd(text, start))
  if (line.length > longestShown) return null
  const [, key, value] = keyAndValue.exec(line) ?? []
  const quoted = key === undefined || value === undefined ? null : inQuotes(value)
  return quoted === null ? null : `${key}${quoted}`
}

function inQuotes(value: string): string | null {
  // A backtick would end the code of the hint, a backslash means something between double quotes.
  if (value === '' || / #|[`\\\r\n]/.test(value)) return null
  if (!value.includes('"')) return `"${value}"`
  return value.includes("'") ? null : `'${value}'`
}
