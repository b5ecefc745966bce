import type { Diagnostic } from './diagnostic.ts'

type Placeless = Omit<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>

/**
 * Diagnostics as plain JSON that says once what several have in common: a long page may repeat a mistake 100,000 times, and
 * the words about it are ten times as long as its place.
 */
export type PackedDiagnostics =
  | readonly []
  | readonly [
      texts: readonly Placeless[],
      /** For each five numbers: that of its text, and those of its place. */
      rows: readonly (number | null)[],
    ]

/** What holds diagnostics, with all else as it is. */
export type Packed<Value> = Omit<Value, 'diagnostics'> & { readonly diagnostics: PackedDiagnostics }

interface Holder {
  readonly diagnostics: readonly Diagnostic[]
}

/** @returns a value as plain JSON, if it is such but for its diagnostics */
export function withPacked<Value extends Holder>(value: Value): Packed<Value> {
  return { ...value, diagnostics: packed(value.diagnostics) }
}

/** @returns the value that was packed */
export function withUnpacked<Value extends Packed<Holder>>(value: Value): Omit<Value, 'diagnostics'> & Holder {
  return { ...value, diagnostics: unpacked(value.diagnostics) }
}

function packed(diagnostics: readonly Diagnostic[]): PackedDiagnostics {
  if (diagnostics.length === 0) return []
  const texts: Placeless[] = []
  /** Numbers of the last texts, by file and message. */
  const last = new Map<string | null, Map<string, number>>()
  const numberOf = ({ line, column, endLine, endColumn, ...text }: Diagnostic): number => {
    const ofFile = last.get(text.file) ?? new Map<string, number>()
    const known = ofFile.get(text.message)
    if (known !== undefined && isSame(texts[known], text)) return known
    const number = texts.push(text) - 1
    last.set(text.file, ofFile.set(text.message, number))
    return number
  }
  const rows = diagnostics.flatMap((one) => [numberOf(one), one.line, one.column, one.endLine, one.endColumn])
  return [texts, rows]
}

/** @returns what was packed: of what is said more than once one text lies in memory */
function unpacked([texts = [], rows = []]: PackedDiagnostics): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  for (let at = 0; at < rows.length; at += 5) {
    const text = texts[rows[at] ?? -1]
    if (text === undefined) continue
    const { code, severity, message, file, hint, related } = text
    const [line = null, column = null, endLine = null, endColumn = null] = rows.slice(at + 1, at + 5)
    diagnostics.push({ code, severity, message, file, line, column, endLine, endColumn, hint, related })
  }
  return diagnostics
}

function isSame(a: Placeless | undefined, b: Placeless): boolean {
  return (
    a?.code === b.code &&
    a.severity === b.severity &&
    a.hint === b.hint &&
    a.related.length === 0 &&
    b.related.length === 0
  )
}
