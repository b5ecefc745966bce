import type { DataKinds } from '../data/data.ts'
import type { FrontMatter } from '../data/front-matter.ts'
import type { NavigationTree } from '../data/navigation.ts'
import type { SiteConfig } from '../data/site-config.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { LinkTarget, ReferencePage, SiteView } from '../site.ts'
import type { PageLink, Sidebar } from '../theme.ts'
import type { CheckedPage } from '../validate.ts'
import { targetOf } from './link-target.ts'
import type { PageModel } from './model-page.ts'
import { natureOf, type PageNature } from './page-nature.ts'
import { productAreas, productOf } from './product-areas.ts'
import { makeSidebar, readingOrder } from './sidebar.ts'

/** A navigation file: `name` is the product whose sidebar it is. */
export interface NavigationFile {
  readonly name: string
  readonly file: string
  readonly tree: NavigationTree
  placeOf(path: readonly (string | number)[]): Place | null
}

/** What other pages need to know of a page: enough for links, sidebars and breadcrumbs. */
export interface PageFacts {
  readonly route: string
  readonly title: string
  readonly protected: boolean
  /** It is not in this output. */
  readonly draft: boolean
  readonly product: string | null
  /** Set where the page names a specification. */
  readonly reference: ReferencePage | null
}

/** Navigation files by name. */
export interface Navigation {
  get(name: string): NavigationFile | undefined
  keys(): Iterable<string>
}

/** A page with its place in the site. */
export interface SitePage extends PageNature {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly product: string | null
  readonly sidebar: Sidebar | null
  readonly breadcrumbs: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly model: PageModel
}

export interface FrameInput {
  readonly config: SiteConfig
  readonly data: DataKinds
  /** A file is asked for when its sidebar is first shown. */
  readonly navigation: Navigation
  /** Every page by its route. */
  readonly facts: Pick<ReadonlyMap<string, PageFacts>, 'get'>
  /** The pages that name a specification. Generated pages name none, so these are all of them from the start. */
  readonly references: readonly ReferencePage[]
  /** Through the redirects: a site path or an absolute URL. */
  readonly rewrite: (path: string) => string
}

/** What stands around and between pages. It asks pages for their facts only, never for their content. */
export interface SiteFrame {
  readonly view: SiteView
  readonly areas: ReadonlySet<string>
  readonly sidebars: ReadonlySet<string>
  /** Where a link on a page leads; `file` is the page's, for relative links. */
  link(url: string, file: string): LinkTarget
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
  return {
    route,
    title: frontMatter.title,
    protected: natureOf(route, frontMatter, config).protected,
    draft: frontMatter.draft && !drafts,
    product: frontMatter.product ?? productOf(route, areas),
    reference: referenceOf(page),
  }
}

/** @returns the page as the place of a specification's operations, or null when it names none */
export function referenceOf({ route, frontMatter }: Pick<CheckedPage, 'route' | 'frontMatter'>): ReferencePage | null {
  const { openapi: specification } = frontMatter
  return specification === undefined ? null : { route, specification, frontMatter }
}

/** @returns the name of the navigation file that a page shows, whether there is one or not */
export function sidebarName({ sidebar }: Pick<FrontMatter, 'sidebar'>, product: string | null): string | null {
  return sidebar ?? product
}

/** Makes the frame of a site. Sidebars are made once, on first use. */
export function siteFrame(input: FrameInput): SiteFrame {
  const { config, facts } = input
  const shown = (route: string) => {
    const page = facts.get(route)
    return page === undefined || page.draft ? undefined : page
  }
  const hidden = (route: string) => {
    const page = facts.get(route)
    return page !== undefined && (page.protected || page.draft)
  }
  const titleOf = (route: string) => shown(route)?.title
  const link = (url: string, file: string) => targetOf(url, file, config.url, input.rewrite, titleOf)
  const view: SiteView = {
    config,
    get data() {
      return input.data
    },
    get references() {
      return input.references
    },
    link: (url) => link(url, 'content/pages/index.md'),
    page: (route) => shown(route),
  }
  const neighbour = (route: string | null | undefined): PageLink | null => {
    const title = route == null || hidden(route) ? undefined : titleOf(route)
    return title === undefined ? null : { title, path: route as string }
  }
  let names: ReadonlySet<string> | null = null
  const made = new Map<string, { sidebar: Sidebar; order: readonly PageLink[] }>()
  const sidebarOf = (name: string) => {
    if (made.has(name)) return made.get(name)
    const file = input.navigation.get(name)
    if (file === undefined) return undefined
    const productOfRoute = (route: string) => shown(route)?.product ?? null
    const sidebar = makeSidebar(file.tree, {
      link: view.link,
      isHidden: hidden,
      productOf: productOfRoute,
      product: name,
    })
    made.set(name, { sidebar, order: readingOrder(sidebar) })
    return made.get(name)
  }
  return {
    view,
    areas: productAreas(config),
    get sidebars() {
      names ??= new Set(input.navigation.keys())
      return names
    },
    link,
    place(model) {
      const { route, frontMatter } = model.page
      const product = facts.get(route)?.product ?? null
      const own = sidebarOf(sidebarName(frontMatter, product) ?? '')
      const at = own?.order.findIndex((one) => one.path === route) ?? -1
      const { neighbours } = model.page
      return {
        ...natureOf(route, frontMatter, config),
        route,
        title: frontMatter.title,
        description: frontMatter.description ?? '',
        product,
        sidebar: own?.sidebar ?? null,
        breadcrumbs: breadcrumbs(route, (path) => (hidden(path) ? undefined : titleOf(path))),
        previous: at === -1 ? neighbour(neighbours?.previous) : (own?.order[at - 1] ?? null),
        next: at === -1 ? neighbour(neighbours?.next) : (own?.order[at + 1] ?? null),
        model,
      }
    },
  }
}

/** The pages above a page, from the top. */
function breadcrumbs(route: string, titleOf: (route: string) => string | undefined): readonly PageLink[] {
  const segments = route.split('/').slice(1, -1)
  return segments.flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const title = titleOf(path)
    return title === undefined ? [] : [{ title, path }]
  })
}
