import type { SiteConfig } from '../../../compiler/data/site-config.ts'
import { type IconName, iconNames } from './Icon.tsx'

/** @returns the icon of a product area; a plain page for one that has none, or that the theme does not draw */
export function productIcon(product: string, config: SiteConfig): IconName {
  const icon = config.products[product]?.icon
  return iconNames.find((name) => name === icon) ?? 'document'
}
