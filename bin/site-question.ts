import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type { OutputFile } from '../compiler/model/output.ts'
import { outputFiles } from '../compiler/output-files.ts'
import type { Pipeline } from '../compiler/pipeline.ts'
import { searchIndexFiles } from '../compiler/search/search.ts'
import type { AskedSite } from './site-run.ts'

/** What commands ask of a site. */
export function siteQuestion(pipeline: Pipeline): Pick<AskedSite, 'report' | 'files'> {
  return { report: () => pipeline.site.report(), files: () => files(pipeline) }
}

/** Ends early where the site has an error: then nothing of it is published, and the report says what is wrong. */
async function* files(pipeline: Pipeline): AsyncGenerator<OutputFile> {
  const { site, settings, pages, search } = pipeline
  if (!settings.isConfigured() || hasError(site.ofFiles())) return
  let isWhole = false
  yield* outputFiles(pipeline, {
    goOn: (route) => !hasError(pages.outline(pages.subjectOf(route)).diagnostics),
    isWhole: () => {
      isWhole = !hasError(site.report().diagnostics)
      return isWhole
    },
    // While its tree is there.
    onPage: (route) => void search.digest(route),
  })
  if (isWhole) yield* await searchIndexFiles(pipeline)
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
