import { statSync } from 'node:fs'
import type { Environment } from '../../compiler/formats/environment.ts'
import { longText } from '../../compiler/formats/source.ts'
import { notFoundRoute, routeOf } from '../../compiler/model/routes.ts'
import { noPageAt, type Reason, whyNew } from '../../compiler/pipeline/why.ts'
import type { World } from '../../compiler/pipeline/world.ts'
import { createPipeline, type Pipeline } from '../../compiler/pipeline.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { type ContentView, changedView } from '../../compiler/read/content-view.ts'
import { readImageSize } from '../../compiler/read/image-size.ts'
import { overBudget as timesOver, withoutOverBudget } from '../../compiler/read/over-budget.ts'
import { sizeIn } from '../../compiler/read/version.ts'
import { boundedBy } from '../process/bounded.ts'
import type { InWork } from '../process/in-work.ts'
import { countTime, isOfData, secondsFor } from '../process/page-budget.ts'
import { commandVersion, readClientBundle } from '../services/client-bundle.ts'
import { iconDrawer } from '../services/draw-icons.ts'
import { loadFastParser } from '../services/fast-parser.ts'
import { boundHeapGrowth } from '../services/heap-growth.ts'
import { noHistory, readHistory } from '../services/history.ts'
import { type MovedFiles, movedFiles } from '../services/moved-files.ts'
import { openTheme } from '../services/own-code/own-theme.ts'
import { secondThread } from '../services/page-thread/page-thread.ts'
import { sharingWith } from '../services/page-thread/sharing.ts'
import { openSiteMemory } from '../services/site-memory.ts'
import type { AskedSite, SiteOptions, Used } from './asked-site.ts'
import { publicSite } from './public-site.ts'
import { siteQuestion } from './site-question.ts'
import { longestText, sizeOfData, toldOfWeights } from './told-of-weights.ts'

/** A site of the disk, as it is now. */
export interface OpenSite extends AskedSite {
  readonly pipeline: Pipeline
  /** @returns what another thread may go on from, in place of `keep`; null where nothing can be kept */
  handOver(): Uint8Array<ArrayBuffer> | null
}

/** A run makes each page once, whole: a tree that outlives two collections of young objects is copied by both and then old. */
const pagesKept = 4

/**
 * Opens a site for one run of a command.
 *
 * @param root absolute
 */
export async function openSite(root: string, options: SiteOptions): Promise<OpenSite> {
  const { lenient, clean, working, inWork, overBudget, audience, parser = 'fast' } = options
  const content = openContent(root, undefined, undefined, options.first)
  content.refresh()
  const dataSize = content.paths('data').reduce((sum, path) => sum + sizeOf(content.location(path)), 0)
  const longest = longestText(content)
  const heap = toldOfWeights(boundHeapGrowth(sizeOfData(content), longest, options.isSecond), content)
  const kept = { env: process.env, version: commandVersion() ?? '', clean, readOnly: lenient }
  const { theme, client, own, ownBlocks, hasOutside } = await openTheme(root, readClientBundle(), kept)
  const memory = openSiteMemory(root, kept)
  const history = lenient ? noHistory : await readHistory(root, process.env, options.log ?? memory.log)
  const moved = movedFiles(root, () => content.paths('pages'))
  const reads = namedReads(process.env, hasOutside || overBudget.size > 0 || history.fault !== null, moved)
  const atStart = { pages: content.paths('pages').length, dataBytes: dataSize, log: history.log }
  const other = memory.memory.past === null ? await secondThread(root, atStart, options) : null
  const view = withoutOverBudget(tellingReads(content, heap.onRead), timesOver(overBudget))
  const world: World = {
    theme,
    client,
    own,
    keep: pagesKept,
    mode: lenient ? 'check' : 'build',
    noindex: options.noindex ?? false,
    parser,
    fast: parser === 'fast' ? await loadFastParser() : null,
    audience: audience === 'protected' ? audience : 'all',
    env: reads.env,
    imageSize: readImageSize,
    drawIcons: iconDrawer(),
    lastUpdated: history.lastUpdated,
    movedTo: moved.lastPlace,
    year: () => history.year,
    onPage: countingPages(working, atStart.pages, () => other?.made() ?? 0),
    atWork: measuredFiles(content, dataSize, heap, inWork),
    // It costs a tenth of a millisecond each time.
    ...(overBudget.size > 0 && { bounded: boundedBy(inWork) }),
    rest: heap.rest,
    // In a turn nobody cuts off the work on a page.
    ...(longest >= longText && overBudget.size === 0 && { turn }),
    onRelease: heap.onRelease,
    onFold: heap.onFold,
    memory: memory.memory,
  }
  const pipeline = createPipeline(view, world)
  const handOver = () => memory.handOver(pipeline.traces())
  const publicOne = audience === 'public' ? () => publicSite(view, world, pipeline) : null
  return {
    ...siteQuestion(pipeline, { publicOne, sharing: sharingWith(other, pipeline, { note: reads.note, handOver }) }),
    pipeline,
    handOver,
    undated: history.fault,
    refresh: () => content.refresh().paths.length > 0,
    knownOf: memory.knownOf,
    outputMark: memory.outputMark,
    keep: (published) => memory.keep(pipeline.traces(), published, history.log),
    why: (asked) => reasonsFor(asked, pipeline, content, ownBlocks),
    used: reads.used,
    close: memory.close,
  }
}

/** @returns what tells of each page how many were begun before it, here and elsewhere */
function countingPages(working: SiteOptions['working'], total: number, elsewhere: () => number) {
  let begun = 0
  return (file: string) => working(file, Math.min(begun++ + elsewhere(), total), total)
}

const turn = () => new Promise<void>((next) => setImmediate(next))

/** @returns why a page is new, or all that are */
function reasonsFor(
  asked: string | null,
  pipeline: Pipeline,
  content: ContentView,
  ownBlocks: ReadonlyMap<string, string>,
): readonly Reason[] {
  const all = pipeline.site.shownRoutes()
  const route = asked === null ? null : routeAt(asked, pipeline)
  if (route !== null && !all.includes(route)) return [noPageAt(route, all)]
  return (route === null ? all : [route]).flatMap((one) =>
    whyNew(one, {
      causes: pipeline.causes,
      fileAt: pipeline.facts.fileAt,
      folderOf: (name) => ownBlocks.get(name) ?? null,
      text: (file) => content.read(file).source?.text ?? null,
    }),
  )
}

/** @returns the same content, which reports each file that is read; the text is null where it can't be used */
function tellingReads(content: ContentView, onRead: (path: string, text: string | null) => void): ContentView {
  return changedView(content, {
    read: (path) => {
      const read = content.read(path)
      onRead(path, read.source?.text ?? null)
      return read
    },
  })
}

/** For a pipeline: hands on the file that the time goes to, each time it is another one. */
function tellingOfFiles(content: ContentView, tell: (file: string | null) => void): NonNullable<World['atWork']> {
  const fileOf = fileNamer(content.paths('pages'))
  let atFile: string | null = null
  return (subject) => {
    const file = subject === null ? null : fileOf(subject)
    // By its path and by its route a page is one.
    if (file === atFile) return
    atFile = file
    tell(file)
  }
}

/** For a pipeline: notes what the time goes to, and how much of it that may take; the heap learns of long pages. */
function measuredFiles(
  content: ContentView,
  dataSize: number,
  heap: Pick<ReturnType<typeof toldOfWeights>, 'atWork'>,
  inWork: Pick<InWork, 'page'>,
): NonNullable<World['atWork']> {
  // To read a variable takes longer than all the rest.
  const { SIGNALPOST_PAGE_SECONDS } = process.env
  const spentBy = countTime()
  return tellingOfFiles(content, (file) => {
    const isData = file !== null && isOfData(file)
    const size = isData ? dataSize : sizeIn(content.version(file ?? '') ?? '0')
    // The page for what is not there is short, and made after all others: what they have left is still to be collected.
    if (file !== null && file !== notFoundRoute && !isData) heap.atWork(file, size)
    inWork.page(file, secondsFor(size, { SIGNALPOST_PAGE_SECONDS }), spentBy(file))
  })
}

/** Pages are known by their routes, too; what is made from data has nothing else. */
function fileNamer(pages: readonly string[]): (subject: string) => string {
  const files = new Map(pages.map((path) => [routeOf(path), path]))
  return (subject) => files.get(subject) ?? subject
}

/**
 * Notes what is read besides the content.
 *
 * @param dependsOnMore whether answers depend on more than can be named: what lies outside of the site can't be looked at in
 *   passing, and what took too long, or was refused by git, is tried again
 */
function namedReads(given: NodeJS.ProcessEnv, dependsOnMore: boolean, moved: Pick<MovedFiles, 'mark'>) {
  const found = new Set<string>()
  let isAll = !dependsOnMore
  let elsewhere: string | null = null
  const env: Environment = new Proxy(given, {
    getOwnPropertyDescriptor: (all, name) => {
      found.add(String(name))
      return Reflect.getOwnPropertyDescriptor(all, name)
    },
  })
  return {
    env,
    /** @param used what was read in another thread; null for what has no name */
    note(used: Used | null): void {
      isAll &&= used !== null
      for (const name of used?.variables ?? []) found.add(name)
      elsewhere ??= used?.moves ?? null
    },
    /** @returns null where answers depend on more, or the threads were told different things */
    used(): Used | null {
      const moves = moved.mark() ?? elsewhere
      return isAll && (elsewhere ?? moves) === moves ? { variables: [...found].sort(), moves } : null
    },
  }
}

/** Bytes; what has gone counts nothing. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** A route as the address bar has it, with the base before it or a slash at its end, is the route as well. */
function routeAt(asked: string, { settings, site }: Pipeline): string {
  const route = asked.replace(/\/$/, '') || '/'
  const { base } = settings.config()
  if (site.shownRoutes().includes(route) || !`${route}/`.startsWith(`${base}/`)) return route
  return route.slice(base.length) || '/'
}
