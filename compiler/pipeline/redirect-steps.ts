import type { RedirectPlan } from '../assemble/redirects/draft.ts'
import { planRedirects } from '../assemble/redirects/plan.ts'
import { navigationRoutes } from '../assemble/sidebar.ts'
import type { Outcome } from '../diagnostics/diagnostic.ts'
import { routeOf } from '../model/routes.ts'
import { liesUnread } from '../read/site-files.ts'
import { followSteps } from './follow-steps.ts'
import type { Graph } from './graph/graph.ts'
import type { Planned } from './planned.ts'
import { asJson, storedFindings } from './print.ts'
import type { SettingGroups, SettingSteps } from './setting-steps.ts'

/** Redirects from which on a plan is made again sooner than it is written and read: its text has 600 signs for each. */
const manyRedirects = 10_000

const storedPlan = {
  ...storedFindings,
  stored: {
    ...storedFindings.stored,
    encode: (plan: Outcome<RedirectPlan>): string | null =>
      plan.value.redirects.length < manyRedirects ? storedFindings.stored.encode(plan) : null,
  },
} as const

/** Where paths lead. No page is made from data for it. */
export function redirectSteps(
  graph: Graph,
  { sources, settings }: Pick<SettingGroups, 'sources' | 'settings'>,
  planned: Planned,
) {
  const { step } = graph
  const { config } = settings
  const { head, marked, files, routesFromData, isExcluded } = planned
  const home = homeStep(graph, settings, planned)
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
    const shown = records.filter(({ dest_url, file }) => isExcluded?.(dest_url, file) !== true)
    return planRedirects(shown, {
      routes: [
        ...written.map((file) => ({ route: routeOf(file), file })),
        ...fromData.map((route) => ({ route, file: null })),
      ],
      drafts: new Set(withDrafts ? [] : [...hidden].map(routeOf)),
      files: files(),
      liesUnread: (path) => liesUnread(path, sources.unread()),
      locales: locales.all,
      defaultLocale: locales.default,
      home: home(),
      siteUrl: url,
    })
  }
  const drafts = step(
    'hidden drafts',
    () => (sources.showsDrafts() ? [] : marked().filter((path) => head(path)?.frontMatter.draft === true)),
    asJson,
  )
  const writtenPlan = step('redirects of what is written', () => plannedFrom(false, []))
  // Where no page is made from data both are one: of thousands of redirects the same plan would lie in memory twice.
  const planOfShown = () => (routesFromData().length === 0 ? writtenPlan() : plannedFrom(false, routesFromData()))
  const plan = step('redirects', planOfShown, storedPlan)
  const planOfAll = step('redirects and drafts', () => plannedFrom(true, routesFromData()), storedPlan)
  /**
   * Drafts take part in clashes: they will be published one day. Null where there are none: the same plan would lie in memory
   * and in the store a second time.
   */
  const planWithDrafts = () => (drafts().length === 0 ? null : planOfAll())
  return {
    drafts,
    plan,
    planWithDrafts,
    ...followSteps(graph, config, () => writtenPlan().value, planned),
  }
}

/** Where `/` leads: to the docs root, else to the first page that is named, else to the first of all. */
function homeStep(
  { step }: Graph,
  { config, navigation, navigationNames }: SettingSteps,
  { routes, writtenFacts, routesFromData }: Planned,
) {
  const isShown = (route: string) => {
    const page = writtenFacts(route)
    return page !== undefined && !page.draft && !page.protected
  }
  return step(
    'home',
    () => {
      const { docsRoot } = config()
      if (isShown(docsRoot)) return docsRoot
      const [name = ''] = navigationNames()
      // Of thousands that lead nowhere no answer stays.
      const named = navigationRoutes(navigation(name)?.tree ?? null).find(
        (route) => routes().has(route) && isShown(route),
      )
      return named ?? [...routes().keys()].sort().find(isShown) ?? routesFromData().toSorted()[0] ?? null
    },
    asJson,
  )
}
