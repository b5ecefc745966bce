import { hasOwnIndex } from '../data/search-service.ts'
import { searchEngine } from '../search/engine.ts'
import { recordOf } from '../search/search-record.ts'
import type { Graph } from './graph.ts'
import { asHash, storedAsJson } from './print.ts'
import type { RenderSteps } from './render-steps.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { World } from './world.ts'

export type SearchSteps = ReturnType<typeof searchSteps>

/** What search knows of each page. */
export function searchSteps(
  { step }: Graph,
  { config }: SettingSteps,
  { placed, searched }: RenderSteps,
  { keep = 64 }: Pick<World, 'keep'>,
) {
  /** Null for a page that may not be found. */
  const record = step('search record', (route) => recordOf(placed(route), searched(route), config()), {
    ...asHash,
    keep,
  })
  /** What the site's own index holds of a page; null for one that is not in it. */
  const digest = step(
    'search digest',
    (route) => {
      const { search, enablementSearch } = config().services
      if (!hasOwnIndex(search) && !hasOwnIndex(enablementSearch)) return null
      const own = record(route)
      if (own === null || !hasOwnIndex(own.enablement ? enablementSearch : search)) return null
      return { enablement: own.enablement, digest: searchEngine.digest(own) }
    },
    { ...asHash, ...storedAsJson },
  )
  return { record, digest }
}
