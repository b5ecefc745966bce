import { longText } from '../../source.ts'
import { weightOf } from '../../weight.ts'

/** Signs that are read at once. The reference notes some hundred bytes for each, and reads more of them no faster. */
const usualSize = 16_384
/** Signs of a page from which on that pays: parts of a shorter one take a quarter more time. */
const usualLeast = 65_536
/** The same of a page that weighs so many times its length: what a parser takes for quotes in quotes grows with the square. */
const denseSize = 4096
const dense = 8

/** @returns signs of a part; null for a page that is read at once */
export function sizeFor(text: string): number | null {
  const weight = weightOf(text)
  if (weight < longText) return text.length > usualLeast ? usualSize : null
  return weight > dense * text.length ? denseSize : usualSize
}
