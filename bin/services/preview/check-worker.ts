import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { append } from '../../../compiler/append.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { summarize } from '../../../compiler/diagnostics/summary.ts'
import { LiveCheck } from '../../../compiler/live/live-check.ts'
import { LivePages } from '../../../compiler/live/live-pages.ts'
import { LiveSite } from '../../../compiler/live/live-site.ts'
import type { OutputFile } from '../../../compiler/output.ts'
import { openContent } from '../../../compiler/read/content-store.ts'
import { theme } from '../../../templates/theme.ts'
import { readClientBundle } from '../client-bundle.ts'
import { buildSearchIndex } from '../search-index.ts'
import type { SearchPage } from '../search-page.ts'
import { indexSettings, searchPage } from '../site-search.ts'
import type { Dates, Made, Reply, Request, WorkerData } from './messages.ts'

// The thread that looks at the whole site while the server looks at one page.
if (parentPort !== null) work(parentPort, workerData as WorkerData)

/** Ends a check whose answer nobody waits for any more. */
const superseded = Symbol('superseded')

/** More problems than anybody reads; all are counted. */
const mostSent = 10_000

function work(port: MessagePort, { root, sent }: WorkerData): void {
  const latest = new Int32Array(sent)
  const store = openContent(root)
  const site = new LiveSite(store, { theme, mode: 'check', env: process.env, complete: true })
  const client = readClientBundle()
  const check = new LiveCheck(site, client)
  let wanted: number | null = null
  let done = 0
  const post = (reply: Reply) => port.postMessage(reply)
  const goOn = () => {
    if (Atomics.load(latest, 0) > done) throw superseded
  }
  const run = () => {
    if (wanted === null) return
    const generation = wanted
    try {
      store.refresh()
      const { diagnostics, pages } = check.run(goOn)
      wanted = null
      const { errors, warnings } = summarize(diagnostics, pages)
      post({ kind: 'checked', generation, diagnostics: worst(diagnostics), errors, warnings, pages })
    } catch (error) {
      // What was done is remembered; the message that is on its way starts the rest.
      if (error !== superseded) throw error
    }
  }
  const make = async (what: Made, dates: Dates): Promise<readonly OutputFile[]> => {
    store.refresh()
    if (what === 'hosted')
      return check.hosted(
        () => {},
        (file) => dates.get(file) ?? null,
      ).value
    return await makeSearch(site, client)
  }
  port.on('message', (request: Request) => {
    done = request.number
    if (request.kind === 'check') wanted = request.generation
    else
      make(request.what, request.dates).then(
        (files) => post({ kind: 'made', what: request.what, files }),
        (error: unknown) => post({ kind: 'failed', what: request.what, reason: String(error) }),
      )
    // After the messages that are here already.
    setImmediate(run)
  })
}

/** Errors come first when there are too many. */
function worst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= mostSent) return diagnostics
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return [...errors, ...diagnostics.filter(({ severity }) => severity === 'warning')].slice(0, mostSent)
}

/** Renders every page that may be found, a few at a time, so that a check can come between. */
async function makeSearch(site: LiveSite, client: ReturnType<typeof readClientBundle>): Promise<readonly OutputFile[]> {
  const history = { lastUpdated: () => null, year: null }
  const pages = new LivePages(site, { theme, client, imageSize: () => null, history: () => history })
  const live = site.now()
  if (live === null) return []
  const found: SearchPage[] = []
  for (const route of [...site.routes().keys(), ...site.generated().keys()]) {
    const page = pages.page(route, live)
    if (page !== null) append(found, searchPage(page.placed, page.html))
    await new Promise((next) => setImmediate(next))
  }
  return await buildSearchIndex(found, live.data.kinds.searchResults, indexSettings(live.config))
}
