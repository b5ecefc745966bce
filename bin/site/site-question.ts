import { hasError } from '../../compiler/diagnostics/diagnostic.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { outputFiles } from '../../compiler/output-files.ts'
import type { SiteReport } from '../../compiler/pipeline/site-steps.ts'
import type { Pipeline } from '../../compiler/pipeline.ts'
import { searchIndexFiles } from '../../compiler/search/search.ts'
import type { AskedSite } from './asked-site.ts'

/** Who makes a part of the pages elsewhere. */
export interface Sharing {
  /** To be called before the pages of a batch are asked for: resolves when nobody else is at one of them. */
  readonly onBatch: (routes: readonly string[]) => Promise<void>
  /** To be called when no more pages are asked for: resolves when nobody makes any. */
  readonly end: () => Promise<void>
}

/** What commands ask of a site. */
export function siteQuestion(
  pipeline: Pipeline,
  {
    publicOne = null,
    sharing = null,
  }: { readonly publicOne?: (() => Pipeline) | null; readonly sharing?: Sharing | null } = {},
): Pick<AskedSite, 'report' | 'files'> {
  return {
    report: async () => {
      await pipeline.ahead?.forReport(pipeline.sources.hasOwnCode() ? 'whole report' : 'report')
      return publicOne === null ? pipeline.report() : publicReport(pipeline)
    },
    files: () => (publicOne === null ? shared(pipeline, sharing) : publicFiles(pipeline, publicOne)),
  }
}

/** Everything is checked; the pages are those that are written. */
function publicReport(pipeline: Pipeline): SiteReport {
  const report = pipeline.report()
  if (!report.isConfigured) return report
  const { facts, site } = pipeline
  return { ...report, pages: site.shownRoutes().filter((route) => facts.facts(route)?.protected === false).length }
}

/** The whole site is checked; what is written is made as if its protected pages were not there. */
async function* publicFiles(whole: Pipeline, publicOne: () => Pipeline): AsyncGenerator<readonly OutputFile[]> {
  if (!whole.settings.isConfigured() || hasError(whole.report().diagnostics)) return
  const pipeline = publicOne()
  const { search } = pipeline
  yield* outputFiles(pipeline, { goOn: () => true, isWhole: () => true, onPage: search.passing })
  yield await searchIndexFiles(pipeline)
}

async function* shared(pipeline: Pipeline, sharing: Sharing | null): AsyncGenerator<readonly OutputFile[]> {
  try {
    yield* files(pipeline, sharing)
  } finally {
    await sharing?.end()
  }
}

/** Ends early where the site has an error: then nothing of it is published, and the report says what is wrong. */
async function* files(pipeline: Pipeline, sharing: Sharing | null): AsyncGenerator<readonly OutputFile[]> {
  const { report, site, settings, pages, search } = pipeline
  if (!settings.isConfigured() || hasError(site.ofFiles())) return
  let isWhole = false
  yield* outputFiles(pipeline, {
    goOn: (route) => !pages.isFaulty(pages.subjectOf(route)),
    isWhole: () => {
      isWhole = !hasError(report().diagnostics)
      return isWhole
    },
    ...(sharing !== null && { onBatch: sharing.onBatch }),
    onPage: search.passing,
    byBatch: true,
  })
  if (!isWhole) return
  yield await searchIndexFiles(pipeline)
  // What is left is to compare the output and to put it in place, for which lists of all its files are made.
  pipeline.letGo()
}
