import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { commonWords, runsOf } from '../../../../../compiler/formats/search/words.ts'
import { isFiller } from '../../query.ts'
import { type Alternative, isAction } from '../../synonyms.ts'
import { isIdiom } from '../asked/ways.ts'
import { selected } from '../index/postings.ts'
import type { Concept } from './concept.ts'
import { findingsOf } from './findings.ts'
import type { Form } from './form.ts'
import { compound, formsOf, isCalled, isParticle, type Lookup, phrase, scaled, shares } from './forms.ts'

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
  if (run === undefined)
    return { rarity: 0, isTopic: false, findings: findingsOf([], lookup.open), forms: [], isAbsent: false }
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
  const findings = findingsOf(forms, lookup.open)
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

function isOnSite(forms: readonly Form[], { open }: Lookup): boolean {
  return forms.some((form) => form.postings().pages.some((page) => open[page] === 1))
}

/** @returns forms of what means the same: of what may be meant, only as names */
async function saidSo(other: Alternative, lookup: Lookup): Promise<readonly Form[]> {
  const forms = await phrase(other, lookup)
  if (!other.isLoose) return forms
  return forms.map((form) => {
    const named = selected(form.postings(), (held) => (held & naming) !== 0)
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
function rarityOf(forms: readonly Form[], { open }: Lookup): number {
  const seen = new Uint8Array(open.length)
  let count = 0
  for (const form of forms) {
    const { pages } = form.postings()
    for (let at = 0; at < pages.length; at++) {
      const page = pages[at] ?? 0
      if (open[page] !== 1 || seen[page] === 1) continue
      seen[page] = 1
      count++
    }
  }
  return Math.log(1 + (open.length - count + 0.5) / (count + 0.5))
}
