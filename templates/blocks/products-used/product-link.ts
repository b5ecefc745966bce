import type { SiteConfig } from '../../../compiler/data/site-config.ts'

/** Labels that the words of a key do not give (spec 2.7). */
const labels: ReadonlyMap<string, string> = new Map([
  ['api', 'API'],
  ['iam', 'IAM'],
  ['iot', 'IoT'],
  ['libraries', 'SDKs'],
  ['openapi', 'OpenAPI'],
  ['rcs', 'RCS'],
  ['sip-trunking', 'SIP Trunking'],
  ['taskrouter', 'TaskRouter'],
  ['trust-hub', 'TrustHub'],
  ['usage', 'General Usage'],
  ['whatsapp', 'WhatsApp'],
])

/** @returns the product keys of a list as authors write it: trimmed, lower-case, none empty */
export function productKeys(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')
}

/** @returns the label of a product; other keys are their words with capital letters */
export function productLabel(product: string, config: SiteConfig): string {
  if (product === `${config.brand.key}-cli`) return config.brand.cliName
  if (product === config.subBrand.key) return config.subBrand.name
  return (
    labels.get(product) ??
    product
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  )
}

/** @returns where a product leads: outside where the site says so, the sub-brand's page, or its own folder */
export function productUrl(product: string, config: SiteConfig): string {
  if (Object.hasOwn(config.links.products, product)) return config.links.products[product] ?? ''
  if (product === 'marketing-campaigns')
    return `/docs/${config.subBrand.key}/ui/sending-email/how-to-send-email-with-marketing-campaigns`
  return `/docs/${product}`
}
