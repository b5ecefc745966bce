import { append } from '../append.ts'
import type { SpecificationViews } from '../data/openapi/view.ts'
import type { SiteConfig } from '../data/site-config.ts'
import { diagnose } from '../diagnostics/diagnose.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../nearest.ts'
import type { Registry } from '../registry.ts'
import type { CheckedPage } from '../validate.ts'
import { checkLink, type LinkGraph, type LinkSource, type PageNode } from './check-links.ts'
import type { NavigationFile, PageFacts, SiteFrame } from './frame.ts'
import type { PageModel } from './model-page.ts'
import { nearestRoute } from './nearest-route.ts'
import { natureOf } from './page-nature.ts'
import { navigationPaths } from './sidebar.ts'
import { unusedNavigation } from './unused-navigation.ts'

/** What is held together besides the pages. */
export interface WholeSite {
  readonly config: SiteConfig
  readonly navigation: readonly NavigationFile[]
  /** Paths of the site's assets and of the files that the build makes besides pages. */
  readonly files: ReadonlySet<string>
  /** Through the redirects: a site path or an absolute URL. */
  readonly rewrite: (path: string) => string
  readonly registry: Registry
}

/**
 * Checks what only the whole site can tell: links, anchors, names. The models' own diagnostics are among the result.
 * Of a page it needs the links, ids and facts, not the tree.
 */
export function checkTogether(
  models: readonly PageModel[],
  facts: Pick<ReadonlyMap<string, PageFacts>, 'get'>,
  frame: SiteFrame,
  input: WholeSite,
): readonly Diagnostic[] {
  const { config } = input
  const lacks = input.registry.blocks.flatMap((block) => block.lacks ?? [])
  const leavesOut = input.registry.blocks.flatMap((block) => block.leavesOut ?? [])
  const graph = linkGraph(models, facts, input, {
    isExcused: (route) => lacks.some((lack) => lack(route, frame.view)),
    isLeftOut: (route) => leavesOut.some((leaves) => leaves(route, frame.view)),
  })
  const diagnostics: Diagnostic[] = []
  const derived: Diagnostic[] = []
  for (const model of models) {
    append(diagnostics, [
      ...model.diagnostics,
      ...checkPageLinks(model, graph, config),
      ...checkNames(model.page, frame),
    ])
    append(derived, checkDerivedLinks(model, graph, config, frame.view.data.specifications))
  }
  append(derived, [...checkNavigation(input.navigation, graph), ...checkConfigLinks(config, graph)])
  append(diagnostics, checkConfigNames(config, frame))
  return [...diagnostics, ...unusedNavigation(input.navigation, models, facts), ...oncePerTarget(derived)]
}

function linkGraph(
  models: readonly PageModel[],
  facts: Pick<ReadonlyMap<string, PageFacts>, 'get'>,
  { config, files, rewrite }: Pick<WholeSite, 'config' | 'files' | 'rewrite'>,
  { isExcused, isLeftOut }: { isExcused(route: string): boolean; isLeftOut(route: string): boolean },
): LinkGraph {
  const nodes = new Map<string, PageNode>()
  for (const model of models) {
    const { page } = model
    const { title, protected: isProtected, draft } = facts.get(page.route) as PageFacts
    nodes.set(page.route, {
      title,
      protected: isProtected,
      draft,
      get ids() {
        return page.isWhole && !draft ? model.ids : null
      },
    })
  }
  return {
    origin: config.url,
    page: (route) => nodes.get(route),
    hasFile: (path) => files.has(path) || isExcused(path),
    isLeftOut,
    rewrite,
    nearestRoute: nearestRoute([...nodes.keys()]),
    // Nobody means a page's Markdown twin by the name of an image.
    nearestFile: nearestRoute([...files].filter((path) => !path.endsWith('.md'))),
  }
}

function checkPageLinks(model: PageModel, graph: LinkGraph, config: SiteConfig): Diagnostic[] {
  const from = linkSource(model, config)
  return model.page.links.flatMap((use) => checkLink(use, from, graph) ?? [])
}

/** What blocks make is blamed at their opening tag, what data holds at its record, what a specification holds there. */
function checkDerivedLinks(
  model: PageModel,
  graph: LinkGraph,
  config: SiteConfig,
  { byName }: Pick<SpecificationViews, 'byName'>,
): Diagnostic[] {
  const from = linkSource(model, config)
  const { origin } = model.page
  return model.derived.flatMap(({ url, block: { node, source }, specification }) => {
    const isWritten = node.opening.end > 0
    const place = isWritten ? source.lines.place(node.opening.start, node.opening.end) : null
    const use = { url, kind: 'derived' as const, file: source.file, place, related: source.related }
    const found = checkLink(use, from, graph)
    if (found === null) return []
    const [first, ...others] = byName.get(specification ?? '')?.linkPlaces(url) ?? []
    if (first !== undefined) {
      const related = others.map(({ file, place }) => ({
        message: 'The same here',
        file,
        line: place?.line ?? null,
        column: place?.column ?? null,
      }))
      return checkLink({ ...use, ...first, related }, from, graph) ?? []
    }
    if (isWritten || origin == null) return found
    return checkLink({ ...use, file: origin.file, place: origin.place() }, from, graph) ?? []
  })
}

function linkSource(model: PageModel, config: SiteConfig): LinkSource {
  const { route, file, frontMatter, isWhole } = model.page
  return {
    route,
    file,
    protected: natureOf(route, frontMatter, config).protected,
    get ids() {
      return isWhole ? model.ids : null
    },
  }
}

/** One target may be derived on hundreds of pages: the first place says it for all. */
function oncePerTarget(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const first = new Map<string, Diagnostic>()
  for (const one of found) {
    const key = `${one.code} ${one.message}`
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()]
}

/** Links of the chrome stand on every page: they are seen from everywhere, and a dead one is a warning. */
const everywhere = { route: '/', file: 'content/pages/index.md', protected: true, ids: null }

function checkNavigation(files: readonly NavigationFile[], graph: LinkGraph): Diagnostic[] {
  return files.flatMap(({ file, tree, placeOf }) =>
    navigationPaths(tree).flatMap(({ url, path }) => {
      const use = { url, kind: 'derived' as const, file, place: placeOf(path), related: [] }
      const found = checkLink(use, everywhere, graph)
      // What is dead may come; an address that runs code never will.
      const severity = found?.code === 'SP4004' ? ('error' as const) : ('warning' as const)
      return found === null ? [] : [{ ...found, severity }]
    }),
  )
}

/** What `site.yaml` links to is always shown. */
function checkConfigLinks(config: SiteConfig, graph: LinkGraph): Diagnostic[] {
  const { questions, products, ...single } = config.links
  const urls = [...Object.values(single), ...Object.values(questions), ...Object.values(products)]
  return urls.flatMap((url) => {
    const use = { url, kind: 'derived' as const, file: 'content/site.yaml', place: null, related: [] }
    const found = checkLink(use, everywhere, graph)
    return found === null ? [] : [{ ...found, severity: 'warning' as const }]
  })
}

/** A choice for a specification that is not there chooses nothing. */
function checkConfigNames({ openapi }: SiteConfig, { view }: SiteFrame): Diagnostic[] {
  const { specifications } = view.data
  return Object.keys(openapi).flatMap((name) => {
    if (specifications.byName.has(name) || view.data.isRefused({ kind: 'openapi', name })) return []
    const at = { file: 'content/site.yaml', place: null, severity: 'warning' as const }
    return [diagnose('SP6530', at, name, nearest(name, specifications.byName.keys()))]
  })
}

function checkNames(page: CheckedPage, { areas, sidebars, view }: SiteFrame): Diagnostic[] {
  const { product, sidebar, openapi } = page.frontMatter
  const found: Diagnostic[] = []
  const at = (key: string) => ({ file: page.file, place: page.placeOf([key]) })
  if (product !== undefined && !areas.has(product))
    found.push(diagnose('SP5102', at('product'), product, nearest(product, areas)))
  if (sidebar !== undefined && !sidebars.has(sidebar))
    found.push(diagnose('SP5103', at('sidebar'), sidebar, nearest(sidebar, sidebars)))
  const isMissing = (name: string) =>
    !view.data.specifications.byName.has(name) && !view.data.isRefused({ kind: 'openapi', name })
  if (openapi !== undefined && isMissing(openapi))
    found.push(diagnose('SP6530', at('openapi'), openapi, nearest(openapi, view.data.specifications.byName.keys())))
  return found
}
