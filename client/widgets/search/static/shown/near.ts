import { commonWords, runsOf } from '../../../../../compiler/formats/search/words.ts'
import { type Near, readAddress } from '../../hit.ts'
import { significantWords } from '../../query.ts'
import { nearestWords } from '../../spelling.ts'
import { findPages } from '../find.ts'
import type { Engine } from '../gather.ts'
import type { IndexReader } from '../index/index-reader.ts'

/** The most words, and pages, that are shown. */
const maxShown = 3

/**
 * What may help where nothing was found: words of the site that are written much like those of the query, and pages for
 * the first of them.
 */
export async function nearTo(query: string, engine: Engine, origin: string): Promise<Near> {
  const { reader, scope } = engine
  const asked = significantWords(query).flatMap((word) => runsOf(word).map(({ whole }) => whole))
  const found = await Promise.all(asked.map((word) => wordsLike(word, reader, reader.tagged(scope))))
  const words = [...new Set(found.flat())].slice(0, maxShown)
  const [first] = words
  if (first === undefined) return { words, pages: [] }
  const answer = await findPages(first, engine, null)
  const pages = await Promise.all(
    answer.found.slice(0, maxShown).map(async ({ page }) => {
      const one = await reader.page(page).catch(() => null)
      const address = one === null ? null : readAddress(one.route, origin)
      return one === null || address === null ? [] : [{ title: one.title, url: address.url }]
    }),
  )
  return { words, pages: pages.flat() }
}

async function wordsLike(word: string, reader: IndexReader, open: Uint8Array): Promise<readonly string[]> {
  const near = await reader.wordsNear(word.slice(0, 2))
  const known = near
    .from('')
    .filter((one) => Math.abs(one.word.length - word.length) <= 3)
    .map((one) => ({
      word: one.word,
      pages: one.postings().pages.filter((page) => open[page] === 1).length,
    }))
    .filter(({ pages, word: other }) => pages > 0 && /^\p{L}+$/u.test(other) && !commonWords.has(other))
    .sort((a, b) => b.pages - a.pages || (a.word < b.word ? -1 : 1))
  return nearestWords(
    word,
    known.map((one) => one.word),
  ).slice(0, maxShown)
}
