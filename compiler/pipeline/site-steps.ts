import { type SettingsFile, unknownFolderIcons, unknownProductIcons, unknownTexts } from '../assemble/frame-names.ts'
import type { PageOutline } from '../assemble/outline.ts'
import { leadingTo } from '../assemble/redirects/leading-to.ts'
import { siteChecks, type WholeSite } from '../assemble/site-checks.ts'
import { dataKinds, kindAt } from '../data/kinds.ts'
import { type Checks, chosen } from '../diagnostics/choices.ts'
import { unnamedKey } from '../diagnostics/codes/data.ts'
import { activeContent } from '../diagnostics/codes/file-texts.ts'
import { unknownSiteValue } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutFollowUps } from '../diagnostics/follow-ups.ts'
import { inOrder } from '../diagnostics/summary.ts'
import { append } from '../formats/append.ts'
import { planHostFiles, stubFiles } from '../hosts/host-files.ts'
import { hostPage, productName } from '../hosts/published-page.ts'
import { sandboxPages } from '../model/bundle.ts'
import { withoutAllowed } from '../read/secrets.ts'
import { checkPartial } from '../validate/check-page.ts'
import type { FactSteps } from './fact-steps.ts'
import type { Graph } from './graph.ts'
import type { PageSteps } from './page-steps.ts'
import { asJson, storedAsJson } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

/** What a check has found. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[]
  /** How many pages the site has. */
  readonly pages: number
  /** What the site wants to be told of warnings. */
  readonly checks: Checks
  /** `site.yaml` can't be used: each file was checked by itself. */
  readonly isConfigured: boolean
}

export type SiteSteps = ReturnType<typeof siteSteps>

/** Values of the site and names of the provider's own samples: whether they are known only `site.yaml` could tell. */
const knownBySite: ReadonlySet<string> = new Set([unknownSiteValue.code, unnamedKey.code])

/** The site as a whole: what hosts need, and all that is wrong. */
export function siteSteps(
  { step }: Graph,
  sources: SourceSteps,
  settings: SettingSteps,
  facts: FactSteps,
  pages: PageSteps,
  { client, theme }: Pick<World, 'client' | 'theme'>,
) {
  /** Outlines of the pages that have a file which can be read, in the order of the files. */
  const written = step('written pages', (): readonly PageOutline[] =>
    sources.listed('pages').flatMap((path) => (sources.isReadable(path) ? [pages.outline(path)] : [])),
  )
  /** Routes of all pages of the output, sorted. */
  const shownRoutes = step('shown routes', (): readonly string[] => {
    const all = [...facts.routes().keys(), ...facts.generatedRoutes()]
    const isProtectedSite = sources.audience() === 'protected'
    return all
      .filter((route) => {
        const page = facts.facts(route)
        return page?.draft === false && (!isProtectedSite || page.protected)
      })
      .sort()
  })
  const partialProblems = step(
    'partial problems',
    (name) => {
      const { page, diagnostics } = settings.partial(name)
      if (page === null || page.tree === null || used().has(name)) return diagnostics
      return [...diagnostics, ...checkPartial(name, page, settings.validation)]
    },
    asJson,
  )
  const used = step('used partials', () => new Set(written().flatMap((page) => page.partials)), {
    print: (names) => [...names].sort().join('\n'),
  })
  /** What stands in the files themselves, each by itself. */
  const ofFiles = (): readonly Diagnostic[] => withoutAllowed(everyFile(), () => settings.config().allow.secrets)
  const everyFile = (): readonly Diagnostic[] => [
    ...sources.problems(),
    ...sources.ownProblems(),
    ...assetProblems(),
    ...settings.settings().diagnostics,
    ...unknownStrings(),
    ...unknownIcons(),
    ...dataKinds.flatMap(({ name }) => settings.dataProblems(name)),
    ...sources.listed('data').flatMap((path) => (kindAt(path) === null ? sources.text(path).diagnostics : [])),
    ...sources.listed('navigation').flatMap((path) => settings.navigationFile(path).diagnostics),
    ...settings.redirectsFile().diagnostics,
  ]
  const settingsFile = (): readonly SettingsFile[] => {
    const { standIn, placeOf } = settings.settings()
    return sources
      .listed('site')
      .slice(0, 1)
      .map((file) => ({ standIn, placeOf, file }))
  }
  const unknownStrings = (): readonly Diagnostic[] => {
    const { textKeys } = theme
    return textKeys === undefined ? [] : settingsFile().flatMap((file) => unknownTexts(file, textKeys))
  }
  /** An icon that the theme does not draw is shown as a plain page. */
  const unknownIcons = (): readonly Diagnostic[] => {
    const { icons } = theme
    if (icons === undefined) return []
    const sidebars = sources.listed('navigation').flatMap((path) => settings.navigationFile(path).value ?? [])
    return [
      ...settingsFile().flatMap((file) => unknownProductIcons(file, icons)),
      ...sidebars.flatMap((file) => unknownFolderIcons(file, icons)),
    ]
  }
  /** What browsers run is published only where `allow.activeAssets` says so. */
  const assetProblems = (): readonly Diagnostic[] => {
    const allowed = new Set(
      settings.config().allow.activeAssets.map((path) => `content/${path.replace(/^\/|^content\//, '')}`),
    )
    return sources
      .listed('asset')
      .flatMap((path) =>
        sources.assetProblems(path).filter(({ code }) => code !== activeContent.code || !allowed.has(path)),
      )
  }
  const ofPartials = () => settings.partialNames().flatMap((name) => partialProblems(name))
  /** What hosts have to know of a page: few edits change it. */
  const hostFacts = step(
    'host facts',
    (route) => {
      const { file, hasFile, ...page } = pages.outline(pages.subjectOf(route))
      const lastUpdated = hasFile ? sources.lastUpdated(file) : null
      return {
        page: hostPage(page, facts.facts(page.route)?.product ?? null, settings.config(), lastUpdated),
        blocks: page.blocks.map(({ name }) => name),
        media: page.media,
        frames: page.frames,
      }
    },
    asJson,
  )
  /** Redirects that lead somewhere in this output. */
  const shownPlan = () => {
    const plan = facts.plan().value
    return sources.audience() === 'protected' ? leadingTo(plan, shownRoutes(), facts.rewrite) : plan
  }
  const hosts = step(
    'host files',
    () => {
      const config = settings.config()
      const shown = shownRoutes().map((route) => hostFacts(route))
      const names = new Set(shown.flatMap(({ blocks }) => blocks))
      const blocks = settings.validation.registry.blocks.filter(({ name }) => names.has(name))
      return planHostFiles({
        config,
        plan: shownPlan(),
        pages: shown.map(({ page }) => page),
        productName: (product) => productName(product, config, (route) => facts.facts(route)?.title),
        videos: blocks.some(({ more }) => more?.media?.embeds === 'video'),
        frames: sandboxPages(
          shown.flatMap((page) => page.frames),
          client,
        ),
        media: [...new Set(shown.flatMap(({ media }) => media))],
      })
    },
    storedAsJson,
  )
  /** Pages that replace redirects. @param taken output paths of all other files */
  const stubs = (taken: Iterable<string>) =>
    stubFiles({ config: settings.config(), plan: shownPlan(), routes: shownRoutes() }, taken)
  const whole = (): WholeSite => {
    const outlines = written()
    const generated = facts.generatedRoutes()
    const all = [...new Set([...facts.routes().keys(), ...generated])].sort()
    return {
      config: settings.config(),
      settings: settings.settings(),
      siteFile: sources.listed('site')[0] ?? 'content/site.yaml',
      pageFiles: [...sources.listed('pages'), ...sources.unread().filter((path) => path.startsWith('content/pages/'))],
      assets: sources.listed('asset'),
      strayData: sources.listed('data').filter((path) => kindAt(path) === null),
      navigation: settings.navigationNames().flatMap((name) => settings.navigation(name) ?? []),
      redirects: facts.plan().value.redirects,
      written: outlines,
      generated: generated.map((route) => pages.outline(route)),
      productOf: (route) => facts.facts(route)?.product ?? null,
      sidebarName: facts.sidebarName,
      links: all.flatMap((route) => (facts.facts(route) === undefined ? [] : [pages.links(pages.subjectOf(route))])),
      graph: pages.graph,
      view: facts.frame.view,
    }
  }
  const report = step(
    'report',
    (): Report => {
      const files = sources.listed('pages')
      const { checks, allow } = settings.config()
      if (!settings.isConfigured()) {
        const found = [...ofFiles(), ...ofPartials(), ...files.flatMap((path) => pages.checked(path).diagnostics)]
        const diagnostics = found.filter(({ code }) => !knownBySite.has(code))
        // What the rest of the settings' file names is looked up all the same.
        const site = whole()
        for (const check of siteChecks)
          append(
            diagnostics,
            check(site).filter(({ file }) => file === site.siteFile),
          )
        return {
          diagnostics: settled(
            withoutAllowed(diagnostics, () => allow.secrets),
            checks,
          ),
          pages: files.length,
          checks,
          isConfigured: false,
        }
      }
      const generated = facts.generatedRoutes()
      const found = [
        ...ofFiles(),
        ...ofPartials(),
        ...files.flatMap((path) => pages.outline(path).diagnostics),
        ...generated.flatMap((route) => pages.outline(route).diagnostics),
        ...facts.planWithDrafts().diagnostics,
        ...facts.plan().diagnostics,
      ]
      const site = whole()
      for (const check of siteChecks) append(found, check(site))
      append(found, hosts().diagnostics)
      return {
        diagnostics: settled(
          withoutAllowed(found, () => allow.secrets),
          checks,
        ),
        pages: shownRoutes().length,
        checks,
        isConfigured: true,
      }
    },
    storedAsJson,
  )
  return { shownRoutes, hosts, stubs, report, ofFiles, partialProblems }
}

/** What is told of all that was found in a site: each thing once, as `checks` wants it, in the order of the reports. */
export function settled(diagnostics: readonly Diagnostic[], checks: Checks): readonly Diagnostic[] {
  return inOrder(chosen(distinct(diagnostics), checks))
}

/** A partial's problem shows once, with the first page that includes it. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return withoutFollowUps(diagnostics).filter((one) => {
    const key = [one.code, one.file, one.line, one.column, one.message].join('\0')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
