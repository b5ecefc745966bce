import type { Place } from '../../diagnostics/diagnostic.ts'
import { valueAt } from '../members.ts'
import { LineIndex } from '../source.ts'
import { createLinkSearch, type LinkSearch } from './link-search.ts'
import type { Member, Spans } from './spans.ts'
import type { ValuePath } from './value-path.ts'

/** A parsed YAML or JSON text: plain data, its objects without a prototype, and the place of everything. */
export interface Placed {
  /** Strings, finite numbers, booleans, null, arrays and objects without a prototype. */
  readonly value: unknown
  /**
   * Finds the characters of a value or of its key. A value that was left out (`key:`) is at its key; an item of a
   * list has no key and is its own name. The first call reads the text a second time, so that files without a
   * mistake pay nothing for places.
   *
   * @returns the place in the whole file, or null when the document has nothing there
   */
  placeOf(path: ValuePath, part?: 'key' | 'value'): Place | null
  /** @returns the characters of a value as the file has them, none for one that was left out, or the comment in its place; null where nothing is */
  written(path: ValuePath): string | null
  /**
   * Finds where one of the values has an address: as all that it is, or in its Markdown.
   *
   * @param path leads to the value that is searched, with all that it holds
   * @returns the characters of the address where the file has them as they are, else the whole value; null without one
   */
  placeOfLink(path: ValuePath, url: string): Place | null
}

/** Where everything in a text is. */
export interface Places {
  /** The whole, and where its members are among the spans; -1 where it has none. */
  readonly root: { readonly start: number; readonly end: number; readonly members: number }
  readonly spans: Spans
}

/** A text that was read with its places. */
export interface Spanned extends Places {
  readonly value: unknown
}

/** @returns the places alone: whoever keeps them keeps no value that was read with them */
export function onlyPlaces(places: Places | null): Places | null {
  return places === null ? null : { root: places.root, spans: places.spans }
}

/** The text of a file, and the part of it that is read: offsets of the part are counted from `offset`. */
export interface Part {
  readonly whole: string
  readonly offset: number
}

/** A part with its characters, which the whole may have as spaces: front matter in a page. */
export interface ReadPart extends Part {
  readonly text: string
}

/** Turns offsets of a part into places of the file; lines are counted at the first question. */
export function placesIn(part: Part): (start: number, end: number) => Place {
  let lines: LineIndex | null = null
  return (start, end) => {
    lines ??= new LineIndex(part.whole)
    return lines.place(part.offset + start, part.offset + end)
  }
}

/**
 * @param value what the first reading gave
 * @param read reads the text again, with spans; called once at most
 */
export function placed(value: unknown, part: ReadPart, read: () => Places | null): Placed {
  let search: LinkSearch | undefined
  const { place, spanAt, placeOf } = placesOf(part, read)
  return {
    value,
    placeOf,
    written(path) {
      const span = spanAt(path, 'written')
      if (span === null) return null
      const found = part.text.slice(span.start, span.end)
      if (found !== '') return found
      // What begins with `#` is a comment, and nothing is left of the value.
      const after = spanAt(path, 'key')?.end ?? span.end
      return /^:[ \t]+(#[^\s#][^\r\n]{0,100})$/m.exec(part.text.slice(after, after + 200))?.[1] ?? found
    },
    placeOfLink(path, url) {
      search ??= createLinkSearch()
      const holder = search.wayTo(valueAt(value, path), url)
      const span = holder === null ? null : spanAt([...path, ...holder], 'value')
      if (holder === null || span === null) return null
      const written = part.text.slice(span.start, span.end)
      const isAll = valueAt(value, [...path, ...holder]) === url
      const at = isAll ? null : search.offsetIn(written, span.start, url)
      return at === null ? place(span.start, span.end) : place(span.start + at, span.start + at + url.length)
    },
  }
}

/**
 * Apart from the value: who keeps only `placeOf` of a text, as the files of sidebars do, holds no object of it.
 */
function placesOf(part: Part, read: () => Places | null) {
  let places: Places | null | undefined
  const place = placesIn(part)
  const spanAt = (path: ValuePath, want: Wanted) => {
    places ??= onlyPlaces(read())
    return places === null ? null : spanOf(places, path, want)
  }
  const placeOf: Placed['placeOf'] = (path, want = 'value') => {
    const span = spanAt(path, want)
    return span === null ? null : place(span.start, span.end)
  }
  return { place, spanAt, placeOf }
}

/** `written` is the value even where nothing is written, which is else told at its key. */
type Wanted = 'key' | 'value' | 'written'

function spanOf({ root, spans }: Places, path: ValuePath, want: Wanted): { start: number; end: number } | null {
  let span: Member | null = null
  for (const step of path) {
    span = spans.find(span === null ? root.members : span.members, step)
    if (span === null) return null
  }
  if (span === null) return root
  const empty = span.start === span.end && want === 'value'
  return want === 'key' || empty ? { start: span.keyStart, end: span.keyEnd } : { start: span.start, end: span.end }
}
