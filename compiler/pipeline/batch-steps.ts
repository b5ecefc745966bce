import { fnv1a } from '../formats/hash.ts'
import type { Graph } from './graph/graph.ts'
import { asHash, asJson, storedAsJson } from './print.ts'
import type { StepGroups } from './step-groups.ts'
import type { PageOutput } from './written-page.ts'

/** What is written of neighbouring pages. */
export interface BatchOutput {
  readonly pages: readonly { readonly route: string; readonly files: PageOutput['files'] }[]
  /** Scripts and styles that one of the pages names, each once. */
  readonly sources: readonly string[]
}

/** One page in this many ends a batch. */
const meanSize = 64

/**
 * The output by batches of neighbouring pages: a batch in which nothing has changed is settled without asking for its pages.
 * The route of its last page alone decides where a batch ends, so that a page that comes or goes changes one or two batches.
 */
export function batchSteps(
  graph: Graph,
  { pages: { isFaulty, subjectOf }, site, render }: Pick<StepGroups, 'pages' | 'site' | 'render'>,
) {
  const { step } = graph
  const batches = step('batches', () => batched(site.shownRoutes()), asHash)
  const routes = step('batch', (first) => batches().find((batch) => batch[0] === first) ?? [], asJson)
  /** Null where one of the pages has an error: it is not written then. */
  const written = step(
    'output of a batch',
    (first): BatchOutput | null => {
      const all = routes(first)
      if (all.some((route) => isFaulty(subjectOf(route)))) return null
      const pages = all.map((route) => ({ route, ...render.output(route) }))
      return {
        pages: pages.map(({ route, files }) => ({ route, files })),
        sources: [...new Set(pages.flatMap(({ sources }) => sources))],
      }
    },
    { ...asHash, ...storedAsJson },
  )
  return {
    /** Routes of all pages of the output, in order. */
    batches,
    /** @param first the route with which a batch begins */
    output: written,
    /** @returns what an earlier process has made of a batch; null where that is another now, or has an error */
    known: (first: string): BatchOutput | null => (graph.holds('output of a batch', first) ? written(first) : null),
  }
}

function batched(routes: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = []
  let batch: string[] = []
  for (const route of routes) {
    batch.push(route)
    // The low bits of this hash are the poorest.
    if ((fnv1a(route) >>> 8) % meanSize !== 0) continue
    batches.push(batch)
    batch = []
  }
  return batch.length === 0 ? batches : [...batches, batch]
}
