import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { OutputFile } from '../../../compiler/model/output.ts'
import { timeOfOthers } from '../../page-budget.ts'
import { commandFolder } from '../client-bundle.ts'
import type { Dates, Made, Reply, Request, WorkerData } from './messages.ts'
import { progressBuffer, type SlowFile } from './progress-buffer.ts'

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

interface Waiting {
  readonly dates: Dates
  readonly done: (files: readonly OutputFile[]) => void
  readonly fail: (error: Error) => void
}

/** The thread starts with the first request. */
export function createChecker({ root, onChecked, onDeath, onTooSlow }: CheckerOptions): Checker {
  const sent = new SharedArrayBuffer(4)
  const count = new Int32Array(sent)
  const waiting = new Map<Made, Waiting[]>()
  const place = progressBuffer()
  const tooSlow: SlowFile[] = []
  let worker: Worker | null = null
  /** The check whose result has not come. */
  let pendingGeneration: number | null = null
  let last = { number: -1, since: 0 }

  const settle = (what: Made, use: (one: Waiting) => void) => {
    const all = waiting.get(what) ?? []
    waiting.delete(what)
    for (const one of all) use(one)
  }
  const start = (): Worker => {
    const data: WorkerData = { root, sent, place: place.buffer, tooSlow }
    const started = new Worker(join(commandFolder(), 'preview-worker.js'), { workerData: data, execArgv: [] })
    started.on('message', (reply: Reply) => {
      if (reply.kind === 'checked') {
        if (pendingGeneration === reply.generation) pendingGeneration = null
        onChecked(reply)
      } else if (reply.kind === 'made') settle(reply.what, ({ done }) => done(reply.files))
      else settle(reply.what, ({ fail }) => fail(new Error(reply.reason)))
    })
    started.on('error', (error) => {
      if (worker === started) worker = null
      for (const what of [...waiting.keys()]) settle(what, ({ fail }) => fail(error))
      onDeath(error)
    })
    return started
  }
  const post = (request: (number: number) => Request) => {
    worker ??= start()
    worker.postMessage(request(Atomics.add(count, 0, 1) + 1))
  }
  const check = (generation: number) => {
    pendingGeneration = generation
    post((number) => ({ kind: 'check', number, generation }))
  }
  const send = (what: Made, dates: Dates) => post((number) => ({ kind: 'make', number, what, dates }))
  /** A thread that is at one page can't be talked to, but it can be ended. */
  const look = () => {
    const found = worker === null ? null : place.read()
    if (found === null) return
    const now = timeOfOthers()
    if (found.number !== last.number) last = { number: found.number, since: now }
    if (now - last.since <= found.page.seconds * 1000) return
    void worker?.terminate()
    worker = null
    place.write(null)
    tooSlow.push(found.page)
    onTooSlow(found.page)
    for (const [what, [first]] of waiting) if (first !== undefined) send(what, first.dates)
    if (pendingGeneration !== null) check(pendingGeneration)
  }
  const timer = setInterval(look, interval).unref()
  return {
    check,
    leaveOut: (one) => {
      tooSlow.push(one)
      if (worker !== null) post((number) => ({ kind: 'leave out', number, one }))
    },
    make: (what, dates) =>
      new Promise((done, fail) => {
        const others = waiting.get(what)
        if (others !== undefined) {
          others.push({ dates, done, fail })
          return
        }
        waiting.set(what, [{ dates, done, fail }])
        send(what, dates)
      }),
    close: async () => {
      clearInterval(timer)
      await worker?.terminate()
    },
  }
}
