import { createMemoryCache } from '@algolia/client-common'
import { liteClient, type SearchParamsObject } from 'algoliasearch/lite'
import { withLimit } from './time-limit.ts'

/** An index of the hosted search service, and a key that may only search it. */
export interface IndexSettings {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
}

/** One answer of the index, as far as it can be read: nothing in it is trusted. */
export interface IndexAnswer {
  readonly total: number
  readonly pages: number
  readonly hits: readonly Readonly<Record<string, unknown>>[]
  /** By facet: how many hits have each value. */
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** Why an index gave no answer: `busy` is worth a pause, `denied` is a wrong key, `late` took too long. */
export class IndexFault extends Error {
  readonly kind: 'busy' | 'denied' | 'failed' | 'late'

  constructor(kind: IndexFault['kind'], cause: unknown) {
    super(`The hosted index gave no answer: ${kind}`, { cause })
    this.kind = kind
  }
}

/** Asks several queries at once and gives their answers in the same order. @throws IndexFault */
export type AskIndex = (queries: readonly SearchParamsObject[]) => Promise<readonly IndexAnswer[]>

export interface IndexOptions {
  /** In place of the service's own hosts. */
  readonly hosts?: readonly { readonly url: string; readonly protocol: 'http' | 'https' }[]
  /** Milliseconds that all tries together may take. */
  readonly limit?: number
}

/** Opens an index. Nothing is kept in the browser: what is known of the hosts lives as long as the page. */
export function openIndex(settings: IndexSettings, { hosts, limit = 8000 }: IndexOptions = {}): AskIndex {
  const { appId, apiKey, indexName } = settings
  const client = liteClient(appId, apiKey, {
    hostsCache: createMemoryCache(),
    // The reader decides whether to try again.
    maxRateLimitRetries: 0,
    ...(hosts === undefined ? {} : { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }),
  })
  return async (queries) => {
    const requests = queries.map((query) => ({ ...query, indexName }))
    const fault = new IndexFault('late', null)
    const response = await withLimit(limit, fault.message, () => client.search({ requests })).catch((cause) => {
      throw cause.message === fault.message ? fault : new IndexFault(kindOf(cause), cause)
    })
    const { results } = response as { readonly results?: unknown }
    if (!Array.isArray(results) || results.length !== queries.length) throw new IndexFault('failed', response)
    return results.map(readAnswer)
  }
}

function kindOf(cause: unknown): IndexFault['kind'] {
  const status = Number((cause as { readonly status?: unknown } | null)?.status)
  if (status === 429) return 'busy'
  return status === 401 || status === 403 ? 'denied' : 'failed'
}

function readAnswer(result: unknown): IndexAnswer {
  const { nbHits, nbPages, hits, facets } = (result ?? {}) as Readonly<Record<string, unknown>>
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
