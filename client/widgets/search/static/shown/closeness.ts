import { saidBy } from '../../../../../compiler/formats/search/words.ts'
import type { Concept } from '../words/concept.ts'
import type { Match, Matcher } from './matcher.ts'

/** How many words apart two neighbours of the query may be and still count. */
const reach = 4
/** What neighbours count in the other order. */
const reversed = 0.8

/**
 * How much of a query a text holds as it was asked: the share of its neighbouring words that are near each other
 * somewhere, the rare ones counting more (term proximity; Tao and Zhai, "An Exploration of Proximity Measures in
 * Information Retrieval", 2007). The index does not know where words are: only pages whose text was read can be asked.
 *
 * @param texts paragraphs, cells and lines of code of a page
 * @returns from 0 to 1; 0 for a query of one word
 */
export function closenessOf(texts: readonly string[], concepts: readonly Concept[], matches: Matcher): number {
  const pairs = concepts.slice(1).map(({ rarity }, at) => ({ rarity: rarity + (concepts[at]?.rarity ?? 0), share: 0 }))
  const total = pairs.reduce((sum, { rarity }) => sum + rarity, 0)
  if (total === 0) return 0
  for (const text of texts) {
    const found = wordsIn(text, matches)
    for (const [at, one] of found.entries())
      for (const other of found.slice(0, at).reverse()) {
        if (one.at - other.at > reach) break
        if (Math.abs(one.concept - other.concept) !== 1) continue
        const pair = pairs[Math.min(one.concept, other.concept)]
        const share = one.share * other.share * (one.concept > other.concept ? 1 : reversed)
        if (pair !== undefined && pair.share < share) pair.share = share
      }
  }
  return pairs.reduce((sum, { rarity, share }) => sum + rarity * share, 0) / total
}

/** @returns the words of a text that are forms of a concept, with their places in it */
function wordsIn(text: string, matches: Matcher): readonly (Match & { readonly at: number })[] {
  return matches.runsOfLine(text).flatMap((run, at) => {
    const found = saidBy(run).flatMap((word) => matches.of(word) ?? [])
    const best = found.sort((a, b) => b.share - a.share)[0]
    return best === undefined ? [] : [{ ...best, at }]
  })
}
