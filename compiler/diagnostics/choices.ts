import { diagnostics } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What a site wants done with a finding that is a warning, or that is reported only where a site asks for it. */
export const choices = ['off', 'warning', 'error'] as const
export type Choice = (typeof choices)[number]

/** `checks` of `site.yaml`: a choice by code. */
export type Checks = Readonly<Record<string, Choice | undefined>>

/** @returns the codes that a site may choose about, in order; what is an error stays one */
export function choosableCodes(): readonly string[] {
  return [...diagnostics]
    .filter(([, { row }]) => row.severity === 'warning')
    .map(([code]) => code)
    .sort()
}

/** @returns whether this code is reported only where `checks` asks for it */
export function isOffByDefault(code: string): boolean {
  return diagnostics.get(code)?.row.offByDefault ?? false
}

/**
 * Gives each warning the severity that the site has chosen, and leaves out what is off: the only place where `checks` is
 * applied. A finding that is an error at its place stays one. Applying it again changes nothing.
 */
export function chosen(found: readonly Diagnostic[], checks: Checks): readonly Diagnostic[] {
  const choiceOf = ({ code, severity }: Diagnostic): Choice =>
    severity === 'error' ? severity : (checks[code] ?? (isOffByDefault(code) ? 'off' : 'warning'))
  // Of 100,000 each copy of the list takes a megabyte.
  if (found.every((one) => choiceOf(one) === one.severity)) return found
  const shown: Diagnostic[] = []
  for (const one of found) {
    const choice = choiceOf(one)
    if (choice !== 'off') shown.push(choice === one.severity ? one : { ...one, severity: choice })
  }
  return shown
}
