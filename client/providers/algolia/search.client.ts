import { liteClient } from 'algoliasearch/lite'
import { isRecord } from '../../record.ts'
import {
  type Choice,
  type FacetCount,
  type Hit,
  hitsPerPage,
  type Piece,
  readAddress,
  type SearchProvider,
} from '../../widgets/search/hit.ts'
import type { HostedSearchSettings } from '../../wire/client-config.ts'
import type { HostedRecord } from '../../wire/hosted-record.ts'
import type { HostedScope } from '../hosted-client.client.ts'
import { facetFilter } from './facet-filter.client.ts'

/** Marks round found words: characters of Unicode's private use, so that no text of a record can pass for one. */
const open = '\uE000'
const close = '\uE001'

/** A record as the service gives it: somebody else may have written it. */
interface FoundRecord extends Partial<Record<keyof HostedRecord, unknown>> {
  readonly _snippetResult?: { readonly content?: { readonly value?: unknown } }
}

/**
 * A hosted index. The request is the one of the product: 6 hits a page, click analytics, the tag `docs-as-code` and the
 * facet filter of the brand (spec 7). What a reader may choose besides is asked in the same call: it counts as no search.
 */
export function createHostedSearch(index: HostedSearchSettings, { tag, origin, brands }: HostedScope): SearchProvider {
  const { appId = '', apiKey = '' } = index
  // The reader decides whether to try again.
  const client = liteClient(appId, apiKey, { maxRateLimitRetries: 0 })
  const state: { other: FacetCount | null } = { other: null }
  return {
    async search(query, page, { product, brand }: Choice = { product: null, brand: null }) {
      const own = brand ?? tag
      const other = Object.keys(brands).find((one) => one !== own)
      const count = (tags: string, facets: readonly string[]) => ({
        indexName: index.indexName,
        query,
        page: 0,
        hitsPerPage: 0,
        analytics: false,
        clickAnalytics: false,
        facetFilters: [[facetFilter(['tags', tags])]],
        facets: [...facets],
      })
      const { results } = await client.search<FoundRecord>({
        requests: [
          {
            indexName: index.indexName,
            query,
            page,
            hitsPerPage,
            clickAnalytics: true,
            analyticsTags: ['docs-as-code'],
            facetFilters: [
              [facetFilter(['tags', own])],
              ...(product === null ? [] : [[facetFilter(['product', product])]]),
            ],
            facets: ['product'],
            attributesToSnippet: ['content:24'],
            highlightPreTag: open,
            highlightPostTag: close,
          },
          // The counts of all products: the first query counts only the chosen one.
          ...(product === null ? [] : [count(own, ['product'])]),
          ...(other === undefined ? [] : [count(other, [])]),
        ],
      })
      const found = results[0]
      if (found === undefined || !('hits' in found)) throw new Error('The search service gave no results')
      const [all, elsewhere] = product === null ? [found, results[1]] : [results[1], results[2]]
      const total = elsewhere === undefined ? 0 : totalOf(elsewhere)
      state.other = other === undefined || total === 0 ? null : { key: other, label: brands[other] ?? other, total }
      const hits = found.hits.flatMap((record: FoundRecord) => hitOf(record, origin))
      return {
        total: found.nbHits ?? hits.length,
        pages: found.nbPages ?? 1,
        hits,
        products: productsOf(all),
      }
    },
    // The search itself has asked for it.
    elsewhere: async () => state.other,
  }
}

function totalOf(result: object): number {
  return 'nbHits' in result && typeof result.nbHits === 'number' && Number.isSafeInteger(result.nbHits)
    ? result.nbHits
    : 0
}

/** @returns the products that sections were found of; none where the index does not know them */
function productsOf(result: object | undefined): readonly FacetCount[] {
  const facets = isRecord(result) ? result.facets : null
  const products = isRecord(facets) ? facets.product : null
  return Object.entries(products ?? {})
    .flatMap(([label, total]) => (label !== '' && typeof total === 'number' ? [{ key: label, label, total }] : []))
    .sort((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1))
}

function hitOf(record: FoundRecord, origin: string): readonly Hit[] {
  const { url, title, section, content, kind, product } = record
  const address = typeof url === 'string' ? readAddress(url, origin) : null
  if (address === null || typeof title !== 'string') return []
  const snippet = record._snippetResult?.content?.value
  const excerpt = typeof snippet === 'string' ? snippet : typeof content === 'string' ? content.slice(0, 160) : ''
  return [
    {
      title,
      section: typeof section === 'string' && section !== '' ? section : null,
      ...address,
      excerpt: split(excerpt),
      ...(typeof kind === 'string' && { kind }),
      ...(typeof product === 'string' && product !== '' && { product }),
    },
  ]
}

function split(text: string): readonly Piece[] {
  return text.split(open).flatMap((part, index): Piece[] => {
    if (index === 0) return part === '' ? [] : [{ text: part, marked: false }]
    const [word = '', rest = ''] = part.split(close)
    return [{ text: word, marked: true }, ...(rest === '' ? [] : [{ text: rest, marked: false }])]
  })
}
