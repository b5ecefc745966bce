import { readConfig } from '../../services/config.ts'
import { productOf } from '../../services/feedback/submission.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { SearchProvider } from './hit.ts'
import { createSearch } from './search.ts'

/** Pages below `enablement` are searched in an index of their own (spec 2.1, 6). */
function isEnablement(path: string, docsRoot: string): boolean {
  const folder = `${docsRoot.replace(/\/$/, '')}/enablement`
  return path === folder || path.startsWith(`${folder}/`)
}

interface Scope {
  readonly internal: boolean
  readonly tag: string
}

function scopeOf({ search, docsRoot }: ClientConfig): Scope {
  const { tags } = search
  return {
    internal: isEnablement(location.pathname, docsRoot),
    tag: document.documentElement.dataset.brand === 'subBrand' ? tags.subBrand : tags.brand,
  }
}

async function provider({ search, docsRoot }: ClientConfig, { internal, tag }: Scope): Promise<SearchProvider> {
  const service = internal ? search.enablement : search.site
  if ('indexName' in service) {
    const { createHostedSearch } = await import('./hosted-search.ts')
    return createHostedSearch(service, tag, search.origin)
  }
  const { createStaticSearch } = await import('./static/static-search.ts')
  const { origin } = search
  const product = productOf(location.pathname, docsRoot)
  return createStaticSearch({ index: internal ? 'enablementSearch' : 'search', tag, origin, product })
}

const config = readConfig()
const scope = scopeOf(config)

/** One dialog a page: opened by its button, by `/` and by Ctrl or Cmd with K. */
export const open = createSearch(config, `${scope.internal ? 'enablement' : 'site'} ${scope.tag}`, () =>
  provider(config, scope),
)
