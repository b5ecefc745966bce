import type { LinkGraph } from '../assemble/check-links.ts'
import { checkPageLinks, type LinkFindings } from '../assemble/check-page-links.ts'
import { manyLinks } from '../assemble/frame.ts'
import { nearestRoute } from '../assemble/nearest-route.ts'
import { anchorsOf, type PageOutline } from '../assemble/outline.ts'
import { encodeLetters } from '../assemble/redirects/path-fault.ts'
import { splitPath } from '../assemble/redirects/segment.ts'
import { parseSource } from '../assemble/redirects/source.ts'
import { sourceTrie } from '../assemble/redirects/source-trie.ts'
import { parseTarget } from '../assemble/redirects/target.ts'
import { nearestOfMany } from '../formats/nearest-of-many.ts'
import type { RedirectRecord } from '../model/redirect.ts'
import { filesOf, routeOf } from '../model/routes.ts'
import { liesUnread } from '../read/site-files.ts'
import type { FactGroups, FactSteps } from './fact-steps.ts'
import type { Graph } from './graph/graph.ts'
import { asBriefLinkFindings, asJson } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'

/** Parts two routes: no route holds it. */
const gap = '\n'

/**
 * Links between pages, and what is wrong with them.
 *
 * @param outlineAt the outline of the page at a route
 * @param outline the same by the page's file, or by its route where it has none
 */
export function linkSteps(
  graphOfSteps: Graph,
  groups: Pick<FactGroups, 'sources' | 'settings' | 'facts'>,
  outlineAt: (route: string) => PageOutline,
  outline: (page: string) => PageOutline,
) {
  const { step } = graphOfSteps
  const { settings, facts } = groups
  const { areas, sidebarNames } = settings
  const { frame } = facts
  const graphBy = graphSteps(graphOfSteps, groups, outlineAt)
  const graph = graphBy((name, make) => step(name, make, asJson), {
    page: (route) => facts.facts(route),
    isThere: (path) => facts.isFile(path) || facts.fileAt(path) !== null,
    rewrite: facts.rewrite,
  })
  const graphFor = (links: Iterable<unknown>): LinkGraph =>
    isFew(links) ? graph : { ...graphBy((_, make) => make, knownAtOnce(facts)), movedRoute: () => null }
  const links = step(
    'links',
    (page): LinkFindings => {
      const own = outline(page)
      return checkPageLinks(own, graphFor(own.links), frame.view, {
        get areas() {
          return areas()
        },
        get sidebars() {
          return sidebarNames()
        },
      })
    },
    asBriefLinkFindings,
  )
  return { links, graph, graphFor }
}

/** @returns what makes a graph of what is known of pages and files, which asks all else in one way */
function graphSteps(
  graph: Graph,
  { sources, settings, facts }: Pick<FactGroups, 'sources' | 'settings' | 'facts'>,
  outlineAt: (route: string) => PageOutline,
) {
  const { step } = graph
  const { config } = settings
  const { frame } = facts
  const anchorSearch = step('anchor search', (route) => nearestOfMany(anchorsOf(outlineAt(route))))
  const writtenSources = writtenSourcesStep(graph, settings)
  const nearest = nearestStep(graph, facts)
  return (ask: Asking, { page, isThere, rewrite }: Known): LinkGraph => {
    const hasAnchor = ask('has anchor', (address) => {
      const cut = address.indexOf('#')
      const { isWhole, anchors } = outlineAt(address.slice(0, cut))
      return !isWhole || anchors.includes(`\n${address.slice(cut + 1)}\n`)
    })
    const someBlock = (says: 'wouldGenerate' | 'leavesOut') => (route: string) =>
      settings.validation.registry.blocks.some((block) => block.more?.routes?.[says]?.(route, frame.view) === true)
    // Routes without a page that blocks know of.
    const isExcused = ask('is excused', someBlock('wouldGenerate'))
    const isWrittenSource = ask(
      'is written source',
      (route) => writtenSources().find(splitPath(encodeLetters(route))) >= 0,
    )
    return {
      get url() {
        return config().url
      },
      get base() {
        return config().base
      },
      page,
      hasAnchor: (route, id) => page(route)?.draft === true || hasAnchor(`${route}#${id}`),
      nearestAnchor: (route, id) => anchorSearch(route)(id),
      // What can't be read is reported by itself: a page, a folder, a redirect.
      hasFile: (path) =>
        isThere(path) || liesUnread(path, sources.unread()) || isExcused(path) || isWrittenSource(path),
      sizeOf: sources.assetSize,
      rewrite,
      isLeftOut: ask('is left out', someBlock('leavesOut')),
      isOwn: facts.isOwn,
      ...nearBy(ask, nearest, sources, facts),
    }
  }
}

/** Makes a question of a small answer: one that is remembered, or one that is answered anew each time. */
type Asking = <Value>(name: string, make: (subject: string) => Value) => (subject: string) => Value

function isFew(links: Iterable<unknown>): boolean {
  let count = 0
  for (const _ of links) if (++count === manyLinks) return false
  return true
}

/** What there is of pages and files. */
interface Known extends Pick<LinkGraph, 'page' | 'rewrite'> {
  readonly isThere: (path: string) => boolean
}

/**
 * For a page or a sidebar of many links, which depends on the lists of all pages and files instead: of an address that leads nowhere no
 * answer stays, of which 50,000 took 400 MB. For the same reason git is not asked where each has gone.
 */
function knownAtOnce({ facts, files, routes, generatedRoutes, rewriteAtOnce }: FactSteps): Known {
  const all = new Set([...routes().keys(), ...generatedRoutes()])
  const assets = files()
  return {
    page: (route) => (all.has(route) ? facts(route) : undefined),
    isThere: (path) => assets.has(path) || all.has(path),
    rewrite: rewriteAtOnce,
  }
}

/** Paths at which a redirect begins that is reported as wrong: of a file with errors as far as it can be read. */
function writtenSourcesStep({ step }: Graph, { redirectsFile, config }: SettingSteps) {
  return step('written sources', () => {
    const { sources, value } = redirectsFile()
    const { url } = config()
    const leadsAstray = ({ old_path, dest_url }: RedirectRecord) =>
      parseTarget(dest_url, parseSource(old_path).value, url).complain !== null
    const paths = [...sources, ...value.filter(leadsAstray).map(({ old_path }) => old_path)]
    return sourceTrie(paths.map((path) => parseSource(path).value).filter((source) => source !== null))
  })
}

/** Finds what is there by what is not. */
function nearestStep({ step }: Graph, facts: FactSteps) {
  return step('nearest', () => {
    const shown = [...facts.routes().keys(), ...facts.generatedRoutes()]
    return {
      route: nearestRoute(shown),
      // Nobody means a page's Markdown twin by the name of an image.
      file: nearestRoute([...facts.files()].filter((path) => !path.endsWith('.md'))),
    }
  })
}

/** What was probably meant by an address that leads nowhere. */
function nearBy(ask: Asking, nearest: ReturnType<typeof nearestStep>, sources: SourceSteps, facts: FactSteps) {
  const nearRoute = ask('near route', (key) => {
    const [route = '', except] = key.split(gap)
    const near = nearest().route(route, except)
    const isDraft = (to: string | null) => to !== null && facts.facts(to)?.draft === true
    // Nobody can be sent to a draft; one more look finds what is nearest beside it.
    const other = near !== null && isDraft(near) ? nearest().route(route, near) : near
    return isDraft(other) || other === except ? null : other
  })
  const movedRoute = ask('moved route', (route) => {
    const moved = filesOf(route).map((file) => sources.movedTo(file))
    const routes = moved.flatMap((file) => (file === null ? [] : [routeOf(file)]))
    return routes.find((to) => facts.facts(to)?.draft === false) ?? null
  })
  return {
    movedRoute,
    nearestFile: ask('near file', (path) => nearest().file(path)),
    nearestRoute: (route: string, except?: string) => {
      const near = nearRoute(route)
      return near !== null && near === except ? nearRoute(route + gap + except) : near
    },
  }
}
