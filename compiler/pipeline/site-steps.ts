import type { FilePage } from '../assemble/page-summary.ts'
import { siteChecks, type WholeSite } from '../assemble/site-checks.ts'
import { kindAt } from '../data/kinds.ts'
import type { NavigationFile } from '../data/navigation.ts'
import { type Checks, chosen } from '../diagnostics/choices.ts'
import { unnamedKey } from '../diagnostics/codes/data.ts'
import { unknownSiteValue } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutFollowUps } from '../diagnostics/follow-ups.ts'
import { inOrder } from '../diagnostics/summary.ts'
import { append } from '../formats/append.ts'
import { pagesFolder, routeOf } from '../model/routes.ts'
import { withoutAllowed } from '../read/allowed-secrets.ts'
import type { FactGroups, FactSteps } from './fact-steps.ts'
import { fileCheckSteps } from './file-check-steps.ts'
import type { Graph } from './graph/graph.ts'
import { hostSteps } from './host-steps.ts'
import type { PageGroups, PageSteps } from './page-steps.ts'
import { storedAsJson, storedFindings } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import { valuesOfPage } from './values-of-page.ts'
import type { World } from './world.ts'

/** What a check has found. */
export interface SiteReport {
  readonly diagnostics: readonly Diagnostic[]
  /** How many pages the site has. */
  readonly pages: number
  /** What the site says of warnings. */
  readonly checks: Checks
  /** False: `site.yaml` can't be used. Where it is wrong about pages, each file was checked by itself. */
  readonly isConfigured: boolean
}

export type SiteSteps = ReturnType<typeof siteSteps>

/** Values of the site and names of the provider's own samples: whether they are known only `site.yaml` could tell. */
const knownBySite: ReadonlySet<string> = new Set([unknownSiteValue.code, unnamedKey.code])

/** The site as a whole: what hosts need, and all that is wrong. */
export function siteSteps(
  graph: Graph,
  groups: Pick<PageGroups, 'sources' | 'settings' | 'facts' | 'pages'>,
  world: Pick<World, 'client' | 'theme'>,
) {
  const { sources, settings, facts, pages } = groups
  const written = writtenStep(graph, groups)
  const shownRoutes = shownRoutesStep(graph, groups)
  const included = () => written().flatMap((page) => page.partials)
  const { ofFiles, partialProblems } = fileCheckSteps(graph, groups, world, included)
  const { hosts, hostFacts, stubs } = hostSteps(graph, groups, world, shownRoutes)
  const ofPartials = () => settings.partialNames().flatMap((name) => partialProblems(name))
  const whole = () => wholeSite(groups, written())
  /** Where the settings do not say which pages there are, each file is checked by itself. */
  const ofEachFile = (): Diagnostic[] => {
    const site = whole()
    return [
      ...ofFiles(),
      ...ofPartials(),
      ...sources.listed('pages').flatMap((path) => [...pages.checked(path).diagnostics]),
      // What the rest of the settings' file names is looked up all the same.
      ...checksOf(site).filter(({ file }) => file === site.siteFile),
    ]
  }
  const ofWhole = (): Diagnostic[] => {
    // One list takes all of them: of 100,000 each copy takes a megabyte.
    const all = [...ofFiles(), ...ofPartials(), ...ofPages(written(), sources, pages)]
    // Code of the site renders its pages for a report. Of others the last trees go before links are looked at.
    if (!sources.hasOwnCode()) graph.release(valuesOfPage.trees)
    append(
      all,
      facts.generatedRoutes().flatMap((route) => [...pages.summary(route).diagnostics]),
    )
    append(all, ofRedirects(facts))
    append(all, checksOf(whole()))
    append(all, hosts().diagnostics)
    return all
  }
  const report = graph.step(
    'report',
    (): SiteReport => {
      const { checks, allow } = settings.config()
      const isConfigured = settings.isConfigured()
      const knowsPages = settings.knowsPages()
      const all = knowsPages ? ofWhole() : ofEachFile()
      const found = isConfigured ? all : all.filter(({ code }) => !knownBySite.has(code))
      return {
        diagnostics: settled(
          withoutAllowed(found, () => allow.secrets),
          checks,
        ),
        pages: knowsPages ? shownRoutes().length : sources.listed('pages').length,
        checks,
        isConfigured,
      }
    },
    storedFindings,
  )
  return { shownRoutes, written, hosts, hostFacts, stubs, report, ofFiles, partialProblems }
}

/** What is wrong with redirects now, and what will be once drafts are published; each rule reports a place once. */
function ofRedirects({ plan, planWithDrafts }: FactSteps): readonly Diagnostic[] {
  const now = plan().diagnostics
  const later = planWithDrafts()
  if (later === null) return now
  const keyOf = ({ code, file, line, column }: Diagnostic) => [code, file, line, column].join(':')
  const told = new Set(now.map(keyOf))
  return [...now, ...later.diagnostics.filter((one) => !told.has(keyOf(one)))]
}

/** What is known of all pages at once is not asked of each. */
function* ofPages(
  written: readonly FilePage[],
  { listed }: Pick<SourceSteps, 'listed'>,
  { summary }: Pick<PageSteps, 'summary'>,
): Generator<Diagnostic> {
  const known = new Map(written.map((page) => [page.file, page]))
  for (const path of listed('pages')) yield* (known.get(path) ?? summary(path)).diagnostics
}

function checksOf(site: WholeSite): readonly Diagnostic[] {
  return siteChecks.flatMap((check) => check(site))
}

/** The pages that have a file which can be read, in the order of the files. */
function writtenStep({ step }: Graph, { sources, facts, pages }: Pick<PageGroups, 'sources' | 'facts' | 'pages'>) {
  return step('written pages', (): readonly FilePage[] =>
    sources
      .listed('pages')
      .flatMap((file) => (facts.isRead(file) ? [{ file, route: routeOf(file), ...pages.summary(file) }] : [])),
  )
}

/** Routes of all pages of the output, sorted. */
function shownRoutesStep({ step }: Graph, { sources, facts }: Pick<FactGroups, 'sources' | 'facts'>) {
  return step(
    'shown routes',
    (): readonly string[] => {
      const all = [...facts.routes().keys(), ...facts.generatedRoutes()]
      const isProtectedSite = sources.audience() === 'protected'
      return all
        .filter((route) => {
          const page = facts.facts(route)
          return page?.draft === false && (!isProtectedSite || page.protected)
        })
        .sort()
    },
    storedAsJson,
  )
}

/** The files of all sidebars, each when it is looked at. */
function* sidebarFiles({ navigation, navigationNames }: SettingSteps): Generator<NavigationFile> {
  for (const name of navigationNames()) {
    const file = navigation(name)
    if (file !== null) yield file
  }
}

/** What checks of the whole site look at. */
function wholeSite(
  { sources, settings, facts, pages }: Pick<PageGroups, 'sources' | 'settings' | 'facts' | 'pages'>,
  written: readonly FilePage[],
): WholeSite {
  const generated = facts.generatedRoutes()
  const all = [...new Set([...facts.routes().keys(), ...generated])].sort()
  return {
    config: settings.config(),
    settings: settings.settings(),
    siteFile: sources.listed('site')[0] ?? 'content/site.yaml',
    pageFiles: [...sources.listed('pages'), ...sources.unread().filter((path) => path.startsWith(pagesFolder))],
    assets: sources.listed('asset'),
    strayData: sources.listed('data').filter((path) => kindAt(path) === null),
    navigation: { [Symbol.iterator]: () => sidebarFiles(settings) },
    redirects: facts.plan().value.redirects,
    written,
    generated: generated.map((route) => ({ ...pages.summary(route), route })),
    productOf: (route) => facts.facts(route)?.product ?? null,
    sidebarName: facts.sidebarName,
    links: all.flatMap((route) => (facts.facts(route) === undefined ? [] : [pages.links(pages.subjectOf(route))])),
    graph: pages.graph,
    graphFor: pages.graphFor,
    isDrawable: sources.isDrawable,
    view: facts.frame.view,
  }
}

/** What is reported of all that was found in a site: each problem once, as `checks` wants it, in the order of the reports. */
export function settled(diagnostics: readonly Diagnostic[], checks: Checks): readonly Diagnostic[] {
  return chosen(distinct(inOrder(withoutFollowUps(diagnostics))), checks)
}

/** A partial's problem shows once, with the first page that includes it. @param sorted in the order of the reports */
function distinct(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  const isTold = (one: Diagnostic, at: number) => {
    const before = sorted[at - 1]
    return (
      before?.message === one.message &&
      before.code === one.code &&
      before.file === one.file &&
      before.line === one.line &&
      before.column === one.column
    )
  }
  // Of 100,000 each copy of the list takes a megabyte.
  return sorted.some(isTold) ? sorted.filter((one, at) => !isTold(one, at)) : sorted
}
