import type { FrameItem, SiteConfig } from '../../compiler/data/site/site-config.ts'
import type { PageView } from '../../compiler/model/theme.ts'

/** A link of the frame: `external` leads to another site. */
export interface FrameLink {
  readonly label: string
  readonly href: string
  readonly external: boolean
  /** The label is the tool's own text. */
  readonly isOwn?: boolean
}

type Brand = PageView['brand']

/** @returns a site path under the base of the site; any other address as it is */
export function addressOf(path: string, { base }: Pick<SiteConfig, 'base'>): string {
  if (base === '' || !path.startsWith('/')) return path
  return path === '/' ? base : base + path
}

/** @returns the link with what its URL says about where it leads: no site path, mail or number is of another site */
export function toLink(label: string, href: string, config: SiteConfig): FrameLink {
  return { label, href: addressOf(href, config), external: !/^(?:\/|mailto:|tel:)/i.test(href) }
}

/** @returns items of the frame as links */
export function toLinks(items: readonly FrameItem[], config: SiteConfig): readonly FrameLink[] {
  return items.map(({ label, href, isOwn = false }) => {
    const link = toLink(label, href, config)
    return isOwn ? { isOwn, ...link } : link
  })
}

/** Product items of the top bar; the sub-brand has none. */
export function productLinks(config: SiteConfig, brand: Brand): readonly FrameLink[] {
  return brand === 'brand' ? toLinks(config.topBar.products, config) : []
}

/** The group 'Libraries and help'; the sub-brand has none. */
export function secondaryLinks(config: SiteConfig, brand: Brand): readonly FrameLink[] {
  return brand === 'brand' ? toLinks(config.topBar.secondary, config) : []
}

/** Name and home of the brand whose page this is. */
export function brandHome(config: SiteConfig, brand: Brand): { readonly name: string; readonly path: string } {
  const { subBrand, home } = config
  return brand === 'subBrand' && subBrand !== null
    ? { name: subBrand.name, path: addressOf(subBrand.home, config) }
    : { name: config.brand.name, path: addressOf(home, config) }
}

/** @returns how a link relates to the page's route, in the words of `aria-current`; the docs root is above every page */
export function currentState(href: string, route: string, home: string): 'page' | 'true' | undefined {
  if (href === route) return 'page'
  return href !== home && href !== '/' && route.startsWith(`${href}/`) ? 'true' : undefined
}
