import { automaticSidebar } from '../assemble/automatic-sidebar.ts'
import { folderOfSidebar, pageOfSidebar, sidebarName } from '../assemble/choose-sidebar.ts'
import {
  type FrameInput,
  orderedSidebar,
  type PageSummary,
  referenceOf,
  type SiteFrame,
  siteFrame,
  summaryOf,
} from '../assemble/frame.ts'
import { generatedPages } from '../assemble/generated-pages.ts'
import { generatedRoutes } from '../assemble/generated-routes.ts'
import { readHead } from '../assemble/page-head.ts'
import type { FrontMatter } from '../data/front-matter.ts'
import { kindAt } from '../data/kinds.ts'
import type { Registry } from '../model/registry.ts'
import { isWithin, routeOf } from '../model/routes.ts'
import { siteFiles } from '../read/site-files.ts'
import { isProtected, withProtection } from '../validate/protection.ts'
import type { Graph } from './graph.ts'
import { asHash, asJson, hashOf, storedAsJson } from './print.ts'
import { redirectSteps } from './redirect-steps.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

export type FactSteps = ReturnType<typeof factSteps>

/** What pages know of each other: routes, titles, redirects, sidebars. No page is parsed for it. */
export function factSteps(
  graph: Graph,
  sources: SourceSteps,
  settings: SettingSteps,
  registry: Registry,
  { isExcluded }: Pick<World, 'isExcluded'>,
) {
  const { step } = graph
  const { config, data, validation } = settings
  const isTold = (route: string) => isExcluded?.(route, 'content/pages/index.md') !== true
  const head = step(
    'head',
    (path) => {
      const { file } = sources.text(path)
      return file === null ? null : readHead(file, registry, validation)
    },
    asJson,
  )
  const frontMatter = step(
    'front matter',
    (path) => {
      const read = head(path)
      if (read === null) return null
      return withProtection(
        read.frontMatter,
        isProtected(read.protection, registry, validation.partials, validation.variables),
      )
    },
    asJson,
  )
  /** Files by their routes; of two with one route the first. */
  const routes = step('routes', () => {
    const found = new Map<string, string>()
    for (const path of sources.listed('pages')) {
      const route = routeOf(path)
      if (!found.has(route)) found.set(route, path)
    }
    return found
  })
  const fileAt = step('file at', (route) => routes().get(route) ?? null, asJson)
  /** Pages whose front matter concerns the whole site. */
  const marked = step('marked', () => sources.listed('pages').filter((path) => sources.mentions(path)), asJson)
  /** Without a specification none of them can lead to one, and no page is read to find them. */
  const hasSpecifications = step(
    'has specifications',
    () => sources.listed('data').some((path) => kindAt(path)?.name === 'openapi'),
    asJson,
  )
  const references = step(
    'references',
    () =>
      (hasSpecifications() ? marked() : []).flatMap((path) => {
        const own = frontMatter(path)
        return own === null || (own.draft && !sources.showsDrafts())
          ? []
          : (referenceOf({ route: routeOf(path), frontMatter: own }) ?? [])
      }),
    asJson,
  )
  /** Routes of the pages with the description of an API below them. */
  const described = () => references().flatMap(({ route }) => (writtenFacts(route)?.protected === false ? [route] : []))
  /** Site paths of assets and of the files that every build makes besides pages. */
  const files = step('files', () => {
    const assets = sources.listed('asset').map((path) => ({ path }))
    return siteFiles(assets, routes().keys(), described(), sources.unread())
  })
  const isFile = step('is file', (path) => files().has(path), asJson)

  /** Routes of pages made from data. They don't depend on where links lead. */
  const routesFromData = step(
    'routes from data',
    () => generatedRoutes(registry, config(), data, references()).filter(isTold),
    asJson,
  )
  const factsFrom = (route: string, own: FrontMatter) =>
    summaryOf({ route, frontMatter: own }, config(), settings.areas(), sources.showsDrafts())
  const writtenFacts = step(
    'facts of a file',
    (route): PageSummary | undefined => {
      const path = fileAt(route)
      const own = path === null ? null : frontMatter(path)
      return own === null ? undefined : factsFrom(route, own)
    },
    asJson,
  )
  const redirects = redirectSteps(graph, sources, settings, {
    ...{ head, marked, routes, files, writtenFacts, routesFromData },
    ...(isExcluded === undefined ? {} : { isExcluded }),
  })
  const { rewrite, isOwn } = redirects
  const frameOf = (facts: FrameInput['facts'], sidebar: FrameInput['sidebar']): SiteFrame =>
    siteFrame({
      facts,
      sidebar,
      sidebarName: (route, own, product) => chosenSidebar(route, own, product),
      rewrite,
      isOwn,
      isExcluded,
      data,
      get config() {
        return config()
      },
      get references() {
        return references()
      },
    })
  /** Pages are made from data before there is one of them to ask for. */
  const writtenFrame = frameOf(writtenFacts, () => undefined)
  const generated = step('generated', () => {
    const made = generatedPages(registry, writtenFrame.view, (route) => fileAt(route) !== null)
    // What a page of its own stands for in another output is not made here.
    const own = made.filter(({ route }) => isTold(route))
    return new Map(own.map((page) => [page.route, page]))
  })
  const generatedList = step('generated routes', () => [...generated().keys()], asJson)
  const generatedAt = step('generated at', (route) => generated().get(route) ?? null, {
    // Of the record only its place counts: what is said of the page is said there. It may be a whole specification.
    print: (page) => {
      if (page === null) return ''
      const { record, ...rest } = page
      const origin = record === undefined ? null : data.originOf(record)
      return hashOf(JSON.stringify([rest, origin?.file, origin?.place()]))
    },
  })
  const facts = step(
    'facts',
    (route): PageSummary | undefined => {
      if (fileAt(route) !== null) return writtenFacts(route)
      const made = isFile(route) ? null : generatedAt(route)
      return made === null ? undefined : factsFrom(route, made.frontMatter)
    },
    asJson,
  )
  const chosenSidebar: FrameInput['sidebarName'] = (route, own, product) =>
    sidebarName(route, own, product, { config: config(), folders: settings.sidebarFolders() })
  /** What stands in the place of a navigation file: the pages of a folder that have a file. */
  const madeFrom = (folder: string) => {
    const listed = [...routes().keys()].flatMap((route) => {
      const page = isWithin(route, folder) ? writtenFacts(route) : undefined
      return page === undefined ? [] : [page]
    })
    return { name: folder.slice(folder.lastIndexOf('/') + 1), tree: automaticSidebar(folder, listed) }
  }
  /** What data lists below the entries of pages. It is read only for a sidebar with such an entry. */
  const listings = () => registry.blocks.flatMap((block) => block.more?.routes?.lists?.(writtenFrame.view) ?? [])
  const listedRoutes = step('listed routes', () => new Set(listings().map(({ below }) => below)), {
    print: (all) => [...all].join(' '),
  })
  const listedBelow = step(
    'listed below',
    (route) => listings().flatMap(({ below, entries }) => (below === route ? entries() : [])),
    { ...asHash, ...storedAsJson },
  )
  const listed = (route: string) => (listedRoutes().has(route) ? listedBelow(route) : [])
  /** What belongs to one page, where no other sidebar holds it. */
  const madeBelow = (route: string) => {
    const page = facts(route)
    if (page === undefined || listed(route).length === 0) return null
    return { name: page.product ?? '', tree: { title: page.title, path: route, entries: [] } }
  }
  const sidebar = step(
    'sidebar',
    (name) => {
      const folder = folderOfSidebar(name)
      const page = pageOfSidebar(name)
      const file = folder !== null ? madeFrom(folder) : page !== null ? madeBelow(page) : settings.navigation(name)
      if (file === null) return undefined
      const own = { ...orderedSidebar(file, frame, { facts, listed }), name }
      return page !== null && own.sidebar.items.length === 0 ? undefined : own
    },
    asHash,
  )
  const frame = frameOf(facts, sidebar)
  return {
    ...{ head, routes, fileAt, files, isFile },
    ...redirects,
    /** Kinds of data that decide which pages are made from data. */
    kindsThatGenerate: (): readonly string[] => {
      generated()
      return graph.reads('generated', '', 'data kind')
    },
    ...{ generatedRoutes: generatedList, generatedAt, facts, frame },
    sidebarName: chosenSidebar,
  }
}
