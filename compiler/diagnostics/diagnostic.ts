/** A range in a source file: 1-based lines and columns, columns in UTF-16 units, the end exclusive. */
export interface Place {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A second place that explains a diagnostic, such as the first of two things that clash. */
export interface Related {
  readonly message: string
  readonly file: string
  readonly line: number | null
  readonly column: number | null
}

/** Of a diagnostic that nothing explains, shared by all. */
export const noneRelated: readonly Related[] = []

export type Severity = 'error' | 'warning'

declare const declared: unique symbol

/** A code that a row of the table declares: no other text has this type. */
export type Code = string & { readonly [declared]: true }

/**
 * One problem as every stage returns it and every report shows it: plain data, safe for JSON.
 * `file` is relative to the root with `/` as separator; the four numbers are null where there is no place.
 */
export interface Diagnostic {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly endLine: number | null
  readonly endColumn: number | null
  readonly hint: string | null
  readonly related: readonly Related[]
}

/** What is said, without the place where it is. */
export interface DiagnosticText {
  readonly code: Code
  readonly severity: Severity
  readonly message: string
  readonly hint: string | null
}

/** Where a diagnostic is, and what replaces the table's own words there. */
export interface At {
  readonly file: string | null
  readonly place: Place | null
  readonly related?: readonly Related[]
  /** The product's specification gives some messages word for word: such a text replaces the general one. */
  readonly message?: string
  readonly hint?: string | null
  readonly severity?: Severity
}

/** Of a diagnostic about no file. */
export const nowhere = { file: null, place: null } as const satisfies At

/** @returns whether one of them is an error: what it is about can't be used, or not published */
export function hasError(diagnostics: Iterable<Pick<Diagnostic, 'severity'>>): boolean {
  for (const { severity } of diagnostics) if (severity === 'error') return true
  return false
}

/** The value of a stage beside the problems it met on the way. */
export interface Outcome<Value> {
  readonly value: Value
  readonly diagnostics: readonly Diagnostic[]
}
