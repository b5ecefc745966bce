import { z } from 'zod'
import type { HostedProvider } from '../provider.ts'

const settings = z.strictObject({
  provider: z.literal('algolia'),
  appId: z.string().min(1, 'expected the application id'),
  apiKey: z.string().min(1, 'expected a search-only key'),
  indexName: z.string().min(1, 'expected the name of an index'),
})

/** Algolia (algolia.com). */
export const algolia = {
  name: 'algolia',
  settings,
  adminKey: 'ALGOLIA_ADMIN_KEY',
  searchesLists: true,
  account: ({ appId = '' }) => appId,
  hosts({ appId = '' }) {
    const id = appId.toLowerCase()
    // An application id with other characters could end the directive of the content security policy.
    return /^[a-z0-9]+$/.test(id)
      ? [`${id}-dsn.algolia.net`, `${id}.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)]
      : ['*.algolia.net', '*.algolianet.com']
  },
  push: async () => (await import('./push.ts')).pushRecords,
} as const satisfies HostedProvider
