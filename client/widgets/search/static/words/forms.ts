import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { runsOf } from '../../../../../compiler/formats/search/words.ts'
import { isFiller } from '../../query.ts'
import { corrected } from '../../spelling.ts'
import { spellingsOf } from '../../spelling-pairs.ts'
import { type Alternative, isInflection } from '../../synonyms.ts'
import type { IndexReader, Word, Words } from '../index/index-reader.ts'
import { noPostings, placeOf, rolesIn, selected } from '../index/postings.ts'
import type { Stem } from '../language.ts'
import type { Concept } from './concept.ts'
import type { Form } from './form.ts'

export interface Lookup {
  readonly reader: IndexReader
  readonly stem: Stem
  /** 1 for each page that may be found at all: others count for nothing. */
  readonly open: Uint8Array
  /** Whether nothing was found otherwise: then a misspelt word may be a rare one, or have more wrong letters. */
  readonly isLastTry: boolean
  /** Which pages are searched: their tag. */
  readonly scope: string
  /** What words of these pages were looked up last. */
  readonly concepts: { get(key: string, make: () => Promise<Concept>): Promise<Concept> }
  /** The same of the forms of a word, whichever pages are searched. */
  readonly forms: { get(key: string, make: () => Promise<readonly Form[]>): Promise<readonly Form[]> }
}

/** What other forms count beside the word itself. */
export const shares = {
  stem: 0.95,
  spelling: 0.85,
  beginning: 0.6,
  part: 0.3,
  head: 0.45,
  same: 0.55,
  rest: 0.2,
  /** What means the same as a word that the site has. */
  beside: 0.7,
  /** Words that are written as one. */
  halves: 0.9,
}
/** Words that begin as the one that was typed: more are no help. */
const mostBeginnings = 12

/** Who types "C" may be about to type "C#". */
const signed = /^\p{L}(?:#|\+\+)$/u

/** The last word of "opt out" and "number of" is nothing of what they say. */
const particles: ReadonlySet<string> = new Set(
  'in out up off on down over back again of to for from at as by with away so'.split(' '),
)
/** Whether a word is nothing but a direction: of "set up" and "log in" only the other says something. */
export function isParticle(word: string): boolean {
  return particles.has(word)
}
/** The least letters of a half of a word. */
const shortestHalf = 2

/** "Adblocker" is written "ad blocker" as well: a word that the site does not have, as two that it has side by side. */
export async function compound(word: string, lookup: Lookup): Promise<readonly Form[]> {
  if (word.length < 3 * shortestHalf || !/^\p{L}+$/u.test(word)) return []
  const near = await lookup.reader.wordsNear(word.slice(0, shortestHalf))
  const starts = near
    .from(word.slice(0, shortestHalf))
    .filter(({ word: start }) => word.startsWith(start) && word.length - start.length > shortestHalf)
    .sort((a, b) => b.word.length - a.word.length)
  for (const { word: start } of starts) {
    const ends = await formsOf(word.slice(start.length), lookup)
    for (const end of ends.filter(({ share }) => share >= shares.stem)) {
      const found = await phrase({ text: `${start} ${end.word}`, share: shares.halves }, lookup)
      if ((found[0]?.postings().pages.length ?? 0) > 0) return found.filter(({ share }) => share === shares.halves)
    }
  }
  return []
}

/** The word, the same word with other endings and in other spellings, and words that begin with it. */
export function formsOf(word: string, lookup: Lookup): Promise<readonly Form[]> {
  return lookup.forms.get(word, () => foundForms(word, lookup))
}

async function foundForms(word: string, { reader, stem }: Lookup): Promise<readonly Form[]> {
  const root = stem(word)
  const near = await reader.wordsNear(root.length < 3 || !word.startsWith(root) ? word : root)
  const exact = near.get(word)
  const forms: Form[] = exact === undefined ? [] : [{ ...exact, share: 1 }]
  const beginnings: Word[] = []
  // An ending may change the last letter of what comes before it (try, tries).
  const start = root.slice(0, Math.max(2, root.length - 1))
  const alike = near.from(start)
  for (const one of word.startsWith(start) ? alike : [...alike, ...near.from(word)]) {
    if (one.word === word) continue
    if (stem(one.word) === root) forms.push({ ...one, share: shares.stem })
    else if ((word.length > 1 || signed.test(one.word)) && one.word.startsWith(word)) beginnings.push(one)
  }
  for (const spelling of word.length < 4 ? [] : spellingsOf(word)) {
    const one = (await reader.wordsNear(spelling, 1)).get(spelling)
    if (one !== undefined) forms.push({ ...one, share: shares.spelling })
  }
  // Where the site has the word "id" itself, longer words such as "identity" were not meant.
  const some = forms.length > 0 && word.length < 5 ? [] : beginnings
  const short = some.sort((a, b) => a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
  const less = forms.length > 0 ? 0.5 : 1
  return [...forms, ...short.slice(0, mostBeginnings).map((one) => ({ ...one, share: less * shares.beginning }))]
}

/** Parts that are read where nothing is near: all words with one first letter would be a large part of the index. */
const mostRest = 4

/**
 * Few miss one of the first two letters: what begins otherwise is read only where nothing else is near.
 *
 * @returns the word of the site that was probably meant
 */
export async function meant(word: string, { reader, isLastTry }: Lookup): Promise<string | null> {
  const [first = '', second = '', third = ''] = word
  const starts = [first + second, second + first, first + third, word.slice(0, 4)]
  const usual = await Promise.all(starts.map((start) => reader.wordsNear(start)))
  return likeliest(word, usual, isLastTry) ?? likeliest(word, [await reader.wordsNear(first, mostRest)], isLastTry)
}

function likeliest(word: string, near: readonly Words[], isLastTry: boolean): string | null {
  const known = near
    .flatMap((words) => words.from(''))
    // Reading where a word is takes its time.
    .filter((one) => corrected(word, [one.word], isLastTry) !== null)
    .map((one) => {
      const postings = one.postings()
      const held = rolesIn(postings)
      return { word: one.word, pages: postings.pages.length, isTitle: (held & roles.title) !== 0, isNamed: held !== 0 }
    })
    .filter(({ word: one, pages, isNamed }) => (isLastTry || pages > 1 || isNamed) && !isFiller(one))
    // Of words that are as near, one that a page is called by is sooner meant than one that is often said.
    .sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || b.pages - a.pages || (a.word < b.word ? -1 : 1))
  return (
    corrected(
      word,
      known.map((one) => one.word),
      isLastTry,
    )?.word ?? null
  )
}

/** A page holds a phrase where it holds all its words, the last one in any form: "allow lists" for "allow list". */
export async function phrase(
  { text, share }: Pick<Alternative, 'text' | 'share'>,
  lookup: Lookup,
): Promise<readonly Form[]> {
  const words = runsOf(text).map(({ whole }) => whole)
  const last = words.pop()
  if (last === undefined) return []
  if (words.length === 0)
    return (await formsOf(last, lookup))
      .filter((form) => form.share >= shares.stem && isInflection(last, form.word))
      .map((form) => scaled(form, share))
  const all = await Promise.all([...words, last].map((word) => lookup.reader.wordsNear(word, 1)))
  const found = words.flatMap((word, at) => all[at]?.get(word) ?? [])
  if (found.length < words.length) return []
  const end = all.at(-1)
  const head = end?.get(last)
  const others = isParticle(last) ? [] : (end?.from(last.slice(0, -1)) ?? [])
  const isForm = ({ word }: Word) =>
    word !== last && lookup.stem(word) === lookup.stem(last) && isInflection(last, word)
  return [
    ...(head === undefined ? [] : sideBySide([...found, head], share)),
    ...others.filter(isForm).flatMap((form) => sideBySide([...found, form], share * shares.spelling).map(called)),
    // "message" is some of what "text message" says.
    ...(head === undefined || isParticle(last) ? [] : [{ ...head, share: share * shares.head }]),
  ]
}

/** Words where pages have all of them in one place, or are called by all of them. */
function sideBySide([first, ...rest]: readonly Word[], share: number): readonly Form[] {
  if (first === undefined) return []
  const [list, others] = [first.postings(), rest.map((one) => one.postings())]
  const held: number[] = []
  const places: (readonly number[])[] = []
  const both = selected(list, (roleBits, at) => {
    const page = list.pages[at] ?? 0
    const same = others.map((one) => placeOf(one, page))
    if (same.includes(-1)) return false
    const all = same.map((place, other) => others[other]?.placesAt(place) ?? [])
    const near = list.placesAt(at).filter((place) => all.every((one) => one.includes(place)))
    const bits = same.reduce((known, place, other) => known & (others[other]?.roles[place] ?? 0), roleBits)
    if (near.length === 0 && bits === 0) return false
    held.push(bits & ~(roles.whole | roles.name))
    places.push(near)
    return true
  })
  const postings = { ...both, roles: Uint8Array.from(held), placesAt: (at: number) => places[at] ?? [] }
  return [{ word: first.word, share, postings: () => postings }, ...rest.map((one) => silent(one, share))]
}

/** The same only where pages, or places of them, are called so. */
function called(form: Form): Form {
  const postings = selected(form.postings(), (held) => held !== 0)
  return { ...form, postings: () => postings }
}

/** A word that stands for others in a text, and finds nothing by itself. */
function silent({ word }: Word, share: number): Form {
  return { word, share, postings: () => noPostings }
}

/** Whether any page, or a place of one, is called by one of these words. */
export function isCalled(forms: readonly Word[], { open }: Lookup): boolean {
  return forms.some((form) => {
    const { pages, roles: held } = form.postings()
    return pages.some((page, at) => held[at] !== 0 && open[page] === 1)
  })
}

/** @returns the same form, which counts so many times as much */
export function scaled(form: Form, by: number): Form {
  return { ...form, share: form.share * by }
}
