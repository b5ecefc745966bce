import { askedLast } from '../asked-last.ts'
import { baseOf, type Choice, type FacetCount, hitsPerPage, type Results, type SearchProvider } from '../hit.ts'
import { withoutBrand } from './asked/brand.ts'
import { phrasesOf, withPhrases } from './asked/phrases.ts'
import { type Answer, findPages } from './find.ts'
import { type IndexName, type Loaded, load } from './index/loaded.ts'
import { inOrder } from './rank/order.ts'
import type { Found } from './rank/ranking.ts'
import { hitsOf } from './shown/hits.ts'
import { nearTo } from './shown/near.ts'

export interface StaticSearchOptions {
  readonly index: IndexName
  readonly tag: string
  readonly origin: string
  /** The product of the page that the reader is on: of two alike its pages go first. */
  readonly product?: string
}

const all: Choice = { product: null, brand: null }
/** Answers that are kept: the next page of hits is of the same. */
const maxAnswers = 20

/** A search of the site's own, which can begin before it is asked. */
export interface StaticSearch extends SearchProvider {
  /** @param query what has been typed now: one before it is ranked, and its texts are read, no further */
  warm(query?: string): void
  /** Finds the pages, so that only what is shown is left to be read. */
  prepare(query: string, choice: Choice): Promise<void>
}

/** The index, loaded when it is first needed, and its last answers: both until a part of it could not be read. */
function createMemory({ index, tag, origin, product }: StaticSearchOptions) {
  const answers = new Map<string, Promise<Answer>>()
  let engine: Promise<Loaded | null> | null = null
  return {
    loaded(): Promise<Loaded | null> {
      engine ??= load(index, baseOf(origin)).catch((error: unknown) => {
        // The next search tries again: the reader may be on a train.
        engine = null
        throw error
      })
      return engine
    },
    answerTo(query: string, brand: string | null, loaded: Loaded, isWanted: () => boolean): Promise<Answer> {
      const key = `${brand ?? tag} ${query}`
      const known = answers.get(key)
      if (known !== undefined) return known
      if (answers.size >= maxAnswers) answers.clear()
      const answer = find(query, brand ?? tag, product ?? null, { ...loaded, isWanted })
      answer.catch(() => answers.delete(key))
      answers.set(key, answer)
      return answer
    },
    forget(): void {
      engine = null
      answers.clear()
    },
  }
}

/** The site's own index. Nothing of it is loaded before the reader types. */
export function createStaticSearch(options: StaticSearchOptions): StaticSearch {
  const { tag, origin } = options
  const { loaded, answerTo, forget } = createMemory(options)
  /** What was typed last, once something was: nothing else is wanted. */
  const typed: { query: string | null } = { query: null }
  const wanted = (query: string) => () => typed.query === null || typed.query === query
  const search = async (query: string, page: number, { product, brand }: Choice = all): Promise<Results> => {
    if (typed.query !== null) typed.query = query
    const engine = await loaded()
    if (engine === null) return { total: 0, pages: 0, hits: [] }
    const isWanted = wanted(query)
    const answer = await answerTo(query, brand, engine, isWanted)
    const { correctedQuery, absent } = answer
    const found = product === null ? answer.found : answer.found.filter((one) => productOf(one, engine) === product)
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    const hits = inOrder(query, await hitsOf(query, shown, answer, { engine, origin, isWanted }))
    const near = found.length > 0 ? null : await nearTo(query, { ...engine, scope: brand ?? tag }, origin)
    const isIncomplete = engine.reader.lost.size > 0
    // The names of the parts may have changed since: the next search reads the entry file again, too.
    if (isIncomplete) forget()
    if (isIncomplete && hits.length === 0) throw new Error("Parts of the search index can't be read")
    return {
      total: found.length,
      pages: Math.ceil(found.length / hitsPerPage),
      hits,
      products: productsOf(answer.found, engine),
      ...(correctedQuery === null ? {} : { correctedQuery }),
      ...(absent.length === 0 ? {} : { absent }),
      ...(found.every(({ isComplete }) => isComplete) ? {} : { partly: true }),
      ...(isIncomplete ? { incomplete: true } : {}),
      ...(near === null ? {} : { near }),
    }
  }
  return {
    warm(query) {
      if (query !== undefined) typed.query = query
      loaded().catch(() => {})
    },
    async prepare(query, { brand }) {
      typed.query = query
      const engine = await loaded()
      if (engine === null) return
      await answerTo(query, brand, engine, wanted(query))
      // Nothing is reported yet: the search itself opens the index again.
      if (engine.reader.lost.size > 0) forget()
    },
    // What was begun while the reader paused is not done twice: to read the texts takes longest.
    search: askedLast(search, ({ incomplete }) => incomplete !== true),
    async elsewhere(query, { brand }) {
      const engine = await loaded()
      return engine === null
        ? null
        : await otherBrand(query, brand ?? tag, engine, (...asked) => answerTo(...asked, wanted(query)))
    },
  }
}

async function find(query: string, brand: string, product: string | null, loaded: Loaded): Promise<Answer> {
  const engine = { ...loaded, scope: brand }
  const asked = await withoutBrand(query, engine.names.brands?.find(({ key }) => key === brand)?.name, engine.reader)
  const answer = await firstAnswer([
    () => findPages(asked, engine, product),
    ...(asked === query ? [] : [() => findPages(query, engine, product)]),
    () => findPages(asked, { ...engine, isLastTry: true }, product),
  ])
  const phrases = phrasesOf(query)
  return phrases.length === 0 ? answer : await withPhrases(answer, phrases, engine.reader, engine.twins)
}

/** @returns the first answer that has found something, else the last one */
async function firstAnswer(ways: readonly (() => Promise<Answer>)[]): Promise<Answer> {
  let answer: Answer = { found: [], correctedQuery: null, absent: [], concepts: [] }
  for (const ask of ways) {
    answer = await ask()
    if (answer.found.length > 0) return answer
  }
  return answer
}

function productOf({ page }: Found, { reader }: Loaded): string | null {
  return reader.pages[page]?.product ?? null
}

/** @returns the products that pages were found of, those with a name and the most pages first */
function productsOf(found: readonly Found[], engine: Loaded): readonly FacetCount[] {
  const totals = new Map<string, number>()
  for (const one of found) {
    const key = productOf(one, engine)
    if (key !== null) totals.set(key, (totals.get(key) ?? 0) + 1)
  }
  const labels = engine.names.products ?? {}
  return [...totals]
    .flatMap(([key, total]) => (labels[key] === undefined ? [] : [{ key, label: labels[key], total }]))
    .sort((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1))
}

/** What the site's other brand has, or null: also where none of its pages is in the index. */
async function otherBrand(
  query: string,
  searched: string,
  engine: Loaded,
  ask: (query: string, brand: string, engine: Loaded) => Promise<Answer>,
): Promise<FacetCount | null> {
  const brand = engine.names.brands?.find(({ key }) => key !== searched)
  if (brand === undefined || !engine.reader.tags.has(brand.key)) return null
  const total = (await ask(query, brand.key, engine)).found.length
  return total === 0 ? null : { key: brand.key, label: brand.name, total }
}
