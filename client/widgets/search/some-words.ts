/** A page that a search for one word has found. */
export interface FoundByWord {
  readonly id: string
  readonly score: number
}

/** A page that holds some of the words: `words` are their places in the query. */
export interface PartlyFound {
  readonly id: string
  readonly words: readonly number[]
  readonly score: number
}

/**
 * Joins searches for single words, for a query of which no page holds all words: pages with more and rarer words first.
 *
 * @param lists the pages that hold each word of the query, best first
 * @returns pages in the order of their worth, each with the words that it holds
 */
export function mergeByWords(lists: readonly (readonly FoundByWord[])[]): readonly PartlyFound[] {
  const total = new Set(lists.flatMap((list) => list.map(({ id }) => id))).size
  const pages = new Map<string, { words: number[]; score: number }>()
  for (const [word, list] of lists.entries()) {
    const best = Math.max(...list.map(({ score }) => score), Number.MIN_VALUE)
    const rarity = Math.log(1 + total / Math.max(list.length, 1))
    for (const { id, score } of list) {
      const page = pages.get(id) ?? { words: [], score: 0 }
      page.words.push(word)
      // That the word is there at all counts half: its weight on the page counts the rest.
      page.score += rarity * (0.5 + (0.5 * Math.max(score, 0)) / best)
      pages.set(id, page)
    }
  }
  return [...pages].map(([id, page]) => ({ id, ...page })).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
