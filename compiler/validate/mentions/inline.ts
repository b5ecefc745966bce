import { wordsOf } from '../../formats/casing.ts'
import { methods, type Named, type Piece } from './mention.ts'
import { splitTarget } from './query.ts'

const request = new RegExp(String.raw`^(${methods})\s+(\/\S*|https?:\/\/\S+)(?:\s+HTTP\/[\d.]+)?$`)
const address = /^https?:\/\/\S+$/i
const errorRoute = /^(?:\/?(?:docs\/)?api|)\/?errors\/(\d{4,9})$/
const errorWords = /\b(?:error|warning)s?(?: codes?)?:?\s+$/i
const identifier = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/
/** Shorter names are near to too much. */
const shortest = 8
const longest = 80

/**
 * Reads inline code.
 * @param value its text
 * @param before the text that it is after, if any
 * @returns what it looks like, or null for all that names nothing of an API
 */
export function readInline(value: string, before: string): Named | null {
  const piece = (from: number, text: string): Piece => ({ text, start: from, end: from + text.length })
  const requestMatch = request.exec(value)
  if (requestMatch !== null || address.test(value)) {
    const written = requestMatch?.[2] ?? value
    const { target, query } = splitTarget(piece(value.indexOf(written), written))
    return { kind: 'request', method: requestMatch?.[1] ?? null, target, host: null, query, fields: [] }
  }
  const code = errorRoute.exec(value)?.[1] ?? (errorWords.test(before) ? /^\d{4,9}$/.exec(value)?.[0] : undefined)
  if (code !== undefined) return { kind: 'error', code: piece(value.lastIndexOf(code), code) }
  const isName = value.length >= shortest && value.length <= longest && identifier.test(value)
  return isName && wordsOf(value).length > 1 ? { kind: 'name', name: piece(0, value) } : null
}
