import { createHash } from 'node:crypto'
import { chosen } from '../../../compiler/diagnostics/choices.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { prettyText } from '../../../compiler/diagnostics/report/report.ts'
import { inOrder, summarize } from '../../../compiler/diagnostics/summary.ts'
import type { PolicyFacts } from '../../../compiler/hosts/csp.ts'
import { type OutputFile, textIn } from '../../../compiler/model/output.ts'
import { filesOf } from '../../../compiler/model/routes.ts'
import type { Pipeline } from '../../../compiler/pipeline.ts'
import type { OverBudget } from '../../process/bounded.ts'
import { reportSources } from '../../report/report-sources.ts'
import type { FoundProblems } from './found-problems.ts'
import { type PageUses, problemsOfPage } from './problems-of-page.ts'
import { readConsistently } from './read-consistently.ts'

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
  readonly pipeline: Pipeline
  /** Looks at everything again: a file is no longer as it was listed, or takes too long and is to be left out. */
  lookAtAll(over: OverBudget | null): void
  /** Looks at a file again: what a reader sees never depends on an event alone. */
  look(path: string): void
  /** What the check of the whole site has found in these files, as far as it has seen them as they are. */
  readonly found: Pick<FoundProblems, 'of' | 'elsewhere'>
  /** A fault of the tool. @returns what to say of it in the page */
  onFault(error: unknown): string
}

/** A page as it is now. */
interface Page {
  readonly html: string
  readonly markdown: string
  readonly own: readonly Diagnostic[]
  /** Its own files. */
  readonly sources: readonly string[]
  /** It has no file: it is made from data. */
  readonly isMade: boolean
  readonly uses: PageUses
  readonly draft: boolean
  readonly policy: PolicyFacts
  readonly files: readonly OutputFile[]
}

/** The last good state of a page. */
type Good = Pick<Page, 'html' | 'isMade'>

/** Pages whose last good state is remembered. */
const most = 500
/** Problems in a report in the browser. */
const limit = 20

/**
 * The pages as the preview shows them: the newest state of each, or the last good one while the newest has errors.
 */
export class ShownPages {
  readonly #options: ShownPagesOptions
  readonly #good = new Map<string, Good>()

  constructor(options: ShownPagesOptions) {
    this.#options = options
  }

  /** @param route without trailing slash; a route without a page gets what `404.html` holds */
  show(route: string): Shown {
    const { pipeline, look, lookAtAll, onFault } = this.#options
    const file = pipeline.facts.fileAt(route)
    if (file !== null) look(file)
    try {
      return readConsistently(() => this.#show(route), lookAtAll)
    } catch (error) {
      const fault = onFault(error)
      return this.#withoutPage(route, () => fault, null)
    }
  }

  #show(route: string): Shown {
    const { settings, render } = this.#options.pipeline
    // A configuration that can't be used is a problem of every page.
    if (!settings.isConfigured())
      return this.#withoutPage(route, this.#report(settings.settings().diagnostics.filter(isError)), null)
    const page = this.#page(route)
    if (page === null) {
      const { files, shared } = render.notFound()
      const html = textOf(files[0])
      const policy = { config: settings.config(), videos: false, frames: false, mediaOrigins: [] }
      const around = this.#around(nowhere(route, this.#options.pipeline))
      const report = this.#report(around)
      // A page that wrong data no longer makes stays as it was; one whose file has gone is gone.
      if (around.length > 0 && this.#good.get(route)?.isMade === true) return this.#withoutPage(route, report, policy)
      const made = shared.map(({ file }) => file)
      return { status: 404, html, markdown: null, version: hash(html), report, draft: false, policy, files: made }
    }
    const { html, markdown, own, sources, isMade, uses, draft, policy, files } = page
    const wrong = own.filter(isError)
    // Of two files for one route the later one is blamed, which may be the one that is being written.
    const found = this.#options.found.of([...sources, ...filesOf(route)]).filter(isError)
    const problems = distinct([...wrong, ...found, ...this.#around(uses)])
    if (wrong.length === 0) remember(this.#good, route, { html, isMade })
    const shown = wrong.length === 0 ? html : (this.#good.get(route)?.html ?? html)
    return {
      status: 200,
      html: shown,
      markdown,
      version: hash(shown),
      report: this.#report(problems),
      draft,
      policy,
      files,
    }
  }

  /** @returns null where there is no page */
  #page(route: string): Page | null {
    const { pipeline, look } = this.#options
    const { facts, pages, render, settings } = pipeline
    const file = facts.fileAt(route)
    if (file === null && (facts.isFile(route) || facts.generatedAt(route) === null)) return null
    const before = pages.outline(pages.subjectOf(route))
    for (const name of before.partials) look(`content/partials/${name}`)
    const outline = pages.outline(pages.subjectOf(route))
    const { files: all, shared } = render.html(route)
    const [html, markdown, ...files] = [...all, ...shared.map(({ file }) => file)]
    const config = settings.config()
    const sidebar = facts.sidebarName(route, outline.frontMatter, facts.facts(route)?.product ?? null)
    return {
      html: textOf(html),
      markdown: textOf(markdown),
      own: chosen(
        [
          ...outline.diagnostics,
          ...render.problems(route),
          ...outline.partials.flatMap((name) => settings.partial(name).diagnostics),
        ],
        config.checks,
      ),
      isMade: file === null,
      sources: [...(file === null ? [] : [file]), ...outline.partials.map((name) => `content/partials/${name}`)],
      uses: {
        route,
        sidebar,
        showsNavigation: sidebar !== null && settings.navigation(sidebar) !== null,
        kinds: render.kindsOf(route),
        names: new Set(outline.names),
        links: Array.from(outline.links, ({ url }) => url),
      },
      draft: outline.frontMatter.draft,
      policy: {
        config,
        videos: outline.blocks.some(({ more }) => more?.media?.embeds === 'video'),
        frames: outline.frames.length > 0,
        mediaOrigins: outline.media,
      },
      files,
    }
  }

  /** Errors in files that are no pages, on this one: what reading them says now, and what the last check has found. */
  #around(uses: PageUses): readonly Diagnostic[] {
    const { pipeline, found } = this.#options
    const { settings, sources } = pipeline
    const redirects = settings.redirectsFile()
    const navigation = sources.listed('navigation').map((path) => ({ path, ...settings.navigationFile(path) }))
    const unread = new Set(navigation.flatMap(({ path, value }) => (value === null ? [path] : [])))
    const read = [
      ...navigation.flatMap(({ diagnostics }) => diagnostics),
      ...redirects.diagnostics,
      ...[...uses.kinds].flatMap((kind) => [...settings.dataKind(kind).diagnostics]),
    ]
    const errors = distinct([...read, ...found.elsewhere()].filter(isError))
    const ofCode = sources.ownProblems().filter(isError)
    return errors.length === 0 ? ofCode : [...ofCode, ...problemsOfPage(errors, uses, redirects.value, unread)]
  }

  #withoutPage(route: string, report: Shown['report'], policy: PolicyFacts | null): Shown {
    const html = this.#good.get(route)?.html ?? emptyPage
    return { status: 200, html, markdown: null, version: hash(html), report, draft: false, policy, files: [] }
  }

  #report(problems: readonly Diagnostic[]): Shown['report'] {
    if (problems.length === 0) return () => null
    const { root, version } = this.#options
    const sorted = inOrder(problems)
    return (width) => {
      const options = { color: true, width, limit, prefix: '', version }
      return prettyText(sorted, summarize(sorted, 1), reportSources(root), options)
    }
  }
}

/** A route without a page may be one that data would make, or a redirect's. */
function nowhere(route: string, { facts }: Pipeline): PageUses {
  const kinds = new Set(facts.kindsThatGenerate())
  return { route, sidebar: null, showsNavigation: true, kinds, names: null, links: [] }
}

function textOf(file: OutputFile | undefined): string {
  return file === undefined ? '' : (textIn(file.content) ?? '')
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
