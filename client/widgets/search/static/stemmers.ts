import { importer } from '../../../import-again.ts'

/** Cuts the ending off a word in lower case. */
export type Stem = (word: string) => string

/** Snowball's algorithms for the languages of the frame; for the others a word is its own stem. */
const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stem }>>> = {
  en: importer(() => import('@orama/stemmers/english')),
  de: importer(() => import('@orama/stemmers/german')),
  es: importer(() => import('@orama/stemmers/spanish')),
  fr: importer(() => import('@orama/stemmers/french')),
  pt: importer(() => import('@orama/stemmers/portuguese')),
}

/** @param language BCP 47 */
export async function stemmerOf(language: string): Promise<Stem> {
  const load = stemmers[language.split('-')[0] ?? '']
  if (load === undefined) return (word) => word
  const { stemmer } = await load()
  // The same words come again and again: in the index, in texts, in the next query.
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
