import type { z } from 'zod'
import { missingKey, unknownKey, valueNotAllowed, wrongValue } from '../../diagnostics/codes/shape.ts'
import type { At, Diagnostic, Outcome, Place } from '../../diagnostics/diagnostic.ts'
import { memberOf } from '../members.ts'
import type { Placed } from '../yaml/placed.ts'
import type { ValuePath } from '../yaml/value-path.ts'
import { knownKeys } from './known-keys.ts'
import { type ShapeProblem, shapeProblems } from './problems.ts'

export interface ShapeOptions {
  /** Relative to the root, for diagnostics. */
  readonly file: string
  /** The part of the document that is checked; default: all of it. */
  readonly path?: ValuePath
  /** Hardly anything else is held against the schema: code of its own, which zod makes for each object, would not pay. */
  readonly isOnly?: boolean
  /** Says a problem in words of its own, or nothing of what another one says; default: the general codes. */
  diagnose?(problem: ShapeProblem, at: At): Diagnostic | null
}

/**
 * Holds a parsed value against a schema. Every difference is a diagnostic at exactly the key or the value: an unknown key at
 * itself, a missing one at the key of the object that lacks it (in a list: where the item begins).
 *
 * @returns what the schema makes of the value, or null when they differ
 */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  placed: Placed,
  options: ShapeOptions,
): Outcome<z.output<Schema> | null> {
  const base = options.path ?? []
  const found = base.reduce(memberOf, placed.value)
  // An empty file lacks its keys: that it is null would say nothing.
  const isEmptyFile = found === null && base.length === 0 && knownKeys(schema, [], undefined).length > 0
  const value = isEmptyFile ? {} : found
  const result = schema.safeParse(value, { jitless: options.isOnly === true })
  if (result.success) return { value: result.data, diagnostics: [] }
  const diagnose = options.diagnose ?? toDiagnostic
  const diagnostics = shapeProblems(schema, value, result.error.issues, (path) =>
    placed.written([...base, ...path]),
  ).flatMap((problem) => diagnose(problem, { file: options.file, place: placeOfProblem(placed, base, problem) }) ?? [])
  return { value: null, diagnostics: diagnostics.sort(byPlace) }
}

/** @returns the diagnostic that the general codes give for a problem */
export function toDiagnostic(problem: ShapeProblem, at: At): Diagnostic {
  switch (problem.kind) {
    case 'unknown':
      return unknownKey(
        { ...at, ...(problem.hint === null ? {} : { hint: problem.hint }) },
        { key: problem.key, nearest: problem.near, known: problem.known },
      )
    case 'missing':
      return missingKey(at, { key: problem.key, misspelt: problem.misspelt })
    case 'wrong':
      return wrongValue(at, { found: problem.found, expected: problem.expected, hint: problem.hint })
    case 'choice':
      return valueNotAllowed(at, { found: problem.found, allowed: problem.allowed, nearest: problem.near })
  }
}

function placeOfProblem(placed: Placed, base: ValuePath, problem: ShapeProblem): Place | null {
  const path = [...base, ...problem.path]
  if (problem.kind === 'unknown' || (problem.kind === 'wrong' && problem.isKey)) return placed.placeOf(path, 'key')
  return problem.kind === 'missing' ? placeOfRecord(placed, path) : oneLine(placed.placeOf(path))
}

/**
 * Where an object as a whole is blamed: at its key, or, in a list and at the root, where it begins: at its brace, or
 * at its first key.
 *
 * @param path leads to the object
 */
export function placeOfRecord(placed: Placed, path: ValuePath): Place | null {
  if (typeof path.at(-1) === 'string') return placed.placeOf(path, 'key')
  const value = path.reduce(memberOf, placed.value)
  const first = typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined
  const own = oneLine(placed.placeOf(path))
  const key = first === undefined || Array.isArray(value) ? null : placed.placeOf([...path, first], 'key')
  return key !== null && own?.line === key.line && own.column === key.column ? key : own
}

/** A value of many lines is blamed at its beginning. */
function oneLine(place: Place | null): Place | null {
  if (place === null || place.line === place.endLine) return place
  return { line: place.line, column: place.column, endLine: place.line, endColumn: place.column + 1 }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
