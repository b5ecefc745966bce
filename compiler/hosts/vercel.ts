import { type Segment, showPath, symbolic } from '../assemble/redirects/segment.ts'
import { showTarget, writePath } from '../assemble/redirects/target.ts'
import { colonInTarget, tooManyHostRules } from '../diagnostics/codes/hosts.ts'
import type { FlatRule } from './flat-rules.ts'
import type { Host, HostedSite } from './host.ts'
import { pathRules } from './path-rules.ts'

/** Redirects of one project (vercel.com, "Limits"). */
const maxRedirects = 2048

/**
 * Vercel takes `vercel.json` from the folder that is deployed. With `cleanUrls` it serves either layout at `/route`, and
 * without `trailingSlash` either form of an address; redirects come before files and keep the query.
 *
 * Rules: vercel.com, "Project configuration"; sources are expressions of `path-to-regexp` 6.
 */
export const vercel: Host = {
  layout: null,
  redirects: true,
  files(site) {
    const config = {
      cleanUrls: true,
      redirects: site.rules.filter(isClear).flatMap((rule) =>
        [source(rule), ...bareSource(rule, site)].map((one) => ({
          source: one,
          destination: destination(rule),
          statusCode: 301,
        })),
      ),
      // The folder is deployed as it is: what is before its addresses is taken away for the look-up alone.
      ...(site.base === ''
        ? {}
        : { rewrites: [{ source: `${escapeText(site.base)}/:path*`, destination: '/:path*' }] }),
      headers: pathRules(site).map(({ prefix, suffix, headers }) => ({
        source: `${escapeText(site.base + prefix)}(.*)${escapeText(suffix)}`,
        headers: headers.map(([key, value]) => ({ key, value })),
      })),
    }
    const over = site.rules[maxRedirects]
    const at = { file: over?.owner?.file ?? null, place: over?.owner?.place ?? null }
    return {
      files: [{ path: 'vercel.json', content: `${JSON.stringify(config, null, 2)}\n` }],
      diagnostics: [
        ...(over === undefined
          ? []
          : [tooManyHostRules(at, { host: 'Vercel', count: site.rules.length, limit: maxRedirects })]),
        ...site.rules
          .filter((rule) => !isClear(rule) && rule.owner !== null)
          .map(({ owner, target }) =>
            colonInTarget(
              { file: owner?.file ?? null, place: owner?.place ?? null },
              { host: 'Vercel', target: showTarget(target) },
            ),
          ),
      ],
    }
  },
}

/** Vercel decodes a target and looks for names in all of it. */
function isClear({ target: { segments, query, fragment } }: FlatRule): boolean {
  const texts = [...segments.flatMap((part) => (part.kind === 'text' ? [part.text] : [])), query, fragment]
  return !texts.some((text) => /:\w/.test(text.replace(/%3A/gi, ':')))
}

function source({ source: segments }: FlatRule): string {
  if (segments.length === 0) return '/'
  const parts = segments.map((part) => {
    if (part.kind === 'text') return `/${escapeText(part.text)}`
    return part.kind === 'one' ? `/:${part.name}` : `/:${part.name}(.+?)`
  })
  return `${parts.join('')}{/}?`
}

/** With `cleanUrls` an address that ends in `.html` is redirected to the one without it before any rule is tried. */
function bareSource({ source: segments, ...rule }: FlatRule, { pages, rules }: HostedSite): readonly string[] {
  const last = segments.at(-1)
  if (last?.kind !== 'text' || !/.\.html$/.test(last.text)) return []
  const bare = { ...rule, source: [...segments.slice(0, -1), { ...last, text: last.text.slice(0, -'.html'.length) }] }
  const path = showPath(symbolic(bare.source))
  const isTaken =
    pages.some(({ route }) => route === path) || rules.some((other) => showPath(symbolic(other.source)) === path)
  return isTaken ? [] : [source(bare)]
}

function destination({ target }: FlatRule): string {
  const segments = target.segments.map((part: Segment) =>
    part.kind === 'text' ? escapeText(part.text) : `:${part.name}`,
  )
  return writePath(target, segments) + target.query + target.fragment
}

/** Characters that mean something in an expression of `path-to-regexp`. */
function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\:!=]/g, '\\$&')
}
