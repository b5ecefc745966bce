import { say, sayCount, sayWith } from '../../say.ts'
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
  place: (page: number, pages: number) => sayWith('{n} of {total}', { n: page, total: pages }),
  none: (query: string) => sayWith('No results for “{query}”. Try another word, or fewer.', { query }),
  noneInProduct: (query: string, product: string) =>
    sayWith('No results for “{query}” in {product}.', { query, product }),
  inBrand: ({ total, label }: FacetCount) =>
    sayCount(total, '{n} result in {name}', '{n} results in {name}', { name: label }),
  summary: ({ total, correctedQuery, partly }: Results) =>
    [
      correctedQuery === undefined
        ? sayCount(total, '{n} result', '{n} results')
        : sayCount(total, '{n} result for “{query}”', '{n} results for “{query}”', { query: correctedQuery }),
      ...(partly === true ? [say('some without all the words')] : []),
    ].join(', '),
} as const

/** Kinds of pages as a hit says them. */
export const kindNames: ReadonlyMap<string, string> = new Map([
  ['guide', say('Guide')],
  ['reference', say('API reference')],
  ['schema', say('Schema')],
  ['error', say('Error code')],
  ['external', say('Other site')],
])
