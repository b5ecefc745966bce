import { type Checks, chosen } from '../../compiler/diagnostics/choices.ts'
import { diagnostics } from '../../compiler/diagnostics/codes.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { countErrors } from '../../compiler/diagnostics/summary.ts'
import { plural } from '../../compiler/formats/plural.ts'
import { isSiteFile } from '../../compiler/read/extension.ts'
import { type ExitStatus, exit } from '../exit.ts'

/** The gravest comes first: what a person has to put right before anything else can be said. */
const order: readonly ExitStatus[] = [exit.locked, exit.environment, exit.call, exit.content]

/** @returns the status that an error calls for; problems of `site.yaml` are problems of the configuration */
function statusOfOne({ code, file }: Diagnostic): ExitStatus {
  const kind = diagnostics.get(code)?.row.exit
  if (kind !== undefined) return exit[kind]
  return isSiteFile(file) ? exit.call : exit.content
}

/**
 * @param found as the compiler gave them, before `--strict` makes errors of warnings
 * @returns the status that the errors among them call for
 */
export function statusOf(found: readonly Diagnostic[]): ExitStatus {
  const statuses = new Set<ExitStatus>()
  // Of 100,000 each list takes a megabyte.
  for (const one of found) if (one.severity === 'error') statuses.add(statusOfOne(one))
  return order.find((status) => statuses.has(status)) ?? exit.good
}

export interface Tolerance {
  /** What the site wants of each warning. */
  readonly checks?: Checks
  /** Warnings count as errors. */
  readonly strict?: boolean
  /** More warnings than this count as errors. */
  readonly maxWarnings?: number
}

export interface Verdict {
  readonly status: ExitStatus
  readonly diagnostics: readonly Diagnostic[]
  /** Why the run failed when no diagnostic says it. */
  readonly reason: string | null
}

/** Applies `checks`, then `--strict` and `--max-warnings`. */
export function judge(
  found: readonly Diagnostic[],
  { checks = {}, strict = false, maxWarnings = Number.POSITIVE_INFINITY }: Tolerance,
): Verdict {
  const reported = chosen(found, checks)
  const status = statusOf(reported)
  if (strict) {
    const promoted = reported.map((one) => ({ ...one, severity: 'error' as const }))
    return { status: status || (promoted.length > 0 ? exit.content : exit.good), diagnostics: promoted, reason: null }
  }
  const warnings = reported.length - countErrors(reported)
  if (warnings <= maxWarnings) return { status, diagnostics: reported, reason: null }
  const reason = `Unexpected ${plural(warnings, 'warning')}, expected at most ${maxWarnings}`
  return { status: status || exit.content, diagnostics: reported, reason }
}
