import { isBidding, isFiller } from '../query.ts'
import type { Concept } from './look-up.ts'
import { weights } from './rank.ts'

/**
 * Words with which people only ask count little, and never more than a part of what is asked for: where all pages speak of
 * personal data, the "see" of "who can see personal data" is the rarer word.
 *
 * @param words of the query, each with its concept at the same place
 */
export function withoutFillers(words: readonly string[], concepts: readonly Concept[]): readonly Concept[] {
  if (words.every(isFiller)) return concepts
  const isLess = words.map((word, at) => isFiller(word) || isBidding(word, at))
  const asked = concepts.filter((_, at) => isLess[at] !== true)
  const mean = asked.reduce((sum, { rarity }) => sum + rarity, 0) / asked.length
  // "Get" by itself is all that is asked.
  const most = asked.length === 0 ? Number.POSITIVE_INFINITY : weights.mostOfFiller * mean
  return concepts.map((one, at) =>
    isLess[at] === true ? { ...one, rarity: Math.min(weights.filler * one.rarity, most) } : one,
  )
}
