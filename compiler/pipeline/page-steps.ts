import type { LinkGraph, PageNode } from '../assemble/check-links.ts'
import { checkPageLinks, type LinkFindings } from '../assemble/check-page-links.ts'
import { checkGenerated } from '../assemble/generated-pages.ts'
import { modelPage } from '../assemble/model-page.ts'
import { nearestRoute } from '../assemble/nearest-route.ts'
import { anchorsOf, outlineOf } from '../assemble/outline.ts'
import { readOutline, type StoredOutline, storedOutline } from '../assemble/stored-outline.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { filesOf, routeOf } from '../model/routes.ts'
import { withoutAllowed } from '../read/secrets.ts'
import { renderDataMarkdown } from '../render/data-markdown.ts'
import { checkPage } from '../validate/check-page.ts'
import { dropExcludedLinks } from '../validate/excluded-links.ts'
import type { CheckedPage } from '../validate/validate.ts'
import type { FactSteps } from './fact-steps.ts'
import type { Graph } from './graph.ts'
import { asHash, asJson, storedAsJson } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

export type PageSteps = ReturnType<typeof pageSteps>

/** Pages that are remembered with their trees, which are a hundred times as large as all else. */
const trees = 64

/** Parts two routes: no route holds it. */
const gap = '\n'

/**
 * Pages, each by itself and then by its links. A page is asked for by its file or, where it is made from data, by its route:
 * of two files with one route both are checked.
 */
export function pageSteps(
  { step }: Graph,
  sources: SourceSteps,
  { config, validation, areas, navigationNames, data }: SettingSteps,
  facts: FactSteps,
  { onPage, isExcluded, keep = trees }: World,
) {
  const { frame } = facts
  /** The page without the links that the output may not tell. */
  const told = <Page extends CheckedPage>(page: Page): Page => {
    if (isExcluded !== undefined) dropExcludedLinks(page, validation.registry, (url) => isExcluded(url, page.file))
    return page
  }
  const checked = step(
    'checked',
    (page): { readonly page: CheckedPage; readonly diagnostics: readonly Diagnostic[] } => {
      onPage?.(page)
      if (page.startsWith('/')) {
        const made = facts.generatedAt(page)
        if (made === null) throw new Error(`No data makes a page at ${page}`)
        const one = told(checkGenerated(made, frame.view, validation))
        return { page: one, diagnostics: one.diagnostics }
      }
      const { file, diagnostics } = sources.text(page)
      const one = checkPage(file ?? { path: page, text: '' }, validation)
      // What can't be read is no page without a title: what the reading found says it all.
      if (file === null) return { page: { ...one.page, tree: null }, diagnostics }
      return {
        page: told(one.page),
        diagnostics: [...withoutAllowed(diagnostics, () => config().allow.secrets), ...one.diagnostics],
      }
    },
    { keep },
  )
  const model = step(
    'model',
    (page) => {
      const one = checked(page).page
      const link = (url: string) => frame.link(url, one.file)
      return modelPage(one, { site: frame.view, link, html: renderDataMarkdown })
    },
    { keep },
  )
  const outline = step('outline', (page) => outlineOf(model(page), checked(page).diagnostics), {
    stored: {
      encode: (one) => JSON.stringify(storedOutline(one)),
      decode: (bytes, page) =>
        readOutline(JSON.parse(bytes.toString('utf8')) as StoredOutline, validation.registry, () => {
          const record = facts.generatedAt(page)?.record
          return (record === undefined ? null : data.originOf(record)?.place()) ?? null
        }),
    },
  })
  /** Whether a page has an error by itself. */
  const isFaulty = step(
    'is faulty',
    (page) => outline(page).diagnostics.some(({ severity }) => severity === 'error'),
    asJson,
  )

  const subjectOf = (route: string) => facts.fileAt(route) ?? route
  const hasAnchor = step(
    'has anchor',
    (address) => {
      const cut = address.indexOf('#')
      const { isWhole, anchors } = outline(subjectOf(address.slice(0, cut)))
      return !isWhole || anchors.includes(`\n${address.slice(cut + 1)}\n`)
    },
    asJson,
  )
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
      return nearest().route(route, except)
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
  const isExcused = step(
    'is excused',
    (route) => validation.registry.blocks.some((block) => block.more?.routes?.lacks?.(route, frame.view) === true),
    asJson,
  )
  const isLeftOut = step(
    'is left out',
    (route) => validation.registry.blocks.some((block) => block.more?.routes?.leavesOut?.(route, frame.view) === true),
    asJson,
  )
  const graph: LinkGraph = {
    get url() {
      return config().url
    },
    get base() {
      return config().base
    },
    page: (route): PageNode | undefined => facts.facts(route),
    hasAnchor: (route, id) => facts.facts(route)?.draft === true || hasAnchor(`${route}#${id}`),
    anchors: (route) => anchorsOf(outline(subjectOf(route))),
    // A page that can't be read is reported by itself.
    hasFile: (path) => facts.isFile(path) || facts.fileAt(path) !== null || isExcused(path),
    sizeOf: sources.assetSize,
    rewrite: facts.rewrite,
    isLeftOut,
    movedRoute,
    isOwn: facts.isOwn,
    nearestRoute: (route, except) => {
      const near = nearRoute(route)
      return near !== null && near === except ? nearRoute(route + gap + except) : near
    },
    nearestFile: nearFile,
  }
  const sidebars = step('sidebar names', () => new Set(navigationNames()), { print: (all) => [...all].join(' ') })
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
    { ...asHash, ...storedAsJson },
  )
  return { checked, model, outline, isFaulty, links, graph, subjectOf, data }
}
