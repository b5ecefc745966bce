import type { Lexicon } from './lexicon.ts'
import type { Found } from './pagefind.ts'
import { wordsOf } from './query.ts'
import { type Finding, weights } from './rank.ts'
import { corrected } from './spelling.ts'
import { type Alternative, synonymsOf } from './synonyms.ts'
import { formsOf, spellingsOf, splitsOf } from './word-forms.ts'

/** Finds pages which hold all words of a text; words in quotation marks whole, and in this order. */
export type Search = (text: string) => Promise<readonly Found[]>

/** A form of a word with the pages that hold it. */
export interface LookedUp {
  readonly form: Alternative
  readonly rarity: number
  /** Whether any page has just this, and not only a word that begins so. */
  readonly exact: boolean
  readonly pages: ReadonlyMap<string, { readonly found: Found; readonly exact: boolean }>
}

/** A word of the query with all that was found of it. */
export interface Concept {
  /** How rare it is on the site; 0 for a word that is not on it. */
  readonly rarity: number
  readonly forms: readonly LookedUp[]
  /** The word that was searched in its place, because no page has it in any form. */
  readonly corrected: string | null
}

/** What another spelling, or a word of the same stem, counts beside the word itself. */
const otherForm = 0.85
/** What the words of a name count by themselves: "sender" for `SenderPool`. */
const partOfName = 0.4
/** What a whole name counts in another way of writing. */
const otherWriting = 0.95

/**
 * Lists for each word of a query the ways in which pages may say it, the word itself first.
 *
 * @param query as typed
 * @param words those of it that carry its meaning
 */
export function waysToSay(
  query: string,
  words: readonly string[],
  { words: known, synonyms }: Lexicon,
): readonly (readonly Alternative[])[] {
  const all = words.flatMap(wordsOf)
  const others = synonymsOf([wordsOf(query), all, ...all.flatMap(spellingsOf).map((one) => [one])], synonyms)
  return words.map((word) => {
    const lower = word.toLowerCase()
    const parts = wordsOf(word)
    const isName = parts.length > 1
    const ways: readonly Alternative[] = [
      { text: word, share: 1 },
      ...(isName ? [parts.join(' '), parts.join('')] : splitsOf(lower, known)).map((text) => ({
        text,
        share: otherWriting,
      })),
      ...(isName ? parts.map((text) => ({ text, share: partOfName })) : []),
      ...formsOf(lower, known).map((text) => ({ text, share: otherForm })),
      ...parts
        .flatMap((part) => [part, ...spellingsOf(part)].flatMap((one) => others.get(one) ?? []))
        .map(({ text, share }) => ({ text, share: isName ? partOfName * share : share })),
    ]
    return ways.filter(({ text }, at) => ways.findIndex((one) => one.text === text) === at)
  })
}

/**
 * Looks up a word of the query in all its forms; where no page has any, what was probably meant.
 *
 * @param ways the word first
 * @param pages number of pages of the site
 */
export async function lookUp(
  ways: readonly Alternative[],
  search: Search,
  { words: known }: Lexicon,
  pages: number,
): Promise<Concept> {
  const all = await Promise.all(ways.map((form) => lookUpForm(form, search, pages)))
  const held = all.filter((one) => one.pages.size > 0)
  const word = ways[0]?.text ?? ''
  const isThere = held.some(({ exact }) => exact)
  const better = isThere ? null : corrected(word, known)
  if (better === null) {
    const forms = isThere || (await isBeginning(word, held[0], known)) ? held : []
    const rarity = forms[0]?.rarity ?? 0
    return { rarity, forms: forms.map((one) => ({ ...one, rarity: Math.min(one.rarity, rarity) })), corrected: null }
  }
  const share = better.cost === 1 ? 0.95 : 0.7
  const meant = [
    { text: better.word, share },
    ...formsOf(better.word, known).map((text) => ({ text, share: share * otherForm })),
  ]
  const forms = await Promise.all(meant.map((form) => lookUpForm(form, search, pages)))
  return { rarity: forms[0]?.rarity ?? 0, forms, corrected: better.word }
}

async function lookUpForm(form: Alternative, search: Search, total: number): Promise<LookedUp> {
  const exact = await search(`"${form.text}"`)
  const all = exact.length > 0 || form.share === 1 ? await search(form.text) : []
  const ids = new Set(exact.map(({ id }) => id))
  const pages = new Map<string, { found: Found; exact: boolean }>()
  for (const found of exact) pages.set(found.id, { found, exact: true })
  // The exact search tells the first place only. And only the reader's own word may be the beginning of another one: it
  // may not be typed to its end.
  for (const found of all)
    if (ids.has(found.id) || form.share === 1) pages.set(found.id, { found, exact: ids.has(found.id) })
  const count = Math.min(ids.size > 0 ? ids.size : pages.size, total)
  return { form, rarity: Math.log(1 + (total - count + 0.5) / (count + 0.5)), exact: ids.size > 0, pages }
}

/** For a word that it does not know the engine gives pages with other words, which only begin alike. */
async function isBeginning(word: string, first: LookedUp | undefined, known: readonly string[]): Promise<boolean> {
  const lower = word.toLowerCase()
  if (known.some((one) => one.startsWith(lower))) return true
  const page = first === undefined ? undefined : [...first.pages.values()][0]
  if (page === undefined) return false
  const { excerpt, meta } = await page.found.data()
  return `${excerpt} ${Object.values(meta).join(' ')}`.toLowerCase().includes(lower)
}

/**
 * Joins what all forms of a word say about a page: the best one of each field, and the places of those that say most.
 *
 * @returns null when the page has none of them
 */
export function findingOn(id: string, { forms }: Concept): Finding | null {
  const held = forms.flatMap(({ form, rarity, pages }) => {
    const one = pages.get(id)
    if (one === undefined) return []
    return [{ share: form.share * (one.exact ? 1 : weights.beginning), rarity, found: one.found }]
  })
  if (held.length === 0) return null
  const share = Math.max(...held.map((one) => one.share))
  const fields = new Map<string, number>()
  for (const one of held)
    for (const field of one.found.matchedMetaFields ?? [])
      fields.set(field, Math.max(fields.get(field) ?? 0, one.share))
  const places = held.filter((one) => one.share >= 0.6 * share).flatMap(({ found }) => found.words ?? [])
  return { share, rarity: Math.max(...held.map(({ rarity }) => rarity)), fields, places: [...new Set(places)] }
}
