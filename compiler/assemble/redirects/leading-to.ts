import type { Redirect, RedirectPlan } from './draft.ts'
import { endsOpen } from './segment.ts'
import { showTarget, withoutRest } from './target.ts'

/**
 * @param routes of the pages of an output
 * @returns the redirects that lead to one of them: the others are another output's
 */
export function leadingTo(
  plan: RedirectPlan,
  routes: readonly string[],
  rewrite: (path: string) => string,
): RedirectPlan {
  const shown = new Set(routes)
  const isShown = (to: string) => shown.has(rewrite(to).replace(/[?#].*$/, ''))
  const leads = ({ to, target }: Redirect): boolean => {
    if (target.origin !== '') return false
    const named = to.indexOf('{')
    if (named === -1) return isShown(to)
    const path = to.slice(0, named).replace(/\/+$/, '')
    return routes.some((route) => route === path || route.startsWith(`${path}/`))
  }
  const redirects = plan.redirects.filter(leads).map((redirect) => {
    const { source, target } = redirect
    return endsOpen(source) && !isShown(showTarget(withoutRest(target)))
      ? { ...redirect, needsRest: true as const }
      : redirect
  })
  const first = new Set([...routes, ...redirects.map(({ from }) => from)].map((path) => path.split('/')[1] ?? ''))
  const home = plan.home !== null && shown.has(plan.home) ? plan.home : null
  return {
    ...plan,
    redirects,
    firstSegments: plan.firstSegments.filter((segment) => first.has(segment)),
    home,
    ...(home === null && !shown.has('/') && { isRootless: true as const }),
  }
}
