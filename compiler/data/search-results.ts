import { z } from 'zod'
import { name, optionalText, texts } from './fields.ts'
import { defineKind } from './kind.ts'
import { readWholeList } from './records.ts'

/** A result that the search of the site shows although it leads outside of it. */
export interface SearchResult {
  readonly title: string
  readonly url: string
  readonly description: string | null
  readonly tags: readonly string[]
}

const searchResultSchema: z.ZodType<SearchResult> = z.looseObject({
  title: name,
  url: z.string().regex(/^https?:\/\/\S+$/, 'expected an absolute URL'),
  description: optionalText,
  tags: texts,
})

export interface SearchResultLists {
  readonly searchResults: readonly SearchResult[]
}

export const searchResultsKind = defineKind<SearchResultLists>({
  name: 'search-results',
  place: 'file',
  schema: z.array(searchResultSchema),
  lists: ['searchResults'],
  load: ({ each, loading }) => ({
    searchResults: each((_, data) => readWholeList(loading, data, searchResultSchema)),
  }),
})
