import { schemeOf } from '../formats/web-address.ts'
import type { LinkTarget } from '../model/link-target.ts'
import { readSitePath, resolveRelative, underBase, withoutDots } from '../model/routes.ts'

/** What a URL is, as far as its text tells. */
export type UrlKind =
  | { readonly kind: 'site'; readonly path: string }
  /** An absolute URL under the site's own address. */
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'fragment'; readonly fragment: string }
  | { readonly kind: 'unsafe' | 'escapes' | 'empty' }

/** The site's own address, and what below it is the site's. */
export interface SiteAddress {
  /** With its path, but without a slash at its end. */
  readonly url: string
  /** That path: nothing, or `/a/b`. */
  readonly base: string
  /** Whether what begins with this segment belongs to the site: the same host may serve another site. */
  isOwn(segment: string): boolean
}

const schemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Tells apart the kinds of URLs. Relative ones are resolved beside the page's file.
 *
 * @param url as the author wrote it
 * @param file the page's file, `content/pages/…`
 */
export function readUrl(url: string, file: string, site: SiteAddress): UrlKind {
  const text = url.trim()
  if (text === '') return { kind: 'empty' }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, so `java\tscript:` would run
  if (/[\u0000-\u001F]/.test(text)) return { kind: 'unsafe' }
  if (text.startsWith('#')) return { kind: 'fragment', fragment: text.slice(1) }
  // Browsers read a backslash as a slash, so these name another host.
  if (/^[/\\]{2}|^\\|^\/(%5C|%2F)/i.test(text)) return { kind: 'unsafe' }
  const scheme = schemeOf(text)
  if (scheme !== null) {
    if (!schemes.has(scheme)) return { kind: 'unsafe' }
    const written = ownPath(text, site.url)
    const path = written === null ? null : withoutDots(written)
    const isOwn = path !== null && site.isOwn(firstSegment(path))
    return isOwn ? { kind: 'own', path } : { kind: 'external', url: text }
  }
  if (text.startsWith('/')) return { kind: 'site', path: withoutDots(text) }
  const path = resolveRelative(text, file)
  return path === null ? { kind: 'escapes' } : { kind: 'site', path: withoutDots(path) }
}

/**
 * @param url an absolute one
 * @returns whether it leads somewhere: browsers also take `https:/x` and `https:///x`, and read a host that nobody meant
 */
export function isReadable(url: string): boolean {
  return !/^https?:/i.test(url) || (/^https?:\/\/[^/\\]/i.test(url) && URL.canParse(url))
}

function ownPath(url: string, address: string): string | null {
  const [written, own] = [plainHost(url), plainHost(address)]
  if (!written.startsWith(own)) return null
  const path = written.slice(own.length)
  if (path === '') return '/'
  return path.startsWith('/') ? path : /^[?#]/.test(path) ? `/${path}` : null
}

/** Schemes and hosts know no case, and browsers leave out the port that a scheme means. */
function plainHost(url: string): string {
  const written = /^[a-z]+:\/\/[^/?#\\]*/i.exec(url)?.[0] ?? ''
  const start = written.toLowerCase()
  const port = start.startsWith('https:') ? ':443' : start.startsWith('http:') ? ':80' : ''
  // Nearly every address is written so.
  if (start === written && !(port !== '' && start.endsWith(port))) return url
  return (start.endsWith(port) ? start.slice(0, start.length - port.length) : start) + url.slice(written.length)
}

function firstSegment(path: string): string {
  return readSitePath(path).route.split('/')[1] ?? ''
}

/**
 * Rewrites a link to where it leads: through the redirects, without trailing slash.
 *
 * @param rewrite the redirects of the site: a site path in, a site path or an absolute URL out
 */
export function targetOf(url: string, file: string, site: SiteAddress, rewrite: (path: string) => string): LinkTarget {
  const read = readUrl(url, file, site)
  switch (read.kind) {
    case 'site':
    case 'own': {
      const to = rewrite(read.path)
      if (!to.startsWith('/')) return { href: to, external: true }
      const { route, query, fragment } = readSitePath(to)
      const hash = fragment === null ? '' : `#${encodeURIComponent(anchorOf(fragment))}${textDirective(to)}`
      return { href: underBase(site.base, encodedPath(route) + query + hash), route, external: false }
    }
    case 'fragment':
      return { href: url.trim(), external: false }
    case 'external':
      // An address of mail and a number open something, and lead to no other site.
      return { href: read.url, external: !/^(?:mailto|tel):/i.test(read.url) }
    default:
      // Reported as an error; a draft of the page (in the preview) leads nowhere.
      return { href: '#', external: false }
  }
}

/** @returns a decoded path as an address; a file's name may hold what would begin a query or a fragment */
function encodedPath(route: string): string {
  return encodeURI(route).replace(/[?#]/g, encodeURIComponent)
}

/**
 * @param fragment without `#`
 * @returns what of it is an id: `:~:` begins text that browsers look for (WICG, "URL Fragment Text Directives")
 */
export function anchorOf(fragment: string): string {
  return fragment.split(':~:')[0] ?? ''
}

/** The part of a URL's fragment that is for browsers, as it was written. */
function textDirective(url: string): string {
  const fragment = url.indexOf('#')
  const at = fragment === -1 ? -1 : url.indexOf(':~:', fragment)
  return at === -1 ? '' : url.slice(at)
}
