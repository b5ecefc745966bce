import { roles } from '../../../../compiler/formats/search/codec.ts'
import { keyOf, runsOf } from '../../../../compiler/formats/search/words.ts'
import { hitsPerPage } from '../hit.ts'
import { isFiller, significantWords, wordsOf } from '../query.ts'
import { spellingsOf } from '../spelling-pairs.ts'
import type { Alternative, Synonyms } from '../synonyms.ts'
import type { IndexReader, PageFacts } from './index-reader.ts'
import { type Concept, type Finding, type Lookup, lookUp } from './look-up.ts'
import { kindWeights, nameKindWeights, titleWorth, togetherWorth, weights, worthOf } from './rank.ts'
import type { Stem } from './stemmers.ts'

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
  readonly asked: string | null
  /** Words that stand for the query in the texts, for marking and for the sentence that is shown. */
  readonly concepts: readonly Concept[]
}

export interface Engine {
  readonly reader: IndexReader
  readonly stem: Stem
  readonly synonyms: Synonyms
}

/** Pages that are worth less than this part of the best one are no answer, unless they hold all words. */
const least = 0.2
/** A page must hold this part of what the query says. */
const leastCoverage = 0.34
/** What a word that the site has in no form counts beside the rarest that it has. */
const unknownPart = 0.6
/** Pages of which it is looked at whether the words stand together: the best without that. */
const mostCompared = 200
/** What a form must count for a page with it to have the word. */
const half = 0.4

/**
 * Finds the pages for what a reader typed: those first whose title, operation or code it is, then those with a parameter
 * or heading of that name, and the others in the order of their worth.
 *
 * @param isOpen whether a page is one of those that are searched
 * @param here the product whose pages the reader is on, or null
 */
export async function findPages(
  query: string,
  { reader, stem, synonyms }: Engine,
  isOpen: (page: PageFacts) => boolean,
  here: string | null,
): Promise<Answer> {
  const open = (id: number) => {
    const page = reader.pages.get(id)
    return page !== undefined && isOpen(page)
  }
  const lookup: Lookup = { reader, stem, isOpen: open }
  const words = significantWords(query)
  const others = waysToSay(query, words, synonyms)
  const [named, ...concepts] = await Promise.all([
    namedLike(query, lookup),
    ...words.map((word) => lookUp(word, others(word), lookup)),
  ])
  const joined = await joinNeighbours(words, concepts, lookup)
  const rarest = Math.max(0, ...concepts.map(({ findings, rarity }) => (findings.size === 0 ? 0 : rarity)))
  // A word that the site does not have is a part of the question all the same, though pages without it may answer; of one
  // that could not be looked up nothing is known.
  const unknown = reader.lost.size > 0 ? 0 : unknownPart * rarest
  const isAlone = words.every(isFiller)
  const weighed = concepts.map((one, at) => {
    const rarity = one.findings.size === 0 ? unknown : one.rarity
    return { ...one, rarity: !isAlone && isFiller(words[at] ?? '') ? weights.filler * rarity : rarity }
  })
  // A short number is a status or a size, which guides speak of.
  const isName = /^(?!\d{1,3}$)\S*(\p{Ll}\p{Lu}|[_\d]|\p{L}-\p{L})\S*$/u.test(query.trim())
  const average = averageLength(reader)
  const definers = [...named.values()].filter((bits) => bits === nameBits.place).length
  // Headers and statuses are shared: where several pages have one, that one is asked which is about it.
  const isShared = definers > 1 && (isName ? /\p{L}-\p{L}/u.test(query) : /^\d+$/.test(query.trim()))
  const defined = isShared ? 0 : isName ? 10 : weights.name
  const parts = isShared && isName ? await Promise.all(wordsOf(query).map((part) => lookUp(part, [], lookup))) : []
  const kinds = isName && !isShared ? nameKindWeights : kindWeights
  const ids = new Set([...named.keys(), ...concepts.flatMap(({ findings }) => [...findings.keys()])])
  const findingsOf = (id: number) => weighed.map(({ findings: all }) => all.get(id) ?? null)
  const kindOf = (page: PageFacts) =>
    (kinds[page.kind] ?? 1) * (here !== null && page.product === here ? weights.here : 1)
  const ranked = [...ids].map((id): Found & { readonly coverage: number; readonly name: number } => {
    const page = reader.pages.get(id) as PageFacts
    const findings = findingsOf(id)
    const name = named.get(id) ?? 0
    const kind = kindOf(page)
    // "sender pool" asks for the guide, and not for the schema `SenderPool`.
    const isMeant = name & nameBits.page && (isName || page.kind !== 'schema')
    const bonus = (name & nameBits.title ? 200 : isMeant ? 100 : 0) + (name & nameBits.place ? defined : 0)
    const together = (joined.has(id) ? weights.joined : 0) + weights.wholeTitle * titleOf(id, page, parts)
    const worth =
      kind * (worthOf(findings, weighed, page, average, isName && !isShared) + together) +
      kind * bonus * (0.5 + 0.25 * page.weight + 0.03 * Math.log2(1 + page.length))
    const isComplete = findings.every((one) => one !== null && one.share >= half)
    return { page: id, worth, isComplete, coverage: heldPart(findings, weighed), name }
  })
  const byWorth = (a: Found, b: Found) => b.worth - a.worth || a.page - b.page
  // Only the best are compared closely, and only what answers is put in order: a common word has thousands of pages.
  const bar = nth(ranked, mostCompared)
  const [front, rest] = [ranked.filter(({ worth }) => worth >= bar), ranked.filter(({ worth }) => worth < bar)]
  const compared = front.map((one) => {
    const page = reader.pages.get(one.page) as PageFacts
    const together = togetherWorth(findingsOf(one.page), weighed, page, isName && !isShared)
    return { ...one, worth: one.worth + kindOf(page) * together }
  })
  let best = 0
  for (const { name, worth } of [...compared, ...rest]) if (name === 0 && worth > best) best = worth
  const isAnswer = (from: number) => (one: (typeof ranked)[number]) =>
    one.name > 0 || one.isComplete || (one.worth >= from * best && one.coverage >= leastCoverage)
  const answers = (from: number) => [
    ...compared.filter(isAnswer(from)).sort(byWorth),
    ...rest.filter(isAnswer(from)).sort(byWorth),
  ]
  const good = answers(least)
  // Where there is little, what says less is better than nothing.
  const found = good.length < hitsPerPage ? answers(least / 3) : good
  const meant = words.map((word, at) => concepts[at]?.corrected ?? word)
  const isCorrected = found.length > 0 && concepts.some(({ corrected }) => corrected !== null)
  return { found, asked: isCorrected ? meant.join(' ') : null, concepts }
}

/** @returns what the page of this place is worth at least, from the best on; of fewer pages all are */
function nth(pages: readonly Found[], place: number): number {
  if (pages.length <= place) return Number.NEGATIVE_INFINITY
  const worths = Float64Array.from(pages, ({ worth }) => worth).sort()
  return worths[worths.length - place] as number
}

/** How much of the words the page's title holds. */
function titleOf(id: number, page: PageFacts, concepts: readonly Concept[]): number {
  if (concepts.length === 0) return 0
  return titleWorth(
    concepts.map(({ findings }) => findings.get(id) ?? null),
    concepts.map(({ rarity }) => rarity),
    page,
  )
}

/** How much of the query's meaning a page holds. */
function heldPart(findings: readonly (Finding | null)[], concepts: readonly Concept[]): number {
  let [held, all] = [0, 0]
  for (const [at, { rarity }] of concepts.entries()) {
    all += rarity
    held += rarity * (findings[at]?.share ?? 0)
  }
  return all === 0 ? 0 : held / all
}

const nameBits = { page: 1, place: 2, title: 4 }
/** Pages with one name of which the titles are looked at. */
const mostNamed = 12

/** Pages that the whole query names, or a place of which it names. */
async function namedLike(query: string, { reader, isOpen }: Lookup): Promise<ReadonlyMap<number, number>> {
  const key = keyOf(query)
  const found = new Map<number, number>()
  if (key === '') return found
  const postings = (await reader.wordsNear(key, 1)).get(key)?.postings() ?? []
  for (const { page, roles: held } of postings)
    if (held & roles.whole && isOpen(page)) found.set(page, held & roles.title ? nameBits.page : nameBits.place)
  // "Rate limits" and "RateLimits" have one key.
  const titled = [...found].filter(([, bits]) => bits === nameBits.page).slice(0, mostNamed)
  const literal = query.trim().toLowerCase()
  await Promise.all(
    titled.map(async ([page]) => {
      const { title } = await reader.page(page)
      if (title.toLowerCase() === literal) found.set(page, nameBits.page | nameBits.title)
    }),
  )
  return found
}

/**
 * "sender pool" finds `SenderPool`: neighbours are looked up as one word too.
 *
 * @returns the pages that have such a word
 */
async function joinNeighbours(
  words: readonly string[],
  concepts: Concept[],
  lookup: Lookup,
): Promise<ReadonlySet<number>> {
  const pages = new Set<number>()
  await Promise.all(
    words.slice(1).map(async (word, at) => {
      const pair = keyOf(`${words[at]}${word}`)
      const one = (await lookup.reader.wordsNear(pair, 1)).get(pair)
      if (one === undefined) return
      for (const { page } of one.postings()) pages.add(page)
      for (const index of [at, at + 1]) {
        const concept = concepts[index]
        if (concept === undefined) continue
        const findings = new Map(concept.findings)
        for (const { page, ...held } of one.postings())
          if (lookup.isOpen(page) && !findings.has(page)) findings.set(page, { ...held, share: 0.9 })
        concepts[index] = { ...concept, findings, forms: [...concept.forms, { word: one.word, share: 0.9 }] }
      }
    }),
  )
  return pages
}

/** @returns for a word of the query the other ways to say it */
function waysToSay(query: string, words: readonly string[], synonyms: Synonyms) {
  const all = words.flatMap(wordsOf)
  const found = synonyms([wordsOf(query), all, ...all.flatMap(spellingsOf).map((one) => [one])])
  return (word: string): readonly Alternative[] => {
    const parts = [...new Set([...wordsOf(word), ...runsOf(word).map(({ whole }) => whole)])]
    const waysOf = (part: string) => [part, ...spellingsOf(part)].flatMap((one) => found.get(one) ?? [])
    const ways = parts.flatMap(waysOf)
    // What stands for each part of a word stands for all of it: "second factor" for "two-factor".
    const isWhole = (text: string) => wordsOf(word).every((part) => waysOf(part).some((one) => one.text === text))
    return ways
      .filter(({ text }, at) => ways.findIndex((one) => one.text === text) === at)
      .map(({ text, share }) => ({ text, share: isWhole(text) ? share : 0.4 * share }))
  }
}

function averageLength({ pages }: IndexReader): number {
  let total = 0
  for (const { length } of pages.values()) total += length
  return Math.max(total / Math.max(pages.size, 1), 1)
}
