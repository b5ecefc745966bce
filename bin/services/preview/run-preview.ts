import { randomBytes } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import { underBase } from '../../../compiler/model/routes.ts'
import type { Pipeline } from '../../../compiler/pipeline.ts'
import { type ExitStatus, exit } from '../../exit.ts'
import { onQuit } from '../../process/bounded.ts'
import type { System } from '../../system.ts'
import { createFeedback, type FeedbackPosts } from './feedback-posts.ts'
import { type LiveSite, openLiveSite } from './live-site.ts'
import { createLiveView, type LiveView } from './live-view.ts'
import { openInBrowser } from './open-in-browser.ts'
import { createPreviewLog, type PreviewLog } from './preview-log.ts'
import { readConsistently } from './read-consistently.ts'
import { createRouter } from './router.ts'
import { createPreviewServer, listenOn } from './server.ts'
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
export async function runPreview(options: PreviewOptions, system: System): Promise<ExitStatus> {
  const { root } = options
  const started = performance.now()
  const log = createPreviewLog(root, system)
  const site = await openLiveSite(root, system, () => view.events.tellStates())
  const { store, slow, code, history, pipeline } = site
  const view = createLiveView(root, system.version, site, log)
  const config = () => readConsistently(() => pipeline.settings.config(), view.lookAtAll)
  const endpoint = () => readConsistently(() => feedbackEndpoint(pipeline), view.lookAtAll)
  const feedback = createFeedback({ root, system, endpoint, onLoss: log.notKept })
  const server = serverOf(options, site, view, feedback, log)

  store.refresh()
  // What has ended the process before.
  for (const [file, seconds] of system.overBudget) slow.add(slow.asOfNow({ file, seconds }))
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
    const isUsed = () => view.events.size > 0
    return watchContent({ root, store, onChange: view.onChange, onPolling: log.polling, isUsed })
  })
  // What all pages need is made before somebody asks, but for a reader who does so at once.
  const warming = setTimeout(() => view.shown.show(config().home), warmUpDelayMs)
  server.once('request', () => clearTimeout(warming))
  // The first pages come first.
  setTimeout(() => history.look(), warmUpDelayMs)
  setTimeout(view.check, 250).unref()

  const lookAtCode = () => {
    code.reload().then((isNew) => {
      if (isNew) view.onCode()
    }, log.fault)
  }
  const watchingCode = watchCode(root, lookAtCode)
  const status = await untilSignal(system)
  for (const one of [watchingCode, watching, history, view.events, server]) one.close()
  server.closeAllConnections()
  feedback.close()
  await view.checker.close()
  return status
}

/** A server of the site that is not listening yet. */
function serverOf(
  { root, host }: PreviewOptions,
  { store, code, history, pipeline }: LiveSite,
  { shown, events, checker, lookAtAll }: LiveView,
  feedback: FeedbackPosts,
  { fault }: PreviewLog,
): Server {
  const { theme, client } = code
  const token = randomBytes(16).toString('hex')
  const make = staleWhileRevalidate(
    (what) => checker.make(what, history.current.dates),
    () => `${store.revision} ${history.state} ${code.moment}`,
  )
  const router = createRouter({ root, pipeline, shown, lookAtAll, client, theme, token, make })
  return createPreviewServer({ host, router, events, token, post: feedback.at, onFault: fault })
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

function untilSignal({ inWork }: Pick<System, 'inWork'>): Promise<ExitStatus> {
  return new Promise((done) => {
    onQuit(inWork, () => done(exit.interrupted))
    process.once('SIGTERM', () => done(exit.terminated))
  })
}
