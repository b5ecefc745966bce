import { isBidding, isFiller, isForm } from '../../query.ts'
import { weights } from '../rank/rank.ts'
import type { Concept } from '../words/concept.ts'
import { isIdiom } from './ways.ts'

/**
 * Words with which people only ask count little, and never more than a part of what is asked for: where all pages speak of
 * personal data, the "see" of "who can see personal data" is the rarer word. So is the "syntax" of "filter syntax", where
 * many pages filter.
 *
 * @param words of the query, each with its concept at the same place
 */
export function withoutFillers(words: readonly string[], concepts: readonly Concept[]): readonly Concept[] {
  if (words.every(isFiller)) return concepts
  const last = words.filter((word) => !isIdiom(word)).length - 1
  const isLess = words.map((word, at) => isFiller(word) || isBidding(word, at))
  const isLast = words.map((word, at) => at > 0 && at === last && isForm(word))
  const asked = concepts.filter((_, at) => isLess[at] !== true && isLast[at] !== true)
  const mean = asked.reduce((sum, { rarity }) => sum + rarity, 0) / asked.length
  // "Get" by itself is all that is asked.
  const most = (part: number) => (asked.length === 0 ? Number.POSITIVE_INFINITY : part * mean)
  return concepts.map((one, at) => {
    if (isLast[at] === true) return { ...one, rarity: Math.min(one.rarity, most(weights.mostOfForm)) }
    if (isLess[at] === true)
      return { ...one, rarity: Math.min(weights.filler * one.rarity, most(weights.mostOfFiller)) }
    return one
  })
}
