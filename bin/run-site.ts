import { relative } from 'node:path'
import { append } from '../compiler/append.ts'
import type { Checks } from '../compiler/diagnostics/choices.ts'
import type { Diagnostic, Outcome } from '../compiler/diagnostics/diagnostic.ts'
import { environmentFault } from './environment.ts'
import { type ExitStatus, exit, judge, type Verdict } from './exit.ts'
import { type Host, isLive } from './host.ts'
import type { ReportingOptions } from './options.ts'
import { createProgress, type Progress } from './progress.ts'
import { heedingSignals } from './publication.ts'
import { findRoot } from './site-root.ts'
import type { Compiled, Held, Ready, Steps } from './steps.ts'
import { writeReport } from './write-report.ts'

/** What a command does with a compiled site before the report; it returns the problems that it meets. */
export type Extra<File> = (compiled: Compiled<File>, root: string) => Promise<readonly Diagnostic[]>

/** A run before its report is written. */
export interface Judged {
  readonly verdict: Verdict
  readonly pages: number
  /** Absolute. */
  readonly root: string
}

export interface SiteRun<Content, File, Lock extends Held> {
  readonly options: ReportingOptions
  readonly steps: Steps<Content, File, Lock>
  readonly lenient: boolean
  readonly clean: boolean
  /** Looks for more problems; these are judged with the others. */
  readonly inspect?: Extra<File>
  /** Takes the report elsewhere too; the problems that it meets are judged and reported with the others. */
  readonly deliver?: (judged: Judged) => Promise<readonly Diagnostic[]>
  /** Where the output goes (absolute); null to write nothing and take no lock. */
  readonly out: string | null
}

/** One run under way. */
interface Work<Content, File, Lock extends Held> extends SiteRun<Content, File, Lock> {
  /** Absolute. */
  readonly root: string
  readonly host: Host
  readonly progress: Progress
}

interface Result {
  readonly found: readonly Diagnostic[]
  readonly pages: number
  readonly checks: Checks
}

/** What compiling tells beside the problems; it is known even where a later step fails. */
interface Counted {
  pages: number
  checks: Checks
}

function nothing(problem: Diagnostic): Result {
  return { found: [problem], pages: 0, checks: {} }
}

/**
 * Reads, compiles and, when nothing speaks against it, publishes a site; then reports all that was found in one go.
 * A failure of the system becomes a diagnostic; any other exception is a fault of the tool and passes through.
 */
export async function runSite<Content, File, Lock extends Held>(
  run: SiteRun<Content, File, Lock>,
  host: Host,
): Promise<ExitStatus> {
  const { options } = run
  const progress = createProgress(host.err, isLive(host.env, host.err), () => performance.now())
  const root = findRoot(options.root, host.cwd)
  const isFound = typeof root === 'string'
  try {
    const { found, pages, checks } = isFound ? await caught({ ...run, root, host, progress }) : nothing(root)
    const tolerance = { ...options, checks }
    const undelivered = isFound ? await delivered(run, { verdict: judge(found, tolerance), pages, root }, progress) : []
    progress.end()
    const { status, diagnostics, reason } = judge([...found, ...undelivered], tolerance)
    await writeReport({ diagnostics, pages, root: isFound ? root : host.cwd }, options.format, host)
    if (reason !== null) await host.err.write(`signalpost: ${reason}\n`)
    return status
  } finally {
    progress.end()
  }
}

async function delivered<Content, File, Lock extends Held>(
  { deliver }: SiteRun<Content, File, Lock>,
  judged: Judged,
  progress: Progress,
): Promise<readonly Diagnostic[]> {
  if (deliver === undefined) return []
  progress.step('Posting the report')
  const problems = await deliver(judged)
  progress.end()
  return problems
}

/** A failure of the system ends the work, but not the report of what was found until then. */
async function caught<Content, File, Lock extends Held>(work: Work<Content, File, Lock>): Promise<Result> {
  const found: Diagnostic[] = []
  const counted: Counted = { pages: 0, checks: {} }
  try {
    await locked(work, found, counted)
  } catch (error) {
    const fault = environmentFault(error, work.root)
    if (fault === null) throw error
    found.push(fault)
  }
  return { found, ...counted }
}

/** The lock is held from before the first file is read, so that of two builds one does not work in vain. */
async function locked<Content, File, Lock extends Held>(
  work: Work<Content, File, Lock>,
  found: Diagnostic[],
  counted: Counted,
): Promise<void> {
  const { out, root, steps, host } = work
  if (out === null) {
    await compiled(work, found, counted)
    return
  }
  const { value: lock, diagnostics } = await steps.open({ out, root })
  append(found, diagnostics)
  if (lock === null) return
  host.inWork.temporary(lock.work)
  try {
    const ready = await compiled(work, found, counted, (files) => steps.prepare(files, { root, lock }))
    if (ready !== null) append(found, await published(work, ready, out))
  } finally {
    await lock.release()
    host.inWork.temporary(null)
  }
}

/** @param prepare takes the files of a site that nothing speaks against; they are made as it asks for them */
async function compiled<Content, File, Lock extends Held>(
  { root, steps, host, progress, options, lenient, clean, inspect }: Work<Content, File, Lock>,
  found: Diagnostic[],
  counted: Counted,
  prepare?: (files: AsyncIterable<File>) => Promise<Outcome<Ready | null>>,
): Promise<Ready | null> {
  const started = performance.now()
  progress.step('Reading the content')
  const { value: content, diagnostics } = await steps.read(root, { lenient })
  append(found, diagnostics)
  progress.step('Compiling')
  const result = await steps.compile(content, {
    clean,
    working: (file, done, total) => {
      host.inWork.file(file)
      progress.piece(done, total, file)
    },
  })
  const { pages } = result.summary
  counted.pages = pages
  counted.checks = result.checks
  append(found, result.diagnostics)
  if (inspect !== undefined) append(found, await inspect(result, root))
  const { files } = result
  const isGood = judge(found, { ...options, checks: result.checks }).status === exit.good
  const ready = files === null || !isGood ? undefined : await prepare?.(files)
  append(found, ready?.diagnostics ?? [])
  host.inWork.file(null)
  progress.note(`Compiled ${pages} ${pages === 1 ? 'page' : 'pages'} in ${seconds(performance.now() - started)}`)
  return ready?.value ?? null
}

async function published<Content, File, Lock extends Held>(
  { host, progress, options }: Work<Content, File, Lock>,
  ready: Ready,
  out: string,
): Promise<readonly Diagnostic[]> {
  progress.step('Writing the site')
  const emitted = await heedingSignals(host.inWork, (placing) => ready.publish(placing))
  if (judge(emitted.diagnostics, options).status === exit.good) {
    const { written, removed, unchanged } = emitted
    const changes = `${written} written, ${removed} removed, ${unchanged} unchanged`
    progress.note(`Published to ${relative(host.cwd, out) || '.'}: ${changes}`)
  }
  return emitted.diagnostics
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`
}
