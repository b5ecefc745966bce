import { speaksOfFault, wordsOf } from '../query.ts'
import { isAction } from '../synonyms.ts'
import { type Engine, type Gathered, gather } from './gather.ts'
import type { IndexReader, PageSignals } from './index/index-reader.ts'
import { countCalled, emptyHeld, fillHeld, type Held } from './rank/held.ts'
import { nameBits } from './rank/name-bits.ts'
import { withProduct } from './rank/products.ts'
import {
  type Asked,
  faultlessKindWeights,
  kindWeights,
  nameKindWeights,
  titleWorth,
  togetherWorth,
  weights,
  worthOf,
} from './rank/rank.ts'
import { answersOf, emptyRanking, type Found, nth, type Ranking, rankBits } from './rank/ranking.ts'
import { turn } from './turns.ts'
import type { Concept } from './words/concept.ts'
import { placesIn } from './words/findings.ts'

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
 * @param here the product whose pages the reader is on, or null
 * @throws when the query was overtaken by another one
 */
export async function findPages(query: string, engine: Engine, here: string | null): Promise<Answer> {
  const { reader, scope, stem, isWanted = () => true } = engine
  const gathered = await gather(query, engine)
  await turn(isWanted)
  const { words, isCorrected, concepts, isName, isShared } = gathered
  const kinds = kindsFor(`${query} ${words.join(' ')}`, isName, isShared, crowdOf(reader, scope))
  const kindOf = (page: PageSignals) =>
    (kinds[page.kind] ?? 1) * (here !== null && page.product === here ? weights.here : 1)
  const asked = askedOf(concepts, reader, isName && !isShared)
  const held = emptyHeld(concepts.length)
  const inProduct = withProduct(words, stem)
  const fill = (at: number, page: PageSignals) => {
    fillHeld(held, concepts, at)
    inProduct(page, held)
    countCalled(held)
  }
  const defined = definedWorth(gathered, wordsOf(query).length)
  const ranking = ranked(gathered, reader, { asked, held, fill, kindOf, defined })
  // Only the best are compared closely, and only what answers is put in order: a common word has thousands of pages.
  const bar = nth(ranking, maxCompared)
  for (let at = 0; at < ranking.size; at++) {
    const [worth = 0, place = 0] = [ranking.worths[at], ranking.pages[at]]
    const page = reader.pages[place]
    if (page === undefined || worth < bar) continue
    fill(place, page)
    const places = concepts.map(({ findings }) => placesIn(findings, place))
    ranking.worths[at] = worth + kindOf(page) * togetherWorth(held, asked, page, places)
    ranking.bits[at] = (ranking.bits[at] ?? 0) | rankBits.compared
  }
  const found = answersOf(ranking)
  const correctedQuery = found.length > 0 && isCorrected ? words.join(' ') : null
  return { found, correctedQuery, absent: words.filter((_, at) => concepts[at]?.isAbsent), concepts }
}

function askedOf(concepts: readonly Concept[], { averageLength }: IndexReader, isName: boolean): Asked {
  const rarities = concepts.map(({ rarity }) => rarity)
  return { rarities, total: rarities.reduce((total, rarity) => total + rarity, 0), averageLength, isName }
}

/** How pages are ranked for a query. */
interface Ways {
  readonly asked: Asked
  /** What `fill` has put here of a page. */
  readonly held: Held
  fill(at: number, page: PageSignals): void
  /** What a page counts for being of its kind. */
  kindOf(page: PageSignals): number
  /** What a page gains when the whole query is the name of a place of it. */
  readonly defined: number
}

/** @param words as they were typed: a heading that is a whole sentence of the reader's answers it */
function definedWorth({ isName, isShared }: Gathered, words: number): number {
  if (isShared) return 0
  if (isName) return 10
  return words > 2 ? weights.sentence : weights.name
}

/** Ranks all pages with any word of a query, and those that the query names. */
function ranked(gathered: Gathered, reader: IndexReader, { asked, held, fill, kindOf, defined }: Ways): Ranking {
  const { words, concepts, named, joined, paired, isName, parts } = gathered
  const action = words.length > 1 ? words.findIndex(asksForAction) : -1
  const ranking = emptyRanking(reader.pages.length)
  const [part, inPart] = [emptyHeld(parts.length), askedOf(parts, reader, false)]
  const found = new Uint8Array(reader.pages.length)
  for (const at of named.keys()) found[at] = 1
  for (const { findings } of concepts)
    for (let at = 0; at < found.length; at++) if (findings.forms[at] !== 0) found[at] = 1
  for (let at = 0; at < found.length; at++) {
    const [page, name] = [reader.pages[at], named.get(at) ?? 0]
    if (page === undefined || found[at] === 0) continue
    fill(at, page)
    if (parts.length > 0) fillHeld(part, parts, at)
    const kind =
      kindOf(page) * (doesOtherAction(page, action < 0 || held.called[action] === 1) ? weights.otherAction : 1)
    const bonus = calledWorth(name, page, isName) + (name & nameBits.place ? defined : 0)
    const together =
      (joined.has(at) ? weights.joined : 0) +
      weights.paired * (paired.get(at) ?? 0) +
      weights.wholeTitle * titleWorth(part, inPart, page.titleWords)
    const place = ranking.size++
    ranking.pages[place] = at
    ranking.worths[place] =
      kind * (worthOf(held, asked, page) + together) +
      kind * bonus * (0.5 + 0.25 * page.weight + 0.03 * Math.log2(1 + page.length))
    ranking.coverages[place] = heldPart(held, asked)
    ranking.bits[place] = bitsOf(held) | (name > 0 ? rankBits.named : 0)
  }
  return ranking
}

function bitsOf({ shares, called }: Held): number {
  let bits: number = rankBits.complete
  for (let at = 0; at < shares.length; at++) {
    if ((shares[at] ?? 0) < minShare) bits &= ~rankBits.complete
    if (called[at] === 1) bits |= rankBits.called
  }
  return bits
}

/** What a page gains when the whole query is its name. */
function calledWorth(name: number, { kind }: PageSignals, isName: boolean): number {
  // "sender pool" asks for the guide, and not for the schema `SenderPool`.
  if (!isName && kind === 'schema' && (name & nameBits.letter) === 0) return 0
  if (name & nameBits.title) return 200
  if (name & nameBits.page) return 100
  return name & nameBits.alike && !isName ? 50 : 0
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
 * @param isSo whether the page is called by what is done, or nothing of the kind is asked
 */
function doesOtherAction({ kind }: PageSignals, isSo: boolean): boolean {
  return !isSo && (kind === 'reference' || kind === 'schema')
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
function crowdOf({ pages, tagged }: IndexReader, scope: string): number {
  const open = tagged(scope)
  let [errors, others] = [0, 0]
  for (let at = 0; at < open.length; at++)
    if (open[at] === 1)
      if (pages[at]?.kind === 'error') errors++
      else others++
  return Math.max(leastOfCrowd, Math.min(1, Math.sqrt(others / Math.max(errors, 1))))
}

/** How much of the query's meaning a page holds. */
function heldPart({ shares }: Held, { rarities, total }: Asked): number {
  let part = 0
  for (let at = 0; at < rarities.length; at++) part += (rarities[at] ?? 0) * (shares[at] ?? 0)
  return total === 0 ? 0 : part / total
}
