import { relative } from 'node:path'
import type { Checks } from '../../compiler/diagnostics/choices.ts'
import { unreadableSource } from '../../compiler/diagnostics/codes/emit.ts'
import { contentKeepsChanging } from '../../compiler/diagnostics/codes/files.ts'
import type { Diagnostic, Outcome } from '../../compiler/diagnostics/diagnostic.ts'
import type { Prepared } from '../../compiler/emit/emit.ts'
import { append } from '../../compiler/formats/append.ts'
import { plural } from '../../compiler/formats/plural.ts'
import type { SiteReport } from '../../compiler/pipeline/site-steps.ts'
import { countLine, countReasons, type Reason, reasonLine } from '../../compiler/pipeline/why.ts'
import { ContentChanged } from '../../compiler/read/read-text.ts'
import { environmentFault } from '../environment.ts'
import { type ExitStatus, exit } from '../exit.ts'
import type { ReportingOptions } from '../options.ts'
import { OverBudget } from '../process/bounded.ts'
import { publishWithSignals } from '../process/publish-with-signals.ts'
import { judge, type Verdict } from '../report/judge.ts'
import { createProgress, type Progress } from '../report/progress.ts'
import { writeReport } from '../report/write-report.ts'
import { epochFaults } from '../services/history.ts'
import type { PublishedOutput } from '../services/site-memory.ts'
import { isLive, type System } from '../system.ts'
import type { AskedSite, SiteOptions } from './asked-site.ts'
import type { OutputHold } from './own-output.ts'
import { findRoot } from './site-root.ts'

/** A run before its report is written. */
export interface Judged {
  readonly verdict: Verdict
  readonly pages: number
  /** Absolute. */
  readonly root: string
}

/** The two ends of a run. Tests put others in their place. */
export interface SiteRun {
  open(root: string, options: SiteOptions): Promise<AskedSite>
  /** Takes the output folder, or says why it may not be written to. */
  hold(out: string, root: string): Promise<Outcome<OutputHold | null>>
}

export interface RunOptions extends SiteRun {
  readonly options: ReportingOptions
  readonly lenient: boolean
  readonly clean: boolean
  /** Looks for more problems; these are judged with the others. */
  readonly inspect?: (report: SiteReport, root: string) => Promise<readonly Diagnostic[]>
  /** Takes the report elsewhere too; the problems that it meets are judged and reported with the others. */
  readonly deliver?: (judged: Judged) => Promise<readonly Diagnostic[]>
  /** Tells what has made a page new, or (empty) all pages; absent where nobody asked. */
  readonly why?: string
  /** Where the output goes (absolute); null to write nothing and take no lock. */
  readonly out: string | null
}

/** One run under way. */
interface Work extends RunOptions {
  /** Absolute. */
  readonly root: string
  readonly system: System
  readonly progress: Progress
}

interface Result {
  readonly found: readonly Diagnostic[]
  readonly pages: number
  readonly checks: Checks
  readonly why?: readonly Reason[]
}

/** What compiling reports besides the problems; it is known even where a later step fails. */
interface Counted {
  pages: number
  checks: Checks
  why?: readonly Reason[]
}

/** How often a run begins again because the content changes under it. */
const maxTries = 20

/**
 * Opens and checks a site and, when nothing speaks against it, publishes it; then reports all that was found in one go.
 * A failure of the system becomes a diagnostic; any other exception is a fault of the tool and passes through.
 */
export async function runSite(run: RunOptions, system: System): Promise<ExitStatus> {
  const { options } = run
  const progress = createProgress(system.err, isLive(system.env, system.err), () => performance.now())
  const root = findRoot(options.root, system)
  const isFound = typeof root === 'string'
  try {
    const { found, pages, checks, why } = isFound
      ? await caught({ ...run, root, system, progress })
      : { found: [root], pages: 0, checks: {} }
    const tolerance = { ...options, checks }
    const undelivered = isFound ? await delivered(run, { verdict: judge(found, tolerance), pages, root }, progress) : []
    progress.end()
    const all = undelivered.length === 0 ? found : [...found, ...undelivered]
    const { status, diagnostics, reason } = judge(all, tolerance)
    const reasons = why === undefined ? null : reasonsFor(why, run.why ?? '')
    const shown = { diagnostics, pages, root: isFound ? root : system.cwd }
    await writeReport(reasons === null ? shown : { ...shown, why: reasons.list }, options.format, system)
    if (reasons !== null) await system.err.write(reasons.lines.map((line) => `${line}\n`).join(''))
    if (reason !== null) await system.err.write(`signalpost: ${reason}\n`)
    return status
  } finally {
    progress.end()
  }
}

/** One page with its reasons, or each input with the number of its pages. */
function reasonsFor(
  reasons: readonly Reason[],
  route: string,
): { readonly list: readonly object[]; readonly lines: readonly string[] } {
  if (route !== '') return { list: reasons, lines: reasons.map(reasonLine) }
  const counts = countReasons(reasons)
  return { list: counts, lines: counts.map(countLine) }
}

async function delivered({ deliver }: RunOptions, judged: Judged, progress: Progress): Promise<readonly Diagnostic[]> {
  if (deliver === undefined) return []
  progress.step('Posting the report')
  const problems = await deliver(judged)
  progress.end()
  return problems
}

/** A failure of the system ends the work, but not the report of what was found until then. */
async function caught(work: Work): Promise<Result> {
  const found: Diagnostic[] = []
  const counted: Counted = { pages: 0, checks: {} }
  try {
    await locked(work, found, counted)
  } catch (error) {
    const fault =
      error instanceof ContentChanged
        ? contentKeepsChanging({ file: error.path, place: null }, { times: maxTries })
        : environmentFault(error, work.root)
    if (fault === null) throw error
    found.push(fault)
  }
  return { found, ...counted }
}

/** The lock is held from before the first file is read, so that of two builds one does not work in vain. */
async function locked(work: Work, found: Diagnostic[], counted: Counted): Promise<void> {
  const { out, root, hold, system } = work
  if (out === null) {
    await compiled(work, found, counted, null)
    return
  }
  const { value: held, diagnostics } = await hold(out, root)
  append(found, diagnostics)
  if (held === null) return
  system.inWork.temporary(held.work)
  try {
    await compiled(work, found, counted, held)
  } finally {
    await held.release()
    system.inWork.temporary(null)
  }
}

/** @param held takes the files of a site, which are made as it asks for them; null where nothing is written */
async function compiled(work: Work, found: Diagnostic[], counted: Counted, held: OutputHold | null): Promise<void> {
  const { root, system, progress, options, lenient, clean, inspect } = work
  const started = performance.now()
  append(found, lenient ? [] : epochFaults(system.env))
  progress.step('Reading the content')
  const working = (file: string, done: number, total: number) => {
    system.inWork.file(file)
    progress.piece(done, total, file)
  }
  const { overBudget, inWork } = system
  const site = await work.open(root, { lenient, clean, working, inWork, overBudget })
  if (site.undated !== null) progress.note(`Pages have no date of their last change, as git fails: ${site.undated}`)
  progress.step('Compiling')
  const { report, prepared } = await ofOneMoment(site, held, overBudget)
  counted.pages = report.pages
  counted.checks = report.checks
  if (work.why !== undefined) counted.why = site.why(work.why === '' ? null : work.why)
  append(found, report.diagnostics)
  if (inspect !== undefined) append(found, await inspect(report, root))
  append(found, untold(prepared?.diagnostics ?? [], report.diagnostics))
  const ready = prepared?.value ?? null
  const isGood = judge(found, { ...options, checks: report.checks }).status === exit.good
  if (ready !== null && !isGood) ready.discard()
  system.inWork.file(null)
  const { pages } = report
  progress.note(`Compiled ${plural(pages, 'page')} in ${seconds(performance.now() - started)}`)
  const emitted = ready !== null && isGood ? await published(work, ready, found) : null
  const fault = held === null ? null : await site.keep(emitted === null ? null : { ...emitted, places: held.places })
  // It costs time, and no page.
  if (fault !== null) progress.note(`Nothing of it is remembered for the next build: ${fault}`)
  site.close()
}

/** @returns what preparing has found beyond what was told before, with the files that it is about */
function untold(found: readonly Diagnostic[], before: readonly Diagnostic[]): readonly Diagnostic[] {
  if (found.length === 0) return found
  const told = new Set(before.map(({ code, message }) => `${code} ${message}`))
  return found.filter(({ code, message }) => !told.has(`${code} ${message}`))
}

/**
 * What is reported and what is prepared are of one state of the content: when a file changes meanwhile, or a page turns out
 * to take too long, all begins again. What was found of other pages still holds.
 */
async function ofOneMoment(
  site: AskedSite,
  held: OutputHold | null,
  overBudget: Map<string, number>,
): Promise<{ readonly report: SiteReport; readonly prepared: Outcome<Prepared | null> | null }> {
  let tries = 1
  for (;;) {
    try {
      const prepared = held === null ? null : await held.prepare(site.files(), site.knownOf(held.places.out))
      // A file that is to be copied may be another one now.
      const isLate = prepared?.diagnostics.some(({ code }) => code === unreadableSource.code) === true
      if (isLate && tries++ < maxTries && site.refresh()) continue
      return { report: await site.report(), prepared }
    } catch (error) {
      const page = error instanceof OverBudget ? error.page : null
      const goesOn = error instanceof ContentChanged || error instanceof OverBudget
      if (page !== null && !overBudget.has(page.file)) overBudget.set(page.file, page.seconds)
      else if (!goesOn || tries++ === maxTries) throw error
      site.refresh()
    }
  }
}

/** @returns null where it could not be published */
async function published(
  { system, progress, options, out }: Work,
  ready: Prepared,
  found: Diagnostic[],
): Promise<Pick<PublishedOutput, 'files'> | null> {
  progress.step('Writing the site')
  const emitted = await publishWithSignals(system.inWork, (placing) => ready.publish(placing))
  append(found, emitted.diagnostics)
  if (judge(emitted.diagnostics, options).status !== exit.good) return null
  const { written, removed, unchanged, files } = emitted
  const changes = `${written} written, ${removed} removed, ${unchanged} unchanged`
  progress.note(`Published to ${relative(system.cwd, out ?? '') || '.'}: ${changes}`)
  return files.length === 0 ? null : { files }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`
}
