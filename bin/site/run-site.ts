import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { countLine, countReasons, type Reason, reasonLine } from '../../compiler/pipeline/why.ts'
import type { ExitStatus } from '../exit.ts'
import { judge, type Verdict } from '../report/judge.ts'
import { createProgress, type Progress } from '../report/progress.ts'
import { writeReport } from '../report/write-report.ts'
import { isLive, type System } from '../system.ts'
import { type Asked, makeSite } from './make-site.ts'
import { findRoot } from './site-root.ts'

/** A run before its report is written. */
export interface Judged {
  readonly verdict: Verdict
  readonly pages: number
  /** Absolute. */
  readonly root: string
}

export interface RunOptions extends Asked {
  /** Takes the report elsewhere too; the problems that it meets are judged and reported with the others. */
  readonly deliver?: (judged: Judged) => Promise<readonly Diagnostic[]>
}

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
      ? await makeSite({ ...run, root, system, progress })
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
