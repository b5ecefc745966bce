import { assetsFolder, bundle } from './model/bundle.ts'
import type { OutputFile } from './model/output.ts'
import { notFoundFile } from './model/routes.ts'
import { assetsOf, assetsOfSettings } from './pipeline/audience.ts'
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
/** What is made of one page, and no other asks for: its trees and its forms, and what search is made from. */
const [trees, searched] = [
  ['checked', 'model', 'placed', 'twin', 'markdown'],
  ['searched', 'searched page'],
]

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
  const { site, render, batches, facts, pages, search, sources, ahead } = pipeline
  const named = new Set<string>()
  /** Paths of all files, and those of them that pages share: of the same data there is one. */
  const [taken, shared]: [string[], Set<string>] = [[], new Set()]
  const fresh = (files: readonly OutputFile[]): readonly OutputFile[] =>
    files.filter(({ path }) => {
      const isShared = path.startsWith(assetsFolder)
      if (isShared && shared.has(path)) return false
      if (isShared) shared.add(path)
      taken.push(path)
      return true
    })
  const ofPage = (subject: string, files: PageOutput['files']): readonly OutputFile[] =>
    fresh(files.map((file, at) => ({ path: file.path, content: render.content(subject, at, file) })))
  if (byBatch) onePageAtATime(pipeline, facts.routes().keys(), facts.facts)
  for (const routes of batches.batches()) {
    const [first = ''] = routes
    await onBatch?.(routes)
    const known = byBatch ? batches.known(first) : null
    for (const source of known?.sources ?? []) named.add(source)
    if (known !== null) {
      yield known.pages.flatMap(({ route, files }) => ofPage(route, files))
      continue
    }
    for (const route of routes) {
      await ahead?.forOutput(route)
      // What is wrong with it is known: the report has no need of its trees.
      if (!goOn(route)) return pipeline.release(trees)
      const page = render.output(route)
      for (const source of page.sources) named.add(source)
      yield ofPage(route, page.files)
      const isLong = page.files.reduce((sum, { size }) => sum + size, 0) > longOutput && !sources.hasOwnCode()
      if (isLong) {
        // What the whole site asks of it is made while its trees are there, and what search does when they have gone.
        pages.outline(pages.subjectOf(route))
        pipeline.release(['html', 'written'])
        search.read(route)
        pipeline.release(trees)
      }
      await onPage?.(route)
      if (isLong) pipeline.release(searched)
    }
    if (!byBatch) continue
    batches.output(first)
    pipeline.fold()
  }
  if (byBatch) beforeReport(pipeline)
  if (!isWhole()) return
  if (byBatch) pipeline.fold()
  const missing = render.output(notFoundFile)
  for (const source of missing.sources) named.add(source)
  yield ofPage(notFoundFile, missing.files)
  yield* filesBesidePages(pipeline, named, fresh)
  yield site.hosts().value
  yield site.stubs(taken)
}

/** What pages name, and what all of them share. @param fresh leaves out what was given before */
function* filesBesidePages(
  pipeline: Pipeline,
  named: Set<string>,
  fresh: (files: readonly OutputFile[]) => readonly OutputFile[],
): Generator<readonly OutputFile[]> {
  const { render, sources } = pipeline
  const takes = assetsTaken(pipeline)
  yield fresh(bundle(named, render.client))
  yield fresh([...named].flatMap((source) => render.sharedFile(source) ?? []))
  const own = render.ownStyle()
  if (own !== null) yield fresh([own])
  yield fresh(render.icons())
  yield fresh(
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
