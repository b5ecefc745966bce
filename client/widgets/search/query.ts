/** Words that stand in questions and say nothing about what is asked (English, the language of the product's texts). */
const common = new Set(
  `a about am an and another any anybody anyone anything are as at be been by can could did do does done for from get gets give got had has have how i if
  in into is it its just like many may me mean means mine much my need of on one or other our please shall should show so some somebody
  someone something tell than that the
  their them then there these they this those to us want was we were what when where whether which who whom whose why
  will with without would you your yours`.split(/\s+/),
)

/**
 * The words of a query that carry its meaning. The engine wants every word on one page, so that "how do I" would leave
 * out the page that answers.
 *
 * @returns all words of a query that has no other than common ones ("the who"); signs at a word's ends are left out,
 *   those inside of it stay (`RateLimit-Reset`, `E.164`)
 */
export function significantWords(query: string): readonly string[] {
  const words = query.split(/\s+/).flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}_<+#]+|[^\p{L}\p{N}_>+#]+$/gu, '')
    return bare === '' ? [] : [bare]
  })
  const telling = words.filter((word) => !common.has(word.toLowerCase().replace(/[’']\p{L}+$/u, '')))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords)
}

/** More words make no question; each costs a look into the index. */
const maxWords = 12

/**
 * A title as one word, so that the engine finds the page whose title is just this. The index holds the same for each
 * page (`bin/services/search-words.ts`). No word begins or ends so: the engine, which also finds words by their beginning,
 * must not take "Error" for the beginning of "Error 404".
 */
export function titleKey(title: string): string {
  return `zqx${title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')}xqz`
}

/** All words of a text in lower case: `SenderPool`, `sender-pools` and "sender pools" have the same. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
