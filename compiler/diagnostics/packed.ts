import { alikeTexts, textsAlike } from '../formats/alike-texts.ts'
import { type Diagnostic, noneRelated, type Place } from './diagnostic.ts'

/** A list as plain JSON that says once what several have in common, beside a place each. */
export type PackedPlaces<Common> =
  | readonly []
  | readonly [
      commons: readonly Common[],
      /**
       * Five numbers each, parted by spaces: that of its common part, and those of its place. Rows are parted by
       * commas, and long lists cut.
       */
      rows: readonly string[],
    ]

type NumbersOf<Of> = { readonly [Name in keyof Of]: number | null }

/** What is packed, as two. */
interface Parted<Common> {
  readonly common: Common
  readonly place: NumbersOf<Place> | null
}

/** What tells common parts apart. */
interface Sameness<Common> {
  /** Of those with one of these the last one is known. */
  readonly keysOf: (common: Common) => readonly [file: string | null, text: string]
  readonly isSame: (known: Common, common: Common) => boolean
}

/** Rows of one text: as numbers they take four times as much, and as one text twice for as long as it is written. */
const together = 1000

/** @param part is asked of each once */
export function packedPlaces<Value, Common>(
  values: readonly Value[],
  part: (value: Value) => Parted<Common>,
  { keysOf, isSame }: Sameness<Common>,
): PackedPlaces<Common> {
  if (values.length === 0) return []
  const commons: Common[] = []
  const last = new Map<string | null, Map<string, number>>()
  const numberOf = (common: Common): number => {
    const [file, text] = keysOf(common)
    const ofFile = last.get(file) ?? new Map<string, number>()
    const known = ofFile.get(text)
    const before = known === undefined ? undefined : commons[known]
    if (known !== undefined && before !== undefined && isSame(before, common)) return known
    const number = commons.push(common) - 1
    last.set(file, ofFile.set(text, number))
    return number
  }
  const row = (value: Value): string => {
    const { common, place } = part(value)
    return [numberOf(common), place?.line, place?.column, place?.endLine, place?.endColumn].join(' ')
  }
  const rows: string[] = []
  for (let from = 0; from < values.length; from += together)
    rows.push(
      values
        .slice(from, from + together)
        .map(row)
        .join(),
    )
  return [commons, rows]
}

/** @returns what was packed, each when it is looked at: what several have in common is one in memory */
export function* unpackedPlaces<Common>([commons = [], rows = []]: PackedPlaces<Common>): Generator<
  readonly [Common, NumbersOf<Place>]
> {
  for (const some of rows)
    for (const row of some.split(',')) {
      const [number, line = null, column = null, endLine = null, endColumn = null] = row.split(' ').map(numberIn)
      const common = commons[number ?? -1]
      if (common !== undefined) yield [common, { line, column, endLine, endColumn }]
    }
}

/** What is null is written as nothing. */
function numberIn(written: string): number | null {
  return written === '' ? null : Number(written)
}

type Placeless = Omit<Diagnostic, keyof Place>

/**
 * A long page may repeat a mistake 100,000 times, and the words about it are ten times as long as its place. Where each is
 * about another name, that is all that they differ in: their JSON is held as `alikeTexts`.
 */
export type PackedDiagnostics = readonly [] | readonly [texts: readonly string[], rows: readonly string[]]

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

/** @returns diagnostics as plain JSON in which each says only what it has other than the one before, in their order */
export function packed(diagnostics: readonly Diagnostic[]): PackedDiagnostics {
  const [commons, rows = []] = packedPlaces(
    diagnostics,
    ({ line, column, endLine, endColumn, ...common }) => ({ common, place: { line, column, endLine, endColumn } }),
    { keysOf: ({ file, message }) => [file, message], isSame },
  )
  return commons === undefined ? [] : [alikeTexts(commons, textOf), rows]
}

/** What differs comes last, side by side. */
function textOf({ code, severity, file, related, message, hint }: Placeless): string {
  return JSON.stringify([code, severity, file, related, message, hint])
}

/** @returns what was packed */
export function unpacked(found: PackedDiagnostics): readonly Diagnostic[] {
  const [texts, rows = []] = found
  if (texts === undefined) return []
  const diagnostics: Diagnostic[] = []
  const commons: Placeless[] = []
  for (const text of textsAlike(texts)) commons.push(placelessIn(text, commons.at(-1)))
  for (const [common, place] of unpackedPlaces([commons, rows])) {
    const { code, severity, message, file, hint, related } = common
    const { line, column, endLine, endColumn } = place
    diagnostics.push({ code, severity, message, file, line, column, endLine, endColumn, hint, related })
  }
  return diagnostics
}

/** @param before the one before, which is mostly about the same file: each would have a text and a list of its own */
function placelessIn(text: string, before: Placeless | undefined): Placeless {
  const [code, severity, file, related, message, hint] = JSON.parse(text)
  return {
    code,
    severity,
    message,
    file: file === before?.file ? before?.file : file,
    hint,
    related: related.length === 0 ? noneRelated : related,
  }
}

function isSame(a: Placeless, b: Placeless): boolean {
  return (
    a.code === b.code &&
    a.severity === b.severity &&
    a.hint === b.hint &&
    a.related.length === 0 &&
    b.related.length === 0
  )
}
