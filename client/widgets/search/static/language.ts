import { importer } from '../../../import-again.ts'
import type { LanguageWords } from '../synonyms.ts'
import { mended } from './english-stem.ts'

/** Cuts the ending off a word in lower case. */
export type Stem = (word: string) => string

/** What is known of the language of a site's pages. */
export interface Language extends LanguageWords {
  readonly stem: Stem
}

/**
 * A Japanese verb changes the last letter after what it is written with, and its noun ends in another one: 取り消す and
 * 取り消し are the same.
 */
const withoutInflection: Stem = (word) =>
  word.replace(/(?<=\p{Script=Han}\p{Script=Hiragana}?)\p{Script=Hiragana}$/u, '')

/** Snowball's algorithms for the languages of the frame; in the others a word is its own stem. */
const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stem }>>> = {
  en: importer(async () => {
    const { stemmer } = await import('@orama/stemmers/english')
    return { stemmer: (word: string) => mended(word, stemmer(word)) }
  }),
  de: importer(() => import('@orama/stemmers/german')),
  es: importer(() => import('@orama/stemmers/spanish')),
  fr: importer(() => import('@orama/stemmers/french')),
  pt: importer(() => import('@orama/stemmers/portuguese')),
}

/** Words of the languages of the frame, besides those of English. */
const words: Readonly<
  Record<string, () => Promise<{ readonly meanings: string; readonly asking: string; readonly idioms: string }>>
> = {
  de: importer(() => import('./languages/de.ts')),
  es: importer(() => import('./languages/es.ts')),
  fr: importer(() => import('./languages/fr.ts')),
  ja: importer(() => import('./languages/ja.ts')),
  pt: importer(() => import('./languages/pt.ts')),
}

/** @returns what search knows of a language, which may be little or nothing. @param language BCP 47 */
export async function languageOf(language: string): Promise<Language> {
  const [key = ''] = language.split('-')
  const [stem, known] = await Promise.all([stemmers[key]?.(), words[key]?.()])
  return {
    stem: stem === undefined ? (key === 'ja' ? withoutInflection : (word) => word) : remembering(stem.stemmer),
    meanings: known?.meanings ?? '',
    idioms: known?.idioms ?? '',
    asking: new Set(known?.asking.trim().split(/\s+/)),
  }
}

/** The same words come again and again: in the index, in texts, in the next query. */
function remembering(stemmer: Stem): Stem {
  const known = new Map<string, string>()
  return (word) => {
    if (word.length < 4) return word
    let stem = known.get(word)
    if (stem === undefined) {
      stem = stemmer(word)
      known.set(word, stem)
    }
    return stem
  }
}
