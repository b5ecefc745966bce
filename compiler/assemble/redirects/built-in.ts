import type { RedirectRecord } from '../../model/redirect.ts'
import { type Segment, splitPath, trimSlash } from './segment.ts'

/** The redirects that every site has. */
export interface BuiltIn {
  /** The locales whose prefix is taken away: all but the default one. */
  readonly locales: ReadonlySet<string>
  /** Where `/` leads, or null where a page is there. */
  readonly home: string | null
}

/** Repeating a built-in redirect in data is allowed and changes nothing. */
export function repeatsBuiltIn(record: RedirectRecord, { locales, home }: BuiltIn): boolean {
  const source = trimSlash(record.old_path)
  const target = trimSlash(record.dest_url)
  if (source === '/') return target === home
  const [, first = '', rest = '/'] = /^\/([^/]+)(\/.*)?$/s.exec(source) ?? []
  if (first !== '{locale}' && !locales.has(first)) return false
  return target === rest || (rest === '/' && target === home)
}

/** @returns the built-in rule that comes before every use of such a source, or null */
export function builtInConflict(
  source: readonly Segment[],
  { locales, home }: BuiltIn,
): { readonly rule: string; readonly hint: string } | null {
  const first = source[0]
  if (first === undefined) {
    return home === null ? null : { rule: `\`/\` → \`${home}\``, hint: `Remove it: readers go to \`${home}\`.` }
  }
  if (first.kind !== 'text' || !locales.has(first.text)) return null
  return {
    rule: '`/{locale}/{path*}` → `/{path*}`',
    hint: `Leave \`/${first.text}\` out of the source: the redirect then serves all locales.`,
  }
}

/**
 * The built-in redirects of one path. The locale's prefix is taken away only before a segment that the site has, so
 * that no rest of a path can become another host (`/ja//evil.example`).
 *
 * @returns the segments that it leads to, or null
 */
export function builtInStep(
  segments: readonly string[],
  plan: { readonly home: string | null },
  locales: ReadonlySet<string>,
  firstSegments: Pick<ReadonlySet<string>, 'has'>,
): readonly string[] | null {
  const [first, second] = segments
  if (first === undefined) return plan.home === null ? null : splitPath(plan.home)
  if (!locales.has(first)) return null
  if (second === undefined) return splitPath(plan.home ?? '/')
  return firstSegments.has(second) || locales.has(second) ? segments.slice(1) : null
}
