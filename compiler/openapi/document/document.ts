import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import type { DataValue } from '../../formats/request/data-value.ts'

export type PathSegment = string | number

/** The way from the root of a document to one of its values: `['paths', '/calls', 'get', 'parameters', 0]`. */
export type DocumentPath = readonly PathSegment[]

/** A parsed YAML or JSON file. `value` holds plain data only, its objects without a prototype. */
export interface PlacedDocument {
  readonly value: unknown
  /** @returns the characters of a value or of its key, or null when the document has nothing there */
  placeOf(path: DocumentPath, part: 'key' | 'value'): Place | null
}

/** Texts of files that are no valid YAML or JSON, by their paths. */
export type Unread = ReadonlyMap<string, string>

/** A file under `data/openapi/`; `file` is its path relative to the site's root. */
export interface SpecificationDocument extends PlacedDocument {
  readonly file: string
  /** The file as it is written. */
  readonly text?: string
  /** What is wrong with the text, where it has a value all the same: a key that is there twice. */
  readonly faults?: readonly Diagnostic[]
}

/** One value of a specification, with its place. */
export interface Source {
  readonly file: string
  readonly path: DocumentPath
  readonly value: unknown
}

/**
 * A value of a specification as the plain data that it is (`PlacedDocument`): the types of its members are not written
 * out, because a document is read where it is looked at, and never as a whole.
 */
export function dataOf(value: unknown): DataValue | undefined {
  return value as DataValue | undefined
}

export type Fields = Readonly<Record<string, unknown>>

/**
 * Own members only: a specification may well describe a property called `constructor`.
 * @returns the member, or undefined when `value` is no mapping or has no such member
 */
export function field(value: unknown, name: string): unknown {
  return isMapping(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** @returns a value as a text, whatever it is: `String` of an object without a prototype throws */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value)
}

/** @returns the member when it is a string that is not blank, else null */
export function textField(value: unknown, name: string): string | null {
  const found = field(value, name)
  return typeof found === 'string' && found.trim() !== '' ? found : null
}

/** @returns true when the member is `true` itself */
export function flagField(value: unknown, name: string): boolean {
  return field(value, name) === true
}

/** @returns the member when it is a finite number, else null */
export function numberField(value: unknown, name: string): number | null {
  const found = field(value, name)
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

/** @returns the members of a list, or of the empty list when it is none */
export function listField(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name)
  return Array.isArray(found) ? found : []
}

/** @returns a value further down; its `value` is undefined when nothing is there */
export function inside(source: Source, ...segments: readonly PathSegment[]): Source {
  let value = source.value
  for (const segment of segments) {
    if (Array.isArray(value)) value = typeof segment === 'number' ? value[segment] : undefined
    else value = field(value, String(segment))
  }
  return { file: source.file, path: [...source.path, ...segments], value }
}

/** @returns the last word of a value's address: that of its place, or of its file where it is all of that */
export function nameOf({ file, path }: Source): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  return String(path.at(-1) ?? stem)
}

/** @returns each item of a list; nothing when it is none */
export function items(source: Source): readonly Source[] {
  return Array.isArray(source.value) ? source.value.map((_, index) => inside(source, index)) : []
}
