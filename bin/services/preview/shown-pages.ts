import { createHash } from 'node:crypto'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { prettyReport } from '../../../compiler/diagnostics/report/pretty.ts'
import { inOrder, summarize } from '../../../compiler/diagnostics/summary.ts'
import type { PolicyFacts } from '../../../compiler/hosts/csp.ts'
import type { LivePage, LivePages } from '../../../compiler/live/live-pages.ts'
import type { LiveFrame, LiveSite } from '../../../compiler/live/live-site.ts'
import type { OutputFile } from '../../../compiler/output.ts'
import { reportSources } from '../../report-sources.ts'
import type { FoundProblems } from './found-problems.ts'
import { type PageUses, touching } from './touching.ts'

/** What the preview answers for a route. */
export interface Shown {
  readonly status: 200 | 404
  /** As a build would give it. */
  readonly html: string
  readonly markdown: string | null
  /** Another one for other HTML. */
  readonly version: string
  /** The problems that keep the page from being right, as a terminal of that many columns shows them; null for none. */
  report(columns: number): string | null
  readonly draft: boolean
  /** Null where the configuration can't be used. */
  readonly policy: PolicyFacts | null
  readonly files: readonly OutputFile[]
}

interface ShownPagesOptions {
  /** Absolute. */
  readonly root: string
  readonly version: string
  readonly site: LiveSite
  readonly pages: LivePages
  /** Looks at a file again: what a reader sees never hangs on an event alone. */
  look(path: string): void
  /** What the check of the whole site has found in these files, as far as it has seen them as they are. */
  readonly found: Pick<FoundProblems, 'of' | 'elsewhere'>
  /** Changes with whatever pages depend on besides the content. */
  state(): string
  /** A fault of the tool. @returns what to say of it in the page */
  onFault(error: unknown): string
}

interface Memory {
  readonly key: string
  readonly page: LivePage | null
  readonly html: string
  /** What to say of a fault of the tool, which has left no page. */
  readonly fault: string | null
}

/** Pages whose last good state is remembered. */
const most = 500
/** Problems in a report in the browser. */
const limit = 20

/**
 * The pages as the preview shows them: the newest state of each, or the last good one while the newest has errors.
 */
export class ShownPages {
  readonly #options: ShownPagesOptions
  readonly #known = new Map<string, Memory>()
  readonly #good = new Map<string, string>()

  constructor(options: ShownPagesOptions) {
    this.#options = options
  }

  /** @param route without trailing slash; a route without a page gets what `404.html` holds */
  show(route: string): Shown {
    const { site } = this.#options
    const file = site.routes().get(route)
    const before = this.#known.get(route)?.page
    for (const path of [...(file === undefined ? [] : [file]), ...(before?.partials ?? [])]) this.#options.look(path)
    const live = site.now()
    if (live === null) return this.#withoutSite(route)
    const { page, html, fault } = this.#compile(route)
    if (fault !== null) return this.#withoutPage(route, () => fault, null)
    const policy = page?.policy ?? { services: live.config.services, videos: false, frames: false, mediaOrigins: [] }
    if (page === null) {
      const around = this.#around(nowhere(route, this.#options.site), live)
      const report = this.#report(around)
      // A page that wrong data no longer makes stays as it was.
      if (around.length > 0 && this.#good.has(route)) return this.#withoutPage(route, report, policy)
      return { status: 404, html, markdown: null, version: hash(html), report, draft: false, policy, files: [] }
    }
    const files = [...(page.file === null ? [] : [page.file]), ...page.partials]
    const own = page.problems.filter(isError)
    const found = this.#options.found.of(files).filter(isError)
    const problems = distinct([...own, ...found, ...this.#around(usesOf(route, page), live)])
    if (own.length === 0) remember(this.#good, route, html)
    const shown = own.length === 0 ? html : (this.#good.get(route) ?? html)
    const { draft } = page.placed.model.page.frontMatter
    const report = this.#report(problems)
    return {
      status: 200,
      html: shown,
      markdown: page.markdown,
      version: hash(shown),
      report,
      draft,
      policy,
      files: page.files,
    }
  }

  #compile(route: string): Memory {
    const { site, state } = this.#options
    const live = site.now()
    const key = `${site.content.revision} ${state()}`
    const known = this.#known.get(route)
    if (live === null) return { key, page: null, html: '', fault: null }
    if (known?.key === key) return known
    const made = this.#make(route, live, key)
    remember(this.#known, route, made)
    return made
  }

  #make(route: string, live: LiveFrame, key: string): Memory {
    const { pages } = this.#options
    try {
      const page = pages.page(route, live)
      return { key, page, html: page?.html ?? pages.notFound(live), fault: null }
    } catch (error) {
      return { key, page: null, html: '', fault: this.#options.onFault(error) }
    }
  }

  /** Errors in files that are no pages, on this one: what reading them says now, and what the last check has found. */
  #around(uses: PageUses, live: LiveFrame): readonly Diagnostic[] {
    const { site, found } = this.#options
    const redirects = site.settings.redirects()
    const read = [
      ...site.settings.allNavigation().diagnostics,
      ...redirects.diagnostics,
      ...[...uses.kinds].flatMap((kind) => live.data.found(kind)),
    ]
    const errors = distinct([...read, ...found.elsewhere()].filter(isError))
    return errors.length === 0 ? errors : touching(errors, uses, redirects.value)
  }

  /** A configuration that can't be used is a problem of every page. */
  #withoutSite(route: string): Shown {
    const { diagnostics } = this.#options.site.settings.config()
    return this.#withoutPage(route, this.#report(diagnostics.filter(isError)), null)
  }

  #withoutPage(route: string, report: Shown['report'], policy: PolicyFacts | null): Shown {
    const html = this.#good.get(route) ?? emptyPage
    return { status: 200, html, markdown: null, version: hash(html), report, draft: false, policy, files: [] }
  }

  #report(problems: readonly Diagnostic[]): Shown['report'] {
    if (problems.length === 0) return () => null
    const { root, version } = this.#options
    const sorted = inOrder(problems)
    return (width) => {
      const options = { color: false, width, limit, prefix: '', version }
      return prettyReport(sorted, summarize(sorted, 1), reportSources(root), options)
    }
  }
}

function usesOf(route: string, { placed, kinds, names, links }: LivePage): PageUses {
  const { product, model } = placed
  const sidebar = model.page.frontMatter.sidebar ?? product
  return { route, sidebar, kinds: new Set(kinds), names: new Set(names), links }
}

/** A route without a page may be one that data would make, or a redirect's. */
function nowhere(route: string, site: LiveSite): PageUses {
  return { route, sidebar: null, kinds: new Set(site.generatedFrom()), names: null, links: [] }
}

/** Without a configuration there is no frame either. */
const emptyPage = '<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>'

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function distinct(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return [
    ...new Map(
      problems.map((one) => [[one.code, one.file, one.line, one.column, one.message].join('\0'), one]),
    ).values(),
  ]
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  for (const [oldest] of map) {
    if (map.size <= most) break
    map.delete(oldest)
  }
}

function hash(html: string): string {
  return createHash('sha1').update(html).digest('hex').slice(0, 16)
}
