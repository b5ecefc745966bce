import type { Found, FoundPage } from './pagefind.ts'
import { significantWords, titleKey } from './query.ts'
import { rank } from './rank.ts'
import { mergeByWords } from './some-words.ts'
import { corrected } from './spelling.ts'

/** An index that finds pages which hold all words of a query. */
export interface Engine {
  search(words: string): Promise<readonly Found[]>
  /** Words of the site in lower case, the most frequent first. */
  vocabulary(): Promise<readonly string[]>
}

export interface FoundPages {
  /** Best first; each page once. */
  readonly pages: readonly Found[]
  /** The words that were searched in place of the reader's, or null. */
  readonly asked: string | null
  /** Some of the pages hold only some of the words. */
  readonly partly: boolean
}

/** So many pages are looked at before they are shown, to put them in order: two pages of hits. */
const looked = 12
/** With fewer pages than this for all words, which may be chance, pages with some of them follow. */
const few = 3

/**
 * Finds the pages for what a reader typed: without common words, with titles first, with one mistake of spelling put
 * right, and with fewer words where no page has them all.
 */
export async function findPages(query: string, engine: Engine): Promise<FoundPages> {
  // Quotation marks ask for these words in this order: nothing is left out.
  const words = query.includes('"') ? [query] : significantWords(query)
  const first = await findWords(query, words, engine)
  if (query.includes('"')) return { ...first, asked: null }
  const better = await correctWords(words, first.marked, engine)
  if (better === null) return { ...first, asked: null }
  const second = await findWords(better.join(' '), better, engine)
  const isBetter = second.pages.length > 0 && (!second.partly || first.pages.length === 0 || first.partly)
  return isBetter ? { ...second, asked: better.join(' ') } : { ...first, asked: null }
}

async function findWords(
  query: string,
  words: readonly string[],
  engine: Engine,
): Promise<Omit<FoundPages, 'asked'> & { readonly marked: readonly string[] }> {
  const [all, titled] = await Promise.all([engine.search(words.join(' ')), pagesTitled(query, engine)])
  const known = new Set(all.map(({ id }) => id))
  const more =
    all.length >= few || words.length < 2 ? [] : (await pagesWithSome(words, engine)).filter(({ id }) => !known.has(id))
  const firstIds = new Set(titled.map(({ id }) => id))
  const rest = all.filter(({ id }) => !firstIds.has(id))
  const candidates = await Promise.all(rest.slice(0, looked).map(describe))
  const ranked = rank(words, candidates).map(({ found }) => found)
  const some = await Promise.all(more.filter(({ id }) => !firstIds.has(id)).map(describe))
  const others = rank(words, some).map(({ found }) => found)
  return {
    pages: [...titled, ...ranked, ...rest.slice(looked), ...others],
    partly: others.length > 0,
    marked: candidates.flatMap(({ marked }) => marked),
  }
}

/** The pages whose title is the query. Their text holds the words too, so that the excerpt shows them. */
async function pagesTitled(query: string, engine: Engine): Promise<readonly Found[]> {
  const key = titleKey(query)
  const found = (await engine.search(key)).slice(0, looked)
  const titled = (await Promise.all(found.map(describe))).filter(({ title }) => titleKey(title) === key)
  if (titled.length === 0) return []
  const byWords = new Map((await engine.search(query)).map((one) => [one.id, one]))
  // "Rate limits" and "RateLimits" have one key.
  const isLiteral = ({ title }: { readonly title: string }) =>
    Number(title.toLowerCase() === query.trim().toLowerCase())
  return [...rank([query], titled)]
    .sort((a, b) => isLiteral(b) - isLiteral(a))
    .map((one) => byWords.get(one.found.id) ?? one.found)
}

async function pagesWithSome(words: readonly string[], engine: Engine): Promise<readonly Found[]> {
  const lists = await Promise.all(words.map((word) => engine.search(word)))
  const merged = mergeByWords(lists).slice(0, looked)
  // Searched again for exactly the words that each page holds, so that its excerpt shows them.
  const searches = new Map<string, Promise<readonly Found[]>>()
  const pages = await Promise.all(
    merged.map(async ({ id, words: held }) => {
      const text = held.map((at) => words[at]).join(' ')
      if (!searches.has(text)) searches.set(text, engine.search(text))
      const found = (await searches.get(text)) ?? []
      return found.find((one) => one.id === id) ?? lists.flat().find((one) => one.id === id)
    }),
  )
  return pages.filter((one) => one !== undefined)
}

async function correctWords(
  words: readonly string[],
  marked: readonly string[],
  engine: Engine,
): Promise<readonly string[] | null> {
  if (words.every((word) => isSeen(word, marked))) return null
  const vocabulary = await engine.vocabulary()
  const better = words.map((word) => (isSeen(word, marked) ? word : (corrected(word, vocabulary) ?? word)))
  return better.some((word, index) => word !== words[index]) ? better : null
}

/** Whether a page shows the word, with another ending at most. */
function isSeen(word: string, marked: readonly string[]): boolean {
  const stem = word.toLowerCase().slice(0, Math.max(3, word.length - 2))
  return marked.some((one) => one.includes(stem))
}

async function describe(found: Found) {
  const data = await found.data()
  const { url, meta, sub_results: sections = [] } = data
  const headings = sections.filter((section) => section.url.includes('#')).map(({ title }) => title)
  return { found, url, title: meta.title ?? '', headings, score: found.score, marked: markedWords(data) }
}

/** The words between `<mark>` and `</mark>`: only compared, never shown. */
function markedWords({ excerpt, sub_results: sections = [] }: FoundPage): readonly string[] {
  const excerpts = [excerpt, ...sections.map((section) => section.excerpt)]
  return excerpts.flatMap((text) =>
    [...text.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, word]) => (word ?? '').toLowerCase()),
  )
}
