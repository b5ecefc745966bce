import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { OutputFile } from '../../../compiler/model/output.ts'
import { commandFolder } from '../client-bundle.ts'
import type { Dates, Made, Reply, Request, WorkerData } from './messages.ts'

export type CheckResult = Extract<Reply, { kind: 'checked' }>

/** The check of the whole site, which goes on beside the server. */
export interface Checker {
  /** Asks for a check of the site as it is now. A check under way gives up for it. */
  check(generation: number): void
  /** @throws when it could not be made */
  make(what: Made, dates: Dates): Promise<readonly OutputFile[]>
  close(): Promise<void>
}

interface CheckerOptions {
  /** Absolute. */
  readonly root: string
  onChecked(result: CheckResult): void
  /** The thread has died of a fault of the tool, or of memory; the next check starts another one. */
  onDeath(error: Error): void
}

interface Waiting {
  readonly done: (files: readonly OutputFile[]) => void
  readonly fail: (error: Error) => void
}

/** The thread starts with the first request. */
export function createChecker({ root, onChecked, onDeath }: CheckerOptions): Checker {
  const sent = new SharedArrayBuffer(4)
  const count = new Int32Array(sent)
  const waiting = new Map<Made, Waiting[]>()
  let worker: Worker | null = null

  const settle = (what: Made, use: (one: Waiting) => void) => {
    const all = waiting.get(what) ?? []
    waiting.delete(what)
    for (const one of all) use(one)
  }
  const start = (): Worker => {
    const data: WorkerData = { root, sent }
    const started = new Worker(join(commandFolder(), 'preview-worker.js'), { workerData: data, execArgv: [] })
    started.on('message', (reply: Reply) => {
      if (reply.kind === 'checked') onChecked(reply)
      else if (reply.kind === 'made') settle(reply.what, ({ done }) => done(reply.files))
      else settle(reply.what, ({ fail }) => fail(new Error(reply.reason)))
    })
    started.on('error', (error) => {
      if (worker === started) worker = null
      for (const what of [...waiting.keys()]) settle(what, ({ fail }) => fail(error as Error))
      onDeath(error as Error)
    })
    return started
  }
  const post = (request: (number: number) => Request) => {
    worker ??= start()
    worker.postMessage(request(Atomics.add(count, 0, 1) + 1))
  }
  return {
    check: (generation) => post((number) => ({ kind: 'check', number, generation })),
    make: (what, dates) =>
      new Promise((done, fail) => {
        const others = waiting.get(what)
        if (others !== undefined) {
          others.push({ done, fail })
          return
        }
        waiting.set(what, [{ done, fail }])
        post((number) => ({ kind: 'make', number, what, dates }))
      }),
    close: async () => {
      await worker?.terminate()
    },
  }
}
