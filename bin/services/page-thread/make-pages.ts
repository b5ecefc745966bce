import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openSite } from '../../site/open-site.ts'
import { progressBuffer } from '../progress-buffer.ts'
import { meeting } from './meeting.ts'
import type { HeadStart, ThreadData, ThreadResult } from './messages.ts'
import { routesOfFiles } from './routes-of-files.ts'

// The thread that makes pages from the last one on, while the other one makes them from the first one on.
const port = parentPort
// What it throws ends the thread, and the other one does the work alone.
if (port !== null) void makePages(port, workerData)

const pagesPerTurn = 64

async function makePages(to: MessagePort, data: ThreadData): Promise<void> {
  const { root, noindex, parser, log, first } = data
  const place = progressBuffer(data.place)
  const site = await openSite(root, {
    lenient: false,
    clean: true,
    isSecond: true,
    noindex,
    parser,
    log,
    overBudget: new Map<string, number>(),
    first,
    working: () => {},
    inWork: {
      file: () => {},
      temporary: () => {},
      takeInterrupt: () => null,
      page: (file, seconds, spent = 0) =>
        place.write(file === null ? null : { file, seconds: seconds - spent, version: null }),
      current: () => ({ file: null, temporary: null, page: null }),
    },
  })
  // What pages are made from that depends on all of them, the other thread has made already.
  const known = await new Promise<HeadStart>((done) => to.once('message', done))
  if (known !== null) site.pipeline.join(known)
  const { facts, pages, render, search, settings } = site.pipeline
  // Nothing is rendered without settings.
  const routes = settings.isConfigured() ? routesOfFiles(site.pipeline) : []
  const shared = meeting(routes.length, data.meeting)
  for (const [at, route] of [...routes.entries()].reverse()) {
    if (!shared.takeFrom(at)) break
    if (facts.facts(route)?.draft !== false || pages.isFaulty(pages.subjectOf(route))) continue
    render.output(route)
    await search.passing(route)
    site.pipeline.fold()
    // What compiled packages have freed is given back between two turns of the loop.
    if (at % pagesPerTurn === 0) await new Promise<void>((next) => setImmediate(next))
  }
  place.write(null)
  const traces = site.handOver()
  site.close()
  const message: ThreadResult = { traces, used: site.used() }
  to.postMessage(message, traces === null ? [] : [traces.buffer])
}
