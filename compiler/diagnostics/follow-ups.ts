import type { Diagnostic } from './diagnostic.ts'

/** The writing of a value, and its shape: what can't be read as it was meant has another shape as well. */
const written = /^SP120\d$/
const shaped = /^SP122\d$/

/**
 * One cause is one report: where a value can't be read as it was meant (an alias, a number that is not kept exactly), its
 * shape is not blamed too. That it does not fit makes an error of a warning.
 */
export function withoutFollowUps(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ file, line, column }: Diagnostic) => `${file} ${line} ${column}`
  const causes = new Set(diagnostics.filter(({ code, line }) => written.test(code) && line !== null).map(keyOf))
  if (causes.size === 0) return diagnostics
  const isFollowUp = (one: Diagnostic) => shaped.test(one.code) && causes.has(keyOf(one))
  const graver = new Set(diagnostics.filter((one) => isFollowUp(one) && one.severity === 'error').map(keyOf))
  return diagnostics.flatMap((one) => {
    if (isFollowUp(one)) return []
    return written.test(one.code) && graver.has(keyOf(one)) ? [{ ...one, severity: 'error' as const }] : [one]
  })
}
