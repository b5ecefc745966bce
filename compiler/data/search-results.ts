import { z } from 'zod'
import { unfoundResult } from '../diagnostics/codes/data.ts'
import { nearest } from '../formats/nearest.ts'
import { name, optionalText, texts } from './fields.ts'
import { defineKind } from './kind.ts'
import { byKey, type Loading, readWholeList } from './records.ts'
import type { SiteConfig } from './site/site-config.ts'

/** A result that the search of the site shows although it leads outside of it. */
export interface SearchResult {
  readonly title: string
  readonly url: string
  readonly description: string | null
  /** Keys of the brands under which it is found; none are those of the brand. */
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
  load({ each, loading, config }) {
    const read = each((_, data) => readWholeList(loading, data, searchResultSchema))
    const byUrl = byKey(loading, read, 'search result with address', ({ url }) => url)
    checkTags(loading, read, config)
    return { searchResults: [...byUrl.values()] }
  },
})

/** Warns of results that no search would show: each asks for the key of a brand. */
function checkTags({ diagnostics, origins }: Loading, results: readonly SearchResult[], config: SiteConfig): void {
  const keys = [config.brand.key, ...(config.subBrand === null ? [] : [config.subBrand.key])]
  for (const result of results) {
    // Of several, the one that is a slip of the pen is blamed.
    const tag = result.tags.find((one) => nearest(one, keys) !== null) ?? result.tags[0]
    if (tag === undefined || result.tags.some((one) => keys.includes(one))) continue
    const origin = origins.get(result)
    const at = { file: origin?.file ?? null, place: origin?.placeOf(['tags'], tag) ?? null }
    diagnostics.add(unfoundResult(at, { tag, keys, nearest: nearest(tag, keys) }))
  }
}
