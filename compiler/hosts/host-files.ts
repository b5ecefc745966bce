import type { RedirectPlan } from '../assemble/redirects/draft.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import type { Outcome } from '../diagnostics/diagnostic.ts'
import type { SandboxPage } from '../model/bundle.ts'
import { hostFileNames } from '../model/host-file-names.ts'
import type { TextFile } from '../model/output.ts'
import { underBase as withBase } from '../model/routes.ts'
import { languageTag } from '../render/language.ts'
import { flatRules, underBase } from './flat-rules.ts'
import { filesForHosts, hostsOf, needsStubs } from './hosts.ts'
import { llmsText } from './llms.ts'
import { type PublishedPage, sortByRoute } from './published-page.ts'
import { redirectsJson } from './redirects-json.ts'
import { securityHeaders } from './security-headers.ts'
import { sitemap } from './sitemap.ts'
import { redirectStubs } from './stubs.ts'

/** All that the files for hosts and crawlers are made from. */
export interface HostInput {
  readonly config: SiteConfig
  readonly plan: RedirectPlan
  readonly pages: readonly PublishedPage[]
  /** A product's name as readers see it. */
  readonly productName: (product: string) => string
  /** What lists of pages call those that belong to no product. */
  readonly general: string
  /** Whether any page embeds a video. */
  readonly videos: boolean
  /** Pages that other pages show in a sandboxed frame. */
  readonly frames: readonly SandboxPage[]
  /** Addresses (or origins) of voice previews; those of this site are ignored. */
  readonly media: readonly string[]
}

/**
 * Makes the pages that replace redirects, for hosts that know none.
 *
 * @param site `moved` is what such a page says in the site's language, with `{path}`
 * @param taken output paths of all other files: no redirect's page takes the place of one
 */
export function stubFiles(
  site: Pick<HostInput, 'config' | 'plan'> & { readonly routes: readonly string[]; readonly moved: string },
  taken: Iterable<string>,
): readonly TextFile[] {
  const { config, plan, routes, moved } = site
  const { url, hosting, base, locales } = config
  if (!needsStubs(hostsOf(config))) return []
  return redirectStubs(flatRules(plan), {
    siteUrl: url,
    base,
    lang: languageTag(locales.default),
    moved,
    format: hosting.format,
    routes: new Set(routes),
    taken: [...taken, ...hostFileNames],
  })
}

/**
 * Makes every file that hosts and crawlers read and that depends on no other file of the output, in the order of their
 * kinds, so that their warnings are known before a page is rendered.
 */
export function planHostFiles(input: HostInput): Outcome<readonly TextFile[]> {
  const { config, plan, pages } = input
  const { url, hosting } = config
  const based = underBase(flatRules(plan), config.base)
  const security = securityHeaders({
    config,
    videos: input.videos,
    frames: input.frames.length > 0,
    mediaOrigins: input.media,
  })
  const named = hostsOf(config)
  const { frames } = input
  const hosted = filesForHosts({
    rules: based,
    base: config.base,
    security,
    pages,
    frames,
    format: hosting.format,
    for: named,
  })
  const { productName, general } = input
  const site = { url, title: config.brand.name, description: config.description, productName, general }
  const files: readonly TextFile[] = [
    ...hosted.files,
    { path: 'redirects.json', isForHost: true, content: redirectsJson(based) },
    { path: 'robots.txt', content: robotsText(config) },
    ...sitemap(pages, url),
    { path: 'llms.txt', content: llmsText(pages, site) },
    { path: 'protected.json', isForHost: true, content: protectedJson(pages, config.base) },
  ]
  return { value: files, diagnostics: hosted.diagnostics }
}

/** The pages that a host can put behind a sign-in. */
function protectedJson(pages: readonly PublishedPage[], base: string): string {
  const lines = sortByRoute(pages).flatMap(({ route, protected: feature }) =>
    feature === null ? [] : [JSON.stringify({ route: withBase(base, route), beta_feature: feature })],
  )
  return lines.length === 0 ? '[]\n' : `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`
}

/** RFC 9309. */
function robotsText({ url, noindex }: SiteConfig): string {
  return noindex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`
}
