import { z } from 'zod'
import type { Outcome } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { checkShape, placeOfRecord } from '../formats/shape/check-shape.ts'
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
  const isRead = diagnostics.every(({ severity }) => severity !== 'error')
  return {
    value,
    diagnostics,
    sources: isRead ? [] : [...source.text.matchAll(writtenSource)].map(([, path = '']) => path),
  }
}

function readRecords(source: SourceFile): Outcome<readonly RedirectRecord[]> {
  const file = source.path
  const parsed = parseYaml(source.text, { file })
  const placed = parsed.value
  if (placed === null || placed.value === null) return { value: [], diagnostics: parsed.diagnostics }
  const list = checkShape(z.array(z.unknown()), placed, { file })
  const diagnostics = [...parsed.diagnostics, ...list.diagnostics]
  const value = (list.value ?? []).flatMap((_, index): RedirectRecord[] => {
    const checked = checkShape(record, placed, { file, path: [index] })
    append(diagnostics, checked.diagnostics)
    if (checked.value === null) return []
    const place = placeOfRecord(placed, [index])
    const oldPlace = placed.placeOf([index, 'old_path'])
    return [{ ...checked.value, file, place, oldPlace, destPlace: placed.placeOf([index, 'dest_url']) }]
  })
  return { value, diagnostics }
}
