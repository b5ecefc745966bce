import type { SiteConfig } from '../../compiler/data/site-config.ts'
import type { PageView } from '../../compiler/model/theme.ts'

/** A link of the frame: `external` leads to another site. */
export interface FrameLink {
  readonly label: string
  readonly href: string
  readonly external: boolean
}

type Brand = PageView['brand']

const inside = (label: string, href: string): FrameLink => ({ label, href, external: false })

/** @returns the link with what its URL says about where it leads: a site path stays, all else is another site */
export function toLink(label: string, href: string): FrameLink {
  return { label, href, external: !href.startsWith('/') }
}

const products = [
  inside('Messaging', '/docs/messaging'),
  inside('Voice', '/docs/voice'),
  inside('Video', '/docs/video'),
  inside('Serverless', '/docs/serverless'),
  inside('Flex', '/docs/flex'),
  inside('Studio', '/docs/studio'),
  inside('All docs...', '/docs'),
]

/** Product items of the top bar; the sub-brand has none. */
export function productLinks(brand: Brand): readonly FrameLink[] {
  return brand === 'brand' ? products : []
}

/** The group 'Libraries and help'; the sub-brand has none. */
export function secondaryLinks(config: SiteConfig, brand: Brand): readonly FrameLink[] {
  return brand === 'brand' ? [inside('SDKs', '/docs/libraries'), toLink('Help Center', config.links.helpCenter)] : []
}

/** Name and home of the brand whose page this is. */
export function brandHome(config: SiteConfig, brand: Brand): { readonly name: string; readonly path: string } {
  return brand === 'brand'
    ? { name: config.brand.name, path: '/docs' }
    : { name: config.subBrand.name, path: `/docs/${config.subBrand.key}` }
}

/** @returns how a link stands to the page's route, as `aria-current` says it */
export function currentState(href: string, route: string): 'page' | 'true' | undefined {
  if (href === route) return 'page'
  return href !== '/docs' && route.startsWith(`${href}/`) ? 'true' : undefined
}
