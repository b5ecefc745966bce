import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { summarize } from '../../../compiler/diagnostics/summary.ts'
import type { FastParser } from '../../../compiler/formats/markdown/fast/fast-parser.ts'
import type { OutputFile } from '../../../compiler/model/output.ts'
import { createPipeline, type Pipeline } from '../../../compiler/pipeline.ts'
import { type ContentStore, openContent } from '../../../compiler/read/content-store.ts'
import { readImageSize } from '../../../compiler/read/image-size.ts'
import { searchIndexFiles } from '../../../compiler/search/search.ts'
import { commandVersion, readClientBundle } from '../client-bundle.ts'
import { loadFastParser } from '../fast-parser.ts'
import { boundHeapGrowth } from '../heap-growth.ts'
import { movedFiles } from '../moved-files.ts'
import { type OwnTheme, openTheme } from '../own-code/own-theme.ts'
import { progressBuffer } from '../progress-buffer.ts'
import { openSiteMemory } from '../site-memory.ts'
import type { Dates, Made, Reply, Request, WorkerData } from './messages.ts'
import { readConsistently } from './read-consistently.ts'
import { slowFiles } from './slow-files.ts'

// The thread that looks at the whole site while the server looks at one page.
const port = parentPort
// No `await` here: it is compiled to a form that knows none outside of functions. Messages wait until somebody listens.
if (port !== null) {
  const data: WorkerData = workerData
  const kept = { ...tool(), clean: false, readOnly: true }
  const opening = Promise.all([openTheme(data.root, readClientBundle(), kept), loadFastParser()])
  void opening.then(([code, fast]) => work(port, data, code, fast))
}

/** Ends a check whose answer nobody waits for any more. */
const superseded = Symbol('superseded')

/** So long nobody must have changed anything before what was found is kept for the next start. */
const quietMs = 3000

/** More problems than anybody reads; all are counted. */
const maxSent = 10_000

/** What is remembered by one tool in one environment is not what another would have found. */
function tool() {
  return { env: process.env, version: commandVersion() ?? '' }
}

function work(port: MessagePort, { root, sent, place, tooSlow }: WorkerData, code: OwnTheme, fast: FastParser | null) {
  const latest = new Int32Array(sent)
  const store = openContent(root)
  const slow = slowFiles(store, process.env)
  for (const one of tooSlow) slow.add(one)
  let wanted: number | null = null
  // What is made is waited for, whatever has changed since.
  let checking = false
  let done = 0
  const dates = newestDates()
  // What the last build or preview has found need not be found again.
  const memory = openSiteMemory(root, { ...tool(), clean: false, readOnly: false, yields: true })
  // For the other thread as well.
  const { onFile: boundHeap } = boundHeapGrowth(0)
  const keeping = keepWhenQuiet(() => {
    if (wanted === null) void memory.keep(pipeline.traces(), null, memory.log)
  })
  const pipeline = createPipeline(slow.view, {
    theme: code.theme,
    client: code.client,
    own: code.own,
    mode: 'check',
    fast,
    env: process.env,
    imageSize: readImageSize,
    lastUpdated: (file) => dates.of(file),
    movedTo: movedFiles(root, () => store.paths('pages')).lastPlace,
    year: () => null,
    moment: () => dates.timesChanged + code.moment,
    memory: memory.memory,
    atWork: slow.telling(progressBuffer(place).write),
    onPage: () => {
      keeping.count()
      boundHeap()
      if (checking && Atomics.load(latest, 0) > done) throw superseded
    },
  })
  const run = () => {
    if (wanted === null) return
    checking = true
    const generation = wanted
    const reply = unlessSuperseded(() => check(generation, pipeline, store))
    checking = false
    if (reply === null) return
    port.postMessage(reply)
    wanted = null
    keeping.soon()
  }
  port.on('message', (request: Request) => {
    done = request.number
    if (request.kind === 'check') wanted = request.generation
    else if (request.kind === 'leave out') slow.add(request.one)
    else {
      dates.take(request.dates)
      void makeReply(request.what, pipeline, store).then((reply) => port.postMessage(reply))
    }
    // After the messages that are here already.
    void code.reload().then(() => setImmediate(run))
  })
}

/** @returns null for a check that gave up: what was done is remembered, and the message that is on its way starts the rest */
function unlessSuperseded(ask: () => Reply): Reply | null {
  try {
    return ask()
  } catch (error) {
    if (error === superseded) return null
    throw error
  }
}

/** The dates of the last changes, as they were last sent. */
function newestDates() {
  let dates: Dates = new Map()
  let timesChanged = 0
  return {
    of: (file: string) => dates.get(file) ?? null,
    get timesChanged() {
      return timesChanged
    },
    take(sent: Dates) {
      if (sent.size === dates.size && [...sent].every(([file, day]) => dates.get(file) === day)) return
      dates = sent
      timesChanged++
    },
  }
}

/** Calls `keep` once nobody has changed anything for a while, and only if a page was checked since the last time. */
function keepWhenQuiet(keep: () => void) {
  let checked = 0
  let timer: NodeJS.Timeout | undefined
  const keepNow = () => {
    if (checked > 0) keep()
    checked = 0
  }
  return {
    /** Counts a page that was checked. */
    count: () => {
      checked++
    },
    soon: () => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, quietMs)
    },
  }
}

/** Asks of the content as it is now. */
function nowOf<Answer>(store: ContentStore, ask: () => Answer): Answer {
  store.refresh()
  return readConsistently(ask, () => store.refresh())
}

function check(generation: number, pipeline: Pipeline, store: ContentStore): Reply {
  const { diagnostics, pages } = nowOf(store, () => pipeline.report())
  // Everything that is still of use was asked for just now.
  pipeline.sweep()
  const { errors, warnings } = summarize(diagnostics, pages)
  return { kind: 'checked', generation, diagnostics: worst(diagnostics), errors, warnings, pages }
}

async function makeReply(what: Made, pipeline: Pipeline, store: ContentStore): Promise<Reply> {
  try {
    return { kind: 'made', what, files: await make(what, pipeline, store) }
  } catch (error) {
    return { kind: 'failed', what, reason: String(error) }
  }
}

async function make(what: Made, pipeline: Pipeline, store: ContentStore): Promise<readonly OutputFile[]> {
  if (what === 'hosted')
    return nowOf(store, () => (pipeline.settings.isConfigured() ? pipeline.site.hosts().value : []))
  store.refresh()
  if (!pipeline.settings.isConfigured()) return []
  // A few pages at a time, so that a check can come between.
  const files = await searchIndexFiles(pipeline, () => new Promise((next) => setImmediate(next)))
  return files.map(({ path, content }) => ({ path, content: textOf(content) }))
}

/** What goes to another thread can't be asked for later. */
function textOf(content: OutputFile['content']): OutputFile['content'] {
  return typeof content === 'object' && 'hash' in content ? Buffer.from(content.bytes()).toString('utf8') : content
}

/** Errors come first when there are too many. */
function worst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= maxSent) return diagnostics
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return [...errors, ...diagnostics.filter(({ severity }) => severity === 'warning')].slice(0, maxSent)
}
