import { builtInStep } from './built-in.ts'
import type { RedirectPlan } from './draft.ts'
import { encodeLetters } from './path-fault.ts'
import { bind, fill, showPath, splitPath } from './segment.ts'
import { sourceTrie } from './source-trie.ts'
import { writePath } from './target.ts'

/** One redirect taken. */
export interface Step {
  /** Index in the plan; -1 for a built-in one. */
  readonly by: number
  /** The site path that it leads to, or null where it leaves the site. */
  readonly next: readonly string[] | null
  /** Where it leads: a site path without trailing slash, or an absolute URL. */
  readonly path: string
  /** With `?` and `#`, or empty. */
  readonly query: string
  readonly fragment: string
}

/** Takes one redirect for a path, which may hold names that match themselves; null where there is none. */
export type Stepper = (segments: readonly string[]) => Step | null

/** Which first segments a site has. */
export type FirstSegments = Pick<ReadonlySet<string>, 'has'>

/** @param firstSegments default: those of the plan */
export function stepper(plan: RedirectPlan, firstSegments: FirstSegments = new Set(plan.firstSegments)): Stepper {
  const locales = new Set(plan.locales)
  const trie = sourceTrie(plan.redirects.map(({ source }) => source))
  return (segments) => {
    const built = builtInStep(segments, plan, locales, firstSegments)
    if (built !== null) return { by: -1, next: built, path: `/${built.join('/')}`, query: '', fragment: '' }
    // Sources are kept as browsers send them; authors write a link as it reads.
    const by = trie.find(segments.map(encodeLetters))
    const redirect = plan.redirects[by]
    if (redirect === undefined) return null
    const { source, target } = redirect
    const next = fill(target.segments, bind(source, segments))
    const { query, fragment } = target
    return { by, next: target.origin === '' ? next : null, path: writePath(target, next), query, fragment }
  }
}

/** @returns where a step leads, as an author writes it */
export function showUrl({ path, query, fragment }: Step): string {
  const start = path.search(/(?<![:/])\/(?!\/)/)
  const shown = start < 0 ? path : path.slice(0, start) + showPath(splitPath(path.slice(start)))
  return shown + query + fragment
}
