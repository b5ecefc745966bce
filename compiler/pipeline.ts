import type { ClientBundle } from './bundle.ts'
import type { SiteMode } from './data/site-file.ts'
import { createGraph } from './incremental/graph.ts'
import type { ParseMarkdown } from './markdown/parse-markdown.ts'
import { factSteps } from './pipeline/fact-steps.ts'
import { pageSteps } from './pipeline/page-steps.ts'
import { renderSteps } from './pipeline/render-steps.ts'
import { settingSteps } from './pipeline/setting-steps.ts'
import { siteSteps } from './pipeline/site-steps.ts'
import { sourceSteps } from './pipeline/source-steps.ts'
import type { ContentView } from './read/content-view.ts'
import { createRegistry } from './registry.ts'
import type { ImageSize } from './render/to-react.tsx'
import type { Theme } from './theme.ts'

/** What a site depends on besides its content. */
export interface World {
  readonly theme: Theme
  readonly client: ClientBundle
  /** `preview` shows drafts; only `build` needs every value of the environment. */
  readonly mode: SiteMode
  /** For `${NAME}` in site.yaml. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Size of an image file by its place on the disk. */
  readonly imageSize: (location: string) => ImageSize | null
  /** ISO date of a file's last change in the version history. */
  readonly lastUpdated: (file: string) => string | null
  /** Where a page's file has gone, as the version history tells; null where it knows nothing of it. */
  readonly movedTo?: (file: string) => string | null
  /** The year of the copyright line, or null where the input names none. */
  readonly year: () => number | null
  /** Counts the changes of what the version history says; default: it never changes. */
  readonly moment?: () => number
  /** Called with each page before the work on it begins, so that a crash can name it. What it throws ends the question. */
  readonly onPage?: (file: string) => void
  /** Stands in for the parser: what an earlier build has parsed need not be parsed again. */
  readonly parse?: ParseMarkdown
  /** Pages whose trees and HTML stay in memory. */
  readonly keep?: number
}

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
  const graph = createGraph(() => content.revision + (world.moment?.() ?? 0))
  const registry = createRegistry(world.theme.blocks)
  const sources = sourceSteps(graph, content, world)
  const settings = settingSteps(graph, sources, registry, world)
  const facts = factSteps(graph, sources, settings, registry, world)
  const pages = pageSteps(graph, sources, settings, facts, world)
  const site = siteSteps(graph, sources, settings, facts, pages, world)
  const render = renderSteps(graph, sources, settings, facts, pages, world)
  return { registry, sources, settings, facts, pages, site, render, sweep: graph.sweep }
}
