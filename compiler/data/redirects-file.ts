import { z } from 'zod'
import { type At, type Diagnostic, hasError, type Outcome } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { hasMembers, memberOf } from '../formats/members.ts'
import { checkShape, placeOfRecord, toDiagnostic } from '../formats/shape/check-shape.ts'
import type { ShapeProblem } from '../formats/shape/problems.ts'
import type { SourceFile } from '../formats/source.ts'
import { parseYaml } from '../formats/yaml/parse-yaml.ts'
import type { RedirectRecord } from '../model/redirect.ts'

const record = z.strictObject({
  old_path: z.string().min(1).describe('The path that leads elsewhere now'),
  dest_url: z.string().min(1).describe('A site path or an absolute URL'),
})

/** What the file holds as a whole. */
export const redirectsSchema = z.array(record)

/** A path after `old_path:`, one a line, and no line that a comment has begun in. */
const writtenSource = /^[^#\n]*?\bold_path["']?\s*:\s*["']?(\/(?:[^\s"',{}]|\{[^\s{}]*\})*)/gm

/** What the file says. */
export interface LoadedRedirects extends Outcome<readonly RedirectRecord[]> {
  /** Sources that a file with errors has all the same: who links to one of them has made no mistake. */
  readonly sources: readonly string[]
}

/**
 * Reads `content/redirects.yaml`: a list of `{old_path, dest_url}`. What the paths mean is checked elsewhere; a record
 * of another shape is reported and left out.
 *
 * @param source null when the site has no such file
 */
export function loadRedirects(source: SourceFile | null): LoadedRedirects {
  if (source === null) return { value: [], diagnostics: [], sources: [] }
  const { value, diagnostics } = readRecords(source)
  return {
    value,
    diagnostics,
    sources: hasError(diagnostics) ? [...source.text.matchAll(writtenSource)].map(([, path = '']) => path) : [],
  }
}

function readRecords(source: SourceFile): Outcome<readonly RedirectRecord[]> {
  const file = source.path
  const parsed = parseYaml(source.text, { file })
  const placed = parsed.value
  if (placed === null || placed.value === null) return { value: [], diagnostics: parsed.diagnostics }
  const list = checkShape(z.array(z.unknown()), placed, { file, diagnose: tellPair(placed.value) })
  const diagnostics = [...parsed.diagnostics, ...list.diagnostics]
  const value = (list.value ?? []).flatMap((_, index): RedirectRecord[] => {
    const given = memberOf(placed.value, index)
    const checked = checkShape(record, placed, { file, path: [index], diagnose: tellPair(given) })
    append(diagnostics, checked.diagnostics)
    if (checked.value === null) return []
    const place = placeOfRecord(placed, [index])
    const oldPlace = placed.placeOf([index, 'old_path'])
    const { old_path, dest_url } = checked.value
    // A copy of the whole value has a shape of its own in the engine, which takes more room than all that it holds.
    return [{ old_path, dest_url, file, place, oldPlace, destPlace: placed.placeOf([index, 'dest_url']) }]
  })
  return { value, diagnostics }
}

/** A path and where it leads, as files of hosts have them: `/old /new 301`, `/old -> /new`. */
const pairInLine = /^(\/\S*)(?:\s+|\s*(?:->|→|=>|:)\s*)(\/\S*|https?:\/\/\S+)(?:\s|$)/

/** @returns the first redirect that is written as a pair: `/old: /new`, `[/old, /new]`, or in a line of a host's file */
function pairIn(given: unknown): readonly string[] | null {
  const pair = typeof given === 'string' ? pairInLine.exec(given)?.slice(1) : Array.isArray(given) ? given : null
  const [from, to] = pair ?? (hasMembers(given) ? (Object.entries(given)[0] ?? []) : [])
  return typeof from === 'string' && from.startsWith('/') && typeof to === 'string' ? [from, to] : null
}

/** Of a pair one thing is said, with how it is written: its path is no misspelt key, and no key of its own is missing. */
function tellPair(given: unknown): (problem: ShapeProblem, at: At) => Diagnostic | null {
  const pair = pairIn(given)
  if (pair === null) return toDiagnostic
  const [from, to] = pair
  const hint = `Write \`- { old_path: ${from}, dest_url: ${to} }\`.`
  return (problem, at) => (problem.kind === 'missing' ? null : toDiagnostic(problem, { ...at, hint }))
}
