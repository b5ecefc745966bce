import { z } from 'zod'

const hosted = {
  appId: z.string().min(1, 'expected the application id'),
  apiKey: z.string().min(1, 'expected a search-only key'),
  indexName: z.string().min(1, 'expected the name of an index'),
}

const none = z.strictObject({ provider: z.literal('none') })
const own = z.strictObject({ provider: z.literal('static') })
const algolia = z.strictObject({ provider: z.literal('algolia'), ...hosted })

/** What may search: the one place that names all providers. */
const provider = z.discriminatedUnion('provider', [none, own, algolia])

/** A search as `site.yaml` sets it up. */
export type SearchService = z.output<typeof provider>

/** The search of pages. Enablement pages have no search where public pages have none, unless the site says more. */
export const pageSearch = {
  search: provider.default({ provider: 'static' }).describe('The search of public pages; `none`: no page has one'),
  enablementSearch: provider.optional().describe('The search of enablement pages'),
}

/** The search of something that is shown anyway. */
export const listSearch = z.discriminatedUnion('provider', [own, algolia]).default({ provider: 'static' })

/** Fills in what the search of enablement pages is by default. */
export function withEnablement<Given extends { search: SearchService; enablementSearch?: SearchService | undefined }>(
  given: Given,
): Given & { enablementSearch: SearchService } {
  const standard: SearchService = { provider: given.search.provider === 'none' ? 'none' : 'static' }
  return { ...given, enablementSearch: given.enablementSearch ?? standard }
}

/** Whether the build makes an index for it. */
export function hasOwnIndex({ provider }: { readonly provider: SearchService['provider'] }): boolean {
  return provider === 'static'
}

/** @returns the service with what its hosted index is called; null for one without */
export function hostedIndex(service: SearchService): Extract<SearchService, { indexName: string }> | null {
  return 'indexName' in service ? service : null
}

/** Whether readers have it at all. */
export function isSearched({ provider }: { readonly provider: SearchService['provider'] }): boolean {
  return provider !== 'none'
}

/** @returns the addresses that the browser asks, for the content security policy */
export function searchHosts(service: Readonly<SearchService>): readonly string[] {
  if (!('indexName' in service)) return []
  const id = service.appId.toLowerCase()
  // An application id that is no plain word would end the directive.
  const hosts = /^[a-z0-9]+$/.test(id)
    ? [`${id}-dsn.algolia.net`, `${id}.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)]
    : ['*.algolia.net', '*.algolianet.com']
  return hosts.map((host) => `https://${host}`)
}
