import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { pairMark } from '../../../../../compiler/formats/search/words.ts'
import type { Concept } from './concept.ts'
import type { Lookup } from './forms.ts'

/** What a form of a word must count for a pair with it to be looked at. */
const leastShare = 0.5
/** What a pair counts in a heading, beside one in the title. */
const headed = 0.8

/**
 * How much of a query stands in the names of pages as it was asked: two neighbours of it side by side in a title or in a
 * heading, the rare ones counting more. "Version history" is no history that somewhere speaks of versions.
 *
 * @returns from 0 to 1 for the pages that have any
 */
export async function pairedIn(
  concepts: readonly Concept[],
  { reader, stem, open }: Lookup,
): Promise<ReadonlyMap<number, number>> {
  const pairs = concepts
    .slice(1)
    .flatMap((second, at) => concepts.slice(at, at + 1).map((first) => ({ first, second })))
  const total = pairs.reduce((sum, { first, second }) => sum + first.rarity + second.rarity, 0)
  const found = new Map<number, number>()
  const pagesOf = await Promise.all(
    pairs.map(async ({ first, second }) => {
      const seconds = new Map<string, number>()
      for (const { word, share } of second.forms) seconds.set(stem(word), Math.max(share, seconds.get(stem(word)) ?? 0))
      const pages = new Map<number, number>()
      for (const { word, share } of first.forms.filter((form) => form.share >= leastShare))
        for (const pair of (await reader.wordsNear(`${word}${pairMark}`, 1)).pairs(word)) {
          const other = seconds.get(stem(pair.word.slice(word.length + pairMark.length))) ?? 0
          if (other < leastShare) continue
          const postings = pair.postings()
          for (const [at, page] of postings.pages.entries()) {
            const worth = share * other * ((postings.roles[at] ?? 0) & roles.title ? 1 : headed)
            if (open[page] === 1 && worth > (pages.get(page) ?? 0)) pages.set(page, worth)
          }
        }
      return { pages, part: (first.rarity + second.rarity) / total }
    }),
  )
  for (const { pages, part } of pagesOf)
    for (const [page, worth] of pages) found.set(page, (found.get(page) ?? 0) + part * worth)
  return found
}
