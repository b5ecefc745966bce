import {
  catchAllNotLast,
  malformedRedirectName,
  malformedRedirectTarget,
  unknownRedirectName,
  unsafeRedirectTarget,
} from '../../diagnostics/codes/routes.ts'
import { nearest } from '../../formats/nearest.ts'
import { encodeLetters, type PathFault, pathFault, queryFault } from './path-fault.ts'
import { joinPath, type Segment, showPath, splitPath, symbolic, trimSlash } from './segment.ts'
import { accepted, type Parsed, parseSegment, refused } from './source.ts'

/** Where a redirect leads. */
export interface Target {
  /** Scheme and host of another site, or empty. */
  readonly origin: string
  readonly segments: readonly Segment[]
  /** Another site's URL ends in a slash, which may matter there. */
  readonly slash: boolean
  /** With its `?`, or empty. */
  readonly query: string
  /** With its `#`, or empty. */
  readonly fragment: string
}

/**
 * Reads `dest_url`: a path of this site or a URL of another one, which may use the names of the source as segments.
 *
 * @param names the source's segments; null where the source cannot be read, so that names cannot be checked
 * @param siteUrl address of this site; a target below it becomes a path
 */
export function parseTarget(text: string, names: readonly Segment[] | null, siteUrl: string): Parsed<Target> {
  const host = hostFault(text)
  if (host !== null) return bad(text, host)
  const [, origin = '', path = '', query = '', fragment = ''] =
    /^([a-z]+:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(text) ?? []
  const own = origin === '' ? path : ownPath(origin, path, siteUrl)
  const fault = pathFault(path) ?? queryFault(query) ?? queryFault(fragment)
  if (fault !== null) return bad(text, fault)
  const stray = /[{}]/.exec(query + fragment)
  if (stray !== null) return bad(text, { what: `\`${stray[0]}\` outside of the path`, hint: null, unsafe: false })
  const segments: Segment[] = []
  for (const part of splitPath(trimSlash(own ?? path))) {
    const read = parseSegment(text, part)
    if (read.complain !== null) return read
    segments.push(read.value)
  }
  const unknown = names === null ? null : nameFault(text, segments, names)
  if (unknown !== null) return unknown
  const outside = origin === '' ? '' : new URL(origin).origin
  const inside = own !== null
  const unsafe = inside && segments[0] !== undefined && segments[0].kind !== 'text'
  if (unsafe) return bad(text, openFault(text))
  return accepted({
    origin: inside ? '' : outside,
    // As they were filled, they have room for more.
    segments: segments.slice(),
    slash: !inside && path.endsWith('/'),
    query: encodeLetters(query),
    fragment: encodeLetters(fragment),
  })
}

/** @returns the target's URL without query and fragment, its path already filled in; a site path has no trailing slash */
export function writePath(target: Target, segments: readonly string[]): string {
  const path = segments.length === 0 && target.origin !== '' ? '' : joinPath(segments)
  return target.origin + path + (target.slash ? '/' : '')
}

/** @returns the target as an author writes it, names in braces */
export function showTarget(target: Target): string {
  const segments = splitPath(showPath(symbolic(target.segments)))
  return writePath(target, segments) + target.query + target.fragment
}

/** @returns where a pattern that ends open leads with nothing at its end */
export function withoutRest(target: Target): Target {
  return { ...target, segments: target.segments.filter(({ kind }) => kind !== 'rest') }
}

/** @returns the path within this site; null for an address outside of it */
function ownPath(origin: string, path: string, siteUrl: string): string | null {
  const site = new URL(siteUrl)
  if (new URL(origin).origin !== site.origin) return null
  const base = site.pathname.replace(/\/$/, '')
  return `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : null
}

/** What is wrong before the path begins. */
function hostFault(text: string): PathFault | null {
  if (text === '') return { what: 'nothing', hint: null, unsafe: false }
  const early = queryFault(text)
  if (early !== null) return early
  if (text.startsWith('//')) {
    return { what: 'two slashes at the start', hint: `Write \`https:${text}\`, or one \`/\`.`, unsafe: true }
  }
  if (text.startsWith('/')) return null
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0]
  if (scheme === undefined) return { what: 'a relative path', hint: 'Begin with `/` or `https://`.', unsafe: false }
  if (!/^https?:$/i.test(scheme)) return { what: `the scheme \`${scheme}\``, hint: null, unsafe: true }
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
  if (authority === undefined || !URL.canParse(`https://${authority}`)) {
    return { what: 'a URL without a host', hint: null, unsafe: true }
  }
  if (/[{}*]/.test(authority)) return { what: 'a name in the host', hint: 'Write the host out.', unsafe: true }
  if (authority.includes('@')) return { what: 'a user name before the host', hint: 'Remove it.', unsafe: true }
  return null
}

function openFault(text: string): PathFault {
  return {
    what: `a name as the first segment of \`${text}\``,
    hint: 'Begin the target with a fixed segment: otherwise whoever writes the link chooses where it leads.',
    unsafe: true,
  }
}

function nameFault(text: string, segments: readonly Segment[], source: readonly Segment[]): Parsed<Target> | null {
  const known = source.flatMap((part) => (part.kind === 'text' ? [] : [part]))
  for (const [at, segment] of segments.entries()) {
    if (segment.kind === 'text') continue
    const same = known.find(({ name }) => name === segment.name)
    if (same === undefined) {
      const names = known.map(({ name }) => name)
      return refused((place) =>
        unknownRedirectName(place, { name: segment.name, names, nearest: nearest(segment.name, names) }),
      )
    }
    if (same.kind !== segment.kind) {
      const instead = same.kind === 'rest' ? `\`{${same.name}*}\`` : `\`{${same.name}}\``
      const written = segment.kind === 'rest' ? `{${segment.name}*}` : `{${segment.name}}`
      return refused((place) => malformedRedirectName(place, { text, written, expected: instead }))
    }
    if (segment.kind === 'rest' && at < segments.length - 1) {
      return refused((place) => catchAllNotLast(place, { text, name: segment.name }))
    }
  }
  return null
}

function bad(text: string, { what, hint, unsafe }: PathFault): Parsed<never> {
  return refused((at) =>
    unsafe
      ? unsafeRedirectTarget(at, { target: text, what, hint })
      : malformedRedirectTarget(at, { target: text, what, hint }),
  )
}
