import { assetsFolder, bundle } from './model/bundle.ts'
import type { OutputFile } from './model/output.ts'
import { notFoundFile } from './model/routes.ts'
import { assetsOf, assetsOfSettings } from './pipeline/audience.ts'
import type { BatchOutput } from './pipeline/batch-steps.ts'
import { valuesOfPage } from './pipeline/values-of-page.ts'
import type { PageOutput } from './pipeline/written-page.ts'
import type { Pipeline } from './pipeline.ts'

/** Takes the files of a site on their way out. */
export interface OutputOptions {
  /**
   * Called after each page with what is wrong with it by itself; false ends the rendering. The rest of the site is then
   * still to be checked.
   */
  readonly goOn: (route: string) => boolean
  /** Called when all pages are rendered; false leaves out what is not a page. */
  readonly isWhole: () => boolean
  /** Called before the pages of each batch; what somebody else has made of them is known when it has resolved. */
  readonly onBatch?: (routes: readonly string[]) => Promise<void>
  /** Called after each page, while what it was made from is there; of a long one, what search has read. */
  readonly onPage?: (route: string) => Promise<void> | void
  /** What earlier builds have written of a batch is taken, and what is made is kept for later ones. */
  readonly byBatch?: boolean
}

/** Bytes of the files of a page from which on nothing of it stays in memory: neither its trees nor what is written of it. */
const longOutput = 1_000_000

/**
 * Makes the files of the output, few at a time, when they are asked for: an output is larger than memory should be. A page
 * is rendered while what its check has parsed is still there. Pages come first, in the order of their routes: they say
 * which scripts, styles and data they name, and where a redirect may not put its own.
 *
 * @returns the files of a page, of a batch of pages that is known, or of one kind: a step of an async generator for each
 *   file would cost a site of 20,000 files more than all that is asked of a file
 */
export async function* outputFiles(
  pipeline: Pipeline,
  { goOn, isWhole, onBatch, onPage, byBatch = false }: OutputOptions,
): AsyncGenerator<readonly OutputFile[]> {
  const { site, render, batches, facts, ahead } = pipeline
  const given = new GivenFiles(render.content)
  if (byBatch) onePageAtATime(pipeline, facts.routes().keys(), facts.facts)
  for (const routes of batches.batches()) {
    const [first = ''] = routes
    await onBatch?.(routes)
    const known = byBatch ? batches.known(first) : null
    if (known !== null) {
      yield given.ofBatch(known)
      continue
    }
    for (const route of routes) {
      await ahead?.forOutput(route)
      // What is wrong with it is known: the report has no need of its trees.
      if (!goOn(route)) return pipeline.release(valuesOfPage.forms)
      const page = render.output(route)
      yield given.ofPage(route, page)
      await passPage(pipeline, route, page, onPage)
    }
    if (!byBatch) continue
    batches.output(first)
    pipeline.fold()
  }
  if (byBatch) beforeReport(pipeline)
  if (!isWhole()) return
  if (byBatch) pipeline.fold()
  yield given.ofPage(notFoundFile, render.output(notFoundFile))
  yield* filesBesidePages(pipeline, given)
  yield site.hosts().value
  yield site.stubs(given.paths)
}

/** What was given of the output until now. */
class GivenFiles {
  /** Sources that pages have named. */
  readonly named = new Set<string>()
  readonly paths: string[] = []
  /** Of the paths those that pages share: of the same data there is one file. */
  readonly #shared = new Set<string>()
  readonly #content: Pipeline['render']['content']

  constructor(content: Pipeline['render']['content']) {
    this.#content = content
  }

  /** @returns the files that were not given before: they count as given */
  fresh(files: readonly OutputFile[]): readonly OutputFile[] {
    return files.filter(({ path }) => {
      const isShared = path.startsWith(assetsFolder)
      if (isShared && this.#shared.has(path)) return false
      if (isShared) this.#shared.add(path)
      this.paths.push(path)
      return true
    })
  }

  ofPage(subject: string, { files, sources }: PageOutput): readonly OutputFile[] {
    this.#name(sources)
    return this.#filesOf(subject, files)
  }

  ofBatch({ pages, sources }: BatchOutput): readonly OutputFile[] {
    this.#name(sources)
    return pages.flatMap(({ route, files }) => this.#filesOf(route, files))
  }

  #name(sources: readonly string[]): void {
    for (const source of sources) this.named.add(source)
  }

  #filesOf(subject: string, files: PageOutput['files']): readonly OutputFile[] {
    return this.fresh(files.map((file, at) => ({ path: file.path, content: this.#content(subject, at, file) })))
  }
}

/** Asks what else is to know of a page that was given; of a long one nothing stays after that. */
async function passPage(
  pipeline: Pipeline,
  route: string,
  page: PageOutput,
  onPage: OutputOptions['onPage'],
): Promise<void> {
  const { pages, search, sources, release } = pipeline
  const isLong = page.files.reduce((sum, { size }) => sum + size, 0) > longOutput && !sources.hasOwnCode()
  if (isLong) {
    // What the whole site asks of it is made while its trees are there, and what search does when they have gone.
    pages.outline(pages.subjectOf(route))
    release(valuesOfPage.written)
    search.read(route)
    release(valuesOfPage.forms)
  }
  await onPage?.(route)
  if (isLong) release(valuesOfPage.searched)
}

/** What pages name, and what all of them share. */
function* filesBesidePages(pipeline: Pipeline, given: GivenFiles): Generator<readonly OutputFile[]> {
  const { named } = given
  const { render, sources } = pipeline
  const takes = assetsTaken(pipeline)
  yield given.fresh(bundle(named, render.client))
  yield given.fresh([...named].flatMap((source) => render.sharedFile(source) ?? []))
  const own = render.ownStyle()
  if (own !== null) yield given.fresh([own])
  yield given.fresh(render.icons())
  yield given.fresh(
    [...sources.assets()]
      .filter(([, file]) => takes(file))
      .map(([path, file]) => ({ path: path.slice(1), content: sources.copyOf(file) })),
  )
}

/**
 * Asks of each page of a new site what is about to be asked of all at once, so that what each answer was made from can go
 * before the next one.
 */
function onePageAtATime({ isNew, fold }: Pipeline, routes: Iterable<string>, ask: (route: string) => unknown): void {
  if (!isNew) return
  for (const route of routes) {
    ask(route)
    fold()
  }
}

/** Asks of a new site what its report asks of all pages, part by part: what each part was made from can go before the next one. */
function beforeReport(pipeline: Pipeline): void {
  const { site, batches, facts, pages, isNew, fold } = pipeline
  onePageAtATime(pipeline, batches.batches().flat(), (route) => {
    const page = pages.subjectOf(route)
    if (facts.fileAt(route) !== null) facts.isRead(page)
    pages.links(page)
    site.hostFacts(route)
  })
  if (!isNew) return
  for (const ofAll of [site.hosts, site.written]) {
    ofAll()
    fold()
  }
}

/** An output of the protected pages alone has the assets that they use. */
function assetsTaken(pipeline: Pipeline): (file: string) => boolean {
  if (pipeline.sources.audience() !== 'protected') return () => true
  const own = assetsOf(pipeline, pipeline.site.shownRoutes())
  const always = assetsOfSettings(pipeline)
  return (file) => own.has(file) || always.has(file)
}
