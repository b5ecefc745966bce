import type { LinkGraph, PageNode } from '../assemble/check-links.ts'
import { checkPageLinks, type LinkFindings } from '../assemble/check-page-links.ts'
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
import type { FactSteps } from './fact-steps.ts'
import type { Graph } from './graph.ts'
import { asBriefLinkFindings, asJson, asNames } from './print.ts'
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
  sources: SourceSteps,
  settings: SettingSteps,
  facts: FactSteps,
  outlineAt: (route: string) => PageOutline,
  outline: (page: string) => PageOutline,
) {
  const { step } = graphOfSteps
  const { config, areas, navigationNames } = settings
  const { frame } = facts
  const hasAnchor = step(
    'has anchor',
    (address) => {
      const cut = address.indexOf('#')
      const { isWhole, anchors } = outlineAt(address.slice(0, cut))
      return !isWhole || anchors.includes(`\n${address.slice(cut + 1)}\n`)
    },
    asJson,
  )
  const anchorSearch = step('anchor search', (route) => nearestOfMany(anchorsOf(outlineAt(route))))
  const { isExcused, isLeftOut } = exemptSteps(graphOfSteps, settings, facts)
  const isWrittenSource = writtenSourceStep(graphOfSteps, settings)
  const graph: LinkGraph = {
    get url() {
      return config().url
    },
    get base() {
      return config().base
    },
    page: (route): PageNode | undefined => facts.facts(route),
    hasAnchor: (route, id) => facts.facts(route)?.draft === true || hasAnchor(`${route}#${id}`),
    nearestAnchor: (route, id) => anchorSearch(route)(id),
    // A page that can't be read is reported by itself, and so is a redirect.
    hasFile: (path) => facts.isFile(path) || facts.fileAt(path) !== null || isExcused(path) || isWrittenSource(path),
    sizeOf: sources.assetSize,
    rewrite: facts.rewrite,
    isLeftOut,
    isOwn: facts.isOwn,
    ...nearSteps(graphOfSteps, sources, facts),
  }
  const sidebars = step('sidebar names', () => new Set(navigationNames()), asNames)
  const links = step(
    'links',
    (page): LinkFindings =>
      checkPageLinks(outline(page), graph, frame.view, {
        get areas() {
          return areas()
        },
        get sidebars() {
          return sidebars()
        },
      }),
    asBriefLinkFindings,
  )
  return { links, graph }
}

/** Routes without a page that blocks know of. */
function exemptSteps({ step }: Graph, { validation }: SettingSteps, { frame }: FactSteps) {
  const someBlock = (says: 'wouldGenerate' | 'leavesOut') => (route: string) =>
    validation.registry.blocks.some((block) => block.more?.routes?.[says]?.(route, frame.view) === true)
  const isExcused = step('is excused', someBlock('wouldGenerate'), asJson)
  const isLeftOut = step('is left out', someBlock('leavesOut'), asJson)
  return { isExcused, isLeftOut }
}

/** Paths at which a redirect begins that is reported as wrong: of a file with errors as far as it can be read. */
function writtenSourceStep({ step }: Graph, { redirectsFile, config }: SettingSteps) {
  const trie = step('written sources', () => {
    const { sources, value } = redirectsFile()
    const { url } = config()
    const leadsAstray = ({ old_path, dest_url }: RedirectRecord) =>
      parseTarget(dest_url, parseSource(old_path).value, url).complain !== null
    const paths = [...sources, ...value.filter(leadsAstray).map(({ old_path }) => old_path)]
    return sourceTrie(paths.map((path) => parseSource(path).value).filter((source) => source !== null))
  })
  return step('is written source', (route) => trie().find(splitPath(encodeLetters(route))) >= 0, asJson)
}

/** What was probably meant by an address that leads nowhere. */
function nearSteps({ step }: Graph, sources: SourceSteps, facts: FactSteps) {
  const nearest = step('nearest', () => {
    const shown = [...facts.routes().keys(), ...facts.generatedRoutes()]
    return {
      route: nearestRoute(shown),
      // Nobody means a page's Markdown twin by the name of an image.
      file: nearestRoute([...facts.files()].filter((path) => !path.endsWith('.md'))),
    }
  })
  const nearRoute = step(
    'near route',
    (key) => {
      const [route = '', except] = key.split(gap)
      const near = nearest().route(route, except)
      const isDraft = (to: string | null) => to !== null && facts.facts(to)?.draft === true
      // Nobody can be sent to a draft; one more look finds what is nearest beside it.
      const other = near !== null && isDraft(near) ? nearest().route(route, near) : near
      return isDraft(other) || other === except ? null : other
    },
    asJson,
  )
  const movedRoute = step(
    'moved route',
    (route) => {
      const moved = filesOf(route).map((file) => sources.movedTo(file))
      const routes = moved.flatMap((file) => (file === null ? [] : [routeOf(file)]))
      return routes.find((to) => facts.facts(to)?.draft === false) ?? null
    },
    asJson,
  )
  const nearFile = step('near file', (path) => nearest().file(path), asJson)
  return {
    movedRoute,
    nearestFile: nearFile,
    nearestRoute: (route: string, except?: string) => {
      const near = nearRoute(route)
      return near !== null && near === except ? nearRoute(route + gap + except) : near
    },
  }
}
