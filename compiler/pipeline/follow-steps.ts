import type { RedirectPlan } from '../assemble/redirects/draft.ts'
import { redirector } from '../assemble/redirects/redirector.ts'
import type { Graph } from './graph/graph.ts'
import type { Planned } from './planned.ts'
import { asJson, asNames } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'

/**
 * Where a link leads, and whether its address is the site's.
 *
 * @param writtenPlan the redirects of what is written: no data is read for them
 */
export function followSteps(
  { step }: Graph,
  config: SettingSteps['config'],
  writtenPlan: () => RedirectPlan,
  {
    files,
    routes,
    writtenFacts,
    routesFromData,
  }: Pick<Planned, 'files' | 'routes' | 'writtenFacts' | 'routesFromData'>,
) {
  const firstFromData = step(
    'first segments from data',
    () => new Set(routesFromData().map((route) => route.split('/')[1] ?? '')),
    asNames,
  )
  /** First segments that are the site's: of pages, redirects, files and locales; null where a redirect takes any. */
  const ownSegments = step('own segments', () => {
    const { redirects, firstSegments, locales } = writtenPlan()
    if (redirects.some(({ source }) => source[0]?.kind !== 'text')) return null
    return new Set([...firstSegments, ...locales, ...[...files()].map((path) => path.split('/')[1] ?? '')])
  })
  /** Whether a path of the site's host can be the site's: another site may be beside it. */
  const isOwn = step(
    'is own',
    (segment) => segment === '' || (ownSegments()?.has(segment) ?? true) || firstFromData().has(segment),
    asJson,
  )
  /** Enough to follow a link: no data is read for it unless a link begins with a locale that leads away. */
  const follower = step('redirector', () => {
    const value = writtenPlan()
    const written = new Set(value.firstSegments)
    return redirector(value, { has: (first) => written.has(first) || firstFromData().has(first) })
  })
  /** A page that is there is what is seen, whatever leads away from it (SP5024): no redirect is read for it. */
  const isSeen = (path: string): boolean => {
    if (!/^(?:\/[\w-]+)+$/.test(path) || writtenFacts(path)?.draft !== false) return false
    const { locales } = config()
    const first = path.split('/')[1] ?? ''
    return first === locales.default || !locales.all.includes(first)
  }
  const rewrite = step('rewritten', (path) => (isSeen(path) ? path : follower().rewrite(path)), asJson)
  /** The same for pages of so many links that no answer may stay of each: only what has a file is ever seen. */
  const rewriteAtOnce = (path: string): string => (routes().has(path) ? rewrite(path) : follower().rewrite(path))
  return { isOwn, rewrite, rewriteAtOnce, follower }
}
