import { alikeTexts, textsAlike } from '../formats/alike-texts.ts'
import { append } from '../formats/append.ts'
import { type Diagnostic, noneRelated, type Place } from './diagnostic.ts'

/**
 * A list as plain JSON, in parts of a thousand: each says once what several of its values have in common, and five numbers
 * for each, parted by spaces: that of its common text, and those of its place, of which a line is counted from that of the
 * row before, and its end from itself. Rows are parted by commas.
 */
export type PackedPlaces = readonly (readonly [texts: string, rows: string])[]

type NumbersOf<Of> = { readonly [Name in keyof Of]: number | null }

/** What is packed, as two. */
interface Parted {
  readonly text: string
  readonly place: NumbersOf<Place> | null
}

/** Values of one part: all at once would lie in memory twice for as long as they are written or read. */
const together = 1000

/** @param part is asked of each once, for a text without an end of a line that says all but its place */
export function packedPlaces<Value>(values: Iterable<Value>, part: (value: Value) => Parted): PackedPlaces {
  const parts: [string, string][] = []
  let texts = new Map<string, number>()
  let rows: string[] = []
  let last = 0
  const end = () => {
    if (rows.length > 0) parts.push([alikeTexts(texts.keys()), rows.join()])
    texts = new Map()
    rows = []
    last = 0
  }
  for (const value of values) {
    const { text, place } = part(value)
    const number = texts.get(text) ?? texts.size
    texts.set(text, number)
    const { line = null, column, endLine = null, endColumn } = place ?? {}
    rows.push([number, less(line, last), column, less(endLine, line), endColumn].join(' '))
    last = line ?? last
    if (rows.length === together) end()
  }
  end()
  return parts
}

/**
 * @param read makes of a text what several have in common, which is one in memory; `before` is that of the text before
 * @returns what was packed, each when it is looked at
 */
export function* unpackedPlaces<Common>(
  parts: PackedPlaces,
  read: (text: string, before: Common | undefined) => Common,
): Generator<readonly [Common, NumbersOf<Place>]> {
  let before: Common | undefined
  for (const [texts, rows] of parts) {
    const commons: Common[] = []
    for (const text of textsAlike(texts)) {
      before = read(text, before)
      commons.push(before)
    }
    let last = 0
    for (const row of rows.split(',')) {
      const [number, down = null, column = null, long = null, endColumn = null] = row.split(' ').map(numberIn)
      const line = down === null ? null : last + down
      last = line ?? last
      const common = commons[number ?? -1]
      if (common !== undefined) yield [common, { line, column, endLine: plus(long, line), endColumn }]
    }
  }
}

function less(one: number | null, other: number | null): number | null {
  return one === null ? null : one - (other ?? 0)
}

function plus(one: number | null, other: number | null): number | null {
  return one === null ? null : one + (other ?? 0)
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
export type PackedDiagnostics = PackedPlaces

/** Diagnostics in the order in which they come; of those of a long page each is made when it is looked at. */
export class Findings implements Iterable<Diagnostic> {
  /** Of all but the last ones, in a twentieth of their room. */
  readonly #parts: PackedDiagnostics[number][]
  #last: Diagnostic[] = []

  constructor(parts: PackedDiagnostics = []) {
    this.#parts = [...parts]
  }

  /** @returns all of some lists, one after the other; what lies packed stays so */
  static of(...lists: readonly Iterable<Diagnostic>[]): Findings {
    const all = new Findings()
    for (const list of lists) all.addAll(list)
    return all
  }

  add(one: Diagnostic): void {
    if (this.#last.push(one) === together) this.#pack()
  }

  addAll(more: Iterable<Diagnostic>): void {
    if (!(more instanceof Findings)) {
      // Most findings of a node are none.
      if (!Array.isArray(more) || more.length > 0) for (const one of more) this.add(one)
      return
    }
    if (more.#parts.length > 0) this.#pack()
    append(this.#parts, more.#parts)
    this.addAll(more.#last)
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0 && this.#last.length === 0
  }

  *[Symbol.iterator](): Generator<Diagnostic> {
    yield* unpackedDiagnostics(this.#parts)
    yield* this.#last
  }

  /** @returns all of them packed */
  packed(): PackedDiagnostics {
    return [...this.#parts, ...packed(this.#last)]
  }

  #pack(): void {
    append(this.#parts, packed(this.#last))
    this.#last = []
  }
}

/** What holds diagnostics, with all else as it is. */
type Packed<Value> = Omit<Value, 'diagnostics'> & { readonly diagnostics: PackedDiagnostics }

interface Holder {
  readonly diagnostics: Iterable<Diagnostic>
}

/** @returns a value as plain JSON, if it is such but for its diagnostics */
export function withPacked<Value extends Holder>(value: Value): Packed<Value> {
  return { ...value, diagnostics: packed(value.diagnostics) }
}

/** @returns diagnostics as plain JSON in which each says only what it has other than the one before, in their order */
export function packed(diagnostics: Iterable<Diagnostic>): PackedDiagnostics {
  if (diagnostics instanceof Findings) return diagnostics.packed()
  return packedPlaces(diagnostics, (one) => ({ text: textOf(one), place: one }))
}

/** What differs comes last, side by side. */
function textOf({ code, severity, file, related, message, hint }: Placeless): string {
  return JSON.stringify([code, severity, file, related, message, hint])
}

/** @returns the list that was packed, in its order */
export function unpacked(found: PackedDiagnostics): readonly Diagnostic[] {
  return [...unpackedDiagnostics(found)]
}

/** @returns the same, each when it is looked at */
function* unpackedDiagnostics(found: PackedDiagnostics): Generator<Diagnostic> {
  for (const [common, place] of unpackedPlaces(found, placelessIn)) {
    const { code, severity, message, file, hint, related } = common
    const { line, column, endLine, endColumn } = place
    yield { code, severity, message, file, line, column, endLine, endColumn, hint, related }
  }
}

/** @param before the one before, which is mostly much the same: each would have texts and a list of its own */
function placelessIn(text: string, before: Placeless | undefined): Placeless {
  const [code, severity, file, related, message, hint] = JSON.parse(text)
  return {
    code,
    severity,
    message: message === before?.message ? before?.message : message,
    file: file === before?.file ? before?.file : file,
    hint: hint === before?.hint ? before?.hint : hint,
    related: related.length === 0 ? noneRelated : related,
  }
}
