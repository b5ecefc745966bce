import type { SiteConfig } from '../../compiler/data/site-config.ts'

/** Key and name of the brand whose page this is: everything under the sub-brand's home is the sub-brand's (spec 2.1). */
export function pageBrand(route: string, config: SiteConfig): { readonly key: string; readonly name: string } {
  const home = `/docs/${config.subBrand.key}`
  return route === home || route.startsWith(`${home}/`) ? config.subBrand : config.brand
}
