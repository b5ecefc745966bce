import type { SearchProvider } from '../widgets/search/hit.ts'
import type { HostedSearchSettings } from '../wire/client-config.ts'

/** A hosted search as the browser knows it. */
export interface HostedClient {
  /** The search of pages. */
  openSearch(settings: HostedSearchSettings, scope: HostedScope): SearchProvider
  /** An index with records of another form, such as voices: where the provider says that it searches lists. */
  openIndex?(settings: HostedSearchSettings, options?: IndexOptions): AskIndex
}

export interface HostedScope {
  readonly tag: string
  readonly origin: string
  /** What the site's brands are called, by their tags. */
  readonly brands: Readonly<Record<string, string>>
}

/** That a record has this value of a facet. */
export type FacetValue = readonly [facet: string, value: string]

/** What an index is asked. */
export interface IndexQuery {
  readonly query: string
  /** From 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** Facets whose values are counted, and how many values at most. */
  readonly facets: readonly string[]
  readonly maxValuesPerFacet?: number
  /** Of each list one must hold. */
  readonly facetFilters: readonly (readonly FacetValue[])[]
  /** Whether it counts as a search. */
  readonly analytics?: boolean
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
export type AskIndex = (queries: readonly IndexQuery[]) => Promise<readonly IndexAnswer[]>

export interface IndexOptions {
  /** In place of the service's own hosts. */
  readonly hosts?: readonly { readonly url: string; readonly protocol: 'http' | 'https' }[]
  /** Milliseconds that all tries together may take. */
  readonly limit?: number
}
