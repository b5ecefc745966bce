import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Summary } from '../../../compiler/diagnostics/summary.ts'

/** Problems that are shown in full after one check. */
const most = 10

/**
 * Decides what to show in full after a check, so that the terminal stays readable: what is new in files that were
 * saved, and errors that a save has made elsewhere (a link to a heading that is gone). Errors come first.
 *
 * @param changed files that have changed since the last check; null for the first one, which shows all
 * @param before keys of the problems that were there after the last check
 * @returns null when there is nothing to say at all: no problem has come or gone
 */
export function newsOf(
  diagnostics: readonly Diagnostic[],
  { errors, warnings }: Summary,
  changed: ReadonlySet<string> | null,
  before: ReadonlySet<string>,
): readonly Diagnostic[] | null {
  const keys = new Set(diagnostics.map(keyOf))
  const fresh = changed === null ? diagnostics : diagnostics.filter((one) => !before.has(keyOf(one)))
  const gone = [...before].some((key) => !keys.has(key))
  if (changed !== null && fresh.length === 0 && !gone) return null
  if (errors + warnings === 0) return []
  const wanted = fresh.filter(
    ({ severity, file }) => changed === null || severity === 'error' || (file !== null && changed.has(file)),
  )
  const of = (severity: Diagnostic['severity']) => wanted.filter((one) => one.severity === severity)
  return [...of('error'), ...of('warning')].slice(0, most)
}

/** The same for the same problem, wherever an edit has moved it in its file. */
export function keyOf({ code, file, message }: Diagnostic): string {
  return [code, file, message].join('\0')
}
