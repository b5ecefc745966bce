import type { SiteConfig } from '../../../compiler/data/site/site-config.ts'
import { cardIconKeys, cardIcons } from './card-icons.ts'
import { type IconName, iconNames } from './Icon.tsx'

/** Every name that authors can give an icon of the frame: the keys of link cards, and the names of the drawings. */
export const frameIconNames: readonly string[] = [...new Set([...cardIconKeys, ...iconNames])]

/** @returns the drawing of a name of `frameIconNames`; a plain page for one that the theme does not draw */
export function frameIcon(name: string | null | undefined): IconName {
  const key = cardIconKeys.find((one) => one === name)
  return key === undefined ? (iconNames.find((one) => one === name?.toLowerCase()) ?? 'document') : cardIcons[key]
}

/** @returns the icon of a product area; a plain page for one that has none */
export function productIcon(product: string, config: SiteConfig): IconName {
  return frameIcon(config.products[product]?.icon)
}
