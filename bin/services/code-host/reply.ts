import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'

/** What was asked for, or why it can't be had. */
export type Reply<Value> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value: null; readonly problem: Diagnostic }

export const granted = <Value>(value: Value): Reply<Value> => ({ value, problem: null })

export const refused = (problem: Diagnostic): Reply<never> => ({ value: null, problem })
