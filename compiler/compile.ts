import { append } from './append.ts'
import type { SitePage } from './assemble/frame.ts'
import { generatedRoutes } from './assemble/generated-routes.ts'
import { assemble, type Site } from './assemble.ts'
import { assetsRoute, bundle, type ClientBundle, framePages, siteStylesheet } from './bundle.ts'
import { checkAlone } from './check-alone.ts'
import { checkPage, redirectsTo, unusedPartials, validationOf } from './check-page.ts'
import { loadData } from './data/load-data.ts'
import { loadNavigation } from './data/navigation.ts'
import { loadRedirects } from './data/redirects-file.ts'
import { loadSiteConfig, type SiteMode } from './data/site-file.ts'
import { type Checks, chosen } from './diagnostics/choices.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { withoutFollowUps } from './diagnostics/follow-ups.ts'
import { inOrder } from './diagnostics/summary.ts'
import { type HostFiles, planHostFiles } from './hosts/host-files.ts'
import type { PageFacts } from './hosts/page-facts.ts'
import type { ParseMarkdown } from './markdown/parse-markdown.ts'
import type { OutputFile } from './output.ts'
import { outputClashes } from './output-clashes.ts'
import type { ParsedPage } from './parse/parse-body.ts'
import { parsePartial } from './parse.ts'
import type { Content } from './read.ts'
import type { RedirectPlan } from './redirects/draft.ts'
import { planRedirects } from './redirects/plan.ts'
import { redirector } from './redirects/redirector.ts'
import { createRegistry } from './registry.ts'
import { renderDataMarkdown } from './render/data-markdown.ts'
import type { ImageSize } from './render/to-react.tsx'
import { notFoundPage, type RenderInput, renderPage } from './render.tsx'
import { assetPath, siteFiles } from './site-files.ts'
import type { Theme } from './theme.ts'
import type { CheckedPage } from './validate.ts'

/** What a run depends on besides the content: nothing else is looked at. */
export interface CompileOptions {
  readonly mode: SiteMode
  /** For `${NAME}` in site.yaml. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Called with each file as its work begins, so that a crash can name it. */
  readonly onFile?: (file: string) => void
  /** Stands in for the parser: what an earlier build has parsed need not be parsed again. */
  readonly parse?: ParseMarkdown
}

/** What rendering depends on besides the site. */
export interface RenderOptions {
  readonly theme: Theme
  readonly client: ClientBundle
  readonly imageSize: (file: string) => ImageSize | null
  readonly lastUpdated: (file: string) => string | null
  readonly year: number | null
  readonly onFile?: (file: string) => void
}

/** A checked site. `site` is null where site.yaml itself is wrong: each file was checked by itself then. */
export interface Checked {
  readonly site: Site | null
  readonly plan: RedirectPlan | null
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
  /** What the site wants to be told of warnings. */
  readonly checks: Checks
  /** site.yaml can't be used: a fault of the configuration, not of the content. */
  readonly misconfigured: boolean
}

/** Read and parsed content in, a checked site and every problem out. No disk, no clock. */
export function check(content: Content, theme: Theme, options: CompileOptions): Checked {
  const loaded = loadSiteConfig(content.site, options.env, options.mode)
  if (loaded.value === null) {
    const alone = checkAlone(content, createRegistry(theme.blocks), loaded.standIn, options.onFile)
    const { checks } = loaded.standIn
    const diagnostics = settled([...loaded.diagnostics, ...alone], checks)
    return { site: null, plan: null, diagnostics, pages: content.pages.length, checks, misconfigured: true }
  }
  const config = loaded.value
  const registry = createRegistry(theme.blocks)
  const data = loadData(content.data, config, content.unread.filter(isData))
  const navigation = loadNavigation(content.navigation)
  const records = loadRedirects(content.redirects)
  const partials = new Map(
    content.partials.map((source): [string, ParsedPage] => {
      options.onFile?.(source.path)
      return [source.path.replace(/^content\/partials\//, ''), parsePartial(source, registry, options.parse)]
    }),
  )
  const validation = validationOf(config, registry, partials)
  const diagnostics: Diagnostic[] = [
    ...loaded.diagnostics,
    ...data.diagnostics,
    ...navigation.diagnostics,
    ...records.diagnostics,
    ...[...partials.values()].flatMap((partial) => partial.diagnostics),
  ]
  const pages: CheckedPage[] = []
  for (const source of content.pages) {
    options.onFile?.(source.path)
    const checked = checkPage(source, validation, options.parse)
    pages.push(checked.page)
    append(diagnostics, checked.diagnostics)
  }
  append(diagnostics, unusedPartials(partials, pages, validation))
  const unique = new Map(pages.toReversed().map((page) => [page.route, page])).values()
  append(diagnostics, outputClashes([...unique], content.assets, config.hosting.format))

  const files = siteFiles(
    content.assets,
    pages.map(({ route }) => route),
    content.unread,
  )
  const drafts = options.mode === 'preview'
  const shown = pages.filter(({ frontMatter }) => drafts || !frontMatter.draft)
  const plan = planRedirects([...records.value, ...shown.flatMap(redirectsTo)], {
    routes: [
      ...shown.map(({ route, file }) => ({ route, file })),
      ...generatedRoutes(registry, config, data.value, pages).map((route) => ({ route, file: null })),
    ],
    files,
    locales: config.locales.all,
    defaultLocale: config.locales.default,
    siteUrl: config.url,
  })
  const redirect = redirector(plan.value)
  const assembled = assemble({
    config,
    data: data.value,
    pages,
    navigation: navigation.value,
    files,
    rewrite: (path) => redirect.rewrite(path),
    registry,
    validation,
    drafts,
    html: renderDataMarkdown,
  })
  append(diagnostics, [...plan.diagnostics, ...assembled.diagnostics])
  return {
    site: assembled.value,
    plan: plan.value,
    diagnostics: settled(diagnostics, config.checks),
    pages: assembled.value.pages.length,
    checks: config.checks,
    misconfigured: false,
  }
}

/** The files of a site as they are rendered, and what speaks against their being hosted. */
export interface Rendered {
  /**
   * Each file is made when it is asked for, and not kept: an output is larger than memory should be. To be gone through
   * once.
   */
  readonly files: Iterable<OutputFile>
  readonly diagnostics: readonly Diagnostic[]
}

/** Renders a checked site to all files of the output, assets included. Nothing is rendered before it is asked for. */
export function render(site: Site, plan: RedirectPlan, content: Content, options: RenderOptions): Rendered {
  const used = site.pages.flatMap(({ model }) => model.page.blocks.map(({ block }) => block))
  const hosted = planHostFiles({
    config: site.config,
    plan,
    pages: site.pages.map((page) => pageFacts(page, options)),
    productName: (product) => productName(product, site),
    videos: used.some((block) => block.embeds === 'video'),
    frames: framePages(used, options.client),
    media: site.view.data.voices.map(({ previewUrl }) => previewUrl),
  })
  const diagnostics = chosen(hosted.diagnostics, site.config.checks)
  return { files: renderFiles(site, content, options, hosted.value), diagnostics }
}

/** Pages come first: they say which scripts, styles and data they name, and where a redirect may not put its own. */
function* renderFiles(site: Site, content: Content, options: RenderOptions, hosted: HostFiles): Generator<OutputFile> {
  const assets = new Map(content.assets.map((asset) => [`/${assetPath(asset.path)}`, asset]))
  const input: RenderInput = {
    ...options,
    site,
    highlighted: new Map(),
    imageSize: (path) => {
      const asset = assets.get(path)
      return asset === undefined ? null : options.imageSize(asset.location)
    },
  }
  const sources = new Set<string>()
  const taken = new Set<string>()
  const add = function* (files: Iterable<OutputFile>): Generator<OutputFile> {
    for (const file of files) {
      // Pages that show the same data share its file.
      if (taken.has(file.path) && file.path.startsWith(`${assetsRoute.slice(1)}/`)) continue
      taken.add(file.path)
      yield file
    }
  }
  for (const page of site.pages) {
    options.onFile?.(page.model.page.file)
    const rendered = renderPage(page, input)
    for (const source of rendered.sources) sources.add(source)
    yield* add(rendered.files)
  }
  const missing = notFoundPage(input)
  for (const source of missing.sources) sources.add(source)
  yield* add(missing.files)
  yield* add(bundle(sources, options.client))
  const own = siteStylesheet(options.theme, site.config)
  if (own !== null) yield* add([own])
  yield* add([...assets].map(([path, { location }]) => ({ path: path.slice(1), content: { copy: location } })))
  yield* hosted.files
  yield* hosted.stubs(taken)
}

const isData = (path: string) => path.startsWith('content/data/')

export function pageFacts(page: SitePage, options: Pick<RenderOptions, 'lastUpdated'>): PageFacts {
  const { frontMatter, file, source } = page.model.page
  const feature = frontMatter.beta_feature
  return {
    route: page.route,
    title: page.title,
    description: page.description,
    product: page.product,
    lastUpdated: source.text === '' ? null : options.lastUpdated(file),
    protected: page.protected ? (typeof feature === 'string' ? feature : true) : null,
    enablement: page.enablement,
    noindex: page.noindex,
  }
}

/** A product is called what its own page is called. */
export function productName(product: string, site: Pick<Site, 'view'>): string {
  const title = site.view.page(`/docs/${product}`)?.title
  return (
    title ??
    product
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  )
}

/** What is told of all that was found in a site: each thing once, as `checks` wants it, in the order of the reports. */
export function settled(diagnostics: readonly Diagnostic[], checks: Checks): readonly Diagnostic[] {
  return inOrder(chosen(distinct(diagnostics), checks))
}

/** A partial's problem shows once, with the first page that includes it. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return withoutFollowUps(diagnostics).filter((one) => {
    const key = [one.code, one.file, one.line, one.column, one.message].join('\0')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
