import { isEnablement } from '../assemble/page-flags.ts'
import { hasOwnIndex } from '../data/search-service.ts'
import { externalRecord, recordOf } from '../search/search-record.ts'
import { searchEngine } from '../search/sharded/engine.ts'
import type { Graph } from './graph.ts'
import { type IndexKind, indexSteps } from './index-steps.ts'
import { asHash, storedAsJson } from './print.ts'
import type { RenderSteps } from './render-steps.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SiteSteps } from './site-steps.ts'
import type { World } from './world.ts'

/** Where links of data begin. */
const start = 'content/pages/index.md'

/** What search knows of each page, and the indexes of all. */
export function searchSteps(
  graph: Graph,
  { config, data }: SettingSteps,
  { shownRoutes }: Pick<SiteSteps, 'shownRoutes'>,
  { placed, searched }: RenderSteps,
  { keep = 64, isExcluded }: Pick<World, 'keep' | 'isExcluded'>,
) {
  const { step, isHeld } = graph
  /** Null for a page that may not be found. */
  const record = step('search record', (route) => recordOf(placed(route), searched(route).value, config()), {
    ...asHash,
    keep,
  })
  /** Results from elsewhere. */
  const external = () =>
    data.searchResults.filter(({ url }) => isExcluded?.(url, start) !== true).map((result) => externalRecord(result))
  /** What the site's own index holds of a page; null for one that is not in it. */
  const digest = step(
    'search digest',
    (route) => {
      const { search, enablementSearch } = config().services
      if (!hasOwnIndex(search) && !hasOwnIndex(enablementSearch)) return null
      const own = record(route)
      if (own === null || !hasOwnIndex(own.enablement ? enablementSearch : search)) return null
      return searchEngine.digest(own)
    },
    { ...asHash, ...storedAsJson },
  )
  const externalDigests = step('external digests', () => new Map(external().map((one) => [one.route, one])), {
    print: (found) => JSON.stringify([...found.values()]),
  })
  const addresses = (kind: IndexKind): readonly string[] => {
    const { services, docsRoot } = config()
    const own = shownRoutes().filter((route) => isEnablement(route, { docsRoot }) === (kind === 'enablement'))
    if (kind === 'enablement') return hasOwnIndex(services.enablementSearch) ? own : []
    return hasOwnIndex(services.search) ? [...own, ...externalDigests().keys()] : []
  }
  const page = (address: string) => {
    if (address.startsWith('/')) return digest(address)
    const found = externalDigests().get(address)
    return found === undefined ? null : searchEngine.digest(found)
  }
  const language = step('search language', () => config().locales.default.split('-')[0] ?? 'en', {
    print: (found) => found,
  })
  return {
    record,
    external,
    digest,
    index: indexSteps(graph, { addresses, page, language }),
    /** Takes what the index needs of a page that was just made, while its tree is there. */
    passing: (route: string) => {
      const { search, enablementSearch } = config().services
      if (isHeld('placed', route) && (hasOwnIndex(search) || hasOwnIndex(enablementSearch))) digest(route)
    },
  }
}
