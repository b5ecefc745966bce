import type { Root } from 'mdast'
import { checkLink, type LinkGraph, type LinkSource, type PageNode } from './assemble/check-links.ts'
import {
  factsOf,
  type NavigationFile,
  type PageFacts,
  type SiteFrame,
  type SitePage,
  siteFrame,
} from './assemble/frame.ts'
import { modelPage, type PageModel } from './assemble/model-page.ts'
import { nearestRoute } from './assemble/nearest-route.ts'
import { natureOf } from './assemble/page-nature.ts'
import { productAreas } from './assemble/product-areas.ts'
import { navigationPaths } from './assemble/sidebar.ts'
import type { GeneratedPage } from './block.ts'
import type { DataKinds } from './data/data.ts'
import type { SiteConfig } from './data/site-config.ts'
import { diagnose } from './diagnostics/diagnose.ts'
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts'
import { nearest } from './nearest.ts'
import type { Registry } from './registry.ts'
import type { LinkTarget, SiteView } from './site.ts'
import { LineIndex } from './source.ts'
import { type CheckedPage, generatedBlock, type ValidateInput, validatePage } from './validate.ts'

/** The whole site, checked: all that rendering needs. */
export interface Site {
  readonly config: SiteConfig
  readonly view: SiteView
  readonly pages: readonly SitePage[]
  link(url: string, file: string): LinkTarget
}

export interface AssembleInput {
  readonly config: SiteConfig
  readonly data: DataKinds
  readonly pages: readonly CheckedPage[]
  readonly navigation: readonly NavigationFile[]
  /** Paths of the site's assets and of the files that the build makes besides pages. */
  readonly files: ReadonlySet<string>
  /** Through the redirects: a site path or an absolute URL. */
  readonly rewrite: (path: string) => string
  readonly registry: Registry
  readonly validation: ValidateInput
  /** Drafts are pages in the preview only. */
  readonly drafts: boolean
  readonly html: (markdown: string, link: (url: string) => LinkTarget) => string
}

/** Joins pages, data and navigation into a site, and checks what only the whole can tell. */
export function assemble(input: AssembleInput): Outcome<Site> {
  const { config } = input
  const diagnostics: Diagnostic[] = []
  const areas = productAreas(config)
  const written = uniqueRoutes(input.pages, diagnostics)
  const facts = new Map(written.map((page) => [page.route, factsOf(page, config, areas, input.drafts)]))
  const references = [...facts.values()].flatMap(({ reference, draft }) => (draft ? [] : (reference ?? [])))
  const navigation = new Map(input.navigation.map((file) => [file.name, file]))
  const frame = siteFrame({ ...input, facts, references, navigation })
  const made = generatedPages(input.registry, frame.view, (route) => facts.has(route))
  const generated = made.map((page) => checkGenerated(page, frame.view, input.validation))
  for (const page of generated) {
    facts.set(page.route, factsOf(page, config, areas, true))
    diagnostics.push(...page.diagnostics)
  }
  const all = [...written, ...generated].sort((a, b) => (a.route < b.route ? -1 : 1))
  const models = all.map((page) => {
    const model = modelInFrame(page, frame, input.html)
    return page.source.text === '' ? withIdsOnDemand(model, () => modelInFrame(page, frame, input.html)) : model
  })
  diagnostics.push(...checkTogether(models, facts, frame, input))
  const pages = models.filter(({ page }) => facts.get(page.route)?.draft !== true).map((model) => frame.place(model))
  return { value: { config, view: frame.view, pages, link: frame.link }, diagnostics }
}

/**
 * Checks what only the whole site can tell: links, anchors, names. The models' own diagnostics are among the result.
 * Of a page it needs the links, ids and facts, not the tree.
 */
export function checkTogether(
  models: readonly PageModel[],
  facts: Pick<ReadonlyMap<string, PageFacts>, 'get'>,
  frame: SiteFrame,
  input: Pick<AssembleInput, 'config' | 'files' | 'rewrite' | 'navigation' | 'registry'>,
): readonly Diagnostic[] {
  const { config } = input
  const lacks = input.registry.blocks.flatMap((block) => block.lacks ?? [])
  const graph = linkGraph(models, facts, input, (route) => lacks.some((lack) => lack(route, frame.view)))
  const diagnostics: Diagnostic[] = []
  const derived: Diagnostic[] = []
  for (const model of models) {
    diagnostics.push(...model.diagnostics, ...checkPageLinks(model, graph, config), ...checkNames(model.page, frame))
    derived.push(...checkDerivedLinks(model, graph, config))
  }
  derived.push(...checkNavigation(input.navigation, graph), ...checkConfigLinks(config, graph))
  return [...diagnostics, ...oncePerTarget(derived)]
}

/** Makes the models of a page with the site's links. */
export function modelInFrame(page: CheckedPage, frame: SiteFrame, html: AssembleInput['html']): PageModel {
  const link = (url: string) => frame.link(url, page.file)
  return modelPage(page, { site: frame.view, link, html })
}

/**
 * A site has thousands of pages made from data, each with hundreds of ids, and few of them are ever linked to: those of
 * a page are found again when a link asks for them.
 */
function withIdsOnDemand({ ids: _, ...model }: PageModel, again: () => PageModel): PageModel {
  let ids: ReadonlySet<string> | null = null
  return {
    ...model,
    get ids() {
      ids ??= again().ids
      return ids
    },
  }
}

function linkGraph(
  models: readonly PageModel[],
  facts: Pick<ReadonlyMap<string, PageFacts>, 'get'>,
  { config, files, rewrite }: Pick<AssembleInput, 'config' | 'files' | 'rewrite'>,
  isExcused: (route: string) => boolean,
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
    rewrite,
    nearestRoute: nearestRoute([...nodes.keys()]),
    // Nobody means a page's Markdown twin by the name of an image.
    nearestFile: nearestRoute([...files].filter((path) => !path.endsWith('.md'))),
  }
}

/** Two files with one route: the later one is blamed and left out. */
export function uniqueRoutes(pages: readonly CheckedPage[], diagnostics: Diagnostic[]): readonly CheckedPage[] {
  const first = new Map<string, CheckedPage>()
  for (const page of pages) {
    const other = first.get(page.route)
    if (other === undefined) {
      first.set(page.route, page)
      continue
    }
    const related = [{ message: 'The first file', file: other.file, line: null, column: null }]
    const place = { line: 1, column: 1, endLine: 1, endColumn: 1 }
    diagnostics.push(diagnose('SP5101', { file: page.file, place, related }, page.route, other.file))
  }
  return [...first.values()]
}

/**
 * Pages made from data; a page file of the same route wins.
 *
 * @param isTaken whether a route has a file
 */
export function generatedPages(
  registry: Registry,
  site: SiteView,
  isTaken: (route: string) => boolean,
): readonly GeneratedPage[] {
  const made = new Map<string, GeneratedPage>()
  for (const block of registry.blocks) {
    for (const page of block.generates?.(site) ?? [])
      if (!isTaken(page.route) && !made.has(page.route)) made.set(page.route, page)
  }
  return [...made.values()]
}

/** Holds a page made from data against the contracts, as if it had a file with nothing in it. */
export function checkGenerated(page: GeneratedPage, site: SiteView, validation: ValidateInput): CheckedPage {
  const tree: Root = { type: 'root', children: [generatedBlock(page.block, page.props)] }
  const parsed = {
    file: `content/pages${page.route}.md`,
    format: 'md',
    text: '',
    lines: new LineIndex(''),
    frontMatter: page.frontMatter,
    usable: page.frontMatter,
    placeOf: () => null,
    tree,
    diagnostics: [],
  } as const
  const origin = page.record === undefined ? null : site.data.originOf(page.record)
  const checked = { ...validatePage(parsed, page.route, page.frontMatter, validation), origin }
  return page.neighbours === undefined ? checked : { ...checked, neighbours: page.neighbours }
}

function checkPageLinks(model: PageModel, graph: LinkGraph, config: SiteConfig): Diagnostic[] {
  const from = linkSource(model, config)
  return model.page.links.flatMap((use) => checkLink(use, from, graph) ?? [])
}

/** What blocks make is blamed at their opening tag, what data holds at its record. */
function checkDerivedLinks(model: PageModel, graph: LinkGraph, config: SiteConfig): Diagnostic[] {
  const from = linkSource(model, config)
  const { origin } = model.page
  return model.derived.flatMap(({ url, block: { node, source } }) => {
    const isWritten = node.opening.end > 0
    const place = isWritten ? source.lines.place(node.opening.start, node.opening.end) : null
    const use = { url, kind: 'derived' as const, file: source.file, place, related: source.related }
    const found = checkLink(use, from, graph)
    if (found === null || isWritten || origin == null) return found ?? []
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
