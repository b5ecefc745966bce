import { runsOf } from '../../../../../compiler/formats/search/words.ts'
import { wordsOf } from '../../query.ts'
import { spellingsOf } from '../../spelling-pairs.ts'
import type { Alternative, Synonyms } from '../../synonyms.ts'
import { otherNumbers } from './phones.ts'

/** Whether a word of a query is a phrase of common words ("who can"), which no page is searched for. */
export function isIdiom(word: string): boolean {
  return word.includes(' ')
}

/** @returns phrases of a query of which no word says anything by itself, but all of them do: "who can" */
export function idiomsIn(query: string, synonyms: Synonyms): readonly string[] {
  return [...synonyms([wordsOf(query)]).keys()].filter(isIdiom)
}

/** @returns for a word of the query the other ways to say it */
export function waysToSay(query: string, words: readonly string[], synonyms: Synonyms) {
  const all = words.flatMap(wordsOf)
  const found = synonyms([wordsOf(query), all, ...all.flatMap(spellingsOf).map((one) => [one])])
  return (word: string): readonly Alternative[] => {
    if (isIdiom(word)) return found.get(word) ?? []
    const wholes = runsOf(word).map(({ whole }) => whole)
    const parts = [...new Set([...wordsOf(word), ...wholes])]
    const waysOf = (part: string) => [part, ...spellingsOf(part)].flatMap((one) => found.get(one) ?? [])
    const ways = parts.flatMap(waysOf)
    // What stands for each part of a word stands for all of it: "second factor" for "two-factor".
    const isWhole = (text: string) => wordsOf(word).every((part) => waysOf(part).some((one) => one.text === text))
    const isOfAll = (text: string) => wholes.flatMap(waysOf).some((one) => one.text === text)
    const own = ways
      .filter(({ text }, at) => ways.findIndex((one) => one.text === text) === at)
      .map((one) => ({ ...one, share: isWhole(one.text) ? one.share : 0.4 * one.share, isOfParts: !isOfAll(one.text) }))
    return [...own, ...releases(word, words), ...[...otherNumbers(word), ...thousands(word)].map(same)]
  }
}

/** "Version 5", and the number in "from 4 to 5", are written "v5" as well. */
function releases(word: string, words: readonly string[]): readonly Alternative[] {
  const number = /^versions?$/i.test(word) ? words[words.indexOf(word) + 1] : word
  if (number === undefined || !/^\d{1,2}$/.test(number)) return []
  return [same(`v${number}`)]
}

/** @returns "100k" as documentation writes it, where commas say nothing: 100,000 */
function thousands(word: string): readonly string[] {
  return /^\d+k$/i.test(word) ? [`${word.slice(0, -1)}000`] : []
}

function same(text: string): Alternative {
  return { text, share: 0.95, isLoose: false, isIdiom: false }
}
