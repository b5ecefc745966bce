import type { IndexEntry } from '../../../wire/search-index.ts'
import {
  baseOf,
  type Choice,
  type FacetCount,
  hitsPerPage,
  type Results,
  readAddress,
  type SearchProvider,
} from '../hit.ts'
import { listedWords, synonymsOf } from '../synonyms.ts'
import { standsAsTyped } from './as-typed.ts'
import { withoutBrand } from './brand.ts'
import { bestPlaces, markedText } from './excerpt.ts'
import { type Answer, type Found, findPages } from './find.ts'
import type { Engine } from './gather.ts'
import { openIndex, readJson } from './index-reader.ts'
import { languageOf } from './language.ts'
import { nearTo } from './near.ts'
import { inOrder, type RankedHit } from './order.ts'
import { phrasesOf, withPhrases } from './phrases.ts'
import { openTwins, type Twins } from './twins.ts'

export interface StaticSearchOptions {
  /** The index: `search` or `enablementSearch` of the entry that the build has written. */
  readonly index: 'search' | 'enablementSearch'
  readonly tag: string
  readonly origin: string
  /** The product of the page that the reader is on: of two alike its pages go first. */
  readonly product?: string
}

/** What the entry file says besides the indexes. */
interface Names {
  readonly synonyms?: readonly (readonly string[])[]
  /** Labels of the products by their keys. */
  readonly products?: Readonly<Record<string, string>>
  readonly brands?: readonly { readonly key: string; readonly name: string }[]
}

interface Loaded extends Engine {
  readonly names: Names
  readonly twins: Twins
}

/** Answers that are kept: the next page of hits is of the same. */
const maxAnswers = 20
/** Places of a page that are shown at most. */
const maxPlaces = 3

/** A search of the site's own, which can begin before it is asked. */
export interface StaticSearch extends SearchProvider {
  warm(): void
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
    answerTo(query: string, brand: string | null, loaded: Loaded): Promise<Answer> {
      const key = `${brand ?? tag} ${query}`
      const known = answers.get(key)
      if (known !== undefined) return known
      if (answers.size >= maxAnswers) answers.clear()
      const answer = find(query, brand ?? tag, product ?? null, loaded)
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
  return {
    warm: () => {
      loaded().catch(() => {})
    },
    async prepare(query, { brand }) {
      const engine = await loaded()
      if (engine === null) return
      await answerTo(query, brand, engine)
      // Nothing is reported yet: the search itself opens the index again.
      if (engine.reader.lost.size > 0) forget()
    },
    async search(query, page, { product, brand }: Choice = { product: null, brand: null }): Promise<Results> {
      const engine = await loaded()
      if (engine === null) return { total: 0, pages: 0, hits: [] }
      const answer = await answerTo(query, brand, engine)
      const { correctedQuery, absent } = answer
      const found = product === null ? answer.found : answer.found.filter((one) => productOf(one, engine) === product)
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      const hits = inOrder(query, await Promise.all(shown.map((one) => hitOf(query, one, answer, engine, origin))))
      const near = found.length > 0 ? null : await nearTo(query, engine, isTagged(brand ?? tag), origin)
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
    },
    async elsewhere(query, { brand }) {
      const engine = await loaded()
      return engine === null ? null : await otherBrand(query, brand ?? tag, engine, answerTo)
    },
  }
}

async function load(index: StaticSearchOptions['index'], base: string): Promise<Loaded | null> {
  const pointer = (await readJson(`${base}/search.json`)) as {
    readonly [name in typeof index]?: IndexEntry | null
  } & Names
  const entry = pointer[index]
  // A site without a page of this kind has no index for it: nothing can be found, which is no failure.
  if (entry == null || !/^_assets\/[\w-]+\/$/.test(entry.at)) return null
  const [reader, language] = await Promise.all([openIndex(entry, base), languageOf(entry.language)])
  const { stem, asking } = language
  const own = pointer.synonyms ?? []
  const synonyms = synonymsOf(own, stem, language)
  const listed = listedWords(own, language)
  return { reader, stem, asking, synonyms, listed, names: pointer, twins: openTwins(base) }
}

const isTagged =
  (tag: string) =>
  ({ tags }: { readonly tags: readonly string[] }): boolean =>
    tags.includes(tag)

async function find(query: string, brand: string, product: string | null, engine: Loaded): Promise<Answer> {
  const asked = await withoutBrand(query, engine.names.brands?.find(({ key }) => key === brand)?.name, engine.reader)
  const answer = await firstAnswer([
    () => findPages(asked, engine, isTagged(brand), product),
    ...(asked === query ? [] : [() => findPages(query, engine, isTagged(brand), product)]),
    () => findPages(asked, { ...engine, isLastTry: true }, isTagged(brand), product),
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

function productOf({ page }: Found, { reader }: Engine): string | null {
  return reader.pages.get(page)?.product ?? null
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

/** What a page gains where the words of the query are side by side in its text. */
const closeWorth = 0.3
/** What it gains where it has a name to the letter as it was typed. */
const typedWorth = 0.2

/**
 * A page is one hit: by the place that holds most of the query, or as a whole; other such places come with it.
 *
 * @returns null for a page of which nothing can be read
 */
async function hitOf(
  query: string,
  found: Found,
  { concepts }: Answer,
  engine: Loaded,
  origin: string,
): Promise<RankedHit | null> {
  const { reader, stem, twins, names } = engine
  // A part that could not be read is reported with the results.
  const page = await reader.page(found.page).catch(() => null)
  const address = page === null ? null : readAddress(page.route, origin)
  if (page === null || address === null) return null
  const { kind, product = null } = reader.pages.get(found.page) ?? {}
  const label = names.products?.[product ?? '']
  // A result of the data may lead to this site, too, and is no page of the index all the same.
  const markdown = page.route.startsWith('/') ? await twins.read(page.route) : null
  const text = markdown === null ? null : bestPlaces(page, markdown, concepts, stem, maxPlaces)
  const [best, ...more] = (text?.places ?? []).map(({ name, anchor, excerpt }) => ({
    section: name,
    url: anchor === '' ? address.url : `${address.url}#${anchor}`,
    excerpt,
  }))
  const whole = { section: null, url: address.url, excerpt: markedText(page.description, concepts, stem) }
  const hit = {
    title: page.title,
    external: address.external,
    ...(best ?? whole),
    ...(kind === undefined ? {} : { kind }),
    ...(label === undefined ? {} : { product: label }),
    ...(more.length === 0 ? {} : { more }),
  }
  const isTyped = markdown !== null && standsAsTyped(query, markdown)
  return { hit, worth: found.worth * (1 + closeWorth * (text?.closeness ?? 0) + (isTyped ? typedWorth : 0)) }
}
