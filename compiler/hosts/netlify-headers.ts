import { splitPath } from '../assemble/redirects/segment.ts'
import { enablementFolder } from '../data/site/resolve-site.ts'
import type { SandboxPage } from '../model/bundle.ts'
import { assetsRoute } from '../model/bundle.ts'
import { descriptionPaths, markdownPath } from '../model/page-path.ts'
import { underBase } from '../model/routes.ts'
import { cloudflareLimits } from './cloudflare-limits.ts'
import { type PublishedPage, sortByRoute } from './published-page.ts'
import { cacheForEver, cacheRevalidated, type Header, pageHeaderNames, sandboxHeaders } from './security-headers.ts'

type Rule = readonly [path: string, headers: readonly Header[]]

/**
 * Writes `_headers`, which Netlify and Cloudflare Pages read. A path takes the headers of all rules that fit, and both
 * join a header's values when two rules give it, or take the last: so the rules that say how long a file is kept do not
 * overlap. Where a site has frames, nor do those that give a policy: then only the folders of pages have the pages' one.
 * Both hosts have pages revalidated by themselves, so that rules which say no more go where Cloudflare would not take all.
 *
 * @param base what is before the path of every address
 *
 * Rules: docs.netlify.com "Custom headers" and "Caching", developers.cloudflare.com "Pages, Headers" and "Serving Pages".
 */
export function netlifyHeaders(
  security: readonly Header[],
  pages: readonly PublishedPage[],
  frames: readonly SandboxPage[],
  base: string,
): { readonly text: string; readonly count: number } {
  const first = [...new Set(pages.map(({ route }) => splitPath(route)[0] ?? ''))].filter((one) => one !== '').sort()
  const own = frames.length === 0 ? [] : security.filter(([name]) => pageHeaderNames.includes(name))
  const revalidated = [...own, ['Cache-Control', cacheRevalidated]] as const
  const before: readonly Rule[] = [
    ['/*', security.filter((header) => !own.includes(header))],
    [`${assetsRoute}/*`, [['Cache-Control', cacheForEver]]],
    ...frames.map((frame): Rule => [`${frame.path}*`, sandboxHeaders(frame)]),
    ...['/', '/assets/*', '/sitemap.xml'].map((path): Rule => [path, revalidated]),
  ]
  const folders = first
    .flatMap((one) => [`/${one}`, `/${one}.md`, `/${one}/*`])
    .map((path): Rule => [path, revalidated])
  const hidden = hiddenPaths(pages).map((path): Rule => [path, [['X-Robots-Tag', 'noindex']]])
  const { headerRules } = cloudflareLimits
  const [all, few] = [
    [...before, ...folders, ...hidden],
    [...before, ...hidden],
  ]
  const rules = own.length === 0 && all.length > headerRules && few.length <= headerRules ? few : all
  const text = rules
    .map(([path, headers]) =>
      [underBase(base, path), ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
  return { text, count: rules.length }
}

/**
 * Paths that search engines are asked not to list. HTML says so itself; Markdown twins and descriptions cannot. Enablement pages lie
 * in one folder, so that one rule is enough for them.
 */
function hiddenPaths(pages: readonly PublishedPage[]): readonly string[] {
  const twins = sortByRoute(pages)
    .filter((page) => (page.protected !== null || page.noindex) && !page.enablement)
    .flatMap(({ route, describesApi }) => [markdownPath(route), ...(describesApi ? descriptionPaths(route) : [])])
    .map((path) => `/${path}`)
  const folders = new Set(pages.flatMap(({ route, enablement }) => (enablement ? [enablementPage(route)] : [])))
  return [...[...folders].flatMap((folder) => [`${folder}.md`, `${folder}/*`]), ...twins]
}

/** The page that all enablement pages are below, from the route of any of them. */
function enablementPage(route: string): string {
  const segments = route.split('/')
  return segments.slice(0, segments.indexOf(enablementFolder) + 1).join('/')
}
