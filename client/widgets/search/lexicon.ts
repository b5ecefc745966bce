/** What the build knows of the site's words (`bin/services/search-words.ts`). */
export interface Lexicon {
  /** In lower case, those of the most pages first. */
  readonly words: readonly string[]
  /** Lists of words, or short phrases, that mean the same on this site. */
  readonly synonyms: readonly (readonly string[])[]
}

export const noLexicon: Lexicon = { words: [], synonyms: [] }

/** Reads `words.json`. What has another form is left out: without it words are only not corrected. */
export function readLexicon(json: unknown): Lexicon {
  if (typeof json !== 'object' || json === null) return noLexicon
  const { words, synonyms } = json as { readonly words?: unknown; readonly synonyms?: unknown }
  return { words: strings(words), synonyms: Array.isArray(synonyms) ? synonyms.map(strings) : [] }
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
