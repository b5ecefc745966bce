import { type ClientConfig, readConfig } from '../../services/config.ts'
import type { SearchProvider } from './hit.ts'
import { createSearch } from './search.ts'

/** Pages under this path are searched in an index of their own (spec 2.1, 6). */
const enablementPath = /^\/docs\/enablement(\/|$)/

async function provider({ search }: ClientConfig): Promise<SearchProvider> {
  const internal = enablementPath.test(location.pathname)
  const service = internal ? search.enablement : search.site
  const tag = document.documentElement.dataset.brand === 'subBrand' ? search.tags.subBrand : search.tags.brand
  if (service.provider === 'algolia') {
    const { createHostedSearch } = await import('./hosted-search.ts')
    return createHostedSearch(service, tag, search.origin)
  }
  const { createStaticSearch } = await import('./static-search.ts')
  return createStaticSearch({ index: internal ? 'enablementSearch' : 'search', tag, origin: search.origin })
}

const config = readConfig()

/** One dialog a page: opened by its button, by `/` and by Ctrl or Cmd with K. */
export const open = createSearch(config, () => provider(config))
