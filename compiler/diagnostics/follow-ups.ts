import * as shape from './codes/shape.ts'
import * as yaml from './codes/yaml.ts'
import type { AnyDiagnostic } from './define.ts'
import type { Diagnostic } from './diagnostic.ts'

const codesOf = (family: Readonly<Record<string, AnyDiagnostic>>): ReadonlySet<string> =>
  new Set(Object.values(family).map(({ code }) => code))

/** The writing of a value, and its shape: what can't be read as it was meant has another shape as well. */
const written = codesOf(yaml)
const shaped = codesOf(shape)

/**
 * One cause is one report: where a value can't be read as it was meant (an alias, a number that is not kept exactly), its
 * shape is not blamed too. That it does not fit makes an error of a warning.
 */
export function withoutFollowUps(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ file, line, column }: Diagnostic) => `${file} ${line} ${column}`
  const causes = new Set(diagnostics.filter(({ code, line }) => written.has(code) && line !== null).map(keyOf))
  if (causes.size === 0) return diagnostics
  const isFollowUp = (one: Diagnostic) => shaped.has(one.code) && causes.has(keyOf(one))
  const graver = new Set(diagnostics.filter((one) => isFollowUp(one) && one.severity === 'error').map(keyOf))
  return diagnostics.flatMap((one) => {
    if (isFollowUp(one)) return []
    return written.has(one.code) && graver.has(keyOf(one)) ? [{ ...one, severity: 'error' as const }] : [one]
  })
}
