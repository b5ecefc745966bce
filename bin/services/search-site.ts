import type { Site } from '../../compiler/assemble.ts'
import { check, render } from '../../compiler/compile.ts'
import type { OutputFile } from '../../compiler/output.ts'
import { htmlPath } from '../../compiler/page-path.ts'
import { readImageSize } from '../../compiler/read/image-size.ts'
import type { Content } from '../../compiler/read.ts'
import { theme } from '../../templates/theme.ts'
import type { Compiled, CompileOptions } from '../steps.ts'
import { readClientBundle } from './client-bundle.ts'
import { externalRecord, recordsOf, type SearchRecord } from './search-records.ts'

/** A checked site's configuration of search, and what its indexes should hold. */
export interface SearchableSite {
  readonly services: Pick<Site['config']['services'], 'search' | 'enablementSearch'>
  readonly pages: number
  readonly records: readonly SearchRecord[]
  readonly enablementPages: number
  readonly enablementRecords: readonly SearchRecord[]
}

/** What `compile` of the command's steps gives, with the site's records when it has no error. */
export async function compileForSearch(
  content: Content,
  { working }: CompileOptions,
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly compiled: Compiled<never>; readonly site: SearchableSite | null }> {
  const total = content.pages.length + content.partials.length
  let done = 0
  const checked = check(content, theme, { mode: 'build', env, onFile: (file) => working(file, done++, total) })
  const { diagnostics, checks } = checked
  const compiled = { files: null, diagnostics, summary: { pages: checked.pages }, checks, routes: null }
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (failed || checked.site === null || checked.plan === null) return { compiled, site: null }
  const rendered = render(checked.site, checked.plan, content, {
    theme,
    client: readClientBundle(),
    imageSize: readImageSize,
    lastUpdated: () => null,
    year: null,
    onFile: (file) => working(file, total, total),
  })
  return { compiled, site: searchable(checked.site, rendered.files) }
}

/** Left out: protected pages, drafts (which no build has) and pages with `search: false`. */
function searchable({ config, view, pages }: Site, rendered: Iterable<OutputFile>): SearchableSite {
  const byPath = new Map(pages.map((page) => [htmlPath(page.route, config.hosting.format), page]))
  const found: { readonly enablement: boolean; readonly records: readonly SearchRecord[] }[] = []
  for (const { path, content: html } of rendered) {
    const page = byPath.get(path)
    if (page === undefined || typeof html !== 'string') continue
    if (page.protected || !page.model.page.frontMatter.search) continue
    const { route, title, enablement } = page
    const records = recordsOf({ route, title, tag: config[page.brand].key, html }, config.url)
    found.push({ enablement, records })
  }
  const [open, internal] = [found.filter((one) => !one.enablement), found.filter((one) => one.enablement)]
  return {
    services: config.services,
    pages: open.length,
    records: [...open.flatMap(({ records }) => records), ...view.data.searchResults.map(externalRecord)],
    enablementPages: internal.length,
    enablementRecords: internal.flatMap(({ records }) => records),
  }
}
