import type { FrontMatter } from '../data/front-matter.ts'
import { enablementFolder } from '../data/site/resolve-site.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { below, isWithin } from '../model/routes.ts'

/** What a page's route and front matter say about who may find it, and under which brand. */
export interface PageFlags {
  readonly protected: boolean
  readonly enablement: boolean
  readonly noindex: boolean
  readonly brand: 'brand' | 'subBrand'
}

/** @returns what a page is by its route, its front matter and the settings of the site */
export function flagsOf(route: string, frontMatter: FrontMatter, config: SiteConfig): PageFlags {
  const isProtected = frontMatter.beta_feature !== undefined && frontMatter.beta_feature !== false
  const { subBrand } = config
  const enablement = isEnablement(route, config)
  const brand = subBrand !== null && isWithin(route, subBrand.root) ? 'subBrand' : 'brand'
  // Who keeps a page out of the site's own lists does not mean it to be found by the search engines of others.
  const noindex = config.noindex || isProtected || enablement || frontMatter.internal === true
  return { protected: isProtected, enablement, noindex, brand }
}

/** Whether a page is one of those for people inside, which have a search of their own. */
export function isEnablement(route: string, { docsRoot }: Pick<SiteConfig, 'docsRoot'>): boolean {
  return isWithin(route, below(docsRoot, enablementFolder))
}
