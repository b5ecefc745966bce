import { createHash } from 'node:crypto'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { prettyReport } from '../../../compiler/diagnostics/report/pretty.ts'
import { inOrder, summarize } from '../../../compiler/diagnostics/summary.ts'
import type { PolicyFacts } from '../../../compiler/hosts/csp.ts'
import type { LivePage, LivePages } from '../../../compiler/live/live-pages.ts'
import type { LiveFrame, LiveSite } from '../../../compiler/live/live-site.ts'
import type { OutputFile } from '../../../compiler/output.ts'
import { reportSources } from '../../report-sources.ts'

/** What the preview answers for a route. */
export interface Shown {
  readonly status: 200 | 404
  /** As a build would give it. */
  readonly html: string
  readonly markdown: string | null
  /** Another one for other HTML. */
  readonly version: string
  /** The problems that keep the page from being right, as the terminal shows them; null for none. */
  readonly report: string | null
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
  found(files: readonly string[]): readonly Diagnostic[]
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
/** Columns of a report in the browser, and problems in it. */
const [width, limit] = [100, 20]

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
    if (fault !== null) return this.#withoutPage(route, fault)
    const policy = page?.policy ?? { services: live.config.services, videos: false, frames: false, mediaOrigins: [] }
    if (page === null)
      return { status: 404, html, markdown: null, version: hash(html), report: null, draft: false, policy, files: [] }
    const files = [...(page.file === null ? [] : [page.file]), ...page.partials]
    const own = page.problems.filter(isError)
    const problems = distinct([...own, ...this.#options.found(files).filter(isError)])
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

  /** A configuration that can't be used is a problem of every page. */
  #withoutSite(route: string): Shown {
    const { diagnostics } = this.#options.site.settings.config()
    return this.#withoutPage(route, this.#report(diagnostics.filter(isError)))
  }

  #withoutPage(route: string, report: string | null): Shown {
    const html = this.#good.get(route) ?? emptyPage
    return { status: 200, html, markdown: null, version: hash(html), report, draft: false, policy: null, files: [] }
  }

  #report(problems: readonly Diagnostic[]): string | null {
    if (problems.length === 0) return null
    const { root, version } = this.#options
    const sorted = inOrder(problems)
    return prettyReport(sorted, summarize(sorted, 1), reportSources(root), {
      color: false,
      width,
      limit,
      prefix: '',
      version,
    })
  }
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
