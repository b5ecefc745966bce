// Compiles the command to dist/cli, and the browser's scripts and styles to dist/cli/client.
// Skipped when the sources, the packages and this file are the ones of the last time. `--force` compiles anyway.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleApi } from './build/api.mjs'
import { bundlerFor } from './build/bundler.mjs'
import { bundleClient } from './build/client.mjs'
import { fastParserPlugin } from './build/fast-parser.mjs'
import { noticesOf } from './build/notices.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const out = join(root, 'dist/cli')
/** Names the state of the sources that the output was made from. */
const stamp = join(out, '.sources')
const lock = join(root, 'dist/.compile-lock')
/** What the command keeps there when it runs; it is made from no source. */
const kept = new Set(['.sources', '.compile-cache'])

/** Packages that bring a binary of their own, and so cannot become part of a bundle. */
const external = ['@resvg/resvg-wasm', 'esbuild', 'esbuild-wasm', '@libsql/client', 'libsql', 'playwright-core']

const slashes = (path) => path.split(sep).join('/')

/** All files under a folder, relative to the root, in byte order. */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashes(relative(root, join(entry.parentPath ?? entry.path, entry.name))))
    .sort()
}

function readSources() {
  const folders = ['bin', 'client', 'compiler', 'templates'].flatMap(filesUnder)
  return folders.filter((path) => !/\/cases\/|(^|\/)\.|~$/.test(path))
}

/** A hash over the names and the bytes of all that the output depends on. */
function hashOf(sources) {
  const hash = createHash('sha256')
  for (const path of [...sources, 'package.json', 'package-lock.json', 'tsconfig.json']) {
    if (!existsSync(join(root, path))) continue
    const bytes = readFileSync(join(root, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function isFresh(hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/**
 * The command: one script without a name of its own, so that the engine can keep what it compiles of it. It lies there as the
 * expression that `load-command.ts` runs, the wrapper of a module in CommonJS: to put some megabytes of source between two
 * brackets at each start copies all of it.
 */
async function bundleCommand(build, shared) {
  const result = await build({
    ...shared,
    entryPoints: [{ in: 'bin/command.ts', out: 'command' }],
    outdir: 'dist/cli',
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    banner: { js: '(function (exports, require, module, __compiled) {' },
    footer: { js: '})' },
    minifySyntax: true,
    minifyWhitespace: true,
    external,
    plugins: [fastParserPlugin()],
  })
  return new Map([...filesOf(result)].map(([path, contents]) => [path, Buffer.from(asAscii(contents))]))
}

/**
 * Escapes what esbuild leaves in regular expressions: the engine holds a source of ASCII in half the room, and reads it at
 * every start.
 */
function asAscii(contents) {
  const text = Buffer.from(contents).toString('utf8')
  const wrong = /\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f]/.exec(text)
  if (wrong !== null) throw new Error(`A character that an escape would change: ${wrong[0]}`)
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * What starts it stays small: a build after which nothing has changed needs no more. It is CommonJS, as Node loads modules of
 * its own for the first ES module of a process.
 */
async function bundleStart(build, shared, compiled) {
  const options = {
    ...shared,
    outdir: 'dist/cli',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    external,
  }
  const [start, others] = await Promise.all([
    build({
      ...options,
      entryPoints: [{ in: 'bin/signalpost.ts', out: 'signalpost' }],
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
      banner: compiledBanner('__dirname', compiled),
    }),
    build({
      ...options,
      entryPoints: [
        // A thread of the preview.
        { in: 'bin/services/preview/start-check.ts', out: 'preview-worker' },
        // A thread of a first build.
        { in: 'bin/services/page-thread/start-thread.ts', out: 'page-thread' },
        // A process of its own.
        { in: 'bin/icons/print-icons.mjs', out: 'print-icons' },
      ],
      chunkNames: 'chunks/[name]-[hash]',
      format: 'esm',
      splitting: true,
      // Chunks have a folder of their own.
      banner: compiledBanner("import.meta.dirname.replace(/[/\\\\]chunks$/,'')", compiled),
    }),
  ])
  return new Map([...filesOf(start), ...filesOf(others)])
}

function compiledBanner(folder, compiled) {
  return { js: `const __compiled={folder:${folder},...${JSON.stringify(compiled)}};` }
}

function filesOf(result) {
  return new Map(result.outputFiles.map((file) => [slashes(relative(out, file.path)), file.contents]))
}

/** Identifies the command and the browser's side together. */
function versionOf(...bundles) {
  const hash = createHash('sha256')
  for (const bundle of bundles)
    for (const path of [...bundle.keys()].sort())
      hash.update(`${path}\0${bundle.get(path).length}\0`).update(bundle.get(path))
  return hash.digest('hex').slice(0, 32)
}

/** Puts a file in its place in one step, and only when its bytes are others. */
function place(path, contents) {
  const target = join(out, path)
  if (existsSync(target) && Buffer.compare(readFileSync(target), contents) === 0) return
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}.${process.pid}`, contents)
  renameSync(`${target}.${process.pid}`, target)
}

/** The entry comes last, so that whoever starts the command meanwhile finds every chunk that it asks for. */
function writeAll(files) {
  const last = (path) => path === 'signalpost.cjs' || path.endsWith('.json')
  const paths = [...files.keys()].sort((a, b) => Number(last(a)) - Number(last(b)) || (a < b ? -1 : 1))
  for (const path of paths) place(path, files.get(path))
  for (const path of filesUnder('dist/cli').map((file) => file.slice('dist/cli/'.length))) {
    if (!files.has(path) && !kept.has(path.split('/')[0])) rmSync(join(out, path))
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Who holds the lock: nobody when it is given back at this moment. */
function holder() {
  try {
    return { held: statSync(lock), owner: readFileSync(lock, 'utf8') }
  } catch {
    return { held: null, owner: '' }
  }
}

/** One compilation at a time: waits for another one, and takes over from one that has died. */
async function withLock(work) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let wait = 0; ; wait += 50) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const { held, owner } = holder()
      if (held !== null && (owner === '' ? Date.now() - held.mtimeMs > 2000 : !isAlive(Number(owner))))
        rmSync(lock, { force: true })
      else if (wait > 120_000) throw new Error(`Another compilation (process ${owner}) holds dist/.compile-lock.`)
      else await new Promise((done) => setTimeout(done, 50))
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

async function compile() {
  const sources = readSources()
  const hash = hashOf(sources)
  if (isFresh(hash) && !process.argv.includes('--force')) return
  const { esbuild, shared } = bundlerFor(await import('esbuild'), root)
  const { build, formatMessages, taken } = esbuild
  const started = performance.now()
  try {
    const [command, client, api] = await Promise.all([
      bundleCommand(build, shared),
      bundleClient(esbuild, shared, sources),
      bundleApi(build, shared, root),
    ])
    rmSync(stamp, { force: true })
    const [file] = command.keys()
    const start = await bundleStart(build, shared, { file, version: versionOf(command, client) })
    const notices = new Map([['notices.txt', Buffer.from(noticesOf(root, taken))]])
    writeAll(new Map([...command, ...client, ...api, ...start, ...notices]))
    writeFileSync(stamp, hash)
    const scripts = [...client.keys()].filter((path) => path.endsWith('.js')).length
    const styles = [...client.keys()].filter((path) => path.endsWith('.css')).length
    console.error(
      `Compiled the command, ${scripts} scripts and ${styles} styles in ${Math.round(performance.now() - started)} ms.`,
    )
  } catch (error) {
    if (error.errors === undefined) throw error
    console.error((await formatMessages(error.errors, { kind: 'error' })).join(''))
    process.exitCode = 1
  }
}

if (!isFresh(hashOf(readSources())) || process.argv.includes('--force')) await withLock(compile)
