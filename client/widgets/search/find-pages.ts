import { type Concept, findingOn, lookUp, type Search, waysToSay } from './concepts.ts'
import type { Lexicon } from './lexicon.ts'
import { averageWords, type Outline, unknownPage } from './outline.ts'
import type { Found } from './pagefind.ts'
import { significantWords, titleKey } from './query.ts'
import { bestSection, type Candidate, worthOf } from './rank.ts'

/** An index of a site, as far as finding needs it. */
export interface Engine {
  readonly search: Search
  readonly outline: Outline
  readonly lexicon: Lexicon
}

/** A page that was found, not yet read. */
export interface FoundPage {
  /**
   * @returns the page with the words marked by which it was found, and where the section begins in which most of them
   *   stand, in words from the page's start: null for what stands before the first heading
   */
  read(): Promise<{ readonly found: Found; readonly section: number | null }>
}

export interface FoundPages {
  /** Best first; each page once. */
  readonly pages: readonly FoundPage[]
  /** The words that were searched in place of the reader's, or null. */
  readonly asked: string | null
  /** Some of the pages hold only some of the words. */
  readonly partly: boolean
}

/** Pages without all words, or with parts of a name only, that are worth less than this part of the best one are no answer. */
const least = 0.2
/** What a form must count for a page with it to have the word. */
const half = 0.5
/** Pages with one title are looked at, not more. */
const mostTitled = 12

/**
 * Finds the pages for what a reader typed. Each word is looked up by itself, with its other forms and with words that mean
 * the same, so that a page which lacks one is not lost; pages whose title is the query go first, the others in the order
 * of their worth (`rank.ts`).
 */
export async function findPages(query: string, engine: Engine): Promise<FoundPages> {
  // Quotation marks ask for these words in this order: nothing is left out.
  if (query.includes('"')) {
    const found = await engine.search(query)
    return { pages: found.map((one) => readerOf(one)), asked: null, partly: false }
  }
  const { search, outline, lexicon } = engine
  const words = significantWords(query)
  const [titled, ...concepts] = await Promise.all([
    pagesTitled(query, engine),
    ...waysToSay(query, words, lexicon).map((ways) => lookUp(ways, search, lexicon, Math.max(outline.size, 1))),
  ])
  const ranked = order(concepts, outline)
  const places = new Map(ranked.map((one) => [one.id, one]))
  const first = new Set(titled.map(({ id }) => id))
  const wanted = words.map((word, at) => concepts[at]?.corrected ?? word)
  return {
    pages: [
      ...titled.map((one) => readerOf(one, places.get(one.id)?.candidate, concepts, search)),
      ...ranked
        .filter(({ id }) => !first.has(id))
        .map(({ found, candidate }) => readerOf(found, candidate, concepts, search)),
    ],
    asked: ranked.length > 0 && concepts.some(({ corrected }) => corrected !== null) ? wanted.join(' ') : null,
    partly: !ranked.every(({ candidate }) => isComplete(candidate)),
  }
}

interface Ranked {
  readonly id: string
  readonly found: Found
  readonly candidate: Candidate
  readonly worth: number
}

function order(concepts: readonly Concept[], outline: Outline): readonly Ranked[] {
  const all = concepts.flatMap(({ forms }) => forms.flatMap(({ pages }) => [...pages]))
  const found = new Map(all.map(([id, one]) => [id, one.found]))
  const rarities = concepts.map(({ rarity }) => rarity)
  const average = averageWords(outline)
  const ranked = [...found].map(([id, one]) => {
    const page = outline.get(id) ?? unknownPage
    const candidate = { page, findings: concepts.map((concept) => findingOn(id, concept)) }
    return { id, found: one, candidate, worth: worthOf(candidate, rarities, average) }
  })
  const sorted = ranked.sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))
  const best = sorted[0]?.worth ?? 0
  return sorted.filter(({ worth, candidate }) => worth >= least * best || isComplete(candidate))
}

function isComplete({ findings }: Candidate): boolean {
  return findings.every((finding) => finding !== null && finding.share >= half)
}

function readerOf(found: Found, candidate?: Candidate, concepts: readonly Concept[] = [], search?: Search): FoundPage {
  return {
    async read() {
      if (candidate === undefined || search === undefined) return { found, section: null }
      const held = concepts.flatMap(({ forms }) => {
        const best = forms.filter(({ pages }) => pages.has(found.id)).sort((a, b) => b.form.share - a.form.share)[0]
        return best === undefined ? [] : [best.form.text]
      })
      // Searched again for exactly the words that the page holds, so that its excerpt shows them.
      const again = (await search(held.join(' '))).find(({ id }) => id === found.id)
      return { found: again ?? found, section: bestSection(candidate) }
    },
  }
}

/** The pages whose title is the query. */
async function pagesTitled(query: string, { search, outline }: Engine): Promise<readonly Found[]> {
  const key = titleKey(query)
  const found = (await search(key)).slice(0, mostTitled)
  const read = await Promise.all(found.map(async (one) => ({ one, title: (await one.data()).meta.title ?? '' })))
  // "Rate limits" and "RateLimits" have one key.
  const isLiteral = (title: string) => Number(title.toLowerCase() === query.trim().toLowerCase())
  const weight = ({ id }: Found) => outline.get(id)?.weight ?? 0
  return read
    .filter(({ title }) => titleKey(title) === key)
    .sort((a, b) => isLiteral(b.title) - isLiteral(a.title) || weight(b.one) - weight(a.one))
    .map(({ one }) => one)
}
