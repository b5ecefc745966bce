/** How many words the vocabulary may hold: about as much as one piece of the index. */
const most = 20_000

/**
 * A title as one word, by which the browser finds the page whose title is just what a reader typed. The browser makes
 * the same (`client/widgets/search/query.ts`); a test holds the two together.
 */
export function titleKey(title: string): string {
  return `zqx${title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')}xqz`
}

/** What the browser knows of the site's words (`client/widgets/search/lexicon.ts`). */
export interface Lexicon {
  readonly words: readonly string[]
  readonly synonyms: readonly (readonly string[])[]
}

/** A page as far as its words count. */
interface WordedPage {
  readonly title: string
  readonly description: string
  readonly html: string
}

/**
 * The words that a mistyped one may have meant: all of titles and descriptions, and those that two pages have, so that
 * an author's own mistake of spelling is no model.
 */
export interface Vocabulary {
  add(page: WordedPage): void
  /** @returns words of letters in lower case, those of the most pages first */
  words(): readonly string[]
}

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>()
  return {
    add({ title, description, html }) {
      const prominent = wordsOf(`${title} ${description}`)
      for (const word of new Set([...prominent, ...wordsOf(textOf(html))]))
        counts.set(word, (counts.get(word) ?? 0) + (prominent.has(word) ? 2 : 1))
    },
    words: () =>
      [...counts]
        .filter(([, count]) => count > 1)
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .slice(0, most)
        .map(([word]) => word),
  }
}

/** @returns the vocabulary of pages that are there already */
export function vocabularyOf(pages: Iterable<WordedPage>): readonly string[] {
  const vocabulary = createVocabulary()
  for (const page of pages) vocabulary.add(page)
  return vocabulary.words()
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/(?<![\p{L}\p{N}_])\p{Ll}{3,24}(?![\p{L}\p{N}_])/gu) ?? [])
}

/** The words of a page's article; code is no model of spelling. Rough: nothing of it is shown. */
function textOf(html: string): string {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
  return article.replace(/<(pre|svg|code)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>|&[#\w]+;/g, ' ')
}
