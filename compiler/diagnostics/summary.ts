import { textOrder } from '../formats/text-order.ts'
import type { Diagnostic } from './diagnostic.ts'

/** The last lines of every report: how many pages were looked at, and what was found. */
export interface Summary {
  readonly pages: number
  readonly errors: number
  readonly warnings: number
}

/** @returns the counts of a run over `pages` pages */
export function summarize(diagnostics: readonly Diagnostic[], pages: number): Summary {
  const errors = countErrors(diagnostics)
  return { pages, errors, warnings: diagnostics.length - errors }
}

/** @returns how many of them are errors */
export function countErrors(diagnostics: Iterable<Pick<Diagnostic, 'severity'>>): number {
  let count = 0
  for (const { severity } of diagnostics) if (severity === 'error') count++
  return count
}

/**
 * The order of every report: file, line, column, code, message, each in UTF-16 order, so that it does not depend on the
 * machine's language or on the order of the work. What has no file or no place comes first.
 */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  // Those of a long page mostly are, and 100,000 take a megabyte each time that they are copied.
  const isSorted = diagnostics.every((one, at) => at === 0 || compared(diagnostics[at - 1] ?? one, one) <= 0)
  return isSorted ? diagnostics : [...diagnostics].sort(compared)
}

function compared(a: Diagnostic, b: Diagnostic): number {
  return (
    textOrder(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    textOrder(a.code, b.code) ||
    textOrder(a.message, b.message)
  )
}
