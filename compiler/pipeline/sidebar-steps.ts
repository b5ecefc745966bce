import { automaticSidebar } from '../assemble/automatic-sidebar.ts'
import { folderOfSidebar, pageOfSidebar } from '../assemble/choose-sidebar.ts'
import { type OrderedSidebar, orderedSidebar, type PageFacts, type SiteFrame } from '../assemble/frame.ts'
import type { Registry } from '../model/registry.ts'
import { isWithin } from '../model/routes.ts'
import type { SiteView } from '../model/site.ts'
import type { FileFactSteps } from './file-fact-steps.ts'
import type { Graph } from './graph/graph.ts'
import { asHash, asNames, storedAsJson } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'

/** What sidebars are made from. */
export interface SidebarSources {
  readonly registry: Registry
  readonly settings: Pick<SettingSteps, 'navigation'>
  readonly files: Pick<FileFactSteps, 'routes' | 'writtenFacts'>
  facts(route: string): PageFacts | undefined
  /** The site as far as its files tell. */
  readonly written: SiteView
  /** The frame that shows the sidebars; it asks for them. */
  frame(): SiteFrame
}

/** @returns a sidebar by its name; undefined where there is none of that name */
export function sidebarSteps(
  { step }: Graph,
  { registry, settings, files, facts, written, frame }: SidebarSources,
): (name: string) => OrderedSidebar | undefined {
  /** What data lists below the entries of pages. It is read only for a sidebar with such an entry. */
  const listings = () => registry.blocks.flatMap((block) => block.more?.routes?.lists?.(written) ?? [])
  const listedRoutes = step('listed routes', () => new Set(listings().map(({ below }) => below)), asNames)
  const listedBelow = step(
    'listed below',
    (route) => listings().flatMap(({ below, entries }) => (below === route ? entries() : [])),
    { ...asHash, ...storedAsJson },
  )
  const listed = (route: string) => (listedRoutes().has(route) ? listedBelow(route) : [])
  /**
   * What replaces a navigation file: the pages of a folder that have a file, and those of data that list others. A folder
   * whose page is hidden is not named after it.
   */
  const madeFrom = (folder: string) => {
    const routes = new Set([...files.routes().keys(), ...listedRoutes()])
    const pages = [...routes].flatMap((route) => {
      const page = isWithin(route, folder) ? facts(route) : undefined
      return page === undefined || page.protected || page.draft ? [] : [page]
    })
    return { name: folder.slice(folder.lastIndexOf('/') + 1), tree: automaticSidebar(folder, pages) }
  }
  /** What belongs to one page, where no other sidebar holds it. */
  const madeBelow = (route: string) => {
    const page = facts(route)
    if (page === undefined || listed(route).length === 0) return null
    return { name: page.product ?? '', tree: { title: page.title, path: route, entries: [] } }
  }
  return step(
    'sidebar',
    (name) => {
      const folder = folderOfSidebar(name)
      const page = pageOfSidebar(name)
      const file = folder !== null ? madeFrom(folder) : page !== null ? madeBelow(page) : settings.navigation(name)
      if (file === null) return undefined
      const own = { ...orderedSidebar(file, frame(), { facts, listed }), name }
      return page !== null && own.sidebar.items.length === 0 ? undefined : own
    },
    // Pages are asked for in the order of their routes, those of one folder after the other.
    { ...asHash, keep: 64 },
  )
}
