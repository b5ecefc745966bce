import { pagesAhead } from './pipeline/ahead.ts'
import { tellingWork } from './pipeline/at-work.ts'
import { batchSteps } from './pipeline/batch-steps.ts'
import { blockRegistry } from './pipeline/block-registry.ts'
import { factSteps } from './pipeline/fact-steps.ts'
import { createGraph } from './pipeline/graph/graph.ts'
import { pageSteps } from './pipeline/page-steps.ts'
import { renderSteps } from './pipeline/render-steps.ts'
import { reportSteps } from './pipeline/report-steps.ts'
import { searchSteps } from './pipeline/search-steps.ts'
import { settingSteps } from './pipeline/setting-steps.ts'
import { siteSteps } from './pipeline/site-steps.ts'
import { sourceSteps } from './pipeline/source-steps.ts'
import type { World } from './pipeline/world.ts'
import type { ContentView } from './read/content-view.ts'

/** The questions that a site answers. */
export type Pipeline = ReturnType<typeof createPipeline>

/**
 * The stages of the compiler in their order, each a group of pure steps that may ask the groups above it: the only place
 * that puts them together. What an answer was made from is recorded as it is made, and it is made again only when that is
 * another now (decision 13). Every command, the preview and the tests ask the same questions.
 *
 * @param content the content at one moment; when its revision changes, the answers are those of the new moment. A file
 *   that is no longer as it was listed ends a question with `ContentChanged`: look at the content and ask again
 */
export function createPipeline(content: ContentView, world: World) {
  const memo = createGraph(() => content.revision + (world.moment?.() ?? 0), world.memory, world)
  const graph = world.atWork === undefined ? memo : tellingWork(memo, world.atWork, world)
  const sources = sourceSteps(graph, content, world)
  const registry = blockRegistry(world, sources)
  const settings = settingSteps(graph, { sources, registry }, world)
  const facts = factSteps(graph, { sources, registry, settings }, world)
  const pages = pageSteps(graph, { sources, settings, facts }, world)
  const ahead = pagesAhead(graph, { sources, settings, facts, pages }, content, world)
  const site = siteSteps(graph, { sources, settings, facts, pages }, world)
  const render = renderSteps(graph, { sources, settings, facts, pages }, world)
  const batches = batchSteps(graph, { pages, site, render })
  const report = reportSteps(graph, { sources, settings, pages, site, render })
  const search = searchSteps(graph, { settings, facts, site, render }, world)
  const { sweep, release, traces, causes, isNew, fold, letGo, join } = graph
  return {
    registry,
    sources,
    settings,
    facts,
    pages,
    ahead,
    site,
    render,
    batches,
    report,
    search,
    sweep,
    release,
    traces,
    causes,
    isNew,
    fold,
    letGo,
    join,
  }
}
