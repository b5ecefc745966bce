import { hitsPerPage } from '../hit.ts'
import { speaksOfFault } from '../query.ts'
import { isAction } from '../synonyms.ts'
import { asCalled } from './called.ts'
import { type Engine, gather } from './gather.ts'
import type { IndexReader, PageSignals } from './index-reader.ts'
import type { Concept, Finding } from './look-up.ts'
import { nameBits } from './name-bits.ts'
import { withProduct } from './products.ts'
import {
  faultlessKindWeights,
  kindWeights,
  nameKindWeights,
  titleWorth,
  togetherWorth,
  weights,
  worthOf,
} from './rank.ts'

export interface Found {
  readonly page: number
  readonly worth: number
  /** It holds all words of the query in some form. */
  readonly isComplete: boolean
}

export interface Answer {
  /** Best first. */
  readonly found: readonly Found[]
  /** The words that were searched in place of the reader's, or null. */
  readonly correctedQuery: string | null
  /** Words of the query that no page has. */
  readonly absent: readonly string[]
  /** Words that stand for the query in the texts, for marking and for the sentence that is shown. */
  readonly concepts: readonly Concept[]
}

/** Pages that are worth less than this part of the best one are no answer, unless they hold all words. */
const minWorth = 0.2
/** A page must hold this part of what the query says. */
const minCoverage = 0.34
/** How many of the best pages are looked at again: whether the words are together in them. */
const maxCompared = 200
/** What an error counts at least where a site has little else. */
const leastOfCrowd = 0.5
/** How much a form must count so that a page with it counts as having the word. */
const minShare = 0.4

/**
 * Finds the pages for what a reader typed: those first whose title, operation or code it is, then those with a parameter
 * or heading of that name, and the others in the order of their worth.
 *
 * @param isOpen whether a page is one of those that are searched
 * @param here the product whose pages the reader is on, or null
 */
export async function findPages(
  query: string,
  engine: Engine,
  isOpen: (page: PageSignals) => boolean,
  here: string | null,
): Promise<Answer> {
  const { reader } = engine
  const {
    words,
    isCorrected,
    concepts: weighed,
    named,
    joined,
    paired,
    isName,
    isShared,
    parts,
  } = await gather(query, engine, isOpen)
  const average = averageLength(reader)
  const kinds = kindsFor(`${query} ${words.join(' ')}`, isName, isShared, crowdOf(reader, isOpen))
  const defined = isShared ? 0 : isName ? 10 : weights.name
  const ids = new Set([...named.keys(), ...weighed.flatMap(({ findings }) => [...findings.keys()])])
  const inProduct = withProduct(words, engine.stem)
  const findingsOf = (id: number, page: PageSignals) => asCalled(inProduct(page, id, weighed))
  const kindOf = (page: PageSignals) =>
    (kinds[page.kind] ?? 1) * (here !== null && page.product === here ? weights.here : 1)
  const action = words.length > 1 ? words.findIndex(asksForAction) : -1
  const rarities = weighed.map(({ rarity }) => rarity)
  const ranked: Ranked[] = []
  for (const id of ids) {
    const page = reader.pages.get(id)
    if (page === undefined) continue
    const findings = findingsOf(id, page)
    const name = named.get(id) ?? 0
    const kind =
      kindOf(page) * (doesOtherAction(page, action < 0 ? undefined : findings[action]) ? weights.otherAction : 1)
    const bonus = calledWorth(name, page, isName) + (name & nameBits.place ? defined : 0)
    const together =
      (joined.has(id) ? weights.joined : 0) +
      weights.paired * (paired.get(id) ?? 0) +
      weights.wholeTitle * titleOf(id, page, parts)
    const worth =
      kind * (worthOf(findings, rarities, page, average, isName && !isShared) + together) +
      kind * bonus * (0.5 + 0.25 * page.weight + 0.03 * Math.log2(1 + page.length))
    const isComplete = findings.every((one) => one !== null && one.share >= minShare)
    const isCalled = findings.some((one) => one?.isCalled === true)
    const coverage = heldPart(findings, rarities)
    ranked.push({ page: id, signals: page, worth, isComplete, coverage, name, isCalled })
  }
  // Only the best are compared closely, and only what answers is put in order: a common word has thousands of pages.
  const bar = nth(ranked, maxCompared)
  const [front, rest] = [ranked.filter(({ worth }) => worth >= bar), ranked.filter(({ worth }) => worth < bar)]
  const compared = front.map((one) => {
    const together = togetherWorth(findingsOf(one.page, one.signals), rarities, one.signals, isName && !isShared)
    return { ...one, worth: one.worth + kindOf(one.signals) * together }
  })
  const found = answersOf(compared, rest)
  const correctedQuery = found.length > 0 && isCorrected ? words.join(' ') : null
  return { found, correctedQuery, absent: words.filter((_, at) => weighed[at]?.isAbsent), concepts: weighed }
}

/** What a page gains when the whole query is its name. */
function calledWorth(name: number, { kind }: PageSignals, isName: boolean): number {
  // "sender pool" asks for the guide, and not for the schema `SenderPool`.
  if (!isName && kind === 'schema' && (name & nameBits.letter) === 0) return 0
  if (name & nameBits.title) return 200
  if (name & nameBits.page) return 100
  return name & nameBits.alike && !isName ? 50 : 0
}

interface Ranked extends Found {
  readonly signals: PageSignals
  /** How much of the query's meaning it holds. */
  readonly coverage: number
  readonly name: number
  /** Its title has some word of the query. */
  readonly isCalled: boolean
}

/** @returns those pages that answer, best first: of the compared ones, then of the rest */
function answersOf(compared: readonly Ranked[], rest: readonly Ranked[]): readonly Found[] {
  let best = 0
  for (const { name, worth } of [...compared, ...rest]) if (name === 0 && worth > best) best = worth
  const byWorth = (a: Found, b: Found) => b.worth - a.worth || a.page - b.page
  const answers = (from: number, part: number) => {
    const isAnswer = ({ name, isComplete, worth, coverage }: Ranked) =>
      name > 0 || isComplete || (worth >= from * best && coverage >= part)
    return [...compared.filter(isAnswer).sort(byWorth), ...rest.filter(isAnswer).sort(byWorth)]
  }
  const good = answers(minWorth, minCoverage)
  if (good.length >= hitsPerPage) return good
  // With few answers the limits are lower: pages about a part of the query may follow a full answer.
  if (good.length > 0) return answers(minWorth / 3, minCoverage / 2)
  const some = answers(minWorth / 3, minCoverage)
  // "Keyboard shortcuts for agents": where nothing holds more, a page is an answer that is called by a word.
  const called = new Set([...compared, ...rest].flatMap(({ page, isCalled }) => (isCalled ? [page] : [])))
  return some.length > 0 ? some : answers(minWorth, minCoverage / 2).filter(({ page }) => called.has(page))
}

/**
 * Whether a word says what is to be done. `list`, `view` and the like do so only as the first word: an "allow list" is
 * a thing.
 */
function asksForAction(word: string, at: number): boolean {
  return isAction(word) && (at === 0 || !/^(list|all|view|display|new)$/i.test(word))
}

/**
 * "Create a participant" asks for no page of the API that does something else with participants.
 *
 * @param action what says on the page what is done; null where nothing does, undefined where nothing of the kind is asked
 */
function doesOtherAction({ kind }: PageSignals, action: Finding | null | undefined): boolean {
  return action !== undefined && (kind === 'reference' || kind === 'schema') && action?.isCalled !== true
}

function kindsFor(query: string, isName: boolean, isShared: boolean, crowd: number): Readonly<Record<string, number>> {
  if (isName && !isShared) return nameKindWeights
  if (speaksOfFault(query)) return kindWeights
  const { error = 1, ...others } = faultlessKindWeights
  return { ...others, error: crowd * error }
}

/**
 * The more errors a site has, the sooner one of them has the words of any question by chance.
 *
 * @returns what is left of the weight of an error: all of it where the other pages are as many
 */
function crowdOf({ pages }: IndexReader, isOpen: (page: PageSignals) => boolean): number {
  let [errors, others] = [0, 0]
  for (const page of pages.values())
    if (isOpen(page))
      if (page.kind === 'error') errors++
      else others++
  return Math.max(leastOfCrowd, Math.min(1, Math.sqrt(others / Math.max(errors, 1))))
}

/** @returns what the page of this place is worth at least, from the best on; of fewer pages all are */
function nth(pages: readonly Found[], place: number): number {
  if (pages.length <= place) return Number.NEGATIVE_INFINITY
  const worths = Float64Array.from(pages, ({ worth }) => worth).sort()
  return worths.at(-place) ?? Number.NEGATIVE_INFINITY
}

/** How much of the words the page's title holds. */
function titleOf(id: number, page: PageSignals, concepts: readonly Concept[]): number {
  if (concepts.length === 0) return 0
  return titleWorth(
    concepts.map(({ findings }) => findings.get(id) ?? null),
    concepts.map(({ rarity }) => rarity),
    page,
  )
}

/** How much of the query's meaning a page holds. */
function heldPart(findings: readonly (Finding | null)[], rarities: readonly number[]): number {
  let [held, all] = [0, 0]
  for (let at = 0; at < rarities.length; at++) {
    const rarity = rarities[at] ?? 0
    all += rarity
    held += rarity * (findings[at]?.share ?? 0)
  }
  return all === 0 ? 0 : held / all
}

function averageLength({ pages }: IndexReader): number {
  let total = 0
  for (const { length } of pages.values()) total += length
  return Math.max(total / Math.max(pages.size, 1), 1)
}
