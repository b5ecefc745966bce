import type { PageSummary } from '../assemble/frame.ts'
import type { PageHead } from '../assemble/page-head.ts'
import { planRedirects } from '../assemble/redirects/plan.ts'
import { redirector } from '../assemble/redirects/redirector.ts'
import { navigationRoutes } from '../assemble/sidebar.ts'
import { routeOf } from '../model/routes.ts'
import type { Graph, Step } from './graph.ts'
import { asJson } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

/** What redirects are planned from: steps of the facts. */
export interface Planned extends Pick<World, 'isExcluded'> {
  readonly head: Step<PageHead | null>
  /** Pages whose front matter concerns the whole site. */
  readonly marked: Step<readonly string[]>
  readonly routes: Step<ReadonlyMap<string, string>>
  readonly files: Step<ReadonlySet<string>>
  readonly writtenFacts: Step<PageSummary | undefined>
  readonly routesFromData: Step<readonly string[]>
}

/** Where paths lead. No page is made from data for it. */
export function redirectSteps(
  { step }: Graph,
  sources: SourceSteps,
  settings: SettingSteps,
  { head, marked, routes, files, writtenFacts, routesFromData, isExcluded }: Planned,
) {
  const { config } = settings
  const firstFromData = step(
    'first segments from data',
    () => new Set(routesFromData().map((route) => route.split('/')[1] ?? '')),
    { print: (all) => [...all].join(' ') },
  )

  /** What redirects are planned from: every page that is shown, or drafts as well. */
  const plannedFrom = (withDrafts: boolean, fromData: readonly string[]) => {
    const { url, locales } = config()
    const hidden = new Set(drafts())
    // Of two that clash the draft is blamed: it comes later.
    const inOrder = (all: readonly string[]) => [
      ...all.filter((path) => !hidden.has(path)),
      ...(withDrafts ? all.filter((path) => hidden.has(path)) : []),
    ]
    const written = inOrder(sources.listed('pages'))
    const own = inOrder(marked())
    const records = [...settings.redirectsFile().value, ...own.flatMap((path) => head(path)?.redirects ?? [])]
    const told = records.filter(({ dest_url, file }) => isExcluded?.(dest_url, file) !== true)
    return planRedirects(told, {
      routes: [
        ...written.map((file) => ({ route: routeOf(file), file })),
        ...fromData.map((route) => ({ route, file: null })),
      ],
      files: files(),
      locales: locales.all,
      defaultLocale: locales.default,
      home: home(),
      siteUrl: url,
    })
  }
  /** Where `/` leads: to the docs root, else to the first page that is named, else to the first of all. */
  const home = step(
    'home',
    () => {
      const { docsRoot } = config()
      const isShown = (route: string) => {
        const page = writtenFacts(route)
        return page !== undefined && !page.draft && !page.protected
      }
      if (isShown(docsRoot)) return docsRoot
      const [name = ''] = settings.navigationNames()
      const named = navigationRoutes(settings.navigation(name)?.tree ?? null).find(isShown)
      return named ?? [...routes().keys()].sort().find(isShown) ?? routesFromData().toSorted()[0] ?? null
    },
    asJson,
  )
  const drafts = step(
    'hidden drafts',
    () => (sources.showsDrafts() ? [] : marked().filter((path) => head(path)?.frontMatter.draft === true)),
    asJson,
  )
  const writtenPlan = step('redirects of what is written', () => plannedFrom(false, []).value)
  /** First segments that are the site's: of pages, redirects, files and locales; null where a redirect takes any. */
  const ownSegments = step('own segments', () => {
    const { redirects, firstSegments, locales } = writtenPlan()
    if (redirects.some(({ source }) => source[0]?.kind !== 'text')) return null
    return new Set([...firstSegments, ...locales, ...[...files()].map((path) => path.split('/')[1] ?? '')])
  })
  /** Whether a path of the site's host can be the site's: another site may stand beside it. */
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
  const plan = step('redirects', () => plannedFrom(false, routesFromData()))
  /** Drafts take part in clashes: they will be published one day. */
  const planWithDrafts = step('redirects and drafts', () =>
    drafts().length === 0 ? plan() : plannedFrom(true, routesFromData()),
  )
  return { drafts, isOwn, rewrite, follower, plan, planWithDrafts }
}
