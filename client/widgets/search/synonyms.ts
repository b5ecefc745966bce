import { commonWords } from '../../../compiler/formats/search/words.ts'
import { idioms } from './idioms.ts'
import { actions, meanings } from './meanings.ts'
import { isFiller, wordsOf } from './query.ts'
import { related } from './related.ts'
import { wordings } from './wordings.ts'

function listsIn(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split(/[;\n]/)
    .map((line) => line.split(',').map((word) => word.trim()))
}

/** What pages write, and what is asked for it. */
function wordingLists(
  text: string,
): readonly { readonly written: readonly string[]; readonly asked: readonly string[] }[] {
  return text
    .trim()
    .split(/[;\n]/)
    .map((line) => {
      const [written = [], asked = []] = line.split(':').map((part) => part.split(',').map((word) => word.trim()))
      return { written, asked }
    })
}

/**
 * What a word of the common lists, one that the site says to mean the same, one that is only asked for it, and one that may
 * be meant where the word names nothing, counts beside the word itself.
 */
const shares = { idiom: 0.9, actions: 0.78, common: 0.95, own: 0.95, wording: 0.5, related: 0.5 }

const actionWords: ReadonlySet<string> = new Set(listsIn(actions).flat())

/** Whether a word says what is done to a thing, and not which. */
export function isAction(word: string): boolean {
  return actionWords.has(word.toLowerCase())
}

/** Another way to say a word of a query. */
export interface Alternative {
  /** A word, or a phrase. */
  readonly text: string
  /** What it counts beside the word itself, from 0 to 1. */
  readonly share: number
  /** Only where nothing is called by the word itself, and then only what is called so. */
  readonly isLoose: boolean
  /** It is what a phrase of the query says, in which the word itself counts little. */
  readonly isIdiom: boolean
  /** It is said for parts of the word, and not for all of it. */
  readonly isOfParts?: boolean
}

/**
 * "Customer" and "customize" share a stem, as "page" and "paging" do: of a synonym only its own inflections count, not
 * all words of its stem.
 */
export function isInflection(word: string, form: string): boolean {
  let same = 0
  while (same < word.length && word[same] === form[same]) same++
  // Who contains is no container.
  if (isDoer(word.slice(same)) !== isDoer(form.slice(same))) return false
  // "Filtered" is a form of "filters", though neither begins as the other.
  return same >= Math.min(word.length, form.length) - 1 && Math.max(word.length, form.length) - same <= 3
}

function isDoer(ending: string): boolean {
  return /^[eo]?rs?$/.test(ending)
}

/** What is known of a language, besides English. */
export interface LanguageWords {
  /** Words that mean the same, written as in `meanings.ts`; English ones are known for every language. */
  readonly meanings: string
  /** Phrases that ask for something else than their words say, written as in `idioms.ts`. */
  readonly idioms: string
  /** Words with which people only ask; English ones are known for every language. */
  readonly asking: ReadonlySet<string>
}

const none = { ways: [], share: 0, written: null, isLoose: false, isIdiom: false }

const english: LanguageWords = { meanings: '', idioms: '', asking: new Set() }

/**
 * @param own lists of the site
 * @returns single words of all lists that say something, in lower case
 */
export function listedWords(own: readonly (readonly string[])[], language: LanguageWords = english): readonly string[] {
  const asked = wordingLists(`${language.idioms}\n${idioms}\n${wordings}`).flatMap((one) => one.asked)
  const alike = listsIn(`${language.meanings}\n${meanings}\n${actions}\n${related}`).flat()
  const words = [...own.flat(), ...alike, ...asked].flatMap(wordsOf)
  return [...new Set(words)].filter((word) => !commonWords.has(word) && !isFiller(word) && !language.asking.has(word))
}

/** Finds other ways to say the words of a query. */
export type Synonyms = (queries: readonly (readonly string[])[]) => ReadonlyMap<string, readonly Alternative[]>

/**
 * @param own lists of the site
 * @param stem words of one stem are the same: "expired" has what "expires" has
 * @param language lists of the language of the pages, where that is not English
 * @returns for words in lower case (all of a query, for "sign in", and those that carry the meaning, for "delete my key")
 *   the alternatives of each that has any; a phrase gives its own to each of its words, an idiom to the one that says
 *   something, and where none does, to all of it
 */
export function synonymsOf(
  own: readonly (readonly string[])[],
  stem: (word: string) => string,
  language: LanguageWords = english,
): Synonyms {
  const keyOf = (words: readonly string[]) => words.map(stem).join(' ')
  const read = (list: readonly string[], share: number, written: readonly string[] | null = null) => ({
    share,
    written,
    isLoose: false,
    isIdiom: false,
    ways: list.map((phrase) => {
      const text = phrase.toLowerCase()
      // "Node.js" and "A/B test" are parted as queries are.
      return { text, words: wordsOf(text) }
    }),
  })
  const tells = (word: string) => !commonWords.has(word) && !language.asking.has(word)
  const lists = [
    ...own.map((list) => read(list, shares.own)),
    ...listsIn(`${language.meanings}\n${meanings}`).map((list) => read(list, shares.common)),
    ...listsIn(actions).map((list) => read(list, shares.actions)),
    ...wordingLists(`${language.idioms}\n${idioms}`).map(({ written, asked }) => ({
      ...read(asked, shares.idiom, written),
      isIdiom: true,
    })),
    ...wordingLists(wordings).map(({ written, asked }) => read(asked, shares.wording, written)),
    // Last: of two ways to say one thing the first holds.
    ...listsIn(related).map((list) => ({ ...read(list, shares.related), isLoose: true })),
  ]
  const beginning = beginningsOf(lists, stem)
  return (queries) => {
    const keys = queries.map(keyOf)
    const texts = keys.map((key) => ` ${key} `)
    const near = new Set(keys.flatMap((key) => key.split(' ')).flatMap((word) => beginning.get(word) ?? []))
    const typed = [...new Set(queries.flat())].map((word) => ({ word, key: stem(word) }))
    const found = new Map<string, Alternative[]>()
    for (const at of [...near].sort((a, b) => a - b)) {
      const { ways, share, written, isLoose, isIdiom } = lists[at] ?? none
      const held = ways.filter(({ words }) => {
        const key = ` ${keyOf(words)} `
        return texts.some((text) => text.includes(key))
      })
      if (held.length === 0) continue
      const meant = written ?? ways.flatMap((way) => (held.includes(way) ? [] : way.text))
      const others = meant.map((text) => ({ text, share, isLoose, isIdiom }))
      const add = (word: string) => found.set(word, [...(found.get(word) ?? []), ...others])
      const asked = new Set(held.flatMap(({ words }) => (isIdiom ? words.filter(tells) : words)).map(stem))
      for (const { word, key } of typed) if (asked.has(key)) add(word)
      for (const { text, words } of held) if (isIdiom && !words.some(tells)) add(text)
    }
    return found
  }
}

/** @returns places of lists by the stems with which their ways begin: a query has few of thousands, and only those are stemmed whole */
function beginningsOf(
  lists: readonly { readonly ways: readonly { readonly words: readonly string[] }[] }[],
  stem: (word: string) => string,
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [at, { ways }] of lists.entries())
    for (const { words } of ways) {
      const word = stem(words[0] ?? '')
      const known = found.get(word)
      if (known === undefined) found.set(word, [at])
      else if (known.at(-1) !== at) known.push(at)
    }
  return found
}
