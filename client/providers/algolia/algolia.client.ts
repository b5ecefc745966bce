import type { HostedClient } from '../hosted-client.client.ts'
import { openIndex } from './index.client.ts'
import { createHostedSearch } from './search.client.ts'

/** Algolia (algolia.com) in the browser. */
export const algolia: HostedClient = { openSearch: createHostedSearch, openIndex }
