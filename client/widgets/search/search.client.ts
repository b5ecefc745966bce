import { type ClientConfig, readConfig } from '../../services/config.ts'
import type { SearchProvider } from './hit.ts'
import { createSearch } from './search.ts'

/** Pages below `enablement` are searched in an index of their own (spec 2.1, 6). */
function isEnablement(path: string, docsRoot: string): boolean {
  const folder = `${docsRoot.replace(/\/$/, '')}/enablement`
  return path === folder || path.startsWith(`${folder}/`)
}

async function provider({ search, docsRoot }: ClientConfig): Promise<SearchProvider> {
  const internal = isEnablement(location.pathname, docsRoot)
  const service = internal ? search.enablement : search.site
  const tag = document.documentElement.dataset.brand === 'subBrand' ? search.tags.subBrand : search.tags.brand
  if (service.provider === 'algolia') {
    const { createHostedSearch } = await import('./hosted-search.ts')
    return createHostedSearch(service, tag, search.origin)
  }
  const { createStaticSearch } = await import('./static/static-search.ts')
  return createStaticSearch({ index: internal ? 'enablementSearch' : 'search', tag, origin: search.origin })
}

const config = readConfig()

/** One dialog a page: opened by its button, by `/` and by Ctrl or Cmd with K. */
export const open = createSearch(config, () => provider(config))
