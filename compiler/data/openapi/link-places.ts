import type { Place } from '../../diagnostics/diagnostic.ts'
import { LineIndex } from '../../source.ts'
import type { DocumentPath, SpecificationDocument } from './document.ts'

/** Where a specification has a link. */
export interface LinkPlace {
  readonly file: string
  readonly place: Place | null
}

/** What is shown as a value, and never read as Markdown. */
const values: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'pattern'])

/**
 * Finds the texts of a specification that hold a link. Nobody notes them while models are made: a specification has
 * thousands of texts, and few dead links.
 *
 * @param files the files of the specification, its own first
 * @param url as it is written, in Markdown
 * @returns the characters of the address where the text holds it as it is, else of the whole value, in the order of the files
 */
export function linkPlaces(files: readonly SpecificationDocument[], url: string): readonly LinkPlace[] {
  return files.flatMap((document) => {
    const lines = document.text === undefined ? null : new LineIndex(document.text)
    return textsWith(document.value, url).map(({ path, nth }): LinkPlace => {
      const whole = document.placeOf(path, 'value')
      return { file: document.file, place: whole === null ? null : within(document.text, lines, whole, url, nth) }
    })
  })
}

interface Found {
  readonly path: DocumentPath
  /** Which of the links to this address in the text it is. */
  readonly nth: number
}

function textsWith(root: unknown, url: string): readonly Found[] {
  const found: Found[] = []
  const seen = new Set<unknown>()
  const stack: { readonly value: unknown; readonly path: DocumentPath }[] = [{ value: root, path: [] }]
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value, path } = visit
    if (typeof value === 'string') {
      const count = value.includes(url) ? occurrences(value, url).length : 0
      for (let nth = 0; nth < count; nth += 1) found.push({ path, nth })
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    const members: readonly [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value).filter(([key]) => !values.has(key))
    // Taken from the end: the first stands on top.
    for (const [key, child] of members.toReversed()) stack.push({ value: child, path: [...path, key] })
  }
  return found
}

/** Offsets of an address that ends where it ends: `/a` is not in `/a/b`. */
function occurrences(text: string, url: string): readonly number[] {
  const found: number[] = []
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + url.length)) {
    const isWhole = /^(?:$|[\s)>"'\\])/.test(text.slice(at + url.length, at + url.length + 1))
    if (isWhole && /[(<"'\s:]$/.test(text.slice(0, at))) found.push(at)
  }
  return found
}

function within(text: string | undefined, lines: LineIndex | null, whole: Place, url: string, nth: number): Place {
  if (text === undefined || lines === null) return whole
  const from = lines.offset(whole.line, whole.column)
  const at = occurrences(text.slice(from, lines.offset(whole.endLine, whole.endColumn)), url)[nth]
  return at === undefined ? whole : lines.place(from + at, from + at + url.length)
}
