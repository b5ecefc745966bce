import type { FrontMatter } from '../data/front-matter.ts'
import type { SiteConfig } from '../data/site-config.ts'

/** What a page's route and front matter say about who may find it, and under which brand. */
export interface PageNature {
  readonly protected: boolean
  readonly enablement: boolean
  readonly noindex: boolean
  readonly brand: 'brand' | 'subBrand'
}

export function natureOf(route: string, frontMatter: FrontMatter, config: SiteConfig): PageNature {
  const isProtected = frontMatter.beta_feature !== undefined && frontMatter.beta_feature !== false
  const enablement = route === '/docs/enablement' || route.startsWith('/docs/enablement/')
  const home = `/docs/${config.subBrand.key}`
  const brand = route === home || route.startsWith(`${home}/`) ? 'subBrand' : 'brand'
  return { protected: isProtected, enablement, noindex: isProtected || enablement, brand }
}
