import { randomBytes } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import { underBase } from '../../../compiler/model/routes.ts'
import { createPipeline, type Pipeline } from '../../../compiler/pipeline.ts'
import { type Difference, openContent } from '../../../compiler/read/content-store.ts'
import { readImageSize } from '../../../compiler/read/image-size.ts'
import { assetPath } from '../../../compiler/read/site-files.ts'
import { boundedBy, type OverBudget, onQuit } from '../../bounded.ts'
import { type ExitStatus, exit } from '../../exit.ts'
import type { Host } from '../../host.ts'
import { commandVersion, readClientBundle } from '../client-bundle.ts'
import { iconDrawer } from '../draw-icons.ts'
import { loadFastParser } from '../fast-parser.ts'
import { movedFiles } from '../moved-files.ts'
import { openTheme } from '../own-code/own-theme.ts'
import { createChecker } from './checker.ts'
import { createEvents } from './events.ts'
import { createFeedback } from './feedback-posts.ts'
import { foundProblems } from './found-problems.ts'
import { liveHistory } from './live-history.ts'
import { openInBrowser } from './open-in-browser.ts'
import { createPreviewLog } from './preview-log.ts'
import { readConsistently } from './read-consistently.ts'
import { createRouter } from './router.ts'
import { createPreviewServer, listenOn } from './server.ts'
import { ShownPages } from './shown-pages.ts'
import { slowFiles } from './slow-files.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'
import type { Watch } from './watch.ts'
import { watchCode } from './watch-code.ts'

export interface PreviewOptions {
  /** Absolute. */
  readonly root: string
  readonly port: number
  /** The port was asked for: no other one will do. */
  readonly portGiven: boolean
  readonly host: string
  readonly open: boolean
}

/** Serves a site from its content until a signal ends it. */
export async function runPreview(options: PreviewOptions, host: Host): Promise<ExitStatus> {
  const { root } = options
  const started = performance.now()
  const log = createPreviewLog(root, host)
  const store = openContent(root)
  const slow = slowFiles(store, host.env)
  const kept = { env: host.env, version: commandVersion() ?? '', clean: false, readOnly: false }
  const code = await openTheme(root, readClientBundle(), kept)
  const { theme, client, own } = code
  const fast = await loadFastParser()
  const found = foundProblems()
  const history = liveHistory(root, host.env, () => events.tellStates())
  const draw = iconDrawer()
  const pipeline = createPipeline(slow.view, {
    ...{ theme, client, own, mode: 'preview', fast, env: host.env, imageSize: readImageSize },
    ...(draw !== undefined && { drawIcons: draw }),
    lastUpdated: (file) => history.current.lastUpdated(file),
    movedTo: movedFiles(root, () => store.paths('pages')),
    year: () => history.current.year,
    moment: () => history.state + code.moment,
    onPage: host.inWork.file,
    atWork: slow.telling((page) => host.inWork.page(page?.file ?? null, page?.seconds ?? 0)),
    bounded: boundedBy(host.inWork),
  })
  const leaveOut = ({ page }: OverBudget) => {
    if (page === null) return
    const one = { ...page, version: store.version(page.file) }
    slow.add(one)
    checker.leaveOut(one)
  }
  const noteChange = ({ paths }: Difference) => {
    found.noteChange(paths)
    log.noteChange(paths)
  }
  const config = () => readConsistently(() => pipeline.settings.config(), lookAtAll)
  const announce = ({ paths }: Difference) => {
    events.tellStates()
    const images = paths
      .filter((path) => store.paths('asset').includes(path))
      .map((path) => underBase(config().base, `/${assetPath(path)}`))
    if (images.length > 0) events.tellImages(images, String(store.revision))
    checker.check(found.generation)
    history.look()
  }
  const note = (difference: Difference) => {
    if (difference.paths.length === 0) return
    noteChange(difference)
    // Whoever asked gets an answer first.
    setImmediate(() => announce(difference))
  }
  const lookAtAll = (over: OverBudget | null) => (over === null ? note(store.refresh()) : leaveOut(over))
  const shown = new ShownPages({
    root,
    version: host.version,
    pipeline,
    look: (path) => note(store.look(path)),
    lookAtAll,
    found,
    onFault: log.fault,
  })
  const checker = createChecker({
    root,
    onChecked: (result) => {
      found.noteResult(result.generation, result.diagnostics)
      log.checked(result)
      events.tellStates()
    },
    onDeath: log.checkDied,
    onTooSlow: (one) => {
      log.tooSlow(one.file)
      slow.add(one)
      events.tellStates()
    },
  })
  const token = randomBytes(16).toString('hex')
  const make = staleWhileRevalidate(
    (what) => checker.make(what, history.current.dates),
    () => `${store.revision} ${history.state} ${code.moment}`,
  )
  const router = createRouter({ root, pipeline, shown, lookAtAll, client, theme, token, make })
  const events = createEvents((path, columns) => {
    const { version, report, draft } = shown.show(path)
    return { version, report: report(columns), draft }
  })
  const endpoint = () => readConsistently(() => feedbackEndpoint(pipeline), lookAtAll)
  const feedback = createFeedback({ root, host, endpoint, onFault: log.fault })
  const server = createPreviewServer({
    host: options.host,
    router,
    events,
    token,
    post: feedback.at,
    onFault: log.fault,
  })

  store.refresh()
  // What has ended the process before.
  for (const [file, seconds] of host.overBudget) slow.add({ file, seconds, version: store.version(file) })
  const port = await listenOn(server, { host: options.host, port: options.port, search: !options.portGiven })
  if (typeof port !== 'number') {
    await log.cannotListen(options.host, options.port, port)
    return exit.environment
  }
  const url = `http://${shownHost(options.host)}:${port}${underBase(config().base, config().home)}`
  await log.ready(url, performance.now() - started, { ...options, port })
  if (options.open) openInBrowser(url)
  const watching = startWatching(server, async () => {
    const { watchContent } = await import('./watch.ts')
    return watchContent({
      root,
      store,
      onChange: (difference) => {
        noteChange(difference)
        announce(difference)
      },
      onPolling: log.polling,
      isUsed: () => events.size > 0,
    })
  })
  // What all pages need is made before somebody asks, but for a reader who does so at once.
  const warming = setTimeout(() => shown.show(config().home), warmUpDelayMs)
  server.once('request', () => clearTimeout(warming))
  // The first pages come first.
  setTimeout(() => history.look(), warmUpDelayMs)
  setTimeout(() => checker.check(found.generation), 250).unref()

  const lookAtCode = () => {
    code.reload().then((isNew) => {
      if (!isNew) return
      found.noteChange([])
      events.tellStates()
      checker.check(found.generation)
    }, log.fault)
  }
  const watchingCode = watchCode(root, lookAtCode)
  const status = await untilSignal(host)
  watchingCode.close()
  watching.close()
  history.close()
  events.close()
  server.close()
  server.closeAllConnections()
  feedback.close()
  await checker.close()
  return status
}

function feedbackEndpoint({ settings }: Pipeline): string | null {
  const { base, services } = settings.config()
  return settings.isConfigured() ? underBase(base, services.feedback.endpoint) : null
}

/** `0.0.0.0` and `::` mean all addresses: a browser cannot open them. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Milliseconds after which the content is watched though nobody has asked for a page. */
const watchAfterMs = 1000

/** Milliseconds in which a reader who waits for the address asks for a page. */
const warmUpDelayMs = 40

/** Begins to watch once the first answer is out: a large site has thousands of folders, and its reader comes first. */
function startWatching(server: Server, watch: () => Promise<Watch>): Watch {
  let watching: Promise<Watch> | null = null
  let closed = false
  const begin = () => {
    if (!closed) watching ??= watch()
  }
  server.once('request', (_, response: ServerResponse) => response.once('close', begin))
  setTimeout(begin, watchAfterMs).unref()
  return {
    close: () => {
      closed = true
      void watching?.then((one) => one.close())
    },
  }
}

/** The supervisor passes signals on; without it nobody would be left to do so. */
function untilSignal({ inWork }: Pick<Host, 'inWork'>): Promise<ExitStatus> {
  const parent = process.ppid
  return new Promise((done) => {
    onQuit(inWork, () => done(exit.interrupted))
    process.once('SIGTERM', () => done(exit.terminated))
    setInterval(() => {
      if (process.ppid !== parent) done(exit.terminated)
    }, 1000).unref()
  })
}
