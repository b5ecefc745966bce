// How long the preview takes until it is ready, and from a save until the new text stands in the browser:
//   node test/bench/preview-latency.mjs --root FOLDER [--page docs/voice/index.mdx] [--edits 50]
//   node test/bench/preview-latency.mjs --pages 1000                 a site of make-site.mjs
//   node test/bench/preview-latency.mjs --url URL --file FILE        another tool's server, which runs already
// The content is copied to a folder for temporary files first. Prints one JSON object.

import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'

const tool = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: tool },
    pages: { type: 'string' },
    page: { type: 'string' },
    url: { type: 'string' },
    file: { type: 'string' },
    edits: { type: 'string', default: '50' },
    // Milliseconds between two edits.
    gap: { type: 'string', default: '250' },
  },
})

const now = () => performance.timeOrigin + performance.now()

function run(script, ...argv) {
  const { status, stderr } = spawnSync(process.execPath, [join(tool, script), ...argv], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** The page of median size stands for an ordinary one. */
function medianPage(content) {
  const pages = readdirSync(join(content, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => ({ path, size: statSync(join(content, 'pages', path)).size }))
    .sort((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1))
  return pages[pages.length >> 1].path
}

function ask(url) {
  return new Promise((done) => {
    get(url, { agent: false }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode))
    }).on('error', () => done(0))
  })
}

/** Starts the preview: milliseconds until it tells its address, and until it has answered with a page. */
async function startPreview(folder, route) {
  const started = now()
  const child = spawn(process.execPath, [join(tool, 'bin/signalpost.js'), 'preview', '--root', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  while (!/ {2}ready/.test(output)) await setTimeout(1)
  const readyMs = now() - started
  const origin = /(http:\/\/[^/\s]+)/.exec(output)[1]
  const status = await ask(origin + route)
  const firstPageMs = now() - started
  if (status !== 200) throw new Error(`${route} answered ${status}`)
  while (!/in \d+ pages?/.test(output)) await setTimeout(50)
  return { child, url: origin + route, readyMs, firstPageMs, checkedMs: now() - started }
}

async function measureEdits(url, file, number, gap) {
  const { path, env, args } = JSON.parse(readFileSync(join(tool, 'node_modules/.cache/chromium/browser.json'), 'utf8'))
  const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } })
  const original = readFileSync(file, 'utf8')
  const times = []
  try {
    const page = await browser.newPage()
    await page.goto(url, { waitUntil: 'networkidle' }).catch(() => {})
    await setTimeout(1000)
    for (let at = 0; at < number; at++) {
      const mark = `editmark${at}x${Date.now().toString(36)}`
      // The page itself notes the moment: asking it from here would add the way to it.
      const seen = page.evaluate(
        (text) =>
          new Promise((done) => {
            const look = () => {
              if (!document.body.textContent.includes(text)) return
              observer.disconnect()
              done(performance.timeOrigin + performance.now())
            }
            const observer = new MutationObserver(look)
            observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
            look()
          }),
        mark,
      )
      await setTimeout(gap)
      const saved = now()
      writeFileSync(file, `${original}\nA new paragraph with ${mark} in it.\n`)
      times.push((await Promise.race([seen, setTimeout(20_000, Number.POSITIVE_INFINITY)])) - saved)
    }
  } finally {
    writeFileSync(file, original)
    await browser.close()
  }
  return times.sort((a, b) => a - b)
}

const at = (sorted, part) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] * 10) / 10

async function main() {
  const number = Number(values.edits)
  const gap = Number(values.gap)
  if (values.url !== undefined) {
    const times = await measureEdits(values.url, values.file, number, gap)
    return { edits: number, medianMs: at(times, 0.5), p95Ms: at(times, 0.95), load: loadavg()[0] }
  }
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-bench-'))
  run('bin/compile.mjs')
  run('test/browser/find-chromium.mjs')
  if (values.pages === undefined) cpSync(join(values.root, 'content'), join(folder, 'content'), { recursive: true })
  else run('test/bench/make-site.mjs', folder, values.pages)
  const path = values.page ?? medianPage(join(folder, 'content'))
  const route = `/${relative('.', path)
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '')}`
  const { child, url, readyMs, firstPageMs, checkedMs } = await startPreview(folder, route)
  try {
    const times = await measureEdits(url, join(folder, 'content/pages', path), number, gap)
    const round = Math.round
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${childOf(child.pid)}/status`, 'utf8'))?.[1] ?? 0
    return {
      page: path,
      readyMs: round(readyMs),
      firstPageMs: round(firstPageMs),
      checkedMs: round(checkedMs),
      edits: number,
      medianMs: at(times, 0.5),
      p95Ms: at(times, 0.95),
      rssMB: round(memory / 1024),
      load: loadavg()[0],
    }
  } finally {
    child.kill('SIGTERM')
    await new Promise((done) => child.on('close', done))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The process that does the work is a child of the one that was started (Linux). */
function childOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] || pid
}

console.log(JSON.stringify(await main()))
