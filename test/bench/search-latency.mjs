// How long a reader waits for hits after the pause that begins a search, in a browser whose processor is slowed down:
//   node test/bench/search-latency.mjs --site FOLDER [--cpu 6] [--runs 5] [--profile] [QUERY …]
// FOLDER is what a build has written. Each run opens a new browser context, types all queries one after the other, key by
// key, and notes the time from the end of the pause (250 ms after the last key) until the first hit stands in the list.
// Chromium slows the page's thread alone: what the search's own thread does takes no longer, whatever `--cpu` says.
// `work` is what the page's thread has done for it meanwhile, times the factor: on a machine that others use, the time of the
// clock says little, and with `--cpu 1` both are those of this machine.
// Prints one JSON object; with `--profile` also the functions that take longest, from where they are.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    page: { type: 'string', default: '/docs' },
    cpu: { type: 'string', default: '6' },
    runs: { type: 'string', default: '5' },
    profile: { type: 'boolean', default: false },
  },
})
if (values.site === undefined) {
  console.error('node test/bench/search-latency.mjs --site FOLDER [--cpu 6] [--runs 5] [--profile] [QUERY …]')
  process.exit(2)
}
const queries =
  positionals.length > 0 ? positionals : ['webhook signature', 'send message', 'how do I authenticate', 'rate limit']

/** The pause before a search (spec 9), and what readers leave between two keys. */
const [pause, betweenKeys] = [250, 80]

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown',
}

function serve() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    const file = [join(values.site, path), join(values.site, path, 'index.html')].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    )
    if (file === undefined) return void response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
    })
    createReadStream(file)
      .pipe(createGzip({ level: 1 }))
      .pipe(response)
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

/** Notes when keys are pressed and when the list of hits has its first option. */
function watch() {
  const times = { key: 0, hit: 0 }
  globalThis.searchTimes = times
  document.addEventListener(
    'input',
    () => {
      times.key = performance.now()
      times.hit = 0
    },
    true,
  )
  new MutationObserver(() => {
    if (times.hit === 0 && document.querySelector('[role="option"]') !== null) times.hit = performance.now()
  }).observe(document, { childList: true, subtree: true })
}

const found = JSON.parse(readFileSync(join(root, 'node_modules/.cache/chromium/browser.json'), 'utf8'))
const server = await serve()
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({ executablePath: found.path, args: [...found.args] })
const waits = queries.map(() => [])
const works = queries.map(() => [])
const selfTimes = new Map()

/** Seconds of the processor that the page's thread has taken so far. */
async function busy(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}

function note({ nodes, samples, timeDeltas }) {
  const names = new Map(
    nodes.map(({ id, callFrame }) => [
      id,
      `${callFrame.functionName || '(anonymous)'} ${callFrame.url.replace(/.*\//, '')}:${callFrame.lineNumber + 1}:${callFrame.columnNumber + 1}`,
    ]),
  )
  for (const [at, id] of samples.entries())
    selfTimes.set(names.get(id), (selfTimes.get(names.get(id)) ?? 0) + timeDeltas[at] / 1000)
}

try {
  for (let run = 0; run < Number(values.runs); run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(watch)
    await page.goto(origin + values.page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) })
    await page.getByRole('button', { name: 'Search' }).first().click()
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.waitFor()
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (values.profile) {
      await session.send('Profiler.enable')
      await session.send('Profiler.setSamplingInterval', { interval: 200 })
    }
    for (const [at, query] of queries.entries()) {
      await box.fill('')
      await page.waitForTimeout(300)
      if (values.profile) await session.send('Profiler.start')
      await box.pressSequentially(query, { delay: betweenKeys })
      const before = await busy(session)
      await page.waitForFunction(() => globalThis.searchTimes.hit > 0)
      works[at].push(Math.round(((await busy(session)) - before) * 1000))
      const { key, hit } = await page.evaluate(() => globalThis.searchTimes)
      waits[at].push(Math.round(hit - key - pause))
      if (values.profile) note((await session.send('Profiler.stop')).profile)
    }
    await context.close()
  }
} finally {
  await browser.close()
  server.close()
}
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
console.log(
  JSON.stringify(
    {
      cpu: Number(values.cpu),
      load: loadavg()[0],
      waits: Object.fromEntries(
        queries.map((query, at) => [query, { median: median(waits[at]), all: waits[at], work: median(works[at]) }]),
      ),
      ...(values.profile && {
        self: [...selfTimes]
          .sort(([, a], [, b]) => b - a)
          .slice(0, 30)
          .map(([name, ms]) => `${ms.toFixed(1)} ms ${name}`),
      }),
    },
    null,
    2,
  ),
)
