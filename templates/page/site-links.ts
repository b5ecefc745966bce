import type { FrameItem, SiteConfig } from '../../compiler/data/site-config.ts'
import type { PageView } from '../../compiler/model/theme.ts'

/** A link of the frame: `external` leads to another site. */
export interface FrameLink {
  readonly label: string
  readonly href: string
  readonly external: boolean
}

type Brand = PageView['brand']

/** @returns the link with what its URL says about where it leads: a site path stays, all else is another site */
export function toLink(label: string, href: string): FrameLink {
  return { label, href, external: !href.startsWith('/') }
}

/** @returns items of the frame as links */
export function toLinks(items: readonly FrameItem[]): readonly FrameLink[] {
  return items.map(({ label, href }) => toLink(label, href))
}

/** Product items of the top bar; the sub-brand has none. */
export function productLinks({ topBar }: SiteConfig, brand: Brand): readonly FrameLink[] {
  return brand === 'brand' ? toLinks(topBar.products) : []
}

/** The group 'Libraries and help'; the sub-brand has none. */
export function secondaryLinks({ topBar }: SiteConfig, brand: Brand): readonly FrameLink[] {
  return brand === 'brand' ? toLinks(topBar.secondary) : []
}

/** Name and home of the brand whose page this is. */
export function brandHome(config: SiteConfig, brand: Brand): { readonly name: string; readonly path: string } {
  const { subBrand, home } = config
  return brand === 'subBrand' && subBrand !== null
    ? { name: subBrand.name, path: subBrand.home }
    : { name: config.brand.name, path: home }
}

/** @returns how a link stands to the page's route, as `aria-current` says it; the docs root is above every page */
export function currentState(href: string, route: string, home: string): 'page' | 'true' | undefined {
  if (href === route) return 'page'
  return href !== home && href !== '/' && route.startsWith(`${href}/`) ? 'true' : undefined
}
