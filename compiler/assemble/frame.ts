import type { DataKinds } from '../data/data.ts'
import type { FrontMatter } from '../data/front-matter.ts'
import type { NavigationFile } from '../data/navigation.ts'
import { folderOf } from '../data/site/resolve-site.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { excludedLink, isExcludedHref } from '../model/excluded-link.ts'
import type { ListedEntry } from '../model/generated-page.ts'
import type { LinkTarget } from '../model/link-target.ts'
import type { PageLink } from '../model/public-block.ts'
import { linkRoot, underBase } from '../model/routes.ts'
import type { ReferencePage, SiteView } from '../model/site.ts'
import type { Sidebar } from '../model/theme.ts'
import type { CheckedPage } from '../validate/validate.ts'
import { sidebarBelow } from './choose-sidebar.ts'
import { targetOf } from './link-target.ts'
import type { PageModel } from './model-page.ts'
import { flagsOf, type PageFlags } from './page-flags.ts'
import { makeSidebar, readingOrder } from './sidebar.ts'

/** What other pages need to know of a page: enough for links, sidebars and breadcrumbs. */
export interface PageFacts {
  readonly route: string
  readonly title: string
  readonly protected: boolean
  /** It is not in this output. */
  readonly draft: boolean
  readonly product: string | null
  /** Its place in a sidebar that is made from folders. */
  readonly order: number | null
  /** Set where the page names a specification. */
  readonly reference: ReferencePage | null
}

/** A page with its place in the site. */
export interface SitePage extends PageFlags {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly product: string | null
  readonly sidebar: Sidebar | null
  /** Null where there is none. */
  readonly sidebarName: string | null
  readonly breadcrumbs: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly model: PageModel
}

/** A sidebar with its pages in reading order. */
export interface OrderedSidebar {
  /** By which it is asked for. */
  readonly name: string
  readonly sidebar: Sidebar
  readonly order: readonly PageLink[]
  /** Places in the order, by path. */
  readonly at: ReadonlyMap<string, number>
}

/** What the frame asks of the site, each when it is needed. */
export interface FrameInput {
  readonly config: SiteConfig
  readonly data: DataKinds
  /** The pages that name a specification. Generated pages name none, so these are all of them from the start. */
  readonly references: readonly ReferencePage[]
  facts(route: string): PageFacts | undefined
  /** The name of a page's sidebar, whether there is one or not. */
  sidebarName(route: string, frontMatter: Pick<FrontMatter, 'sidebar'>, product: string | null): string | null
  /** A sidebar by its name; undefined where there is none of that name. */
  sidebar(name: string): OrderedSidebar | undefined
  /** Through the redirects: a site path or an absolute URL. */
  rewrite(path: string): string
  /** The same without an answer for each address, for pages of `manyLinks`. */
  rewriteAtOnce(path: string): string
  /** Whether what begins with this segment, on the site's own host, belongs to the site. */
  isOwn(segment: string): boolean
  /** Whether the output may not tell where a link leads; absent where it may tell everything. */
  isExcluded?: ((url: string, file: string) => boolean) | undefined
}

/** Links of a page from which on its addresses are not asked for one by one: each may leave fifteen answers. */
export const manyLinks = 5000

/** What is around and between pages. It asks pages for their facts only, never for their content. */
export interface SiteFrame {
  readonly view: SiteView
  /** Where a link on a page leads; `file` is the page's, for relative links, and `links` are all that it has. */
  link(url: string, file: string, links?: readonly unknown[]): LinkTarget
  /** The sidebar of a name; null where there is none. */
  sidebar(name: string): Sidebar | null
  /** Puts a page into its place. */
  place(model: PageModel): SitePage
}

/** @returns the facts of a page as its front matter gives them */
export function factsOf(
  page: Pick<CheckedPage, 'route' | 'frontMatter'>,
  config: SiteConfig,
  areas: ReadonlySet<string>,
  drafts: boolean,
): PageFacts {
  const { route, frontMatter } = page
  const folder = folderOf(route, config.docsRoot)
  return {
    route,
    title: frontMatter.title,
    protected: flagsOf(route, frontMatter, config).protected,
    draft: frontMatter.draft && !drafts,
    product: frontMatter.product ?? (folder !== null && areas.has(folder) ? folder : null),
    order: frontMatter.order ?? null,
    reference: referenceOf(page),
  }
}

/** @returns the page as the place of a specification's operations, or null when it names none */
export function referenceOf({ route, frontMatter }: Pick<CheckedPage, 'route' | 'frontMatter'>): ReferencePage | null {
  const { openapi: specification } = frontMatter
  return specification === undefined ? null : { route, specification, frontMatter }
}

/** Makes the frame of a site. It holds nothing itself. */
export function siteFrame(input: FrameInput): SiteFrame {
  const shown = (route: string) => shownPage(route, input)
  const hidden = (route: string) => isHidden(route, input)
  const titleOf = (route: string) => shown(route)?.title
  const link: SiteFrame['link'] = (url, file, links = []) => {
    if (input.isExcluded?.(url, file) === true) return excludedLink
    const { config } = input
    return targetOf(
      url,
      file,
      { url: config.url, base: config.base, isOwn: (segment) => input.isOwn(segment) },
      (path) => (links.length < manyLinks ? input.rewrite(path) : input.rewriteAtOnce(path)),
    )
  }
  const view: SiteView = {
    get config() {
      return input.config
    },
    get data() {
      return input.data
    },
    get references() {
      return input.references
    },
    link: (url, file = linkRoot) => link(url, file),
    page: (route) => shown(route),
  }
  const neighbour = (route: string | null | undefined): PageLink | null => {
    if (route == null || hidden(route)) return null
    const title = titleOf(route)
    return title === undefined ? null : { title, path: underBase(input.config.base, route) }
  }
  return {
    view,
    link,
    sidebar: (name) => input.sidebar(name)?.sidebar ?? null,
    place(model) {
      const { route, frontMatter, neighbours } = model.page
      const product = input.facts(route)?.product ?? null
      const own = sidebarOf(model.page, product, input)
      const { base } = input.config
      const at = own?.at.get(underBase(base, route))
      return {
        route,
        title: frontMatter.title,
        description: frontMatter.description ?? '',
        product,
        sidebar: own?.sidebar ?? null,
        sidebarName: own?.name ?? null,
        breadcrumbs: breadcrumbs(route, base, (path) => (hidden(path) ? undefined : titleOf(path))),
        previous: at === undefined ? neighbour(neighbours?.previous) : (own?.order[at - 1] ?? null),
        next: at === undefined ? neighbour(neighbours?.next) : (own?.order[at + 1] ?? null),
        model,
        ...flagsOf(route, frontMatter, input.config),
      }
    },
  }
}

/**
 * The sidebar of a page. A page that belongs to another is in that one's sidebar where it has an entry there, else in
 * one that holds only what belongs to it.
 */
function sidebarOf(
  { route, frontMatter, below }: PageModel['page'],
  product: string | null,
  input: FrameInput,
): OrderedSidebar | undefined {
  const named = input.sidebar(input.sidebarName(route, frontMatter, product) ?? '')
  if (below === undefined) {
    return named ?? (frontMatter.openapi === undefined ? undefined : input.sidebar(sidebarBelow(route)))
  }
  return named?.at.has(underBase(input.config.base, below)) === true
    ? named
    : (input.sidebar(sidebarBelow(below)) ?? named)
}

/** Makes the sidebar of a navigation file, which every page of its product shares. */
export function orderedSidebar(
  { name, tree }: Pick<NavigationFile, 'name' | 'tree'>,
  frame: SiteFrame,
  input: Pick<FrameInput, 'facts'> & { listed(route: string): readonly ListedEntry[] },
): Omit<OrderedSidebar, 'name'> {
  const sidebar = makeSidebar(tree, {
    link: frame.view.link,
    isHidden: (route) => isExcludedHref(route) || isHidden(route, input),
    productOf: (route) => shownPage(route, input)?.product ?? null,
    product: name,
    listed: input.listed,
  })
  const root = tree.path === undefined ? undefined : frame.view.link(tree.path).route
  const order = readingOrder(sidebar, shownPage(root ?? '', input)?.title)
  return { sidebar, order, at: new Map(order.map(({ path }, index) => [path, index])) }
}

function shownPage(route: string, { facts }: Pick<FrameInput, 'facts'>): PageFacts | undefined {
  const page = facts(route)
  return page === undefined || page.draft ? undefined : page
}

function isHidden(route: string, { facts }: Pick<FrameInput, 'facts'>): boolean {
  const page = facts(route)
  return page !== undefined && (page.protected || page.draft)
}

/** The pages above a page, from the top. */
function breadcrumbs(route: string, base: string, titleOf: (route: string) => string | undefined): readonly PageLink[] {
  const segments = route.split('/').slice(1, -1)
  return segments.flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const title = titleOf(path)
    return title === undefined ? [] : [{ title, path: underBase(base, path) }]
  })
}
