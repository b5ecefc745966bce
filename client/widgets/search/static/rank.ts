import { roles } from '../../../../compiler/formats/search/codec.ts'
import type { PageSignals } from './index-reader.ts'
import type { Finding } from './look-up.ts'

/** What decides a page's place. Found by trying on questions to a site (`test/search/questions.ts`), one by one. */
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

/**
 * Says how well a page answers a query: BM25F over title, description, address, headings, definitions and text (Robertson
 * and Zaragoza, "The Probabilistic Relevance Framework", 2009), and on top of it whether the words are together.
 *
 * It is asked of thousands of pages with each key.
 *
 * @param findings of each word of the query, or null
 * @param rarities of these words
 * @param isName whether the query is a name of the API
 * @returns 0 for a page without any of the words
 */
export function worthOf(
  findings: readonly (Finding | null)[],
  rarities: readonly number[],
  page: PageSignals,
  averageLength: number,
  isName: boolean,
): number {
  const total = sum(rarities)
  if (total === 0) return 0
  let words = 0
  for (let at = 0; at < findings.length; at++) {
    const one = findings[at] ?? null
    if (one !== null) words += wordWorth(one, rarities[at] ?? 0, page, averageLength, isName)
  }
  const worth =
    words / total +
    weights.wholeTitle * titleWorth(findings, rarities, page) +
    weights.wholeAbout * aboutWorth(findings, rarities)
  return worth * heldBack(findings, rarities, page)
}

/** What a page gains where the words are in one place of it. This takes longer than all else. */
export function togetherWorth(
  findings: readonly (Finding | null)[],
  rarities: readonly number[],
  page: PageSignals,
  isName: boolean,
): number {
  if (sum(rarities) === 0) return 0
  return weights.place * placeWorth(findings, rarities, isName) * heldBack(findings, rarities, page)
}

function heldBack(findings: readonly (Finding | null)[], rarities: readonly number[], page: PageSignals): number {
  return coverageOf(findings, rarities) ** weights.coverage * page.weight ** weights.own
}

/** How much of the query a page holds, from 0 to 1: what only its text has counts less. */
function coverageOf(findings: readonly (Finding | null)[], rarities: readonly number[]): number {
  return shareOf(findings, rarities, (one) => one.share * (one.roles === 0 ? weights.textCoverage : 1))
}

function wordWorth(
  { share, roles: held, count }: Finding,
  rarity: number,
  page: PageSignals,
  averageLength: number,
  isName: boolean,
): number {
  const times = count === 0 ? 0 : 1.4 * 2 ** (count - 1)
  const length = 1 - weights.length + (weights.length * page.length) / averageLength
  const named =
    (held & roles.title ? weights.title : 0) +
    (held & roles.about ? weights.about : 0) +
    (held & roles.heading ? weights.heading : 0) +
    (held & roles.definition ? (isName ? weights.definition : weights.mention) : 0)
  const frequency = named + times / length
  return (share * rarity * frequency) / (frequency + weights.saturation)
}

/** How much of the query the title holds, and how much of the title the query is. */
export function titleWorth(
  findings: readonly (Finding | null)[],
  rarities: readonly number[],
  page: PageSignals,
): number {
  let count = 0
  for (const one of findings) if (one !== null && one.roles & roles.title && one.share > 0) count++
  if (count === 0) return 0
  const held = shareOf(findings, rarities, (one) => (one.roles & roles.title ? one.share : 0))
  return held * (0.4 + 0.6 * Math.min(count / Math.max(page.titleWords, 1), 1))
}

/** How much of the query the description, or the title, holds. */
function aboutWorth(findings: readonly (Finding | null)[], rarities: readonly number[]): number {
  return shareOf(findings, rarities, (one) => (one.roles & (roles.about | roles.title) ? one.share : 0))
}

/** The best place's share of the query; words of headings, and of names where one is asked, count double. */
function placeWorth(findings: readonly (Finding | null)[], rarities: readonly number[], isName: boolean): number {
  const naming = isName ? roles.heading | roles.definition : roles.heading
  const places = new Set(findings.flatMap((one) => one?.places ?? []))
  let best = 0
  for (const place of places) {
    const worth = ({ places: own, share, roles: held }: Finding) =>
      own.includes(place) ? share * (held & naming ? 1 : 0.5) : 0
    best = Math.max(best, shareOf(findings, rarities, worth))
  }
  return best
}

/** How much of the query is held, where a finding holds as much of its word as `held` says. It is asked of thousands of pages. */
function shareOf(
  findings: readonly (Finding | null)[],
  rarities: readonly number[],
  held: (finding: Finding) => number,
): number {
  let [part, all] = [0, 0]
  for (let at = 0; at < findings.length; at++) {
    const [one, rarity] = [findings[at] ?? null, rarities[at] ?? 0]
    all += rarity
    if (one !== null) part += held(one) * rarity
  }
  return part / all
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
