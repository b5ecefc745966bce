import { relative } from 'node:path'
import type { Checks } from '../../compiler/diagnostics/choices.ts'
import { unreadableSource } from '../../compiler/diagnostics/codes/emit.ts'
import { contentKeepsChanging } from '../../compiler/diagnostics/codes/files.ts'
import type { Diagnostic, Outcome } from '../../compiler/diagnostics/diagnostic.ts'
import type { Prepared } from '../../compiler/emit/emit.ts'
import { plural } from '../../compiler/formats/plural.ts'
import type { SiteReport } from '../../compiler/pipeline/site-steps.ts'
import type { Reason } from '../../compiler/pipeline/why.ts'
import { ContentChanged } from '../../compiler/read/read-text.ts'
import { environmentFault } from '../environment.ts'
import { exit } from '../exit.ts'
import type { ReportingOptions } from '../options.ts'
import { OverBudget } from '../process/bounded.ts'
import { publishWithSignals } from '../process/publish-with-signals.ts'
import { judge } from '../report/judge.ts'
import type { Progress } from '../report/progress.ts'
import { epochFaults } from '../services/history.ts'
import type { PublishedOutput } from '../services/site-memory.ts'
import type { System } from '../system.ts'
import type { AskedSite, SiteOptions } from './asked-site.ts'
import type { OutputHold } from './own-output.ts'

/** The two ends of a run. Tests put others in their place. */
export interface SiteRun {
  open(root: string, options: SiteOptions): Promise<AskedSite>
  /** Takes the output folder, or says why it may not be written to. */
  hold(out: string, root: string): Promise<Outcome<OutputHold | null>>
}

/** What is asked of a site. */
export interface Asked extends SiteRun {
  readonly options: ReportingOptions
  readonly lenient: boolean
  readonly clean: boolean
  /** Looks for more problems; these are judged with the others. */
  readonly inspect?: (report: SiteReport, root: string) => Promise<readonly Diagnostic[]>
  /** Tells what has made a page new, or (empty) all pages; absent where nobody asked. */
  readonly why?: string
  /** Where the output goes (absolute); null to write nothing and take no lock. */
  readonly out: string | null
}

/** One run under way. */
interface Work extends Asked {
  /** Absolute. */
  readonly root: string
  readonly system: Pick<System, 'cwd' | 'env' | 'inWork' | 'overBudget'>
  readonly progress: Pick<Progress, 'step' | 'piece' | 'note'>
}

/** What a run has come to. */
export interface Made {
  readonly found: readonly Diagnostic[]
  readonly pages: number
  readonly checks: Checks
  /** Absent where nobody asked, and where the site could not be asked. */
  readonly why?: readonly Reason[]
}

/** How often a run begins again because the content changes under it. */
const maxTries = 20

/**
 * Opens and checks a site and, when nothing speaks against it, publishes it. A failure of the system ends the step that it
 * happens in, and is found as what the site's own faults are.
 */
export async function makeSite(work: Work): Promise<Made> {
  const { out, root, hold, system } = work
  if (out === null) return await compiled(work, null)
  // From before the first file is read, so that of two builds one does not work in vain.
  const { value: held, diagnostics } = await attempted(work, () => hold(out, root))
  if (held === null) return { found: diagnostics, pages: 0, checks: {} }
  system.inWork.temporary(held.work)
  try {
    const made = await compiled(work, held)
    return { ...made, found: [...diagnostics, ...made.found] }
  } finally {
    await held.release()
    system.inWork.temporary(null)
  }
}

/** @returns what the step gives; null where the system has failed, with what that says */
async function attempted<Value>(
  { root }: Pick<Work, 'root'>,
  step: () => Promise<Outcome<Value | null>>,
): Promise<Outcome<Value | null>> {
  try {
    return await step()
  } catch (error) {
    const fault =
      error instanceof ContentChanged
        ? contentKeepsChanging({ file: error.path, place: null }, { times: maxTries })
        : environmentFault(error, root)
    if (fault === null) throw error
    return { value: null, diagnostics: [fault] }
  }
}

/** @param held takes the files of a site, which are made as it asks for them; null where nothing is written */
async function compiled(work: Work, held: OutputHold | null): Promise<Made> {
  const { root, system, progress, options, inspect } = work
  const started = performance.now()
  const early = work.lenient ? [] : epochFaults(system.env)
  const { value: read, diagnostics } = await attempted(work, () => readSite(work, held))
  if (read === null) return { found: [...early, ...diagnostics], pages: 0, checks: {} }
  const { site, report, prepared } = read
  const { pages, checks } = report
  const why = work.why === undefined ? {} : { why: site.why(work.why === '' ? null : work.why) }
  const inspected = await attempted(work, async () => ({
    value: null,
    diagnostics: inspect === undefined ? [] : await inspect(report, root),
  }))
  const late = untold(prepared?.diagnostics ?? [], report.diagnostics)
  const found = [...early, ...report.diagnostics, ...inspected.diagnostics, ...late]
  const ready = prepared?.value ?? null
  const isGood = judge(found, { ...options, checks }).status === exit.good
  if (ready !== null && !isGood) ready.discard()
  system.inWork.file(null)
  progress.note(`Compiled ${plural(pages, 'page')} in ${seconds(performance.now() - started)}`)
  const publishing = ready !== null && isGood ? () => published(work, ready) : nothingPublished
  const emitted = await attempted(work, publishing)
  const kept = await attempted(work, () => remembered(work, site, held, emitted.value))
  site.close()
  return { found: [...found, ...emitted.diagnostics, ...kept.diagnostics], pages, checks, ...why }
}

/** A site with what it says of itself and, where it is to be written, the files that lie ready. */
interface Read {
  readonly site: AskedSite
  readonly report: SiteReport
  /** Null where nothing is to be written. */
  readonly prepared: Outcome<Prepared | null> | null
}

async function readSite(work: Work, held: OutputHold | null): Promise<Outcome<Read>> {
  const { root, system, progress, lenient, clean } = work
  const { overBudget, inWork } = system
  progress.step('Reading the content')
  const working: SiteOptions['working'] = (file, done, total) => {
    inWork.file(file)
    progress.piece(done, total, file)
  }
  const site = await work.open(root, { lenient, clean, working, inWork, overBudget })
  if (site.undated !== null) progress.note(`Pages have no date of their last change, as git fails: ${site.undated}`)
  progress.step('Compiling')
  return { value: { site, ...(await ofOneMoment(site, held, overBudget)) }, diagnostics: [] }
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
): Promise<Pick<Read, 'report' | 'prepared'>> {
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

type Published = Pick<PublishedOutput, 'files'>

const nothingPublished = async (): Promise<Outcome<Published | null>> => ({ value: null, diagnostics: [] })

/** @returns null where it could not be published, or nothing has changed */
async function published(
  { system, progress, options, out }: Work,
  ready: Prepared,
): Promise<Outcome<Published | null>> {
  progress.step('Writing the site')
  const { diagnostics, ...emitted } = await publishWithSignals(system.inWork, (placing) => ready.publish(placing))
  if (judge(diagnostics, options).status !== exit.good) return { value: null, diagnostics }
  const { written, removed, unchanged, files } = emitted
  const changes = `${written} written, ${removed} removed, ${unchanged} unchanged`
  progress.note(`Published to ${relative(system.cwd, out ?? '') || '.'}: ${changes}`)
  return { value: files.length === 0 ? null : { files }, diagnostics }
}

/** @param emitted null where nothing was published */
async function remembered(
  { progress }: Work,
  site: AskedSite,
  held: OutputHold | null,
  emitted: Published | null,
): Promise<Outcome<null>> {
  const fault = held === null ? null : await site.keep(emitted === null ? null : { ...emitted, places: held.places })
  // It costs time, and no page.
  if (fault !== null) progress.note(`Nothing of it is remembered for the next build: ${fault}`)
  return { value: null, diagnostics: [] }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`
}
