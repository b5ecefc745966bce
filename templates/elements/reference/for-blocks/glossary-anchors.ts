import type { SiteConfig } from '../../../../compiler/data/site/site-config.ts'

const glossary = '/glossary/what-is-personally-identifiable-information-pii'

/** @returns the addresses to which the badges of personal data lead (spec 2.6) */
export function glossaryAnchors({ docsPrefix }: Pick<SiteConfig, 'docsPrefix'>) {
  const page = `${docsPrefix}${glossary}`
  return { present: `${page}#pii-fields`, absent: `${page}#fields-marked-not-pii` }
}
