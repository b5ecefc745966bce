import { runsOf } from '../../../../compiler/formats/search/words.ts'
import { significantWords } from '../query.ts'
import { corrected } from '../spelling.ts'
import type { Synonyms } from '../synonyms.ts'
import { compound, formsOf, type Lookup, meant } from './forms.ts'

/** What is known of words besides the index. */
export interface Vocabulary {
  /** Words with which people only ask in the language of the pages. */
  readonly asking: ReadonlySet<string>
  readonly synonyms: Synonyms
  /** Words that have other words: they are right, though the site may have only those. */
  readonly listed: readonly string[]
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
  const typed = significantWords(query, vocabulary.asking).filter((word) => /^\p{L}+$/u.test(word))
  const better = await Promise.all(typed.map((word) => betterOf(word, vocabulary, lookup)))
  let spelled = query
  for (const [at, word] of typed.entries()) {
    const meant = better[at]
    if (meant != null)
      spelled = spelled.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu'), meant)
  }
  return { query: spelled, isCorrected: spelled !== query }
}

async function betterOf(word: string, { synonyms, listed }: Vocabulary, lookup: Lookup): Promise<string | null> {
  const [run] = runsOf(word)
  if (run === undefined || run.parts.length > 0 || synonyms([[run.whole]]).size > 0) return null
  if ((await formsOf(run.whole, lookup)).length > 0) return null
  const ofSite = await meant(run.whole, lookup)
  const known = ofSite === null ? null : corrected(run.whole, [ofSite], lookup.isLastTry)
  const other = corrected(run.whole, listed, lookup.isLastTry)
  if (known === null && (other === null || (await compound(run.whole, lookup)).length > 0)) return null
  return known === null || (other !== null && other.cost < known.cost) ? (other?.word ?? null) : known.word
}
