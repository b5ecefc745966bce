import { sidebarName } from '../assemble/choose-sidebar.ts'
import { type FrameInput, type PageFacts, type SiteFrame, siteFrame } from '../assemble/frame.ts'
import { generatedPages } from '../assemble/generated-pages.ts'
import { sha1 } from '../formats/hash.ts'
import type { GeneratedPage } from '../model/generated-page.ts'
import { isWithin, linkRoot } from '../model/routes.ts'
import { type FileFactSteps, fileFactSteps } from './file-fact-steps.ts'
import type { Graph } from './graph/graph.ts'
import { asJson } from './print.ts'
import { redirectSteps } from './redirect-steps.ts'
import type { SettingGroups } from './setting-steps.ts'
import { sidebarSteps } from './sidebar-steps.ts'
import type { World } from './world.ts'

export type FactSteps = ReturnType<typeof factSteps>

export interface FactGroups extends SettingGroups {
  readonly facts: FactSteps
}

/** What pages know of each other: routes, titles, redirects, sidebars. No page is parsed for it. */
export function factSteps(graph: Graph, groups: SettingGroups, { isExcluded }: Pick<World, 'isExcluded'>) {
  const { registry, settings } = groups
  const isTold = (route: string) => isExcluded?.(route, linkRoot) !== true
  const { factsFrom, ...files } = fileFactSteps(graph, groups, isTold)
  const { writtenFacts } = files
  const redirects = redirectSteps(graph, groups, { ...files, isExcluded })
  const chosenSidebar: FrameInput['sidebarName'] = (route, own, product) =>
    sidebarName(route, own, product, settings.sidebarRules)
  const frameOf = (facts: FrameInput['facts'], sidebar: FrameInput['sidebar']): SiteFrame =>
    siteFrame({
      facts,
      sidebar,
      sidebarName: chosenSidebar,
      ...redirects,
      isExcluded,
      data: settings.data,
      get config() {
        return settings.config()
      },
      get references() {
        return files.references()
      },
    })
  /** Pages are made from data before there is one of them to ask for. */
  const writtenFrame = frameOf(writtenFacts, () => undefined)
  const hasFile = (route: string) => files.fileAt(route) !== null
  const made = generatedSteps(graph, groups, { ...files, hasFile, isTold, writtenFrame })
  const facts = graph.step(
    'facts',
    (route): PageFacts | undefined => {
      if (files.fileAt(route) !== null) return writtenFacts(route)
      const page = files.isFile(route) ? null : made.generatedAt(route)
      return page === null ? undefined : factsFrom(route, page.frontMatter)
    },
    asJson,
  )
  const sidebar = sidebarSteps(graph, {
    registry,
    settings,
    files,
    facts,
    written: writtenFrame.view,
    frame: () => frame,
  })
  const frame: SiteFrame = frameOf(facts, sidebar)
  return {
    ...files,
    ...redirects,
    ...made,
    facts,
    frame,
    sidebarName: chosenSidebar,
  }
}

/** A schema of protected operations alone would tell of them. */
function servesAny({ servedRoutes }: GeneratedPage, isShown: (route: string) => boolean): boolean {
  const routes = servedRoutes?.() ?? []
  return routes.length === 0 || routes.some(isShown)
}

/** What pages with a file say of what data may make. */
interface WrittenSite extends Pick<FileFactSteps, 'routes' | 'writtenFacts'> {
  hasFile(route: string): boolean
  isTold(route: string): boolean
  readonly writtenFrame: SiteFrame
}

/** Pages that data makes. */
function generatedSteps(
  { step, reads }: Graph,
  { sources, registry, settings }: SettingGroups,
  { hasFile, isTold, writtenFrame, routes, writtenFacts }: WrittenSite,
) {
  const isProtected = (route: string) => writtenFacts(route)?.protected === true
  const hidesBelow = step(
    'hides below',
    (top) => [...routes().keys()].some((route) => route !== top && isWithin(route, top) && isProtected(route)),
    asJson,
  )
  /** What is there only for pages that an author hides is for their readers. */
  const asServed = (page: GeneratedPage): GeneratedPage => {
    const { frontMatter, below } = page
    const mayBeHidden = frontMatter.beta_feature === undefined && below !== undefined && hidesBelow(below)
    if (!mayBeHidden || servesAny(page, (route) => !isProtected(route))) return page
    return { ...page, frontMatter: { ...frontMatter, beta_feature: true } }
  }
  const generated = step('generated', () => {
    const made = generatedPages(registry, writtenFrame.view, hasFile)
    // What another output shows with a page of its own is not made here.
    const own = made.filter((page) => isTold(page.route) && servesAny(page, isTold))
    return new Map(own.map((page) => [page.route, asServed(page)]))
  })
  const generatedList = step('generated routes', () => [...generated().keys()], asJson)
  const find = (route: string): GeneratedPage | null => {
    const page = generated().get(route) ?? null
    const slowSeconds = sources.slowRoutes().get(route)
    return page === null || slowSeconds === undefined ? page : { ...page, slowSeconds }
  }
  const generatedAt = step('generated at', find, {
    // Of the record only its place counts: what is said of the page is said there. It may be a whole specification.
    print: (page) => {
      if (page === null) return ''
      const { record, ...rest } = page
      const origin = record === undefined ? null : settings.data.originOf(record)
      return sha1(JSON.stringify([rest, origin?.file, origin?.place()]))
    },
  })
  return {
    /** Kinds of data that decide which pages are made from data. */
    kindsThatGenerate: (): readonly string[] => {
      generated()
      return reads('generated', '', 'data kind')
    },
    generatedRoutes: generatedList,
    generatedAt,
  }
}
