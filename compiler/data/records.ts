import { z } from 'zod'
import { repeatedRecord } from '../diagnostics/codes/data.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { Findings } from '../diagnostics/packed.ts'
import { isMapping, memberOf, valueAt } from '../formats/members.ts'
import { checkShape, placeOfRecord } from '../formats/shape/check-shape.ts'
import type { Placed } from '../formats/yaml/placed.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'
import { withoutExtension } from '../read/extension.ts'

/** A parsed data file; `file` is its path relative to the root. */
export interface DataFile {
  readonly file: string
  readonly placed: Placed
}

/** The place of a record; it is looked up when somebody asks. */
export interface Origin {
  readonly file: string
  /** Leads to the record in its file. */
  readonly path: ValuePath
  place(): Place | null
  /**
   * Where the record has one of its words: the record's own place where the file has it otherwise.
   *
   * @param under leads to the word within the record, or to the list that it is in
   */
  placeOf(under: ValuePath, word: string): Place | null
  /** Where the record has an address; without one its own place. */
  placeOfLink(url: string): Place | null
}

/** What the loaders of all kinds share while they work: the problems, and where each record came from. */
export interface Loading {
  readonly diagnostics: Findings
  readonly origins: WeakMap<object, Origin>
  readonly refused: Refused
}

/** Names of records that are there and wrong. */
export class Refused {
  readonly #names = new Set<string>()

  /** @param name null for every record of the kind: its file can't be read */
  add(kind: string, name: string | number | null): void {
    this.#names.add(`${kind} ${name ?? ''}`)
  }

  has(kind: string, name: string | number): boolean {
    return this.#names.has(`${kind} `) || this.#names.has(`${kind} ${name}`)
  }
}

/** `content/data/errors/voice.yaml` and `content/data/errors.json` hold records of the kind `errors`. */
export function kindOf(file: string): string {
  return withoutExtension(file.split('/')[2] ?? '')
}

/**
 * Reads a list of records, each by itself: one that is wrong is reported and left out.
 *
 * @param path leads to the list
 */
export function readList<Item extends object>(
  loading: Loading,
  { file, placed }: DataFile,
  path: ValuePath,
  schema: z.ZodType<Item>,
): Item[] {
  const list = checkShape(z.array(z.unknown()), placed, { file, path })
  loading.diagnostics.addAll(list.diagnostics)
  return (list.value ?? []).flatMap((_, index) => readRecord(loading, { file, placed }, [...path, index], schema) ?? [])
}

/** Reads a file that is a list; an empty file has no items. */
export function readWholeList<Item extends object>(loading: Loading, data: DataFile, schema: z.ZodType<Item>): Item[] {
  return data.placed.value === null ? [] : readList(loading, data, [], schema)
}

/** Reads `{items: [ … ]}`; an empty file has no items. */
export function readItems<Item extends object>(loading: Loading, data: DataFile, schema: z.ZodType<Item>): Item[] {
  const { value } = data.placed
  if (value === null || !hasKey(loading, data, 'items') || memberOf(value, 'items') === null) return []
  return readList(loading, data, ['items'], schema)
}

/** @returns whether a file has the key that it is there for, even with null; one without it, as with a misspelt key, is reported */
export function hasKey(loading: Loading, { file, placed }: DataFile, key: string): boolean {
  const whole = checkShape(z.looseObject({ [key]: z.unknown().refine((value) => value !== undefined) }), placed, {
    file,
  })
  loading.diagnostics.addAll(whole.diagnostics)
  return whole.value !== null
}

/** @returns the record at a path, or null when it is wrong, which is reported */
export function readRecord<Item extends object>(
  loading: Loading,
  { file, placed }: DataFile,
  path: ValuePath,
  schema: z.ZodType<Item>,
): Item | null {
  const checked = checkShape(schema, placed, { file, path })
  loading.diagnostics.addAll(checked.diagnostics)
  if (checked.value === null) {
    for (const name of namesOf(valueAt(placed.value, path))) loading.refused.add(kindOf(file), name)
    return null
  }
  loading.origins.set(
    checked.value,
    originIn({ file, placed }, path, () => placeOfRecord(placed, path)),
  )
  return checked.value
}

/**
 * @param path leads to the record
 * @param place where the record as a whole is blamed
 */
export function originIn({ file, placed }: DataFile, path: ValuePath, place: Origin['place']): Origin {
  return {
    file,
    path,
    place,
    placeOf(under, word) {
      const way = [...path, ...under]
      const held = valueAt(placed.value, way)
      const index = Array.isArray(held) ? held.findIndex((one) => String(one) === word) : null
      return (index === -1 ? null : placed.placeOf(index === null ? way : [...way, index])) ?? place()
    },
    placeOfLink: (url) => placed.placeOfLink(path, url) ?? place(),
  }
}

/** What a wrong record may be named by: the key of its name may be what is wrong. */
function namesOf(record: unknown): readonly (string | number)[] {
  if (!isMapping(record)) return []
  return Object.values(record).filter((name) => typeof name === 'string' || typeof name === 'number')
}

/**
 * Makes a table of records by a key that each has once. Of two with the same, the later is blamed and left out.
 *
 * @param what the kind and the key, for the message: `error record with code`
 */
export function byKey<Item extends object, Key extends string | number>(
  loading: Loading,
  items: readonly Item[],
  what: string,
  keyOf: (item: Item) => Key | null,
): ReadonlyMap<Key, Item> {
  const table = new Map<Key, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === null) continue
    const first = table.get(key)
    if (first === undefined) table.set(key, item)
    else loading.diagnostics.add(describeSecond(loading, item, first, what, String(key)))
  }
  return table
}

function describeSecond({ origins }: Loading, item: object, first: object, what: string, key: string): Diagnostic {
  const here = origins.get(item)
  const there = origins.get(first)
  const place = there?.place() ?? null
  const message = `The first ${what} \`${key}\``
  const related = [{ message, file: there?.file ?? '', line: place?.line ?? null, column: place?.column ?? null }]
  return repeatedRecord({ file: here?.file ?? null, place: here?.place() ?? null, related }, { what, key })
}
