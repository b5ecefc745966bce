import { createMemoryCache } from '@algolia/client-common'
import { liteClient } from 'algoliasearch/lite'
import { isRecord } from '../../record.ts'
import { withLimit } from '../../services/time-limit.ts'
import type { HostedSearchSettings } from '../../wire/client-config.ts'
import { type AskIndex, type IndexAnswer, IndexFault, type IndexOptions } from '../hosted-client.client.ts'
import { facetFilter } from './facet-filter.client.ts'

/** Opens an index. Nothing is kept in the browser: what is known of the hosts lives as long as the page. */
export function openIndex(settings: HostedSearchSettings, { hosts, limit = 8000 }: IndexOptions = {}): AskIndex {
  const { appId = '', apiKey = '', indexName } = settings
  const client = liteClient(appId, apiKey, {
    hostsCache: createMemoryCache(),
    // The reader decides whether to try again.
    maxRateLimitRetries: 0,
    ...(hosts === undefined ? {} : { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }),
  })
  return async (queries) => {
    const requests = queries.map(({ facets, facetFilters, ...query }) => ({
      ...query,
      indexName,
      facets: [...facets],
      facetFilters: facetFilters.map((filters) => filters.map(facetFilter)),
    }))
    const fault = new IndexFault('late', null)
    const response = await withLimit(limit, fault.message, () => client.search({ requests })).catch((cause) => {
      throw cause.message === fault.message ? fault : new IndexFault(kindOf(cause), cause)
    })
    const { results }: { readonly results?: unknown } = response
    if (!Array.isArray(results) || results.length !== queries.length) throw new IndexFault('failed', response)
    return results.map(readAnswer)
  }
}

function kindOf(cause: unknown): IndexFault['kind'] {
  const status = isRecord(cause) ? cause.status : null
  if (status === 429) return 'busy'
  return status === 401 || status === 403 ? 'denied' : 'failed'
}

function readAnswer(result: unknown): IndexAnswer {
  const { nbHits, nbPages, hits, facets }: Readonly<Record<string, unknown>> = isRecord(result) ? result : {}
  return {
    total: wholeNumber(nbHits),
    pages: wholeNumber(nbPages),
    hits: Array.isArray(hits) ? hits.filter((hit) => typeof hit === 'object' && hit !== null) : [],
    facets: new Map(
      Object.entries(facets ?? {}).map(([facet, counts]) => [
        facet,
        new Map(Object.entries(counts ?? {}).map(([value, count]) => [value, wholeNumber(count)])),
      ]),
    ),
  }
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}
