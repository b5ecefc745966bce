import type { Diagnostic } from './diagnostic.ts'

const readingStops = 'Reading stops here: more may be wrong below.'

/**
 * A text that is put right as far as it was told would show as much again, and nobody would know why.
 *
 * @param diagnostics of a text that is not read any further, in its order
 * @returns the same, of which the last says so
 */
export function lastTold(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const last = diagnostics.at(-1)
  if (last === undefined) return diagnostics
  return diagnostics.with(-1, { ...last, hint: last.hint === null ? readingStops : `${last.hint} ${readingStops}` })
}
