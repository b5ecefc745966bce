import { deadRedirectPattern, deadRedirectTarget } from '../../diagnostics/codes/routes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearestRoute } from '../nearest-route.ts'
import { atTarget, type Draft, type RedirectSite } from './draft.ts'
import { joinPath, showPath, splitPath, symbolic } from './segment.ts'
import type { Stepper } from './step.ts'

/** Site paths that every site has besides its pages and assets. */
const ownFiles: readonly string[] = ['/llms.txt', '/sitemap.xml', '/robots.txt']

/**
 * Targets on this site where nothing is. Of a target with names only the part before the first name can be checked: a
 * page must be there or below it.
 *
 * @param step of the plan: a target that is redirected itself is a chain, which has its own diagnostic
 */
export function deadTargets(drafts: readonly Draft[], site: RedirectSite, step: Stepper): readonly Diagnostic[] {
  if (drafts.length === 0) return []
  // `/docs/voice.md` is the Markdown twin of a page.
  const isDraft = (path: string) => site.drafts?.has(path.replace(/\.md$/, '')) === true
  const files = [...(site.files ?? [])].filter((path) => !isDraft(path))
  const paths = [...site.routes.map(({ route }) => route), ...files, ...ownFiles]
  const exact = new Set(paths)
  const begun = new Set(paths.flatMap(prefixes))
  const near = nearestRoute(paths)
  return drafts.flatMap(({ record, redirect: { target } }) => {
    const segments = symbolic(target.segments)
    if (target.origin !== '' || step(segments) !== null) return []
    const named = target.segments.findIndex(({ kind }) => kind !== 'text')
    const path = joinPath(named < 0 ? segments : segments.slice(0, named))
    const alive = named < 0 ? exact.has(path) || exact.has(path.replace(/\.md$/, '')) : begun.has(path)
    if (alive || site.liesUnread?.(path) === true) return []
    // A pattern may match pages that are still to come: the redirects of all products are often in one file.
    const hint = isDraft(path) ? { hint: 'That page is a draft: publish it, or remove the redirect.' } : {}
    return [
      (named < 0 ? deadRedirectTarget : deadRedirectPattern)(
        { ...atTarget(record), ...hint },
        {
          target: showPath(segments),
          nearest: near(path),
        },
      ),
    ]
  })
}

/** The path and all that it lies under. */
function prefixes(path: string): readonly string[] {
  const segments = splitPath(path)
  return segments.map((_, index) => joinPath(segments.slice(0, index + 1)))
}
