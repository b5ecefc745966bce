import type { ProductArea, SiteConfig } from '../../../compiler/data/site/site-config.ts'

/** @returns the product keys of a list as authors write it: trimmed, lower-case, none empty */
export function productKeys(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')
}

/** The one page that spec 2.2 places in the sub-brand; where `site.yaml` says where the product leads, that holds. */
const campaigns = { key: 'marketing-campaigns', path: 'ui/sending-email/how-to-send-email-with-marketing-campaigns' }

/** @returns what a product is called and where it leads, also one that is none of the site's areas */
export function usedProduct(key: string, config: SiteConfig): Pick<ProductArea, 'label' | 'href'> {
  const { products, links, subBrand, docsPrefix } = config
  const area = products[key]
  if (area !== undefined) return area
  const label = key.replaceAll('-', ' ').replace(/(?<!\S)\S/gu, (letter) => letter.toUpperCase())
  const isCampaigns = key === campaigns.key && subBrand !== null
  return {
    label,
    href: links.products[key] ?? (isCampaigns ? `${subBrand.root}/${campaigns.path}` : `${docsPrefix}/${key}`),
  }
}
