import type { RedirectPlan } from './draft.ts'
import { encodeLetters } from './path-fault.ts'
import { splitPath, trimSlash } from './segment.ts'
import { type FirstSegments, stepper } from './step.ts'
import { joinQueries, splitUrl, type UrlParts } from './url-parts.ts'

/** The redirects of a site, ready for use. */
export interface Redirector {
  /**
   * Rewrites an internal link: the locale's prefix is taken away first, then the redirects follow, longest source
   * first, until none fits. Query and fragment are kept; a trailing slash goes.
   *
   * @param url a site path. Anything else (another site's URL, a fragment, a relative path) comes back as it was, but
   *   for what browsers drop from URLs anyway. The result never begins with two slashes or backslashes.
   */
  rewrite(url: string): string
  /**
   * Answers a request as a host would.
   *
   * @param path of the request as it was sent: percent-encoded, with its query
   * @returns where the path leads in the end, or null where it is not redirected
   */
  resolve(path: string): { readonly target: string; readonly status: 301 } | null
}

/** A plan without errors needs three steps at most: two locales and a redirect. */
const maxSteps = 10

/**
 * Makes the plan usable: one index for all calls.
 *
 * @param firstSegments where a plan that was made without all routes finds the others
 */
export function redirector(plan: RedirectPlan, firstSegments?: FirstSegments): Redirector {
  const step = stepper(plan, firstSegments)
  const follow = (url: UrlParts): { readonly end: string; readonly isLoop?: true } | null => {
    let { query, fragment } = url
    let at = splitPath(trimSlash(url.path))
    const passed = new Set<string>()
    while (passed.size < maxSteps) {
      const path = `/${at.join('/')}`
      const next = step(at)
      if (next === null) return passed.size === 0 ? null : { end: path + query + fragment }
      if (passed.has(path)) return { end: path + query + fragment, isLoop: true }
      passed.add(path)
      query = joinQueries(next.query, query)
      // As browsers do: the target's fragment wins, without one the link's stays.
      fragment = next.fragment || fragment
      if (next.next === null) return { end: next.path + query + fragment }
      at = next.next
    }
    // Longer with each step: a loop, too.
    return null
  }
  return {
    rewrite: (written) => {
      const url = tidy(written)
      if (!url.startsWith('/')) return url
      const parts = splitUrl(url)
      // Of a loop, which the plan has reported, the last place may be a page that it hides: no link to it is dead besides.
      const led = isTwisted(parts.path) ? null : follow(parts)
      return led?.end ?? trimSlash(parts.path) + parts.query + parts.fragment
    },
    resolve: (path) => {
      // No honest request has what is not allowed in a header.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      if (!/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\u007f]/.test(path)) return null
      const url = splitUrl(path)
      const led = isUnclear(url.path) || hasTwoLocales(url.path, plan) ? null : follow(url)
      if (led === null || led.isLoop) return null
      return { target: encodeLetters(led.end).replaceAll(' ', '%20'), status: 301 }
    },
  }
}

/**
 * A link that browsers or hosts may read in another way than it is written: never rewritten. `%2F`, `%5C` and control
 * characters are decoded by some hosts.
 */
function isTwisted(path: string): boolean {
  return /%(?:2f|5c|[01][0-9a-f]|7f)/i.test(path) || isUnclear(path)
}

/** Hosts are told one rule for each locale: an address with two of them has none. */
function hasTwoLocales(path: string, { locales }: RedirectPlan): boolean {
  const [first = '', second = ''] = splitPath(path)
  return locales.includes(first) && locales.includes(second)
}

/** A request that may be read in two ways: browsers drop tabs and line ends, and take a backslash for a slash. */
function isUnclear(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(path)) return true
  return trimSlash(path).includes('//') || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}

/** What browsers make of a URL before they read it (URL standard, "basic URL parser", steps 1 to 3), one slash first. */
function tidy(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped
  const seen = url.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '').replace(/[\t\n\r]/g, '')
  if (!/^[/\\]/.test(seen)) return seen
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers percent-encode them
  return seen.replace(/^[/\\]+/, '/').replace(/[\u0000-\u0020]/g, (character) => encodeURIComponent(character))
}
