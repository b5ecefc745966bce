import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleOptions } from '../bundle-options.mjs'
import { putFiles } from '../put-files.ts'
import { root } from '../root.ts'

/** Milliseconds after which a command that hangs is killed. */
const limit = 180_000

export interface Ran {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Called with all of standard error so far, each time there is more. */
  readonly onError?: (text: string, child: ChildProcess) => void
}

/** Bundles an entry of the command into the folder of this test run; what it imports when asked lies in files of its own. */
export async function bundleEntry(source: string): Promise<string> {
  const folder = process.env.SIGNALPOST_TEST_RUN ?? join(root, 'node_modules/.cache/t')
  const outdir = join(folder, 'entries', source.replace(/\.ts$/, ''))
  await build({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: { entry: source },
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
  })
  return join(outdir, 'entry.mjs')
}

/** Runs a script as a reader of the documentation would, without a terminal and without the variables of this one. */
export function run(script: string, argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { NODE_OPTIONS: _, FORCE_COLOR: _color, NO_COLOR: _plain, ...env } = process.env
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...argv], {
      cwd: options.cwd ?? root,
      env: { ...env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text
      options.onError?.(stderr, child)
    })
    child.on('error', fail)
    child.on('close', (status, signal) => {
      clearTimeout(timer)
      done({ status, signal, stdout, stderr })
    })
  })
}

/** A folder of its own for one test, removed after it. */
export async function inFolder<Result>(
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-test-'))
  try {
    putFiles(folder, files)
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every file under a folder, in byte order. */
export function list(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
}
