import type { PageFacts } from '../assemble/frame.ts'
import type { PageHead } from '../assemble/page-head.ts'
import type { Step } from './graph/graph.ts'
import type { World } from './world.ts'

/** What redirects are planned from: steps of the facts. */
export interface Planned extends Pick<World, 'isExcluded'> {
  readonly head: Step<PageHead | null>
  /** Pages whose front matter concerns the whole site. */
  readonly marked: Step<readonly string[]>
  readonly routes: Step<ReadonlyMap<string, string>>
  readonly files: Step<ReadonlySet<string>>
  readonly writtenFacts: Step<PageFacts | undefined>
  readonly routesFromData: Step<readonly string[]>
}
