import { z } from 'zod'
import type { PushRecords } from '../../../client/providers/provider.ts'
import { hostedProviders } from '../../../client/providers/providers.ts'

const none = z.strictObject({ provider: z.literal('none') })
const own = z.strictObject({ provider: z.literal('static') })
const [...hostedSettings] = hostedProviders.map(({ settings }) => settings)

/** What may search. */
const provider = z.discriminatedUnion('provider', [none, own, ...hostedSettings])

/** A search as `site.yaml` sets it up. */
export type SearchService = z.output<typeof provider>

/** The search of pages. Enablement pages have no search where public pages have none, unless the site says more. */
export const pageSearch = {
  search: provider.default({ provider: 'static' }).describe('The search of public pages; `none`: no page has one'),
  enablementSearch: provider.optional().describe('The search of enablement pages'),
}

/** The search of something that is shown anyway. */
const [...listSettings] = hostedProviders.filter(({ searchesLists }) => searchesLists).map(({ settings }) => settings)
export const listSearch = z.discriminatedUnion('provider', [own, ...listSettings]).default({ provider: 'static' })

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

/** A service with a hosted index. */
export type HostedIndex = Extract<SearchService, { indexName: string }>

/** @returns the service with what its hosted index is called; null for one without */
export function hostedIndex(service: Readonly<SearchService>): HostedIndex | null {
  return 'indexName' in service ? service : null
}

/** Whether readers have it at all. */
export function isSearched({ provider }: { readonly provider: SearchService['provider'] }): boolean {
  return provider !== 'none'
}

/** @returns the addresses that the browser asks, for the content security policy */
export function searchHosts(service: Readonly<SearchService>): readonly string[] {
  const index = hostedIndex(service)
  return index === null
    ? []
    : providerOf(index)
        .hosts(index)
        .map((host) => `https://${host}`)
}

/** @returns the variable that holds the key with which an index may be written */
export function adminKeyOf(index: HostedIndex): string {
  return providerOf(index).adminKey
}

/** @returns the same text only for settings that lead to the same index of a name, whatever key they ask it with */
export function accountOf(index: HostedIndex): string {
  return `${index.provider} ${providerOf(index).account(index)}`
}

/** Loads what replaces the records of a hosted index. */
export function pusherOf(index: HostedIndex): Promise<PushRecords> {
  return providerOf(index).push()
}

/** The variables that hold keys which may write: content gets none of their values. */
export const adminKeys: readonly string[] = hostedProviders.map(({ adminKey }) => adminKey)

/** How `site.yaml` sets up each hosted search. */
export const hostedExamples: readonly string[] = hostedProviders.map(
  ({ name, settings }) =>
    `{ provider: ${[name, ...Object.keys(settings.shape).filter((key) => key !== 'provider')].join(', ')} }`,
)

function providerOf({ provider: name }: HostedIndex) {
  return hostedProviders.find((one) => one.name === name) ?? hostedProviders[0]
}
