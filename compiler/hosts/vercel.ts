import { isPlain, type Segment, shape, splitPath } from '../assemble/redirects/segment.ts'
import { showTarget, writePath } from '../assemble/redirects/target.ts'
import { signInTarget, tooManyHostRules } from '../diagnostics/codes/hosts.ts'
import { grouped } from '../formats/grouped.ts'
import { underBase } from '../model/routes.ts'
import { wholeForMarkdown } from './asks-for-markdown.ts'
import { escapeExpression } from './expression.ts'
import { type FlatRule, placeOfRule } from './flat-rules.ts'
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
    const own = toMarkdown(site)
    const isTaken = addressesOf(site)
    const config = {
      cleanUrls: true,
      redirects: site.rules
        .filter((rule) => unclearSign(rule) === null)
        .flatMap((rule) =>
          [source(rule), ...bareSource(rule, isTaken)].map(
            (one): Redirect => ({
              source: one,
              destination: destination(rule),
              statusCode: 301,
            }),
          ),
        )
        .concat(own),
      // The folder is deployed as it is: what is before its addresses is taken away for the look-up alone.
      ...(site.base === ''
        ? {}
        : { rewrites: [{ source: `${escapeText(site.base)}/:path*`, destination: '/:path*' }] }),
      headers: pathRules(site).map(({ prefix, suffix, headers }) => ({
        source: `${escapeText(site.base + prefix)}(.*)${escapeText(suffix)}`,
        headers: headers.map(([key, value]) => ({ key, value })),
      })),
    }
    const over = site.rules[maxRedirects - own.length]
    return {
      files: [{ path: 'vercel.json', content: `${JSON.stringify(config, null, 2)}\n` }],
      diagnostics: [
        ...(over === undefined
          ? []
          : [
              tooManyHostRules(placeOfRule(over), {
                host: 'Vercel',
                count: site.rules.length + own.length,
                limit: maxRedirects,
              }),
            ]),
        ...site.rules.flatMap((rule) => {
          const { owner, target } = rule
          const sign = unclearSign(rule)
          if (sign === null || owner === null) return []
          return [signInTarget(placeOfRule(rule), { host: 'Vercel', sign, target: showTarget(target) })]
        }),
      ],
    }
  },
}

interface Redirect {
  readonly source: string
  readonly destination: string
  readonly statusCode: 301 | 307
  readonly has?: readonly { readonly type: 'header'; readonly key: string; readonly value: string }[]
}

/**
 * Files come before rewrites there, so that who asks for Markdown is led to it. A dot in the last segment marks a file.
 */
function toMarkdown({ base, pages }: HostedSite): readonly Redirect[] {
  const has = [{ type: 'header', key: 'accept', value: wholeForMarkdown }] as const
  const quoted = escapeText(base)
  const ofRoot: readonly Redirect[] = pages.some(({ route }) => route === '/')
    ? [{ source: `${quoted}/`, has, destination: `${base}/index.md`, statusCode: 307 }]
    : []
  const below = {
    source: `${quoted}/:path((?:.*/)?[^./]+){/}?`,
    has,
    destination: `${base}/:path.md`,
    statusCode: 307,
  } as const
  return [...ofRoot, below]
}

/**
 * Vercel decodes a target and looks for names in all of it. Where the source has names, it makes numbers of groups of
 * them (`$1`), so that there is no way to write a dollar sign before a digit.
 */
function unclearSign({ source, target: { segments, query, fragment } }: FlatRule): 'colon' | 'dollar sign' | null {
  const texts = [...segments.flatMap((part) => (part.kind === 'text' ? [part.text] : [])), query, fragment]
  if (texts.some((text) => /:\w/.test(text.replace(/%3A/gi, ':')))) return 'colon'
  return !isPlain(source) && texts.some((text) => /\$\d/.test(text.replaceAll('%24', '$'))) ? 'dollar sign' : null
}

function source({ source: segments }: FlatRule): string {
  if (segments.length === 0) return '/'
  const parts = segments.map((part) => {
    if (part.kind === 'text') return `/${escapeText(part.text)}`
    return part.kind === 'one' ? `/:${part.name}` : `/:${part.name}(.+?)`
  })
  return `${parts.join('')}{/}?`
}

/**
 * With `cleanUrls` an address that ends in `.html`, `index` or `index.html` is redirected to the one without it before any
 * rule is tried. What has an address of its own there keeps it.
 */
function bareSource({ source: segments, ...rule }: FlatRule, isTaken: IsTaken): readonly string[] {
  const last = segments.at(-1)
  if (last?.kind !== 'text') return []
  const text = last.text.replace(/(?<=.)\.html$/, '')
  if (text === last.text && text !== 'index') return []
  const before = segments.slice(0, -1)
  // Without its end a pattern would take in all that is beside it.
  if (text === 'index' && !isPlain(before)) return []
  const bare: readonly Segment[] = text === 'index' ? before : [...before, { ...last, text }]
  return isTaken(bare) ? [] : [source({ ...rule, source: bare })]
}

/** Tells whether a page or a rule has an address that a pattern takes in. @param pattern without a name at its end */
type IsTaken = (pattern: readonly Segment[]) => boolean

function addressesOf({ pages, rules, base }: HostedSite): IsTaken {
  const shapes = new Set(rules.map((rule) => shape(rule.source)))
  const end = (depth: number, name = '') => `${depth} ${name}`
  const paths = grouped(
    pages.map(({ route }) => splitPath(underBase(base, route))),
    (path) => end(path.length, path.at(-1)),
  )
  return (pattern) => {
    const last = pattern.at(-1)
    const beside = paths.get(end(pattern.length, last?.kind === 'text' ? last.text : '')) ?? []
    return shapes.has(shape(pattern)) || beside.some((path) => matches(pattern, path))
  }
}

/** @param pattern without `{name*}` */
function matches(pattern: readonly Segment[], path: readonly string[]): boolean {
  return pattern.length === path.length && pattern.every((part, at) => part.kind !== 'text' || part.text === path[at])
}

/** Only names have a meaning in a target: a backslash would become a part of the address. */
function destination({ target }: FlatRule): string {
  const segments = target.segments.map((part: Segment) => (part.kind === 'text' ? part.text : `:${part.name}`))
  return (writePath(target, segments) + target.query + target.fragment).replaceAll('$', '%24')
}

/** More characters mean something in an expression of `path-to-regexp`. */
function escapeText(text: string): string {
  return escapeExpression(text).replace(/[:!=]/g, '\\$&')
}
