import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'

/** What was asked for, or why it can't be had. */
export type Reply<Value> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value: null; readonly problem: Diagnostic }

/** @returns the reply that holds what was asked for */
export const granted = <Value>(value: Value): Reply<Value> => ({ value, problem: null })

/** @returns the reply of which there is only what is wrong, for whatever was asked */
export const refused = (problem: Diagnostic): Reply<never> => ({ value: null, problem })
