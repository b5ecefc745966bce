import { resolveSite, type SiteContent } from '../compiler/data/site/resolve-site.ts'
import { type SiteConfig, siteConfigSchema } from '../compiler/data/site/site-config.ts'
import { hostNames } from '../compiler/hosts/hosts.ts'

const docs: SiteContent = { docsRoot: '/docs', noindex: false, hasPage: () => true, folders: [], navigation: [] }

/** @returns the settings of a site whose docs stand below `/docs`, unless the test says more of its content */
export function resolvedSite(written: unknown, content: Partial<SiteContent> = {}): SiteConfig {
  return resolveSite(siteConfigSchema(hostNames).parse(written), { ...docs, ...content })
}
