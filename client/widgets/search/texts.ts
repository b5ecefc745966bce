import type { Results, Share } from './hit.ts'

/** All that the dialog says, in one place. */
export const texts = {
  name: 'Search',
  list: 'Search results',
  retry: 'Try again',
  previous: 'Previous page',
  next: 'Next page',
  searching: 'Searching…',
  offline: 'You are offline. Search needs a connection.',
  unreachable: 'Search can’t be reached right now.',
  incomplete: 'A part of the index can’t be read right now: there may be more.',
  product: 'Product',
  allProducts: 'All products',
  suggestions: 'Suggestions',
  recent: 'Recent pages',
  clearRecent: 'Clear',
  meant: 'Did you mean',
  near: 'Pages near it',
  support: 'Contact support',
  external: ' (external link)',
  place: (page: number, pages: number) => `${page} of ${pages}`,
  none: (query: string) => `No results for “${query}”. Try another word, or fewer.`,
  noneInProduct: (query: string, product: string) => `No results for “${query}” in ${product}.`,
  inBrand: ({ total, label }: Share) => `${counted(total)} in ${label}`,
  summary: ({ total, asked, partly }: Results) =>
    `${counted(total)}${asked === undefined ? '' : ` for “${asked}”`}${partly ? ', some without all the words' : ''}`,
} as const

/** Kinds of pages as a hit says them. */
export const kindNames: Readonly<Record<string, string>> = {
  guide: 'Guide',
  reference: 'API reference',
  schema: 'Schema',
  error: 'Error code',
  external: 'Other site',
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
