import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Signal } from '../../compiler/emit/signals.ts'
import { messageOf } from '../../compiler/formats/thrown.ts'
import { exit } from '../exit.ts'
import type { LookedBefore } from '../services/looked-before.ts'
import { complaints } from '../system.ts'
import { childEnvironment, engineFlags } from './child-engine.ts'
import {
  beforeMark,
  childMark,
  type HandedOver,
  type InWorkRecord,
  noteInterrupt,
  overBudgetMark,
  type PageAtWork,
  readInWork,
} from './in-work.ts'
import { watchPages } from './page-budget.ts'
import { passSignals } from './pass-signals.ts'
import { makeTemporary, sweepTemporary } from './temporary.ts'

const descriptor = 3
const reportName = 'report.json'

/** What became of the child. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** The first signal that reached the supervisor. */
  readonly requestedSignal: Signal | null
  /** Node's own report of a fatal error says that memory ran out. */
  readonly outOfMemory: boolean
  readonly record: InWorkRecord
  /** The page for which it was ended; null where it ended otherwise. */
  readonly over: PageAtWork | null
}

export interface Ending {
  readonly status: number
  /** For standard error; null where the child has said all itself. */
  readonly message: string | null
  /** The folder that the child left behind. */
  readonly remove: string | null
}

/**
 * Runs the command in a child process and outlives it: running out of memory and the engine's own aborts end a process
 * without a last word, in a worker thread too. Standard streams are the child's own. A child that is at one page for
 * longer than the page may take is ended, and another one does the work without that page. That one, and the preview, cut
 * off the work on a further page themselves (`boundedBy`, which ordinary work is not slowed down by), so that many such
 * pages cost one beginning again; only what they can't cut off ends them too.
 *
 * @param entry the script that the child runs
 * @param looked what is known of the site already
 * @returns the exit status
 */
export async function supervise(entry: string, argv: readonly string[], looked: LookedBefore | null): Promise<number> {
  const err = complaints(process.stderr)
  let folder: string
  let file: number
  let before: HandedOver | null
  try {
    folder = makeTemporary()
    file = openSync(join(folder, 'in-work'), 'w+', 0o600)
    before = looked === null ? null : handedOver(looked, folder)
  } catch (error) {
    await err.write(`signalpost: cannot write to the folder for temporary files: ${messageOf(error)}\n`)
    return exit.environment
  }
  let isHungUp = false
  try {
    const over: Record<string, number> = {}
    for (;;) {
      const isBounded = argv[0] === 'preview' || Object.keys(over).length > 0
      const running = run(entry, argv, { folder, file, over, isBounded, before })
      // While the child starts.
      sweepTemporary()
      const ended = await running
      if (typeof ended === 'string') {
        await err.write(`signalpost: cannot start a process: ${ended}\n`)
        return exit.environment
      }
      isHungUp = ended.requestedSignal === 'SIGHUP'
      const verdict = judgeEnd(ended)
      if (verdict.remove !== null) rmSync(verdict.remove, { recursive: true, force: true })
      const page = ended.requestedSignal === null ? ended.over : null
      if (page !== null && over[page.file] === undefined) {
        over[page.file] = page.seconds
        ftruncateSync(file)
        continue
      }
      if (verdict.message !== null) await err.write(`${verdict.message}\n`)
      return verdict.status
    }
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
    // Node 20 aborts when it ends by itself after its terminal has gone, so that the signal ends us as it would have.
    if (isHungUp) process.removeAllListeners('SIGHUP').kill(process.pid, 'SIGHUP')
  }
}

interface Supervision {
  /** For the child's report of a fatal error. */
  readonly folder: string
  /** The descriptor that the child tells of its work through. */
  readonly file: number
  /** Pages that the child is to leave out, with the seconds that they had. */
  readonly over: Readonly<Record<string, number>>
  /** The child cuts off the work on a page at SIGINT. */
  readonly isBounded: boolean
  readonly before: HandedOver | null
}

/** For the child: the files lie in a file, as the environment has no room for many. */
function handedOver({ before, seen }: LookedBefore, folder: string): HandedOver {
  const seenIn = join(folder, 'seen')
  writeFileSync(seenIn, seen, { mode: 0o600 })
  return { ...before, seenIn }
}

function run(entry: string, argv: readonly string[], supervision: Supervision): Promise<Ended | string> {
  const { folder, file } = supervision
  return new Promise((done) => {
    const child = start(entry, argv, supervision)
    const signalled = passSignals(child, argv[0] === 'preview')
    const watch = watchChild(child, supervision)
    child.on('error', (error) => {
      watch.end()
      done(error.message)
    })
    child.on('exit', (code, signal) => {
      watch.end()
      signalled.end()
      done({
        code,
        signal,
        requestedSignal: signalled.first,
        outOfMemory: ranOutOfMemory(folder),
        record: readInWork(file),
        over: watch.over,
      })
    })
  })
}

function start(entry: string, argv: readonly string[], { folder, file, over, before }: Supervision): ChildProcess {
  return spawn(
    process.execPath,
    [...process.execArgv, ...engineFlags(argv[0], before?.sources.files), ...reportFlags(folder), entry, ...argv],
    {
      // The channel says nothing: its end tells the child that we are gone.
      stdio: ['inherit', 'inherit', 'inherit', file, 'ipc'],
      env: {
        ...childEnvironment(argv[0], process.env),
        [childMark]: String(descriptor),
        [overBudgetMark]: JSON.stringify(over),
        [beforeMark]: before === null ? undefined : JSON.stringify(before),
      },
    },
  )
}

/** Ends a child that is at one page for longer than the page may take, or has it cut off the work on that page. */
function watchChild(child: ChildProcess, { file, isBounded }: Supervision) {
  let over: PageAtWork | null = null
  const onOver = (page: PageAtWork, times: number) => {
    if (times === 1)
      void complaints(process.stderr).write(`signalpost: ${page.file} takes too long; going on without it\n`)
    if (isBounded && times === 1) {
      noteInterrupt(file, page.number)
      child.kill('SIGINT')
      return
    }
    over = page
    child.kill('SIGKILL')
  }
  return {
    /** The page for which it was ended. */
    get over(): PageAtWork | null {
      return over
    },
    end: child.pid === undefined ? () => {} : watchPages(child.pid, () => readInWork(file).page, onOver),
  }
}

/** Node writes why it died into a file that only we can read, as it holds the environment. */
function reportFlags(folder: string): readonly string[] {
  return [
    '--report-on-fatalerror',
    '--report-compact',
    '--report-exclude-network',
    `--report-directory=${folder}`,
    `--report-filename=${reportName}`,
  ]
}

function ranOutOfMemory(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, reportName), 'utf8')).header.trigger === 'OOMError'
  } catch {
    return false
  }
}

/** @returns what the end of the child means for the whole command */
function judgeEnd({ code, signal, requestedSignal, outOfMemory, record, over }: Ended): Ending {
  // A command that ends by itself has none any more, unless what ended it was an exception that nobody caught.
  const remove = record.temporary
  if (code !== null && !aborts.has(code)) return { status: code, message: null, remove }
  if (requestedSignal !== null) return { status: statusOfSignal[requestedSignal], message: null, remove }
  if (signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP') {
    return { status: statusOfSignal[signal], message: null, remove }
  }
  if (over !== null) {
    const message = `signalpost: does not end at ${over.file}, which was to be left out. This is a fault of the tool itself. Please report it.`
    return { status: exit.crashed, message, remove }
  }
  const during = record.file === null ? '' : ` while processing ${record.file}`
  if (signal === 'SIGKILL') {
    const message = `signalpost: killed${during}. The system does this when its memory runs out.`
    return { status: exit.environment, message, remove }
  }
  const what = outOfMemory ? 'ran out of memory' : `crashed (${signal ?? `status ${code}`})`
  const advice = outOfMemory
    ? 'NODE_OPTIONS=--max-old-space-size=4096 gives it more. If that page is an ordinary one, please report this.'
    : 'This is a fault of the tool itself. Please report it, with the page that is named.'
  return { status: exit.crashed, message: `signalpost: ${what}${during}. ${advice}`, remove }
}

/** What shells and Node give for an abort, a trap, a bus error and a segmentation fault (128 and the signal). */
const aborts: ReadonlySet<number> = new Set([132, 133, 134, 135, 139])

const statusOfSignal: Readonly<Record<Signal, number>> = {
  SIGINT: exit.interrupted,
  SIGTERM: exit.terminated,
  SIGHUP: 129,
}
