import { typographicQuote } from '../diagnostics/codes/front-matter.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Placed } from '../formats/yaml/placed.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'

const opening = /^[“”„‟‘’«]/
const whole = /^(?:[“”„‟][^“”„‟]*[“”‟]|[‘’][^‘’]*[‘’]|«[^«»]*»)$/
/** An apostrophe begins a word as well: `’tis`. */
const unbalanced = /^[“”„‟][^“”„‟]*$/

/**
 * Finds values that typographic quotes are around: YAML knows straight ones only, so that these are part of the value.
 * Quotes inside straight ones, and around a word of a longer value, are meant.
 *
 * @param yaml where the values stand: a whole file, or what is between the two fences of a page
 * @param firstLine the number of its first line in the file
 */
export function smartQuotes(placed: Placed, yaml: string, file: string, firstLine = 1): Diagnostic[] {
  if (!/[“”„‟‘’«]/.test(yaml)) return []
  const lines = yaml.split(/\r\n|\r|\n/)
  return stringsIn(placed.value, []).flatMap(({ path, value }) => {
    if (!opening.test(value) || !(whole.test(value) || unbalanced.test(value))) return []
    const place = placed.placeOf(path, 'value')
    const isPlain = place !== null && lines[place.line - firstLine]?.[place.column - 1] === value[0]
    return isPlain
      ? [
          typographicQuote(
            { file, place },
            {
              quote: value[0] ?? '',
              text: value
                .slice(1)
                .replace(/[”“’‘‟»]$/, '')
                .trim(),
            },
          ),
        ]
      : []
  })
}

function stringsIn(value: unknown, path: ValuePath): { path: ValuePath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]))
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
}
