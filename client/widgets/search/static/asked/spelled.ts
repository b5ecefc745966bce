import { cutAtRuns, runsOf } from '../../../../../compiler/formats/search/words.ts'
import { significantWords } from '../../query.ts'
import { corrected } from '../../spelling.ts'
import type { Synonyms } from '../../synonyms.ts'
import { compound, formsOf, isCalled, type Lookup, meant } from '../words/forms.ts'

/** What is known of words besides the index. */
export interface Vocabulary {
  /** Words with which people only ask in the language of the pages. */
  readonly asking: ReadonlySet<string>
  readonly synonyms: Synonyms
  /** Words that have other words: they are right, though the site may have only those. */
  listed(): readonly string[]
}

export interface Spelled {
  readonly query: string
  readonly isCorrected: boolean
}

/**
 * Puts the words in a query that were probably meant: of the site, or one that has other words. "Priicng" is to find what
 * "pricing" finds, where the pages only say what things cost.
 */
export async function spelledRight(query: string, vocabulary: Vocabulary, lookup: Lookup): Promise<Spelled> {
  const typed = significantWords(query, vocabulary.asking)
  const better = await Promise.all(typed.map((word) => betterOf(word, vocabulary, lookup)))
  const others = new Map(typed.map((word, at) => [word, better[at] ?? word]))
  const spelled = cutAtRuns(query)
    .map((piece) => others.get(piece) ?? piece)
    .join('')
  return { query: spelled, isCorrected: spelled !== query }
}

/**
 * @returns the word as it was probably meant: of one with signs inside, each part that nobody knows; null where it is
 *   right, or no word is near
 */
async function betterOf(word: string, vocabulary: Vocabulary, lookup: Lookup): Promise<string | null> {
  const [run] = runsOf(word)
  if (run === undefined) return null
  if (await isKnown(run.whole, vocabulary, lookup))
    return run.parts.length === 0 ? await calledSo(run.whole, vocabulary, lookup) : null
  if (run.parts.length === 0) return await nearest(run.whole, vocabulary, lookup)
  let better = word
  for (const part of run.parts) {
    const other = (await isKnown(part, vocabulary, lookup)) ? null : await nearest(part, vocabulary, lookup)
    if (other !== null) better = withPart(better, part, other)
  }
  return better === word ? null : better
}

/** Whether the site has a word in any form, or other words for it: those that have some are right, though it may have only these. */
async function isKnown(word: string, { synonyms }: Vocabulary, lookup: Lookup): Promise<boolean> {
  return synonyms([[word]]).size > 0 || (await formsOf(word, lookup)).length > 0
}

/** A shorter word that some other word begins with is hardly misspelt. */
const leastLetters = 6

/**
 * A word that pages only have in another form, or begun so ("communicatin" begins "communicating"), may be one that pages are
 * called by, misspelt.
 *
 * @returns that word, or null
 */
async function calledSo(word: string, { listed }: Vocabulary, lookup: Lookup): Promise<string | null> {
  if (word.length < leastLetters) return null
  const forms = await formsOf(word, lookup)
  if (forms.length === 0 || forms.some((form) => form.word === word) || isCalled(forms, lookup)) return null
  if (listed().includes(word)) return null
  const other = await meant(word, lookup)
  const named = other === null ? [] : (await formsOf(other, lookup)).filter((form) => form.word === other)
  return isCalled(named, lookup) ? other : null
}

async function nearest(word: string, { listed }: Vocabulary, lookup: Lookup): Promise<string | null> {
  const ofSite = await meant(word, lookup)
  const known = ofSite === null ? null : corrected(word, [ofSite], lookup.isLastTry)
  const other = corrected(word, listed(), lookup.isLastTry)
  if (known === null && (other === null || (await compound(word, lookup)).length > 0)) return null
  return known === null || (other !== null && other.cost < known.cost) ? (other?.word ?? null) : known.word
}

/** @returns a word with another part in place of one of its own, which is in lower case */
function withPart(word: string, part: string, other: string): string {
  const at = word.toLowerCase().indexOf(part)
  return at === -1 ? word : word.slice(0, at) + other + word.slice(at + part.length)
}
