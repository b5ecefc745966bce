import assert from 'node:assert/strict'
import { resolveSite } from '../../../compiler/data/site/resolve-site.ts'
import type { SiteConfig } from '../../../compiler/data/site/site-config.ts'
import { loadSiteConfig } from '../../../compiler/data/site/site-file.ts'
import { hostNames } from '../../../compiler/hosts/hosts.ts'

/** The least that a `site.yaml` says. */
export const siteYaml = `url: https://docs.cormorant.example
brand: { key: cormorant, name: Cormorant }
subBrand: { key: wren, name: Wren }
platformSection: { key: estuary, name: Estuary }
links:
  logIn: https://cormorant.example/login
  signUp: https://cormorant.example/signup
  helpCenter: https://help.cormorant.example
  support: mailto:help@cormorant.example
  questions: { brand: https://ask.cormorant.example/a, subBrand: https://ask.cormorant.example/b }
  products: { engage: https://engage.cormorant.example }
`

export function sampleConfig(more = ''): SiteConfig {
  const { value, diagnostics } = loadSiteConfig(
    { path: 'content/site.yaml', text: siteYaml + more },
    {},
    'build',
    hostNames,
  )
  assert.deepEqual(diagnostics, [])
  assert.ok(value !== null)
  return resolveSite(value, { docsRoot: '/docs', noindex: false, hasPage: () => true, folders: [], navigation: [] })
}
