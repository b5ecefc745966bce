import { type Posting, roles } from '../../../../compiler/formats/search/codec.ts'
import { runsOf } from '../../../../compiler/formats/search/words.ts'
import { corrected } from '../spelling.ts'
import { spellingsOf } from '../spelling-pairs.ts'
import { type Alternative, isAction, isInflection } from '../synonyms.ts'
import type { IndexReader, Word } from './index-reader.ts'
import type { Stem } from './stemmers.ts'

/** What a word of the query, or a form of it, is to a page. */
export interface Finding {
  /** What the form counts beside the word itself: 1 for the word. */
  readonly share: number
  readonly roles: number
  readonly count: number
  readonly places: readonly number[]
  /** Some form of the word, or what means the same, stands in the title. */
  readonly isCalled: boolean
}

/** A word of the query with the pages that have it in any form. */
export interface Concept {
  /** How rare it is: what finding it is worth. */
  readonly rarity: number
  readonly findings: ReadonlyMap<number, Finding>
  /** The forms that stand for it in the texts. */
  readonly forms: readonly { readonly word: string; readonly share: number }[]
  /** The word that was searched in its place, because the site has it in no form. */
  readonly corrected: string | null
}

export interface Lookup {
  readonly reader: IndexReader
  readonly stem: Stem
  /** Whether a page may be found at all: others count for nothing. */
  readonly isOpen: (page: number) => boolean
}

/** What other forms count beside the word itself. */
const shares = {
  stem: 0.95,
  spelling: 0.85,
  beginning: 0.6,
  part: 0.3,
  corrected: 0.85,
  head: 0.45,
  same: 0.55,
  rest: 0.2,
  /** What means the same as a word that the site has. */
  beside: 0.7,
}
/** The least part of its own rarity that a word has beside what means the same: "account" is everywhere, "subaccount" is not. */
const ownRarity = 0.35
/** Words that begin as the one that was typed: more are no help. */
const mostBeginnings = 12

interface Form extends Word {
  readonly share: number
}

/**
 * Looks up a word of a query in all its forms, and what means the same.
 *
 * @param word as typed
 * @param others other ways to say it
 */
export async function lookUp(word: string, others: readonly Alternative[], lookup: Lookup): Promise<Concept> {
  const [run] = runsOf(word)
  if (run === undefined) return { rarity: 0, findings: new Map(), forms: [], corrected: null }
  const typed = await formsOf(run.whole, lookup)
  const isThere = typed.some(({ share }) => share > shares.beginning) || typed.length > 1
  const better = isThere || typed.length > 0 || run.parts.length > 0 ? null : await meant(run.whole, lookup)
  const spelled = better === null ? [] : (await formsOf(better, lookup)).map((form) => scaled(form, shares.corrected))
  const parts = (await Promise.all(run.parts.map((part) => formsOf(part, lookup)))).flat()
  const said = await Promise.all(others.map((other) => phrase(other, lookup)))
  const forms = [
    ...typed,
    ...spelled,
    ...parts.map((form) => scaled(form, typed.some(({ share }) => share === 1) ? shares.rest : shares.part)),
    ...said.flat().map((form) => (isThere ? scaled(form, shares.beside) : form)),
  ]
  const findings = new Map<number, Finding>()
  for (const form of forms)
    for (const posting of form.postings())
      if (lookup.isOpen(posting.page))
        findings.set(posting.page, withPosting(findings.get(posting.page), posting, form.share))
  const strong = forms.filter(({ share }) => share >= shares.same)
  // What means the same is said as often as all its words together.
  const all = rarityOf(strong.length > 0 ? strong : forms, lookup)
  const own = forms.filter(({ share }) => share >= shares.beside)
  const rarity = isThere && !isAction(word) ? Math.max(all, ownRarity * rarityOf(own, lookup)) : all
  return { rarity, findings, forms: forms.map(({ word: form, share }) => ({ word: form, share })), corrected: better }
}

/** @returns the rarity of a word that has these forms (BM25's inverse document frequency) */
function rarityOf(forms: readonly Form[], { reader, isOpen }: Lookup): number {
  const pages = new Set<number>()
  for (const form of forms) for (const { page } of form.postings()) if (isOpen(page)) pages.add(page)
  const total = Math.max(reader.pages.size, pages.size)
  return Math.log(1 + (total - pages.size + 0.5) / (pages.size + 0.5))
}

/** The word, the same word with other endings and in other spellings, and words that begin with it. */
async function formsOf(word: string, { reader, stem }: Lookup): Promise<readonly Form[]> {
  const root = stem(word)
  const near = await reader.wordsNear(root.length < 3 || !word.startsWith(root) ? word : root)
  const exact = near.get(word)
  const forms: Form[] = exact === undefined ? [] : [{ ...exact, share: 1 }]
  const beginnings: Word[] = []
  // An ending may change the last letter of what stands before it (try, tries).
  const start = root.slice(0, Math.max(2, root.length - 1))
  const alike = near.from(start)
  for (const one of word.startsWith(start) ? alike : [...alike, ...near.from(word)]) {
    if (one.word === word) continue
    if (stem(one.word) === root) forms.push({ ...one, share: shares.stem })
    else if (word.length > 1 && one.word.startsWith(word)) beginnings.push(one)
  }
  for (const spelling of word.length < 4 ? [] : spellingsOf(word)) {
    const one = (await reader.wordsNear(spelling, 1)).get(spelling)
    if (one !== undefined) forms.push({ ...one, share: shares.spelling })
  }
  // Nobody has typed "id" to find "identity", once "id" is there.
  const some = forms.length > 0 && word.length < 5 ? [] : beginnings
  const short = some.sort((a, b) => a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
  const less = forms.length > 0 ? 0.5 : 1
  return [...forms, ...short.slice(0, mostBeginnings).map((one) => ({ ...one, share: less * shares.beginning }))]
}

/** @returns the word of the site that was probably meant */
async function meant(word: string, { reader }: Lookup): Promise<string | null> {
  const [first = '', second = ''] = word
  const near = await Promise.all([first + second, second + first].map((start) => reader.wordsNear(start)))
  const known = near
    .flatMap((words) => words.from(''))
    // Nothing else can be meant, and reading where a word stands takes its time.
    .filter((one) => Math.abs(one.word.length - word.length) <= 2 || one.word.startsWith(word))
    .map((one) => ({
      word: one.word,
      pages: one.postings().length,
      named: one.postings().some(({ roles: held }) => held !== 0),
    }))
    .filter(({ pages, named }) => pages > 1 || named)
    .sort((a, b) => b.pages - a.pages || (a.word < b.word ? -1 : 1))
  return (
    corrected(
      word,
      known.map((one) => one.word),
    )?.word ?? null
  )
}

/** A phrase stands on a page where all its words do. */
async function phrase({ text, share }: Alternative, lookup: Lookup): Promise<readonly Form[]> {
  const words = runsOf(text).map(({ whole }) => whole)
  const [only = ''] = words
  if (words.length === 1)
    return (await formsOf(only, lookup))
      .filter((form) => form.share >= shares.stem && isInflection(only, form.word))
      .map((form) => scaled(form, share))
  const all = await Promise.all(words.map((word) => lookup.reader.wordsNear(word, 1)))
  const found = words.flatMap((word, at) => all[at]?.get(word) ?? [])
  const [first, ...rest] = found
  if (first === undefined || found.length < words.length) return []
  // "message" is some of what "text message" says.
  const head = found.at(-1) as Word
  const others = rest.map((one) => new Map(one.postings().map((posting) => [posting.page, posting])))
  const postings = first.postings().flatMap((posting) => {
    const same = others.map((one) => one.get(posting.page))
    if (same.includes(undefined)) return []
    const near = posting.places.filter((place) => same.every((one) => one?.places.includes(place)))
    const held = same.reduce((bits, one) => bits & (one?.roles ?? 0), posting.roles)
    return near.length === 0 && held === 0
      ? []
      : [{ ...posting, roles: held & ~(roles.whole | roles.name), places: near }]
  })
  return [
    { word: first.word, share, postings: () => postings },
    ...rest.map((one) => ({ ...one, share, postings: () => [] })),
    { ...head, share: share * shares.head },
  ]
}

function scaled(form: Form, by: number): Form {
  return { ...form, share: form.share * by }
}

/** What a page is called says more of it than its text, also where it is called by what means the same. */
function said(held: number): number {
  return held & roles.title ? 1 : 0.8
}

/** The best of two findings, with the places of both where one counts about as much as the other. */
export function withPosting(
  known: Finding | undefined,
  { roles: held, count, places }: Posting,
  share: number,
): Finding {
  const isCalled = (held & roles.title) !== 0 || known?.isCalled === true
  const one = { share, roles: held, count, places, isCalled }
  if (known === undefined) return one
  const [old, own] = [known.share * said(known.roles), share * said(held)]
  const isBest = old < own
  if (Math.min(old, own) < 0.8 * Math.max(old, own)) return isBest ? one : { ...known, isCalled }
  const [first, second] = isBest ? [places, known.places] : [known.places, places]
  const more = second.filter((place) => !first.includes(place))
  return {
    share: isBest ? share : known.share,
    roles: held | known.roles,
    count: Math.max(known.count, count),
    places: more.length === 0 ? first : [...first, ...more],
    isCalled,
  }
}
