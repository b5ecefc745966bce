// Runs the tests: node test/run.mjs [--only browser|node] [--name TEXT] [--times] [--long] [files or folders…]
// Each test file is bundled, and runs in a process of its own. Failures are named once more at the end. The last line
// is `N passed, N failed`.
//
// A run of all files lets small ones share a process (`together.mjs`); if one fails there, each is run again in its own.
//
// --name TEXT: only tests whose name, or that of a suite around them, holds the text: a test's, or a folder's of
// `templates/blocks` for all cases of one block. Without files, those that have the text in them are run.
//
// --times: at the end, the files that took most processor time, with the processes that they waited for (of a browser
// that is about half).
//
// --long: random tests try as much as somebody has time for, not only what the suite has; seeds are printed, SEED=1 sets
// another one.
//
// A run of all files tries the failed ones once more at the end, alone, if they are few: a browser on a busy machine may
// miss what no fault of ours holds back. What passed only then is named. Files that are named are run once.
//
// TEST_LIMIT=900: seconds that one file may take. No test may depend on the machine's speed: to see that browser tests
// do not, TEST_CPU_THROTTLE=6 slows their pages down, and TEST_LATENCY=150 (milliseconds) what those load.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleOptions } from './bundle-options.mjs'
import { withOwnPlaces } from './own-places.mjs'
import { inOrder, isBrowser, readArguments } from './run-arguments.mjs'
import { print, sumUp, unbundled, worthASecondTry } from './run-results.mjs'
import { cpuSeconds, startTimed } from './run-times.mjs'
import { makeScratchFolder } from './scratch-folder.mjs'
import { divide, moduleOf } from './together.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, 'node_modules/.cache/test')
/** Of its own for each run, so that two runs in one checkout do not overwrite each other's bundles. */
const work = join(cache, String(process.pid))
/** Milliseconds that one file may take: many times what any needs, as the machine may be busy with more than this. */
const limit = () => Number(process.env.TEST_LIMIT ?? (process.env.TEST_LONG === '1' ? 14_400 : 900)) * 1000

function fail(message) {
  console.error(message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

/** Bundles of runs whose process is gone. */
function sweep() {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    try {
      process.kill(Number(name), 0)
    } catch {
      rmSync(join(cache, name), { recursive: true, force: true })
    }
  }
}

const bundleOf = (file) => join(work, file.replace(/\.tsx?$/, '.mjs'))

/** Bundles the files; answers with the ones that cannot be bundled, and why. */
async function bundle(files) {
  const { build } = await import('esbuild')
  const options = {
    ...bundleOptions,
    absWorkingDir: root,
    outdir: work,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'external',
    sourcesContent: false,
  }
  const broken = new Map()
  try {
    await build({ ...options, entryPoints: files, splitting: true, chunkNames: 'chunks/[name]-[hash]' })
  } catch {
    // One broken file must not hide the results of the others.
    for (const file of files) {
      await build({ ...options, entryPoints: [file] }).catch((error) => broken.set(file, error.message))
    }
  }
  return broken
}

function readEvents(path) {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line))
}

const running = new Set()
/** Where the tests' sites lie; null: in the system's own folder. */
let scratch = null

function clear() {
  for (const folder of [work, scratch]) if (folder !== null) rmSync(folder, { recursive: true, force: true })
}

function stop(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** Runs files in one process: their tests by result, and one more failure for what no test accounts for. */
function runFiles(files, { name, times }) {
  const module = moduleOf(files, bundleOf)
  const file = files.length === 1 ? files[0] : `${files[0]} and ${files.length - 1} more`
  const events = module.replace(/\.mjs$/, '.jsonl')
  const pattern = name === null ? [] : [`--test-name-pattern=${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`]
  const started = performance.now()
  return new Promise((done) => {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const child = (times ? startTimed : spawn)(
      process.execPath,
      [
        ...pattern,
        `--import=${pathToFileURL(join(root, 'test/patience.mjs'))}`,
        `--test-reporter=${pathToFileURL(join(root, 'test/reporter.mjs'))}`,
        `--test-reporter-destination=${events}`,
        module,
      ],
      {
        cwd: root,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          // As the product has it (`child-engine.ts`): a quarter of the page faults of a run are gone.
          GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
          ...env,
          ...(scratch === null ? {} : { TMPDIR: scratch }),
          NODE_ENV: 'production',
          SIGNALPOST_ROOT: root,
          SIGNALPOST_TEST_RUN: work,
        },
      },
    )
    running.add(child)
    let output = ''
    const keep = (data) => {
      output = (output + data).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    let late = false
    const timer = setTimeout(() => {
      late = true
      stop(child, 'SIGTERM')
      setTimeout(() => stop(child, 'SIGKILL'), 3000).unref()
    }, limit())
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      running.delete(child)
      const tests = readEvents(events)
      const passed = tests.filter(({ kind }) => kind === 'pass').length
      // A test of another name is reported as skipped.
      const skipped = name === null ? tests.filter(({ kind }) => kind === 'skip').length : 0
      const failures = tests.filter(({ kind }) => kind === 'fail')
      // What a test says of itself, such as a figure; the runner's own counts are left out.
      const notes = tests
        .filter(({ kind, text }) => kind === 'note' && !/^\w+ [\d.]+$/.test(text))
        .map(({ text }) => text)
      const last = tests.findLast(({ kind }) => kind === 'start')?.name ?? 'none'
      if (late) {
        const text = `Still running after ${limit() / 1000} s. The last test that started: ${last}.\nIf all have ended, a server or a browser was left open.\n${output}`
        failures.push({ name: 'time limit', text })
      } else if (failures.length === 0 && (code !== 0 || signal !== null)) {
        const text = [`Ended with ${signal ?? `status ${code}`}.`, ...notes, output].join('\n')
        failures.push({ name: 'process', text })
      } else if (failures.length === 0 && passed + skipped === 0 && name === null) {
        failures.push({ name: 'no test', text: 'The file holds no test.' })
      }
      const cpu = times ? cpuSeconds(output) : 0
      for (const failure of failures) failure.text = withOwnPlaces(failure.text, root)
      if (failures.length > 0) output = withOwnPlaces(output, root)
      done({ file, passed, skipped, failures, notes, output, cpu, seconds: (performance.now() - started) / 1000 })
    })
  })
}

/** A browser that was proved to work must be known before the first browser test asks for it. */
function prepareBrowser() {
  const finder = join(root, 'test/browser/find-chromium.mjs')
  if (!existsSync(finder)) return
  const { status } = spawnSync(process.execPath, [finder], { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail('no browser for the tests')
}

async function main() {
  const { files, name, times, whole, mistake } = readArguments(process.argv.slice(2), root)
  if (mistake !== null) fail(mistake)
  if (files.length === 0) fail('no test file found')
  sweep()
  mkdirSync(work, { recursive: true })
  if (files.some(isBrowser)) prepareBrowser()
  const broken = await bundle(files)
  const results = [...broken].map(([file, text]) => unbundled(file, text))
  for (const result of results) print(result)
  scratch = makeScratchFolder()
  const run = async (files) => {
    const result = await runFiles(files, { name, times })
    if (files.length > 1 && result.failures.length > 0) {
      const alone = []
      for (const file of files) alone.push(...(await run([file])))
      if (alone.some(({ failures }) => failures.length > 0)) return alone
      return alone.with(0, { ...alone[0], before: result.failures })
    }
    if (name === null || result.passed > 0 || result.failures.length > 0) print(result)
    return [result]
  }
  const sound = inOrder(files.filter((file) => !broken.has(file)))
  const queue = whole && !times ? divide(sound, root) : sound.map((file) => [file])
  // Browser tests wait for half of their time, so that two files more than there are processors keep these at work; the
  // last worker takes what comes last, that not all wait at once.
  const workers = Math.max(2, availableParallelism() + 2)
  const worker = async (_, at) => {
    const next = () => (at === workers - 1 ? queue.pop() : queue.shift())
    for (let files = next(); files !== undefined; files = next()) results.push(...(await run(files)))
  }
  await Promise.all(Array.from({ length: workers }, worker))
  const again = whole ? worthASecondTry(results) : []
  for (const first of again) {
    console.log(`\nOnce more, alone: ${first.file}`)
    results.splice(results.indexOf(first), 1, { ...(await run([first.file]))[0], before: first.failures })
  }
  clear()
  process.exitCode = sumUp(results, { times })
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) stop(child, 'SIGKILL')
    clear()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

await main()
