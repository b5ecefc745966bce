import { type Checks, chosen } from '../compiler/diagnostics/choices.ts'
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import { isSiteFile } from '../compiler/read/extension.ts'
import { type ExitStatus, exit } from './exit.ts'

/** Codes that are no fault of the content. */
const statuses: ReadonlyMap<string, ExitStatus> = new Map<string, ExitStatus>([
  ['SP1003', exit.environment],
  ['SP7001', exit.call],
  ['SP7002', exit.call],
  ['SP7010', exit.call],
  ['SP7011', exit.call],
  ['SP7012', exit.locked],
  ['SP7013', exit.environment],
  ['SP7014', exit.environment],
  ['SP7015', exit.environment],
  ['SP7016', exit.call],
  ['SP7019', exit.call],
  ['SP7021', exit.call],
  ['SP7022', exit.call],
  ['SP7023', exit.environment],
  ['SP7024', exit.environment],
  ['SP7033', exit.environment],
  ['SP7034', exit.environment],
  ['SP7035', exit.environment],
  ['SP7050', exit.call],
  ['SP7051', exit.call],
  ['SP7052', exit.call],
  ['SP7053', exit.call],
  ['SP7054', exit.environment],
  ['SP7055', exit.environment],
  ['SP7056', exit.environment],
  ['SP7057', exit.environment],
  ['SP7058', exit.call],
  ['SP7059', exit.call],
  ['SP7060', exit.call],
  ['SP7061', exit.call],
  ['SP7062', exit.environment],
  ['SP7064', exit.call],
  ['SP7065', exit.environment],
  ['SP7066', exit.call],
])

/** The gravest comes first: what a person has to put right before anything else can be said. */
const order: readonly ExitStatus[] = [exit.locked, exit.environment, exit.call, exit.content]

/**
 * @param diagnostics as the compiler gave them, before `--strict` makes errors of warnings
 * @returns the status that the errors among them call for; problems of `site.yaml` are problems of the configuration
 */
export function statusOf(diagnostics: readonly Diagnostic[]): ExitStatus {
  const found = new Set(
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, file }) => statuses.get(code) ?? (isSiteFile(file) ? exit.call : exit.content)),
  )
  return order.find((status) => found.has(status)) ?? exit.good
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
  const diagnostics = chosen(found, checks)
  const status = statusOf(diagnostics)
  if (strict) {
    const promoted = diagnostics.map((one) => ({ ...one, severity: 'error' as const }))
    return { status: status || (promoted.length > 0 ? exit.content : exit.good), diagnostics: promoted, reason: null }
  }
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length
  if (warnings <= maxWarnings) return { status, diagnostics, reason: null }
  const reason = `Unexpected ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, expected at most ${maxWarnings}`
  return { status: status || exit.content, diagnostics, reason }
}
