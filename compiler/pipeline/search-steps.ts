import { isEnablement } from '../assemble/page-flags.ts'
import { hasOwnIndex } from '../data/site/search-service.ts'
import { linkRoot } from '../model/routes.ts'
import type { IndexKind } from '../search/search.ts'
import { externalRecord, recordOf, type SearchRecord, searchedPage } from '../search/search-record.ts'
import { searchEngine } from '../search/sharded/engine.ts'
import type { Graph } from './graph/graph.ts'
import { indexSteps } from './index-steps.ts'
import { asHash, storedAsJson } from './print.ts'
import type { RenderSteps } from './render-steps.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { StepGroups } from './step-groups.ts'
import type { World } from './world.ts'

/** What search knows of each page, and the indexes of all. */
export function searchSteps(
  graph: Graph,
  { settings, facts, site, render }: Pick<StepGroups, 'settings' | 'facts' | 'site' | 'render'>,
  { keep, isExcluded, rest = () => {} }: Pick<World, 'keep' | 'isExcluded' | 'rest'>,
) {
  const { step, isHeld } = graph
  const { config } = settings
  const { page, record } = recordSteps(graph, config, render, keep)
  const external = () => resultsFromElsewhere({ settings, facts }, isExcluded)
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
    const own = site.shownRoutes().filter((route) => isEnablement(route, { docsRoot }) === (kind === 'enablement'))
    if (kind === 'enablement') return hasOwnIndex(services.enablementSearch) ? own : []
    return hasOwnIndex(services.search) ? [...own, ...externalDigests().keys()] : []
  }
  const digestAt = (address: string) => {
    if (address.startsWith('/')) return digest(address)
    const found = externalDigests().get(address)
    return found === undefined ? null : searchEngine.digest(found)
  }
  const isIndexed = () => {
    const { search, enablementSearch } = config().services
    return hasOwnIndex(search) || hasOwnIndex(enablementSearch)
  }
  const language = step('search language', () => config().locales.default.split('-')[0] ?? 'en', {
    print: (found) => found,
  })
  return {
    record,
    external,
    digest,
    index: indexSteps(graph, { addresses, page: digestAt, language }, rest),
    /** Reads of a page that was just made what the index is made from, so that its trees can go. */
    read: (route: string) => {
      if (isIndexed() && page(route) !== null) render.searched(route)
    },
    /** Takes what the index needs of a page that was just made, while its tree is there, or what was read of it. */
    passing: (route: string) => {
      if (isIndexed() && (isHeld('placed', route) || isHeld('searched page', route))) digest(route)
    },
  }
}

/** Results that the data gives. A page that only some may read is found by no way. */
function resultsFromElsewhere(
  { settings: { config, data }, facts: { frame, facts } }: Pick<StepGroups, 'settings' | 'facts'>,
  isExcluded: World['isExcluded'],
): readonly SearchRecord[] {
  const isHidden = (url: string) => {
    if (isExcluded?.(url, linkRoot) === true) return true
    const { route } = frame.link(url, linkRoot)
    return route !== undefined && facts(route)?.protected === true
  }
  return data.searchResults.flatMap((one) => (isHidden(one.url) ? [] : externalRecord(one, config())))
}

/** What search knows of each page; null for one that may not be found. */
function recordSteps(
  { step }: Graph,
  config: SettingSteps['config'],
  { placed, searched }: Pick<RenderSteps, 'placed' | 'searched'>,
  keep = 64,
) {
  const page = step('searched page', (route) => searchedPage(placed(route), config()), { ...asHash, keep })
  const record = (route: string): SearchRecord | null => {
    const found = page(route)
    return found === null ? null : recordOf(found, searched(route).value, config().base)
  }
  return { page, record }
}
