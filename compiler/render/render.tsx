import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { SitePage } from '../assemble/frame.ts'
import { isSearched } from '../data/search-service.ts'
import type { SiteConfig } from '../data/site-config.ts'
import type { HighlightMemory } from '../formats/markdown/highlight.ts'
import type { AnyBlock } from '../model/block.ts'
import {
  assetUrl,
  type ClientBundle,
  type SandboxUse,
  sandboxOf,
  sandboxScript,
  siteStylesheet,
} from '../model/bundle.ts'
import type { ImageSize } from '../model/image-size.ts'
import type { OutputFile } from '../model/output.ts'
import { htmlPath, markdownPath } from '../model/page-path.ts'
import type { Speaker } from '../model/public-block.ts'
import { canonicalUrl, underBase } from '../model/routes.ts'
import type { LinkTarget, SiteView } from '../model/site.ts'
import type { MenuKey, PageView, RenderCache, Theme } from '../model/theme.ts'
import { descriptionFiles } from './api-description.ts'
import { contentOf } from './content.ts'
import { languageTag } from './language-tag.ts'
import { sheetsOf } from './sheets.ts'
import { isDrawn } from './site-icons.ts'
import { type ShellMemory, toHtml } from './to-html.tsx'
import { toCleanMarkdown } from './to-markdown.ts'
import { type ContentParts, toReact } from './to-react.tsx'

/** The site, as far as pages show it. */
export interface RenderedSite {
  readonly config: SiteConfig
  readonly view: SiteView
  link(url: string, file: string): LinkTarget
}

/** What rendering needs besides the site: nothing here comes from the clock or the disk. */
export interface RenderInput {
  readonly site: RenderedSite
  readonly theme: Theme
  readonly client: ClientBundle
  /** Size of a local image by its site path. */
  readonly imageSize: (path: string) => ImageSize | null
  /** ISO date of a file's last change in the version history. */
  readonly lastUpdated: (file: string) => string | null
  /** The year of the copyright line, or null where the input names none. */
  readonly year: number | null
  /** Fences coloured before in this build. */
  readonly highlighted: HighlightMemory
  /** What the theme puts around content, rendered before in this build. */
  readonly shells: ShellMemory
  /** What the frames of pages share. */
  readonly kept?: RenderCache
  /** The file of a sidebar that is too large for each page; null for one that is not. */
  readonly menu?: (of: MenuKey) => OutputFile | null
}

/** A rendered page: its files, and the scripts and styles that it names, by source. */
export interface RenderedPage {
  readonly files: readonly OutputFile[]
  readonly sources: ReadonlySet<string>
  /** The file of its sidebar, which other pages name too. */
  readonly menu?: { readonly of: MenuKey; readonly file: OutputFile } | null
}

/** What search reads of a page: its Markdown twin, with the blocks that have words of their own for it. */
export function searchedText(page: SitePage, markdown: string, input: Pick<RenderInput, 'site' | 'theme'>): string {
  const hasWords = ({ block: { search, more } }: { readonly block: AnyBlock }) =>
    search !== undefined || more?.search?.besides !== undefined
  if (!page.model.page.blocks.some(hasWords)) return markdown
  return pageMarkdown(page, input, ({ search, ...block }) => {
    const besides = block.more?.search?.besides
    if (search !== undefined) return { ...block, markdown: ({ model }: { readonly model: unknown }) => search(model) }
    if (besides === undefined) return block
    const gap = block.inline === true ? ' ' : '\n\n'
    return { ...block, markdown: (made) => [besides, block.markdown(made)].filter((text) => text !== '').join(gap) }
  })
}

/**
 * Writes a page's Markdown twin.
 *
 * @param form the blocks as they are to be written
 */
export function pageMarkdown(
  page: SitePage,
  { site, theme }: Pick<RenderInput, 'site' | 'theme'>,
  form: (block: AnyBlock) => AnyBlock = (block) => block,
): string {
  const { page: checked, models, bringsTitle } = page.model
  const tree = checked.tree ?? { type: 'root' as const, children: [] }
  return toCleanMarkdown(tree, bringsTitle ? null : page.title, {
    blocks: checked.blocks.map(({ block }, index) => ({ block: form(block), model: models[index] })),
    fences: checked.fences,
    say: speakerOf(theme, languageOf(checked.frontMatter.lang, site.config), site.config),
    link: (url) => site.link(url, checked.file).href,
    source: checked.source.text,
  })
}

/** Marks the place of the body in the frame. No author can write it: their text is escaped. */
const bodyMark = 'sp-body'
const bodyHole = `<${bodyMark}></${bodyMark}>`

/**
 * Renders one page.
 *
 * @param markdown its Markdown twin
 */
export function renderPage(page: SitePage, markdown: string, input: RenderInput): RenderedPage {
  const { site, theme } = input
  const { model } = page
  const { page: checked } = model
  const sources = new Set<string>(theme.assets)
  const asset = (source: string) => {
    sources.add(source)
    return underBase(site.config.base, assetUrl(source, input.client))
  }
  const lang = languageOf(page.model.page.frontMatter.lang, site.config)
  const frames = new Map<string, OutputFile>()
  const framed = (use: SandboxUse) => {
    const { path, page: own } = sandboxOf(use, input.client)
    if (own === null) return asset(use.source)
    sources.add(sandboxScript(use.source))
    frames.set(path, own)
    return underBase(site.config.base, path)
  }
  const { hast, parts: unspoken } = contentOf(page, input, asset, framed)
  const parts = { ...unspoken, ...spokenIn(lang, input) }
  const content = toHtml(hast, parts, input.shells)
  const blockStyles = checked.blocks.flatMap(({ block }) => block.styles ?? [])
  const view = pageView(page, input, {
    body: content === null ? toReact(hast, parts) : createElement(bodyMark),
    styles: [...sheetsOf(blockStyles, theme, input.client).map(asset), ...ownStyles(input)],
    asset,
  })
  const menu = menuOf(page, lang, input)
  const menuHref = menu === null ? null : underBase(site.config.base, `/${menu.file.path}`)
  const frame = renderToString(<theme.Page {...view} menuHref={menuHref} />)
  const html = inOnePiece(`<!doctype html>${content === null ? frame : frame.replace(bodyHole, () => content)}`)
  return {
    files: [
      { path: htmlPath(page.route, site.config.hosting.format), content: html },
      { path: markdownPath(page.route), content: markdown },
      ...model.files,
      ...frames.values(),
      ...descriptionFiles(page, site.view),
    ],
    sources,
    menu,
  }
}

function menuOf({ sidebarName, product }: SitePage, lang: string, { menu }: RenderInput) {
  if (sidebarName === null) return null
  const of: MenuKey = { name: sidebarName, product, lang }
  const file = menu?.(of) ?? null
  return file === null ? null : { of, file }
}

/**
 * A text that React joined from thousands of pieces keeps them all, at ten times its own size, until something looks into
 * it. Pages are held until all are rendered, so this looks into each at once.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(text.length - 1)
  return text
}

/** Renders `404.html`, which hosts show for every address that the site does not have. */
export function notFoundPage(input: RenderInput): RenderedPage {
  const { site, theme, client } = input
  const { config } = site
  const sources = new Set<string>(theme.assets)
  const asset = (source: string) => {
    sources.add(source)
    return underBase(config.base, assetUrl(source, client))
  }
  const lang = languageTag(config.locales.default)
  const title = speakerOf(theme, lang, config)('Page not found')
  const view: PageView = {
    config,
    route: underBase(config.base, '/404'),
    frontMatter: { title, layout: 'doc', toc: false, search: false, draft: false },
    image: null,
    title,
    description: '',
    lang,
    canonical: '',
    layout: 'doc',
    brand: 'brand',
    product: null,
    protected: false,
    enablement: false,
    noindex: true,
    isSearched: isSearched(config.services.search),
    headings: [],
    heading: title,
    sidebar: null,
    breadcrumbs: [],
    previous: null,
    next: null,
    markdownHref: '',
    editUrl: null,
    lastUpdated: null,
    year: input.year,
    hasIcons: isDrawn(config.brand.favicon),
    styles: [...sheetsOf([], theme, client).map(asset), ...ownStyles(input)],
    scripts: [asset('client/boot.ts')],
    asset,
    body: null,
  }
  const html = renderToString(<theme.Page {...view} body={<theme.NotFound {...view} />} />)
  return { files: [{ path: '404.html', content: `<!doctype html>${html}` }], sources }
}

/** @returns the view of a page: everything that its frame shows */
export function pageView(
  page: SitePage,
  input: Omit<RenderInput, 'imageSize' | 'highlighted' | 'shells'>,
  content: Pick<PageView, 'body' | 'styles' | 'asset'>,
): PageView {
  const { site } = input
  const { config } = site
  const { frontMatter, file } = page.model.page
  const isFile = page.model.page.source.text !== ''
  const { repository } = config
  return {
    ...content,
    config,
    route: underBase(config.base, page.route),
    frontMatter,
    image: frontMatter.image === undefined ? null : input.site.link(frontMatter.image, file).href,
    title: page.title,
    description: page.description,
    lang: languageOf(frontMatter.lang, config),
    canonical: canonicalUrl(config.url, page.route),
    layout: frontMatter.layout,
    brand: page.brand,
    product: page.product,
    protected: page.protected,
    enablement: page.enablement,
    noindex: page.noindex,
    isSearched: isSearched(page.enablement ? config.services.enablementSearch : config.services.search),
    headings: frontMatter.toc ? page.model.headings : [],
    heading: page.model.bringsTitle ? null : page.title,
    sidebar: page.sidebar,
    breadcrumbs: page.breadcrumbs,
    previous: page.previous,
    next: page.next,
    markdownHref: underBase(config.base, `/${markdownPath(page.route)}`),
    editUrl:
      repository === null || !isFile
        ? null
        : [repository.url, 'edit', repository.branch, repository.directory, file]
            .filter((part) => part !== '')
            .join('/'),
    lastUpdated: isFile ? input.lastUpdated(file) : null,
    year: input.year,
    hasIcons: isDrawn(config.brand.favicon),
    scripts: [content.asset('client/boot.ts')],
    ...(input.kept !== undefined && { cache: input.kept }),
  }
}

/** @returns what says texts in a language; a theme without languages says them in English */
export function speakerOf(theme: Pick<Theme, 'texts'>, lang: string, config: Pick<SiteConfig, 'strings'>): Speaker {
  return theme.texts?.(lang, config.strings) ?? Object.assign((english: string) => english, { lang })
}

/** BCP 47. */
function languageOf(own: string | undefined, { locales }: SiteConfig): string {
  return languageTag((own ?? locales.default).toLowerCase())
}

/** Content that is rendered apart from the frame speaks its language. */
function spokenIn(
  lang: string,
  { theme, site }: Pick<RenderInput, 'theme' | 'site'>,
): Partial<Pick<ContentParts, 'language'>> {
  const { inLanguage } = theme
  const { strings } = site.config
  if (inLanguage === undefined) return {}
  const key = `${lang} ${JSON.stringify(strings)} `
  return { language: { key, around: (content) => inLanguage(lang, strings, content) } }
}

function ownStyles({ theme, site }: Pick<RenderInput, 'theme' | 'site'>): readonly string[] {
  const own = siteStylesheet(theme, site.config)
  return own === null ? [] : [underBase(site.config.base, `/${own.path}`)]
}
