import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { OutputFile } from '../../../compiler/model/output.ts'
import { timeOfOthers } from '../../process/page-budget.ts'
import { commandFolder } from '../client-bundle.ts'
import { type ProgressBuffer, progressBuffer, type SlowFile } from '../progress-buffer.ts'
import type { Dates, Made, Reply, Request, WorkerData } from './messages.ts'

export type CheckResult = Extract<Reply, { kind: 'checked' }>

/** The check of the whole site, which goes on beside the server. */
export interface Checker {
  /** Asks for a check of the site as it is now. A check under way gives up for it. */
  check(generation: number): void
  /** @throws when it could not be made */
  make(what: Made, dates: Dates): Promise<readonly OutputFile[]>
  /** Leaves out a page that has turned out elsewhere to take too long. */
  leaveOut(one: SlowFile): void
  close(): Promise<void>
}

interface CheckerOptions {
  /** Absolute. */
  readonly root: string
  onChecked(result: CheckResult): void
  /** The thread has died of a fault of the tool, or of memory; the next check starts another one. */
  onDeath(error: Error): void
  /** The thread was at a page for longer than that may take, and is ended; another one does the work without it. */
  onTooSlow(one: SlowFile): void
}

/** Milliseconds between two looks at what the thread is at. */
const interval = 500

/** The thread starts with the first request. */
export function createChecker({ root, onChecked, onDeath, onTooSlow }: CheckerOptions): Checker {
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const makings = createMakings()
  const place = progressBuffer()
  const stuckPage = stuckPageAt(place)
  const tooSlow: SlowFile[] = []
  let worker: Worker | null = null
  /** The check whose result has not come. */
  let pendingGeneration: number | null = null

  const start = (): Worker => {
    const data: WorkerData = { root, sent: sent.buffer, place: place.buffer, tooSlow }
    const started = new Worker(join(commandFolder(), 'preview-worker.js'), { workerData: data, execArgv: [] })
    started.on('message', (reply: Reply) => {
      if (reply.kind !== 'checked') return makings.settle(reply)
      if (pendingGeneration === reply.generation) pendingGeneration = null
      onChecked(reply)
    })
    started.on('error', (error) => {
      if (worker === started) worker = null
      makings.fail(error)
      onDeath(error)
    })
    return started
  }
  const post = (request: (number: number) => Request) => {
    worker ??= start()
    worker.postMessage(request(Atomics.add(sent, 0, 1) + 1))
  }
  const check = (generation: number) => {
    pendingGeneration = generation
    post((number) => ({ kind: 'check', number, generation }))
  }
  const send = (what: Made, dates: Dates) => post((number) => ({ kind: 'make', number, what, dates }))
  /** A thread that is at one page can't be talked to, but it can be ended. */
  const look = () => {
    const page = worker === null ? null : stuckPage()
    if (page === null) return
    void worker?.terminate()
    worker = null
    place.write(null)
    tooSlow.push(page)
    onTooSlow(page)
    for (const [what, dates] of makings.all()) send(what, dates)
    if (pendingGeneration !== null) check(pendingGeneration)
  }
  const timer = setInterval(look, interval).unref()
  return {
    check,
    leaveOut: (one) => {
      tooSlow.push(one)
      if (worker !== null) post((number) => ({ kind: 'leave out', number, one }))
    },
    make: (what, dates) => makings.wait(what, dates, () => send(what, dates)),
    close: async () => {
      clearInterval(timer)
      await worker?.terminate()
    },
  }
}

/** What is being made, and who waits for it. */
interface Makings {
  /** @param begin called where nobody waits for it yet */
  wait(what: Made, dates: Dates, begin: () => void): Promise<readonly OutputFile[]>
  settle(reply: Exclude<Reply, CheckResult>): void
  /** Nothing of it can be made. */
  fail(error: Error): void
  /** Each with the dates that it was first asked for with. */
  all(): readonly (readonly [Made, Dates])[]
}

interface Making {
  readonly dates: Dates
  readonly waiting: {
    readonly done: (files: readonly OutputFile[]) => void
    readonly fail: (error: Error) => void
  }[]
}

function createMakings(): Makings {
  const makings = new Map<Made, Making>()
  const end = (what: Made): Making['waiting'] => {
    const waiting = makings.get(what)?.waiting ?? []
    makings.delete(what)
    return waiting
  }
  return {
    wait: (what, dates, begin) =>
      new Promise((done, fail) => {
        const known = makings.get(what)
        if (known !== undefined) {
          known.waiting.push({ done, fail })
          return
        }
        makings.set(what, { dates, waiting: [{ done, fail }] })
        begin()
      }),
    settle: (reply) => {
      for (const { done, fail } of end(reply.what))
        if (reply.kind === 'made') done(reply.files)
        else fail(new Error(reply.reason))
    },
    fail: (error) => {
      for (const what of [...makings.keys()]) for (const { fail } of end(what)) fail(error)
    },
    all: () => [...makings].map(([what, { dates }]) => [what, dates]),
  }
}

/** @returns what asks for the page that a thread has been at for longer than that may take; null for none */
function stuckPageAt(place: ProgressBuffer): () => SlowFile | null {
  let last = { number: -1, since: 0 }
  return () => {
    const found = place.read()
    if (found === null) return null
    const now = timeOfOthers()
    if (found.number !== last.number) last = { number: found.number, since: now }
    return now - last.since <= found.page.seconds * 1000 ? null : found.page
  }
}
