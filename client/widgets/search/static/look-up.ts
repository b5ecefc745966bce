import { type Posting, roles } from '../../../../compiler/formats/search/codec.ts'
import { commonWords, runsOf } from '../../../../compiler/formats/search/words.ts'
import { isFiller } from '../query.ts'
import { type Alternative, isAction } from '../synonyms.ts'
import { compound, type Form, formsOf, isCalled, isParticle, type Lookup, phrase, scaled, shares } from './forms.ts'
import { isIdiom } from './ways.ts'

/** What a word of the query, or a form of it, is to a page. */
export interface Finding {
  /** What the form counts beside the word itself: 1 for the word. */
  readonly share: number
  readonly roles: number
  readonly count: number
  readonly places: readonly number[]
  /** The title has some form of the word, or what means the same. */
  readonly isCalled: boolean
}

/** A word that stands for one of the query. */
interface SaidForm {
  readonly word: string
  readonly share: number
  /** It is a small word of something longer, such as the "to" of "safe to repeat": alone it says nothing. */
  readonly isSmall?: boolean
}

/** A word of the query with the pages that have it in any form. */
export interface Concept {
  /** How rare it is: what finding it is worth. */
  readonly rarity: number
  /** Some page, or a place of one, is called by it. */
  readonly isTopic: boolean
  readonly findings: ReadonlyMap<number, Finding>
  /** The forms that stand for it in the texts. */
  readonly forms: readonly SaidForm[]
  /** No page has it, nor what surely means the same: whatever is found for it is a guess. */
  readonly isAbsent: boolean
}

/** The least part of its own rarity that a word has beside what means the same: "account" is everywhere, "subaccount" is not. */
const ownRarity = 0.35
/**
 * Looks up a word of a query in all its forms, and what means the same.
 *
 * @param word as typed
 * @param others other ways to say it
 */
export function lookUp(word: string, others: readonly Alternative[], lookup: Lookup): Promise<Concept> {
  // Of a query that is being typed only the last word is another with each key.
  return lookup.concepts.get(JSON.stringify([lookup.scope, word, others]), () => lookedUp(word, others, lookup))
}

async function lookedUp(word: string, others: readonly Alternative[], lookup: Lookup): Promise<Concept> {
  const [run] = runsOf(word)
  if (run === undefined) return { rarity: 0, isTopic: false, findings: new Map(), forms: [], isAbsent: false }
  const written = isIdiom(word) ? [] : await formsOf(run.whole, lookup)
  const isNamed = isCalled(written.filter(isWhole), lookup)
  const phrases = others.filter((one) => one.isIdiom)
  const inPhrase = await saidIn(phrases, lookup)
  // Who asks "who deleted the number" asks for no deletion.
  const isPhrase = isOnSite(inPhrase, lookup)
  // A name that the site has to the letter asks for what its words mean no more.
  const letters = written.filter(({ share }) => share === 1)
  const isName = name.test(word) && isOnSite(letters, lookup)
  const meanings = others.filter(({ isLoose, isOfParts }) => !(isLoose && isNamed) && !(isOfParts === true && isName))
  const said = isPhrase ? inPhrase : await saidIn(meanings, lookup)
  const isMeant = isPhrase || isOnSite(said, lookup)
  // What only begins so is left out where something else is meant; but a name may still be typed.
  const isWritten = !isMeant || run.parts.length > 0 || written.some(isWhole)
  const typed = isPhrase ? written.map((form) => scaled(form, shares.head)) : isWritten ? written : []
  const isThere = !isPhrase && (typed.some(isWhole) || typed.length > 1)
  const isUnknown = typed.length === 0 && run.parts.length === 0
  const halves = isUnknown && !isMeant ? await compound(run.whole, lookup) : []
  const parts = (await Promise.all([...run.parts, ...(run.names ?? [])].map((part) => formsOf(part, lookup)))).flat()
  const forms = [
    ...typed,
    ...halves,
    ...parts.map((form) => scaled(form, typed.some(({ share }) => share === 1) ? shares.rest : shares.part)),
    ...said.map((form) => (isThere ? scaled(form, shares.beside) : form)),
  ]
  const findings = new Map<number, Finding>()
  for (const form of forms) addPostings(findings, form, lookup)
  const strong = forms.filter((form) => form.share >= shares.same && isOnSite([form], lookup))
  // What means the same is said as often as all its words together.
  const all = rarityOf(strong.length > 0 ? strong : forms, lookup)
  const own = forms.filter(({ share }) => share >= shares.beside)
  const rarity = isThere && !isAction(word) ? Math.max(all, ownRarity * rarityOf(own, lookup)) : all
  const isTopic = isCalled(own.length > 0 ? own : forms, lookup)
  const isTyped = (form: string) => form === run.whole || run.parts.includes(form)
  const texts = forms.map(({ word: form, share }) => ({ word: form, share, isSmall: !isTyped(form) && isSmall(form) }))
  const sure = [...written, ...halves, ...parts, ...said.filter(({ share }) => share >= shares.beside)]
  const isAbsent = lookup.reader.lost.size === 0 && !isIdiom(word) && !isOnSite(sure, lookup)
  return { rarity, isTopic, findings, forms: texts, isAbsent }
}

/** A name of code, told by capitals or underscores inside. */
const name = /[a-z][A-Z]|[A-Za-z\d]_[A-Za-z\d]/

function isSmall(word: string): boolean {
  return commonWords.has(word) || isParticle(word) || isFiller(word)
}

async function saidIn(others: readonly Alternative[], lookup: Lookup): Promise<readonly Form[]> {
  return (await Promise.all(others.map((other) => saidSo(other, lookup)))).flat()
}

function isOnSite(forms: readonly Form[], { isOpen }: Lookup): boolean {
  return forms.some((form) => form.postings().some(({ page }) => isOpen(page)))
}

/** @returns forms of what means the same: of what may be meant, only as names */
async function saidSo(other: Alternative, lookup: Lookup): Promise<readonly Form[]> {
  const forms = await phrase(other, lookup)
  if (!other.isLoose) return forms
  return forms.map((form) => {
    const named = form.postings().filter(({ roles: held }) => (held & naming) !== 0)
    return { ...form, postings: () => named }
  })
}

/** By what a page is called, or a place of it. */
const naming = roles.title | roles.about | roles.heading

/** Whether a form is the word and not only one that begins so: "bottom" is no bot. */
function isWhole({ share }: Form): boolean {
  return share > shares.beginning
}

/** @returns the rarity of a word that has these forms (BM25's inverse document frequency) */
function rarityOf(forms: readonly Form[], { reader, isOpen }: Lookup): number {
  const pages = new Set<number>()
  for (const form of forms) for (const { page } of form.postings()) if (isOpen(page)) pages.add(page)
  const total = Math.max(reader.pages.size, pages.size)
  return Math.log(1 + (total - pages.size + 0.5) / (pages.size + 0.5))
}

/** What a page is called says more of it than its text, also where it is called by what means the same. */
function said(held: number): number {
  return held & roles.title ? 1 : held === 0 ? 0.65 : 0.8
}

/** Adds the pages that have a form to those that are found. */
export function addPostings(findings: Map<number, Finding>, { postings, share }: Form, { isOpen }: Lookup): void {
  for (const posting of postings())
    if (isOpen(posting.page)) findings.set(posting.page, withPosting(findings.get(posting.page), posting, share))
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
  // What a page is called by one form says nothing of another that only means much the same.
  const isAlike = Math.min(known.share, share) >= 0.85 * Math.max(known.share, share)
  if (!isAlike || Math.min(old, own) < 0.65 * Math.max(old, own)) return isBest ? one : { ...known, isCalled }
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
