import { liteClient } from 'algoliasearch/lite'
import type { HostedSearchSettings } from '../../wire/client-config.ts'
import type { HostedRecord } from '../../wire/hosted-record.ts'
import { type Hit, hitsPerPage, type Piece, readAddress, type SearchProvider } from './hit.ts'

export interface HostedIndex extends HostedSearchSettings {
  /** Other addresses than the service's own, for tests and proxies. */
  readonly hosts?: readonly { readonly url: string; readonly protocol: 'http' | 'https' }[]
}

/** Marks round found words: characters of Unicode's private use, so that no text of a record can pass for one. */
const open = '\uE000'
const close = '\uE001'

/** A record as the service gives it: somebody else may have written it. */
interface FoundRecord extends Partial<Record<keyof HostedRecord, unknown>> {
  readonly _snippetResult?: { readonly content?: { readonly value?: unknown } }
}

/**
 * A hosted index. The request is the one of the product: 6 hits a page, click analytics, the tag `docs-as-code` and the
 * facet filter of the brand (spec 7).
 */
export function createHostedSearch(index: HostedIndex, tag: string, origin: string): SearchProvider {
  const hosts = index.hosts?.map(({ url, protocol }) => ({ url, protocol, accept: 'readWrite' as const }))
  const client = liteClient(index.appId, index.apiKey, hosts === undefined ? {} : { hosts })
  return {
    async search(query, page) {
      const { results } = await client.search<FoundRecord>({
        requests: [
          {
            indexName: index.indexName,
            query,
            page,
            hitsPerPage,
            clickAnalytics: true,
            analyticsTags: ['docs-as-code'],
            facetFilters: [[`tags:${tag}`]],
            attributesToSnippet: ['content:24'],
            highlightPreTag: open,
            highlightPostTag: close,
          },
        ],
      })
      const found = results[0]
      if (found === undefined || !('hits' in found)) throw new Error('The search service gave no results')
      const hits = found.hits.flatMap((record: FoundRecord) => hitOf(record, origin))
      return { total: found.nbHits ?? hits.length, pages: found.nbPages ?? 1, hits }
    },
  }
}

function hitOf(record: FoundRecord, origin: string): readonly Hit[] {
  const { url, title, section, content } = record
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
