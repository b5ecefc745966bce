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
      /** Five numbers each, parted by spaces: that of its text, and those of its place. Rows are parted by commas, and long lists cut. */
      rows: readonly string[],
    ]

/** What holds diagnostics, with all else as it is. */
export type Packed<Value> = Omit<Value, 'diagnostics'> & { readonly diagnostics: PackedDiagnostics }

/** Rows of one text: as numbers they take four times as much, and as one text twice for as long as it is written. */
const together = 1000

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
  const rows: string[] = []
  for (let from = 0; from < diagnostics.length; from += together)
    rows.push(
      diagnostics
        .slice(from, from + together)
        .map((one) => rowOf(numberOf(one), one))
        .join(),
    )
  return [texts, rows]
}

/** @returns what was packed: of what is said more than once one text lies in memory */
export function unpacked([texts = [], rows = []]: PackedDiagnostics): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  for (const some of rows)
    for (const row of some.split(',')) {
      const [number, line = null, column = null, endLine = null, endColumn = null] = row.split(' ').map(numberIn)
      const text = texts[number ?? -1]
      if (text === undefined) continue
      const { code, severity, message, file, hint, related } = text
      diagnostics.push({ code, severity, message, file, line, column, endLine, endColumn, hint, related })
    }
  return diagnostics
}

function rowOf(text: number, { line, column, endLine, endColumn }: Diagnostic): string {
  return [text, line, column, endLine, endColumn].join(' ')
}

/** What is null is written as nothing. */
function numberIn(written: string): number | null {
  return written === '' ? null : Number(written)
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
