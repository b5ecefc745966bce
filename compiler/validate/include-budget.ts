import { includesText, maxIncludes } from '../parse/many-includes.ts'
import { sizeText } from '../read/limits.ts'

/** Bytes that the included texts of a page may have together. */
const maxIncluded = 2 * 1024 * 1024

/**
 * Counts what a page takes in. Partials that include partials grow by powers: seven levels of eight includes are 18 kB of
 * source and two million texts.
 *
 * @returns a function that takes the next included text and says what there is too much of; null where there is not
 */
export function includeBudget(): (text: string) => string | null {
  let count = 0
  let bytes = 0
  return (text) => {
    count++
    bytes += Buffer.byteLength(text)
    if (count > maxIncludes) return includesText()
    return bytes > maxIncluded ? `${sizeText(maxIncluded)} of included text` : null
  }
}
