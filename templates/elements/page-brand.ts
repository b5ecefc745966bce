import type { SiteConfig } from '../../compiler/data/site/site-config.ts'

/** Key and name of the brand whose page this is: everything under the sub-brand's root is the sub-brand's (spec 2.1). */
export function pageBrand(
  route: string,
  { brand, subBrand }: SiteConfig,
): { readonly key: string; readonly name: string } {
  return subBrand !== null && `${route}/`.startsWith(`${subBrand.root}/`) ? subBrand : brand
}
