import { say, sayWith } from '../../say.ts'
import { sayCount } from '../../say-count.ts'
import type { FacetCount, Results } from './hit.ts'

/** What the dialog says of what it has found. */
export const texts = {
  previous: say('Previous page'),
  next: say('Next page'),
  incomplete: say('A part of the index can’t be read right now: there may be more.'),
  product: say('Product'),
  allProducts: say('All products'),
  meant: say('Did you mean'),
  near: say('Pages near it'),
  support: say('Contact support'),
  external: ` ${say('(external link)')}`,
  otherSite: say('Other site'),
  place: (page: number, pages: number) => sayWith('{n} of {total}', { n: page, total: pages }),
  none: (query: string) => sayWith('No results for “{query}”. Try another word, or fewer.', { query: cut(query) }),
  noneInProduct: (query: string, product: string) =>
    sayWith('No results for “{query}” in {product}.', { query: cut(query), product }),
  inBrand: ({ total, label }: FacetCount) =>
    sayCount(total, '{n} result in {name}', '{n} results in {name}', { name: label }),
  summary: ({ total, correctedQuery, partly, absent = [] }: Results) =>
    [
      correctedQuery === undefined
        ? sayCount(total, '{n} result', '{n} results')
        : sayCount(total, '{n} result for “{query}”', '{n} results for “{query}”', { query: correctedQuery }),
      ...reservation(partly === true, absent),
    ].join(', '),
} as const

/** What is said of a text that was pasted: all of it stands in the field. */
const longest = 60

function cut(text: string): string {
  const signs = [...text]
  return signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : text
}

/** Of what is pasted many words are on no page: to name them all helps nobody. */
const mostAbsent = 2

/** What the hits lack of the query. */
function reservation(partly: boolean, absent: readonly string[]): readonly string[] {
  if (absent.length > 0 && absent.length <= mostAbsent)
    return absent.map((word) => sayWith('no page has “{word}”', { word: cut(word) }))
  return partly ? [say('some without all the words')] : []
}

/** Kinds of pages of the site as a hit says them. */
export const kindNames: ReadonlyMap<string, string> = new Map([
  ['guide', say('Guide')],
  ['reference', say('API reference')],
  ['schema', say('Schema')],
  ['error', say('Error code')],
])
