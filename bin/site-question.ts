import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type { OutputFile } from '../compiler/model/output.ts'
import { outputFiles } from '../compiler/output-files.ts'
import type { Report } from '../compiler/pipeline/site-steps.ts'
import type { Pipeline } from '../compiler/pipeline.ts'
import { searchIndexFiles } from '../compiler/search/search.ts'
import type { AskedSite } from './site-run.ts'

/** What commands ask of a site. */
export function siteQuestion(
  pipeline: Pipeline,
  publicOne: (() => Pipeline) | null = null,
): Pick<AskedSite, 'report' | 'files'> {
  return {
    report: () => (publicOne === null ? pipeline.report() : publicReport(pipeline)),
    files: () => (publicOne === null ? files(pipeline) : publicFiles(pipeline, publicOne)),
  }
}

/** Everything is checked; the pages are those that are written. */
function publicReport(pipeline: Pipeline): Report {
  const report = pipeline.report()
  if (!report.isConfigured) return report
  const { facts, site } = pipeline
  return { ...report, pages: site.shownRoutes().filter((route) => facts.facts(route)?.protected === false).length }
}

/** The whole site is checked; what is written is made as if its protected pages were not there. */
async function* publicFiles(whole: Pipeline, publicOne: () => Pipeline): AsyncGenerator<OutputFile> {
  if (!whole.settings.isConfigured() || hasError(whole.report().diagnostics)) return
  const pipeline = publicOne()
  const { search } = pipeline
  yield* outputFiles(pipeline, { goOn: () => true, isWhole: () => true, onPage: search.passing })
  yield* await searchIndexFiles(pipeline)
}

/** Ends early where the site has an error: then nothing of it is published, and the report says what is wrong. */
async function* files(pipeline: Pipeline): AsyncGenerator<OutputFile> {
  const { report, site, settings, pages, search } = pipeline
  if (!settings.isConfigured() || hasError(site.ofFiles())) return
  let isWhole = false
  yield* outputFiles(pipeline, {
    goOn: (route) => !pages.isFaulty(pages.subjectOf(route)),
    isWhole: () => {
      isWhole = !hasError(report().diagnostics)
      return isWhole
    },
    onPage: search.passing,
    byBatch: true,
  })
  if (isWhole) yield* await searchIndexFiles(pipeline)
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
