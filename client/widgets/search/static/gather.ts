import { roles } from '../../../../compiler/formats/search/codec.ts'
import { keyOf } from '../../../../compiler/formats/search/words.ts'
import { significantWords, wordsOf } from '../query.ts'
import { type Alternative, isAction } from '../synonyms.ts'
import { addressedBy } from './asked/addressed.ts'
import { withoutFillers } from './asked/fillers.ts'
import { sharedIn, withHeaders } from './asked/headers.ts'
import { membersIn } from './asked/members.ts'
import { calledIn, referencedIn, wordsOfName } from './asked/names.ts'
import { withPhones } from './asked/phones.ts'
import { namedByRequest, requestedIn } from './asked/requested.ts'
import { spelledRight, type Vocabulary } from './asked/spelled.ts'
import { withoutReason } from './asked/statuses.ts'
import { idiomsIn, waysToSay } from './asked/ways.ts'
import type { Word } from './index/index-reader.ts'
import { noPostings } from './index/postings.ts'
import type { Stem } from './language.ts'
import { nameBits } from './rank/name-bits.ts'
import type { Concept } from './words/concept.ts'
import { findingsOf } from './words/findings.ts'
import type { Lookup } from './words/forms.ts'
import { lookUp } from './words/look-up.ts'
import { pairedIn } from './words/pairs.ts'

export interface Engine extends Vocabulary, Pick<Lookup, 'reader' | 'stem' | 'scope' | 'concepts' | 'forms'> {
  /** Whether nothing was found otherwise. */
  readonly isLastTry?: boolean
  /** Whether nothing else has been typed since: if it has, no page is ranked. */
  isWanted?(): boolean
}

/** All that the index says of a query, before any page is ranked. */
export interface Gathered {
  readonly words: readonly string[]
  /** Some of them are others than the reader's, which were probably meant. */
  readonly isCorrected: boolean
  /** Of each word, with the rarity that it is ranked by. */
  readonly concepts: readonly Concept[]
  /** Pages that the whole query names, as bits of `nameBits`. */
  readonly named: ReadonlyMap<number, number>
  /** Pages that have two neighbouring words as one name. */
  readonly joined: ReadonlySet<number>
  /** How much of the query pages have in their names as it was asked. */
  readonly paired: ReadonlyMap<number, number>
  /** The query is a name of the API: `PageSize`, `Retry-After`. */
  readonly isName: boolean
  /** Several pages define the name: the one that is about it is meant. */
  readonly isShared: boolean
  /** Words of a shared name. */
  readonly parts: readonly Concept[]
}

/** What a page counts that has two words of the query as one. */
const joinedShare = 0.9
/** What a word of several is worth that no page, and no place of one, is called by: "arrives" is rare, and says little. */
const passing = 0.6
/** How much a word counts that the site does not have, relative to the rarest one that it has. */
const unknownPart = 0.6

/** Asks the index for all words of a query. */
export async function gather(
  asked: string,
  { reader, stem, scope, concepts: known, forms, asking, synonyms, listed, isLastTry = false }: Engine,
): Promise<Gathered> {
  const lookup: Lookup = { reader, stem, scope, concepts: known, forms, open: reader.tagged(scope), isLastTry }
  const heard = await withPhones(await withHeaders(asked, reader), reader)
  const { query, isCorrected } = await spelledRight(heard, { asking, synonyms, listed }, lookup)
  const typed = significantWords(query, asking)
  const isSaidOtherwise = (word: string) => synonyms([[word]]).has(word)
  const names = await Promise.all(typed.map((word) => wordsOfName(word, isSaidOtherwise, lookup)))
  const said = await withoutReason(distinct(names.flat(), stem), lookup)
  const words = [...said, ...idiomsIn(query, synonyms)]
  const others = waysToSay(query, words, synonyms)
  const request = requestedIn(query)
  const [addressed, requested, called, members, ...concepts] = await Promise.all([
    addressedBy(asked, reader),
    request === null ? new Map<number, number>() : namedByRequest(request, lookup),
    namedLike(query, otherNames(query, [words, ...names, ...calledIn(typed)], others), words.flatMap(codeIn), lookup),
    membersIn(query, lookup),
    ...words.map((word) => lookUp(word, others(word), lookup)),
  ])
  const isRequest = requested.size > 0
  const named = new Map(isRequest ? requested : called)
  for (const [page, bits] of members) named.set(page, bits | (named.get(page) ?? 0))
  if (addressed !== null && lookup.open[addressed] === 1) named.set(addressed, nameBits.page | nameBits.title)
  const joined = await joinNeighbours(words, concepts, lookup)
  const rarest = Math.max(0, ...concepts.map(({ findings, rarity }) => (findings.size === 0 ? 0 : rarity)))
  // A word that the site does not have is a part of the question all the same, though pages without it may answer; of one
  // that could not be looked up nothing is known.
  const unknown = reader.lost.size > 0 ? 0 : unknownPart * rarest
  const weighed = withoutFillers(
    words,
    concepts.map((one) => {
      const own = one.isTopic || words.length < 3 ? one.rarity : passing * one.rarity
      return { ...one, rarity: one.findings.size === 0 ? unknown : own }
    }),
  )
  // A short number is a status or a size, which guides speak of; a name that the site does not have is its words, but for
  // what a program does.
  const isOneName = typed.length < 2 && (names.flat().length < 2 || isAction(names.flat()[0] ?? ''))
  const isName = isRequest || (isOneName && /^(?!\d{1,3}$)\S*(\p{Ll}\p{Lu}|[_\d]|\p{L}-\p{L})\S*$/u.test(query.trim()))
  const definers = [...named.values()].filter((bits) => (bits & ~nameBits.alike) === nameBits.place).length
  // Headers and statuses are shared: where several pages have one, that one is asked which is about it.
  const isShared = !isRequest && definers > 1 && (isName ? /\p{L}-\p{L}/u.test(query) : /^\d+$/.test(query.trim()))
  const shared = isShared && isName ? query : await sharedIn(typed, lookup)
  const parts = await Promise.all(wordsOf(shared).map((part) => lookUp(part, [], lookup)))
  const paired = await pairedIn(weighed, lookup)
  return { words, isCorrected, concepts: weighed, named, joined, paired, isName, isShared, parts }
}

/** Pages with one name of which the titles are looked at. */
const mostNamed = 12

/** Words of a longer query are no name. */
const mostInName = 10

/**
 * "Get message" may be called `FetchMessage`, "get all of the calls" `ListCall`: keys of the query with every word for what is
 * to be done. By what a thing is found, as in "get message by id", its operation is not called.
 *
 * @param ways words of the query, of all of it or of a name in it
 */
function otherNames(
  query: string,
  ways: readonly (readonly string[])[],
  others: (word: string) => readonly Alternative[],
): readonly string[] {
  // A name may have words that say nothing by themselves: `FetchAddOnResult`. "Make a new task" makes one.
  const typed = wordsOf(query).filter(
    (word, at) => !/^(an?|the|my|your|of)$/.test(word) && (at === 0 || word !== 'new'),
  )
  const by = typed.indexOf('by')
  const found = by < 0 ? [] : [typed.slice(0, by)]
  const keys = [...ways.map((words) => words.map((word) => word.toLowerCase())), typed, ...found].flatMap((said) => {
    const [first = '', second = ''] = said
    // "Get all" lists.
    const deeds = second === 'all' && isAction(first) ? 2 : 1
    const deed = said[deeds - 1] ?? ''
    const rest = said.slice(deeds).join('')
    if (rest === '' || said.length > mostInName || !isAction(deed)) return []
    const alike = others(deed).flatMap(({ text }) => (isAction(text) ? [text] : []))
    return [deed, ...alike].map((way) => keyOf(way + rest))
  })
  return [...keys, ...referencedIn(query)]
}

/** @returns the number of an error in a word: `21010`, `E21010` */
function codeIn(word: string): readonly string[] {
  return /^(?:[A-Z]{1,4})?(\d{4,6})$/.exec(word)?.slice(1) ?? []
}

/** Pages that the whole query names, or a place of which it names. */
async function namedLike(
  query: string,
  others: readonly string[],
  codes: readonly string[],
  { reader, stem, open }: Lookup,
): Promise<ReadonlyMap<number, number>> {
  const key = keyOf(query)
  const found = new Map<number, number>()
  if (key === '') return found
  const addAlike = (one: Word | undefined) => {
    const { pages, roles: held } = one?.postings() ?? noPostings
    for (const [at, page] of pages.entries())
      if ((held[at] ?? 0) & roles.name && open[page] === 1) found.set(page, nameBits.alike | (found.get(page) ?? 0))
  }
  const root = stem(key)
  const near = await reader.wordsNear(key.startsWith(root) ? root : key)
  for (const { word, postings } of near.from(key.startsWith(root) ? root : key)) {
    const isSame = word === key
    if (!isSame && stem(word) !== root) continue
    const { pages, roles: said } = postings()
    for (let at = 0; at < pages.length; at++) {
      const [page = 0, held = 0] = [pages[at], said[at]]
      const bits = isSame
        ? (held & roles.name ? nameBits.page : 0) | (held & roles.whole ? nameBits.place : 0)
        : held & roles.name
          ? nameBits.alike
          : 0
      if (bits > 0 && open[page] === 1) found.set(page, bits | (found.get(page) ?? 0))
    }
  }
  // A code says what is asked, whatever a log has around it.
  for (const code of codes) addAlike((await reader.wordsNear(code, 1)).get(code))
  await Promise.all(
    [...new Set(others.map(stem))].map(async (other) => {
      // An ending may change the last letter of what comes before it (country, countries).
      const start = other.slice(0, -1)
      for (const one of (await reader.wordsNear(start, 1)).from(start)) if (stem(one.word) === other) addAlike(one)
    }),
  )
  // "Rate limits" and "RateLimits" have one key.
  const titled = [...found].filter(([, bits]) => bits & nameBits.page).slice(0, mostNamed)
  const literal = query.trim()
  await Promise.all(
    titled.map(async ([page, bits]) => {
      // A part that can't be read is reported with the results: without its titles the page is found all the same.
      const { title } = (await reader.page(page).catch(() => null)) ?? { title: '' }
      const letter = title === literal ? nameBits.letter : 0
      if (title.toLowerCase() === literal.toLowerCase()) found.set(page, bits | nameBits.title | letter)
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
      for (const page of one.postings().pages) pages.add(page)
      for (const index of [at, at + 1]) {
        const concept = concepts[index]
        if (concept === undefined) continue
        const findings = findingsOf([{ ...one, share: joinedShare }], lookup.open, concept.findings)
        const forms = [...concept.forms, { word: one.word, share: joinedShare }]
        concepts[index] = { ...concept, findings, forms, isAbsent: false }
      }
    }),
  )
  return pages
}

/** One thing asked in two forms ("class", "classes") is asked once. */
function distinct(words: readonly string[], stem: Stem): readonly string[] {
  const roots = words.map((word) => stem(word.toLowerCase()))
  return words.filter((_, at) => !roots.slice(0, at).some((root) => root === roots[at]))
}
