import type { Redirect, RedirectPlan } from './draft.ts'

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
  const leads = ({ to, target }: Redirect): boolean => {
    if (target.origin !== '') return false
    const named = to.indexOf('{')
    if (named === -1) return shown.has(rewrite(to).replace(/[?#].*$/, ''))
    const path = to.slice(0, named).replace(/\/+$/, '')
    return routes.some((route) => route === path || route.startsWith(`${path}/`))
  }
  const redirects = plan.redirects.filter(leads)
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
