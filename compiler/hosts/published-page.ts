import type { PageOutline } from '../assemble/outline.ts'
import { flagsOf } from '../assemble/page-flags.ts'
import { inWords } from '../data/site/resolve-site.ts'
import type { SiteConfig } from '../data/site/site-config.ts'

/** What the files for hosts and crawlers say of a page. */
export interface PublishedPage {
  /** Without trailing slash. */
  readonly route: string
  /** False for a page that is made from data. */
  readonly hasFile: boolean
  readonly title: string
  readonly description: string
  readonly product: string | null
  /** ISO date of the last change, or null where it is not known. */
  readonly lastUpdated: string | null
  /** `beta_feature` of a protected page, or null. */
  readonly protected: string | true | null
  readonly enablement: boolean
  readonly noindex: boolean
  /** Led to by nothing that lists pages. */
  readonly internal: boolean
  /** The description of an API is published below it. */
  readonly describesApi: boolean
}

/** Pages that anybody may be led to, in the order of their routes. */
export function listedPages(pages: readonly PublishedPage[]): readonly PublishedPage[] {
  return sortByRoute(pages.filter((page) => !isHidden(page) && !page.internal))
}

/** @returns whether no search engine may list a page */
export function isHidden(page: PublishedPage): boolean {
  return page.protected !== null || page.enablement || page.noindex
}

/** @returns the pages in the order of their routes */
export function sortByRoute(pages: readonly PublishedPage[]): readonly PublishedPage[] {
  return pages.toSorted((a, b) => (a.route < b.route ? -1 : Number(a.route > b.route)))
}

/**
 * @param product the page's
 * @param lastUpdated ISO date
 * @returns a checked page as hosts and crawlers see it
 */
export function hostPage(
  { route, hasFile, frontMatter }: Pick<PageOutline, 'route' | 'hasFile' | 'frontMatter'>,
  product: string | null,
  config: SiteConfig,
  lastUpdated: string | null,
): PublishedPage {
  const nature = flagsOf(route, frontMatter, config)
  const feature = frontMatter.beta_feature
  return {
    route,
    hasFile,
    title: frontMatter.title,
    description: frontMatter.description ?? '',
    product,
    lastUpdated,
    protected: nature.protected ? (typeof feature === 'string' ? feature : true) : null,
    enablement: nature.enablement,
    noindex: nature.noindex,
    internal: frontMatter.internal === true,
    describesApi: frontMatter.openapi !== undefined,
  }
}

/** @returns what the frame and search call a product: its label, which `site.yaml`, its sidebar or its words give */
export function productName(product: string, { products }: SiteConfig): string {
  return products[product]?.label ?? inWords(product)
}
