import { secretInText } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutAllowed } from '../read/allowed-secrets.ts'
import type { Graph } from './graph/graph.ts'
import { storedFindings } from './print.ts'
import { type SiteReport, settled } from './site-steps.ts'
import type { StepGroups } from './step-groups.ts'

/**
 * All that is wrong with a site: what its check has found, and what fails while pages are rendered. Only code of the site
 * can fail there, so that no page is rendered for it where none is used.
 */
export function reportSteps(
  { step }: Graph,
  { sources, settings, pages, site, render }: Pick<StepGroups, 'sources' | 'settings' | 'pages' | 'site' | 'render'>,
) {
  const isOwn = (route: string): boolean => {
    const page = pages.subjectOf(route)
    // What is wrong already is not rendered.
    if (pages.isFaulty(page)) return false
    return sources.hasParts() || pages.outline(page).blocks.some(({ name }) => sources.blockCode(name) !== '')
  }
  const whole = step(
    'whole report',
    (): SiteReport => {
      const report = site.report()
      if (!report.isConfigured) return report
      const found: readonly Diagnostic[] = [
        ...site
          .shownRoutes()
          .filter(isOwn)
          .flatMap((route) => render.problems(route)),
        ...(sources.hasParts() ? render.notFound().diagnostics : []),
      ]
      // A secret that is written in a file is reported there, and in data only as a warning.
      const reported = new Set(report.diagnostics.map(({ code, hint }) => `${code} ${hint}`))
      const fresh = found.filter(({ code, hint }) => code !== secretInText.code || !reported.has(`${code} ${hint}`))
      const wrong = withoutAllowed(fresh, () => settings.config().allow.secrets)
      return { ...report, diagnostics: settled([...report.diagnostics, ...wrong], report.checks) }
    },
    storedFindings,
  )
  return (): SiteReport => (sources.hasOwnCode() ? whole() : site.report())
}
