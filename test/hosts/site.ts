import type { RedirectPlan } from '../../compiler/assemble/redirects/draft.ts'
import { planRedirects } from '../../compiler/assemble/redirects/plan.ts'
import type { SiteConfig } from '../../compiler/data/site/site-config.ts'
import type { Outcome } from '../../compiler/diagnostics/diagnostic.ts'
import { planHostFiles, stubFiles } from '../../compiler/hosts/host-files.ts'
import type { PublishedPage } from '../../compiler/hosts/published-page.ts'
import type { OutputFile, TextFile } from '../../compiler/model/output.ts'
import { records } from '../assemble/redirects/site.ts'
import { resolvedSite } from '../resolved-site.ts'

const link = 'https://www.brightwire.example'

/** A configuration with the least that it needs, and `more`. */
export function config(more: Record<string, unknown> = {}): SiteConfig {
  return resolvedSite({
    url: 'https://docs.brightwire.example',
    description: 'Everything about Brightwire.',
    brand: { key: 'brightwire', name: 'Brightwire' },
    subBrand: { key: 'postkite', name: 'Postkite' },
    locales: { default: 'en-us', all: ['en', 'en-us', 'ja', 'de', 'fr', 'es-mx', 'pt-br'] },
    platformSection: { key: 'funnelry', name: 'Funnelry' },
    links: { logIn: link, signUp: link, helpCenter: link, support: link, questions: { brand: link, subBrand: link } },
    ...more,
  })
}

export function page(route: string, more: Partial<PublishedPage> = {}): PublishedPage {
  return {
    route,
    hasFile: true,
    title: `Title of ${route}`,
    description: 'What it is. And more.',
    product: null,
    lastUpdated: null,
    protected: null,
    enablement: false,
    noindex: false,
    internal: false,
    describesApi: false,
    ...more,
  }
}

export const pages: readonly PublishedPage[] = [
  page('/docs'),
  page('/docs/voice', { product: 'voice', lastUpdated: '2026-03-04T05:06:07Z' }),
  page('/docs/voice/beta', { product: 'voice', protected: 'next-voice', noindex: true }),
  page('/docs/messaging', { product: 'messaging', title: 'Send [and] *receive* a_b _now_', description: '' }),
  page('/docs/api/errors', { product: 'api', hasFile: false }),
  page('/docs/api/errors/10001', { product: 'api', hasFile: false }),
  page('/docs/enablement/start', { enablement: true, noindex: true }),
  page('/docs/quiet', { noindex: true }),
  page('/en-us/legal/tos'),
]

export const pairs: readonly (readonly [string, string])[] = [
  ['/docs/errors/{slug*}', '/docs/api/errors/{slug*}'],
  ['/docs/iot', 'https://partner.example/docs'],
  ['/docs/iot/{path*}', 'https://partner.example/{path*}'],
  ['/docs/sms', '/docs/messaging'],
  ['/docs/SMS', '/docs/voice'],
  ['/docs/Calls', '/docs/voice?tab=1#top'],
  ['/docs/{area}/start', '/docs/voice/{area}'],
  ['/docs/{area}/deep/{splat}/{rest*}', '/docs/voice/{splat}/{area}/{rest*}'],
  ['/old/gr%C3%BC%C3%9Fe', '/docs/voice?q=1'],
  ['/old/a.b(c)+$d', '/docs/messaging#x'],
]

export function planOf(
  given: readonly (readonly [string, string])[],
  facts: readonly PublishedPage[] = pages,
): RedirectPlan {
  const routes = facts.map(({ route }) => ({ route, file: `content/pages${route}.md` }))
  const { locales, url } = config()
  return planRedirects(records(...given), {
    routes,
    locales: locales.all,
    defaultLocale: locales.default,
    home: '/docs',
    siteUrl: url,
  }).value
}

type HostInput = Parameters<typeof planHostFiles>[0] & { readonly taken: Iterable<string> }

/** All that hosts and crawlers read, as the pipeline makes it in two steps. */
export function hostFiles({ taken, ...given }: HostInput): Outcome<readonly TextFile[]> {
  const { value, diagnostics } = planHostFiles(given)
  const routes = given.pages.map(({ route }) => route)
  return {
    value: [...stubFiles({ ...given, routes, moved: 'This page has moved to {path}.' }, taken), ...value],
    diagnostics,
  }
}

export function input(more: Partial<HostInput> = {}): HostInput {
  return {
    config: config(),
    plan: planOf(pairs),
    pages,
    taken: [],
    productName: (product) => product.toUpperCase(),
    general: 'General',
    videos: false,
    frames: [],
    media: [],
    ...more,
  }
}

/** The texts of the files by path. */
export function texts(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, content }) => [path, typeof content === 'string' ? content : '']))
}
