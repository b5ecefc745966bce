// What a build costs: CPU seconds of all its processes, and the most memory that they take together (Linux).
//   node test/bench/build-cost.mjs --operations 5000      a site with one specification (make-openapi-site.mjs)
//   node test/bench/build-cost.mjs --pages 1000           invented pages (make-site.mjs)
//   node test/bench/build-cost.mjs --corpus FOLDER        a folder of Markdown files with a title in their front matter
// --no-search builds without an index. Prints one JSON object for each of five builds: the first; again, with nothing
// changed; with one word inserted into a page; with the output deleted; without a store. CPU seconds are told above those
// of an empty `node -e 0` of the same run. Wall time is left out: it says nothing on a machine that does other work.

import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { siteYaml } from './invented.mjs'

const tool = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    operations: { type: 'string' },
    pages: { type: 'string' },
    corpus: { type: 'string' },
    'no-search': { type: 'boolean' },
  },
})

function run(script, ...argv) {
  const { status, stderr } = spawnSync(process.execPath, [join(tool, script), ...argv], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function makeSite(folder) {
  if (values.operations !== undefined) return run('test/bench/make-openapi-site.mjs', folder, values.operations)
  if (values.pages !== undefined) return run('test/bench/make-site.mjs', folder, values.pages)
  if (values.corpus === undefined) throw new Error('Give --operations N, --pages N or --corpus FOLDER')
  mkdirSync(join(folder, 'content/pages'), { recursive: true })
  writeFileSync(join(folder, 'content/site.yaml'), siteYaml)
  cpSync(values.corpus, join(folder, 'content/pages/docs'), { recursive: true })
}

/** Process ids of a process and all below it. */
function family(pid) {
  try {
    return [
      pid,
      ...readdirSync(`/proc/${pid}/task`).flatMap((task) =>
        readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).flatMap(family),
      ),
    ]
  } catch {
    return []
  }
}

function residentMiB(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Seconds of CPU that a process has had so far; those of ended children that it waited for count. */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  } catch {
    return 0
  }
}

async function build(folder) {
  const child = spawn(process.execPath, [join(tool, 'bin/signalpost.js'), 'build', '--root', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  let most = 0
  // The index's program is killed when it is done and nobody waits for it, so that its time is read while it runs.
  const seen = new Map()
  const look = setInterval(() => {
    const pids = family(child.pid)
    for (const pid of pids.slice(2)) seen.set(pid, cpuSeconds(pid))
    most = Math.max(
      most,
      pids.reduce((sum, pid) => sum + residentMiB(pid), 0),
    )
  }, 100)
  const status = await new Promise((done) => child.on('close', done))
  clearInterval(look)
  if (status !== 0) throw new Error(output)
  return { most, others: [...seen.values()].reduce((sum, seconds) => sum + seconds, 0), output }
}

/** The builds' own processes are children that were waited for; Node tells of itself only, the system of both. */
function childrenSeconds() {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** CPU seconds of a Node that does nothing. */
function emptySeconds() {
  const before = childrenSeconds()
  for (let at = 0; at < 10; at++) spawnSync(process.execPath, ['-e', '0'])
  return (childrenSeconds() - before) / 10
}

/** Puts a word into the first paragraph of some page. */
function editPage(folder) {
  const pages = readdirSync(join(folder, 'content/pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
  const file = join(folder, 'content/pages', pages[Math.floor(pages.length / 2)])
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\n([A-Z]\w*) /, '\n\n$1 indeed '))
}

const phases = {
  first: () => {},
  'nothing changed': () => {},
  'one word': editPage,
  'output deleted': (folder) => rmSync(join(folder, 'dist'), { recursive: true, force: true }),
  'no store': (folder) => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    rmSync(join(folder, '.signalpost'), { recursive: true, force: true })
  },
}

const folder = mkdtempSync(join(tmpdir(), 'signalpost-bench-'))
try {
  run('bin/compile.mjs')
  makeSite(folder)
  if (values['no-search'])
    appendFileSync(join(folder, 'content/site.yaml'), 'services: { search: { provider: none } }\n')
  const empty = emptySeconds()
  for (const [phase, prepare] of Object.entries(phases)) {
    prepare(folder)
    // What was just written counts as unsure.
    await new Promise((done) => setTimeout(done, 300))
    const before = childrenSeconds()
    const { most, others, output } = await build(folder)
    const cpu = childrenSeconds() - before - empty
    const pages = Number(/in (\d+) pages?$/m.exec(output)?.[1] ?? 0)
    console.log(
      JSON.stringify({
        phase,
        pages,
        cpuSeconds: Math.round(cpu * 100) / 100,
        indexerCpuSeconds: Math.round(others * 10) / 10,
        peakMiB: Math.round(most),
      }),
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
