import type { FrontMatter } from '../data/front-matter.ts'
import { enablementFolder } from '../data/settle-site.ts'
import type { SiteConfig } from '../data/site-config.ts'
import { below, isWithin } from '../model/routes.ts'

/** What a page's route and front matter say about who may find it, and under which brand. */
export interface PageNature {
  readonly protected: boolean
  readonly enablement: boolean
  readonly noindex: boolean
  readonly brand: 'brand' | 'subBrand'
}

export function natureOf(route: string, frontMatter: FrontMatter, config: SiteConfig): PageNature {
  const isProtected = frontMatter.beta_feature !== undefined && frontMatter.beta_feature !== false
  const { subBrand, docsRoot } = config
  const enablement = isWithin(route, below(docsRoot, enablementFolder))
  const brand = subBrand !== null && isWithin(route, subBrand.home) ? 'subBrand' : 'brand'
  return { protected: isProtected, enablement, noindex: config.noindex || isProtected || enablement, brand }
}
