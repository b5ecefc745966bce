import { say } from '../../say.ts'
import type { Results, Share } from './hit.ts'

/** All that the dialog says, in one place. */
export const texts = {
  name: say('Search'),
  list: say('Search results'),
  retry: say('Try again'),
  previous: say('Previous page'),
  next: say('Next page'),
  searching: say('Searching…'),
  offline: say('You are offline. Search needs a connection.'),
  unreachable: say('Search can’t be reached right now.'),
  incomplete: say('A part of the index can’t be read right now: there may be more.'),
  product: say('Product'),
  allProducts: say('All products'),
  suggestions: say('Suggestions'),
  recent: say('Recent pages'),
  clearRecent: say('Clear'),
  meant: say('Did you mean'),
  near: say('Pages near it'),
  support: say('Contact support'),
  external: ` ${say('(external link)')}`,
  place: (page: number, pages: number) => `${page} of ${pages}`,
  none: (query: string) => `No results for “${query}”. Try another word, or fewer.`,
  noneInProduct: (query: string, product: string) => `No results for “${query}” in ${product}.`,
  inBrand: ({ total, label }: Share) => `${counted(total)} in ${label}`,
  summary: ({ total, asked, partly }: Results) =>
    `${counted(total)}${asked === undefined ? '' : ` for “${asked}”`}${partly ? ', some without all the words' : ''}`,
} as const

/** Kinds of pages as a hit says them. */
export const kindNames: Readonly<Record<string, string>> = {
  guide: say('Guide'),
  reference: say('API reference'),
  schema: say('Schema'),
  error: say('Error code'),
  external: say('Other site'),
}

/** Keys, and what they do. */
export const keyNames = [
  [['↑', '↓'], ' choose'],
  [['Enter'], ' open'],
  [['Esc'], ' close'],
] as const

function counted(total: number): string {
  return total === 1 ? '1 result' : `${total} results`
}
