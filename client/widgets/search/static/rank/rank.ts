import { roles } from '../../../../../compiler/formats/search/codec.ts'
import type { PageSignals } from '../index/index-reader.ts'
import type { Held } from './held.ts'

/** What decides a page's place. Found by trying on questions to a site (`test/search/questions/questions.ts`), one by one. */
export const weights = {
  /** How much a question word such as "how" counts. */
  filler: 0.3,
  /** How much it counts at most, of what the other words do in the mean. */
  mostOfFiller: 0.4,
  /** The same of a word at the end that says in which form an answer is wanted, such as "syntax". */
  mostOfForm: 0.35,
  title: 3,
  about: 4,
  heading: 0.8,
  /** A word of a name that is defined: where a name is asked, and where it is not. */
  definition: 2.8,
  mention: 0.6,
  /** How quickly more of one word stops to count (BM25's k1), and how much long pages are held back (b). */
  saturation: 5,
  length: 0.4,
  /** What a title, and a place of the page, that holds the whole query adds to the words' own worth. */
  wholeTitle: 1.5,
  place: 0.45,
  /** What a description adds that holds the whole query. */
  wholeAbout: 0.4,
  /** What a name that is the whole query adds: a heading's or a definition's. */
  name: 0.5,
  /** The same where the query is a sentence, such as "what is a sender". */
  sentence: 2,
  /** What two words of the query add that the page has as one name. */
  joined: 0.15,
  /** What it adds that the words of the query are side by side in the title, or in headings. */
  paired: 0.7,
  /** What a word counts for coverage that only the text has. */
  textCoverage: 0.7,
  /** How strongly pages without all words are held back, and how much a page's own weight counts. */
  coverage: 1.5,
  own: 1,
  /** What is left of a page of the API that does something else than what is asked. */
  otherAction: 0.7,
  /** How much pages of the reader's product are preferred. */
  here: 1.15,
}

/** Guides go before what is looked up, unless that is asked for. */
export const kindWeights: Readonly<Record<string, number>> = {
  guide: 1,
  external: 0.9,
  reference: 0.55,
  error: 0.8,
  schema: 0.45,
}

/** Where nobody speaks of a fault, a page of an error is hardly what is asked. */
export const faultlessKindWeights: Readonly<Record<string, number>> = { ...kindWeights, error: 0.5 }

/** Where a name of the API is asked, the page that says all of it goes first. */
export const nameKindWeights: Readonly<Record<string, number>> = {
  ...kindWeights,
  guide: 0.85,
  reference: 1,
  error: 0.85,
  schema: 0.75,
}

/** What is the same for all pages of a query. */
export interface Asked {
  /** Of each word of the query. */
  readonly rarities: readonly number[]
  /** Their sum. */
  readonly total: number
  /** Words of a page in the mean. */
  readonly averageLength: number
  /** Whether the query is a name of the API. */
  readonly isName: boolean
}

/**
 * Says how well a page answers a query: BM25F over title, description, address, headings, definitions and text (Robertson
 * and Zaragoza, "The Probabilistic Relevance Framework", 2009), and on top of it whether the words are together.
 *
 * It is asked of thousands of pages with each key.
 *
 * @returns 0 for a page without any of the words
 */
export function worthOf(held: Held, asked: Asked, page: PageSignals): number {
  const { rarities, total } = asked
  if (total === 0) return 0
  const length = 1 - weights.length + (weights.length * page.length) / asked.averageLength
  let [words, about] = [0, 0]
  for (let at = 0; at < rarities.length; at++) {
    const [rarity = 0, share = 0, said = 0] = [rarities[at], held.shares[at], held.roles[at]]
    if (share === 0) continue
    const frequency = frequencyOf(said, held.counts[at] ?? 0, length, asked.isName)
    words += (share * rarity * frequency) / (frequency + weights.saturation)
    // How much of the query the description, or the title, holds.
    if (said & (roles.about | roles.title)) about += share * rarity
  }
  const worth =
    words / total + weights.wholeTitle * titleWorth(held, asked, page.titleWords) + weights.wholeAbout * (about / total)
  return worth * heldBack(held, asked, page)
}

function frequencyOf(said: number, count: number, length: number, isName: boolean): number {
  const times = count === 0 ? 0 : 1.4 * 2 ** (count - 1)
  const named =
    (said & roles.title ? weights.title : 0) +
    (said & roles.about ? weights.about : 0) +
    (said & roles.heading ? weights.heading : 0) +
    (said & roles.definition ? (isName ? weights.definition : weights.mention) : 0)
  return named + times / length
}

/**
 * What a page gains where the words are in one place of it. This takes longer than all else.
 *
 * @param places of the page that have each of the words
 */
export function togetherWorth(
  held: Held,
  asked: Asked,
  page: PageSignals,
  places: readonly (readonly number[])[],
): number {
  if (asked.total === 0) return 0
  return weights.place * placeWorth(held, asked, places) * heldBack(held, asked, page)
}

/** How much of the query a page holds, from 0 to 1, and its own weight: what only its text has counts less. */
function heldBack(held: Held, { rarities, total }: Asked, page: PageSignals): number {
  let part = 0
  for (let at = 0; at < rarities.length; at++)
    part += (held.shares[at] ?? 0) * (held.roles[at] === 0 ? weights.textCoverage : 1) * (rarities[at] ?? 0)
  return (part / total) ** weights.coverage * page.weight ** weights.own
}

/** How much of the query the title holds, and how much of the title the query is. */
export function titleWorth({ shares, roles: said }: Held, { rarities, total }: Asked, titleWords: number): number {
  let [part, count] = [0, 0]
  for (let at = 0; at < rarities.length; at++)
    if ((said[at] ?? 0) & roles.title && (shares[at] ?? 0) > 0) {
      count++
      part += (shares[at] ?? 0) * (rarities[at] ?? 0)
    }
  return count === 0 ? 0 : (part / total) * (0.4 + 0.6 * Math.min(count / Math.max(titleWords, 1), 1))
}

/** The best place's share of the query; words of headings, and of names where one is asked, count double. */
function placeWorth(held: Held, { rarities, total, isName }: Asked, places: readonly (readonly number[])[]): number {
  const naming = isName ? roles.heading | roles.definition : roles.heading
  const worths = new Map<number, number>()
  for (const [at, own] of places.entries()) {
    const [share = 0, said = 0] = [held.shares[at], held.roles[at]]
    const worth = share * (said & naming ? 1 : 0.5) * (rarities[at] ?? 0)
    for (const place of own) worths.set(place, (worths.get(place) ?? 0) + worth)
  }
  let best = 0
  for (const worth of worths.values()) best = Math.max(best, worth / total)
  return best
}
