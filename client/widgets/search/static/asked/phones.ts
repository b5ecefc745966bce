import type { IndexReader } from '../index/index-reader.ts'

/** A phone number as people write it: with the code of its country, or one of North America, where most leave that out. */
const phone =
  /(?:tel:)?(?:(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}(?:[ .-]?\(?\d{1,7}\)?){1,5}|(?<![\p{L}\p{N}+])(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4})(?![\p{L}\p{N}])/gu
/** Digits of one, with the code of its country. */
const [fewest, most] = [8, 15]

/** @returns the query with each phone number as the index has it; one by itself that no page has asks for phone numbers */
export async function withPhones(query: string, reader: IndexReader): Promise<string> {
  const numbers: string[] = []
  const known = query.replace(phone, (text) => {
    const digits = text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
    if (digits.length < fewest || digits.length > most) return text
    numbers.push(digits)
    return digits
  })
  const [only = ''] = numbers
  if (known.trim() !== only || only === '') return known
  const there = await Promise.all(
    [only, ...otherNumbers(only)].map(async (one) => (await reader.wordsNear(one, 1)).get(one) !== undefined),
  )
  return there.includes(true) ? known : `${known} phone number`
}

/** @returns the number with the code of North America where it has none, and without it where it has that */
export function otherNumbers(word: string): readonly string[] {
  if (/^\d{10}$/.test(word)) return [`1${word}`]
  return /^1\d{10}$/.test(word) ? [word.slice(1)] : []
}
