import { checkPage, unusedPartials, validationOf } from './check-page.ts'
import { loadData } from './data/load-data.ts'
import { loadNavigation } from './data/navigation.ts'
import { loadRedirects } from './data/redirects-file.ts'
import type { SiteConfig } from './data/site-config.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { parsePartial } from './parse.ts'
import type { Content } from './read.ts'
import type { Registry } from './registry.ts'

/** Values of the site and names of the provider's own samples: whether they are known only `site.yaml` could tell. */
const toldBySite: ReadonlySet<string> = new Set(['SP2010', 'SP6004'])

/**
 * What can be told of the content while `site.yaml` can't be used: each file by itself, held against the contracts.
 * Routes, links and sidebars hang on the site's keys and locales, and are left for the next run.
 *
 * @param standIn what of `site.yaml` can be used, with defaults for the rest
 * @param onFile called with each page before the work on it
 */
export function checkAlone(
  content: Pick<Content, 'data' | 'navigation' | 'redirects' | 'partials' | 'pages'>,
  registry: Registry,
  standIn: SiteConfig,
  onFile?: (file: string) => void,
): readonly Diagnostic[] {
  const partials = new Map(
    content.partials.map((source) => [source.path.replace(/^content\/partials\//, ''), parsePartial(source, registry)]),
  )
  const validation = validationOf(standIn, registry, partials)
  const checked = content.pages.map((source) => {
    onFile?.(source.path)
    return checkPage(source, validation)
  })
  const pages = checked.map(({ page }) => page)
  return [
    ...loadData(content.data, standIn).diagnostics,
    ...loadNavigation(content.navigation).diagnostics,
    ...loadRedirects(content.redirects).diagnostics,
    ...[...partials.values()].flatMap((partial) => partial.diagnostics),
    ...checked.flatMap(({ diagnostics }) => diagnostics),
    ...unusedPartials(partials, pages, validation),
  ].filter(({ code }) => !toldBySite.has(code))
}
