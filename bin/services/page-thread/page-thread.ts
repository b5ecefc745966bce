import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { timeOfOthers } from '../../process/page-budget.ts'
import type { SiteOptions } from '../../site/asked-site.ts'
import { commandFolder } from '../client-bundle.ts'
import { progressBuffer } from '../progress-buffer.ts'
import { toolRequire } from '../tool-require.ts'
import { type Meeting, meeting } from './meeting.ts'
import type { HeadStart, ThreadData, ThreadResult } from './messages.ts'

/** A second thread that makes pages of the same site, from the last one on. */
export interface PageThread {
  /** Lets it begin with what is known of all pages by now. */
  begin(known: HeadStart): void
  /** How many pages it has taken. */
  made(): number
  /**
   * Takes the first pages for the thread that calls.
   *
   * @param end place after them in the list of all pages with a file
   * @returns whether the other thread has taken none of them
   */
  takeBefore(end: number): boolean
  /** @returns what it has made when it has come to an end; null where it has failed: then nothing of it is of use */
  end(): Promise<ThreadResult | null>
  /** Ends it at once. */
  close(): void
}

/** From this many pages on, the work that a thread takes over is worth its start. */
const worthIt = 2000
/** Bytes of data that each thread would have to read for itself. */
const largeData = 1_000_000
/** Megabytes for young objects: three times what one half of them takes. */
const youngSize = 24
/** More than any site has pages. */
const most = 2 ** 31 - 1
/** Milliseconds between two looks at what the thread is at. */
const interval = 500

/** What is known of a site before its first page is made. */
interface SiteAtStart {
  /** How many pages have a file. */
  readonly pages: number
  readonly dataBytes: number
  readonly log: ThreadData['log']
}

/**
 * Starts a thread that makes a part of the pages of a site of which nothing is known yet.
 *
 * @param root absolute
 * @returns null where it does not pay, or nobody wants it
 */
export async function secondThread(root: string, site: SiteAtStart, options: SiteOptions): Promise<PageThread | null> {
  const { shares = false, audience = 'all', overBudget, noindex = false, parser = 'fast' } = options
  if (!shares || audience !== 'all' || overBudget.size > 0 || site.dataBytes > largeData) return null
  return pays(site.pages, process.env.SIGNALPOST_THREADS)
    ? await start(site.pages, { root, noindex, parser, log: site.log, first: options.first })
    : null
}

/** @param wanted how many threads somebody wants to make pages */
function pays(pages: number, wanted: string | undefined): boolean {
  const threads = Number(wanted)
  return threads > 0 ? threads > 1 && pages > 1 : pages >= worthIt && availableParallelism() > 1
}

async function start(pages: number, data: Omit<ThreadData, 'meeting' | 'place'>): Promise<PageThread> {
  // Most builds need none, and its module takes some milliseconds.
  const { Worker }: typeof import('node:worker_threads') = toolRequire()('node:worker_threads')
  const shared = meeting(pages)
  const place = progressBuffer()
  const worker = new Worker(join(commandFolder(), 'page-thread.js'), {
    workerData: { ...data, meeting: shared.buffer, place: place.buffer } satisfies ThreadData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: youngSize },
  })
  let found: ThreadResult | null = null
  worker.on('message', (message: ThreadResult) => {
    found = message
  })
  // Whatever it is, the thread that goes on alone meets it too.
  worker.on('error', () => {})
  // Its memory is free then, and there is room for what is made of what it has handed over.
  const over = new Promise<ThreadResult | null>((done) => worker.on('exit', () => done(found)))
  return ended(worker, shared, over, watchPage(worker, place.read))
}

function ended(worker: Worker, shared: Meeting, over: Promise<ThreadResult | null>, unwatch: () => void): PageThread {
  return {
    begin: (known) => worker.postMessage(known, known === null ? [] : [known.buffer]),
    made: shared.fromEnd,
    takeBefore: shared.takeBefore,
    async end() {
      shared.takeBefore(most)
      const found = await over
      unwatch()
      return found
    },
    close() {
      unwatch()
      void worker.terminate()
    },
  }
}

/** A page that takes longer than it may is left to the other thread, whose time the supervisor measures. */
function watchPage(worker: Worker, current: ReturnType<typeof progressBuffer>['read']): () => void {
  let last = { number: -1, since: 0 }
  const timer = setInterval(() => {
    const found = current()
    if (found === null) return
    const now = timeOfOthers()
    if (found.number !== last.number) last = { number: found.number, since: now }
    else if (now - last.since > found.page.seconds * 1000) void worker.terminate()
  }, interval).unref()
  return () => clearInterval(timer)
}
