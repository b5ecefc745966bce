import type { HostedClient } from './hosted-client.client.ts'

/** Every hosted search, a line each: what its folder runs in the browser, loaded where a site uses it. */
const clients: Readonly<Record<string, () => Promise<HostedClient>>> = {
  algolia: async () => (await import('./algolia/algolia.client.ts')).algolia,
}

/**
 * Loads what asks a hosted search.
 *
 * @param provider as `site.yaml` names it
 * @throws for an unknown provider, and where its script can't be loaded
 */
export async function hostedClient(provider: string): Promise<HostedClient> {
  const load = clients[provider]
  if (load === undefined) throw new Error(`No hosted search is called "${provider}"`)
  return await load()
}
