import type { SiteConfig } from '../compiler/data/site/site-config.ts'

/** The hues that tokens.css has already. */
const standard = { brand: 258, subBrand: 175 }

/**
 * What a site changes about the look: the hues of its accents. Lightness and chroma stay, so the contrasts hold.
 *
 * @returns CSS for a style sheet of the site, after the theme's own; empty when the site changes nothing
 */
export function siteStyles({ brand, subBrand }: SiteConfig): string {
  const roles = [
    brand.accentHue === standard.brand ? '' : `--brand-hue:${brand.accentHue}`,
    subBrand === null || subBrand.accentHue === standard.subBrand ? '' : `--sub-brand-hue:${subBrand.accentHue}`,
  ].filter((role) => role !== '')
  return roles.length === 0 ? '' : `:root{${roles.join(';')}}\n`
}
