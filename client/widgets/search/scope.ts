import { importer } from '../../import-again.ts'
import { productOf } from '../../services/feedback/submission.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { SearchProvider } from './hit.ts'
import { openStaticSearch } from './open-search.ts'

/** Pages below `enablement` are searched in an index of their own (spec 2.1, 6). */
function isEnablement(path: string, docsRoot: string): boolean {
  return `${path}/`.startsWith(`${docsRoot.replace(/\/$/, '')}/enablement/`)
}

interface Scope {
  readonly internal: boolean
  readonly tag: string
  /** What is searched from this page, as a name: the last results of a visit are kept for it. */
  readonly name: string
}

/** @returns what is searched from the page that is shown */
export function scopeOf({ search, docsRoot }: ClientConfig): Scope {
  const { tags } = search
  const internal = isEnablement(location.pathname, docsRoot)
  const tag = document.documentElement.dataset.brand === 'subBrand' ? tags.subBrand : tags.brand
  return { internal, tag, name: `${internal ? 'enablement' : 'site'} ${tag}` }
}

const providers = importer(() => import('../../providers/providers.client.ts'))

/** Opens what searches the pages of a scope. */
export async function openProvider({ search, docsRoot }: ClientConfig, scope: Scope): Promise<SearchProvider> {
  const { internal, tag } = scope
  const service = internal ? search.enablement : search.site
  if ('indexName' in service) {
    const hosted = await (await providers()).hostedClient(service.provider)
    return hosted.openSearch(service, { tag, origin: search.origin, brands: internal ? {} : (search.brands ?? {}) })
  }
  const { origin } = search
  const product = productOf(location.pathname, docsRoot)
  return openStaticSearch({ index: internal ? 'enablementSearch' : 'search', tag, origin, product })
}
