import type { Place } from '../diagnostics/diagnostic.ts'
import { addTo } from '../formats/grouped.ts'
import { addressesIn, isPlainAddress, linksInText } from '../formats/links-in-text.ts'
import { isMapping } from '../formats/members.ts'
import { LineIndex } from '../formats/source.ts'
import type { DocumentPath, SpecificationDocument } from './document/document.ts'

/** Where a specification has a link. */
export interface LinkPlace {
  readonly file: string
  readonly place: Place | null
}

/** What is shown as a value, and never read as Markdown. */
const values: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'pattern'])

/**
 * Finds where a specification has a link. Nobody notes it while models are made: a specification has thousands of texts,
 * and few dead links. The first question walks over the files and reads each text once for all further ones.
 *
 * @param files the files of the specification, its own first
 * @returns answers with the places of an address, as it is written in Markdown, in the order of the files: its characters
 *   where the file holds it as it is, else the whole value
 */
export function linkPlaces(files: readonly SpecificationDocument[]): (url: string) => readonly LinkPlace[] {
  const known = new Map<string, readonly LinkPlace[]>()
  const places = placeFinder()
  let uses: ((url: string) => readonly LinkUse[]) | null = null
  return (url) => {
    uses ??= usesIn(files.flatMap(textsWithLinks))
    const found = known.get(url) ?? uses(url).flatMap((use) => places(use, url))
    known.set(url, found)
    return found
  }
}

/** A text that has an address, and how often. */
interface LinkUse {
  readonly text: LinkText
  readonly count: number
}

function usesIn(texts: readonly LinkText[]): (url: string) => readonly LinkUse[] {
  const by = new Map<string, LinkUse[]>()
  for (const text of texts)
    for (const [address, { length: count }] of addressesIn(text.text)) addTo(by, address, { text, count })
  return (url) =>
    isPlainAddress(url)
      ? (by.get(url) ?? [])
      : texts.map((text) => ({ text, count: linksInText(text.text, url).length })).filter(({ count }) => count > 0)
}

interface LinkText {
  readonly document: SpecificationDocument
  readonly path: DocumentPath
  readonly text: string
}

function textsWithLinks(document: SpecificationDocument): readonly LinkText[] {
  const found: LinkText[] = []
  const seen = new Set<unknown>()
  // The steps of a path are joined when it is needed: most values hold no link.
  const stack: Step[] = [{ value: document.value, key: '', above: null }]
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { value } = step
    if (typeof value === 'string') {
      if (/\]\(|\]:|href=|https?:/.test(value)) found.push({ document, path: pathOf(step), text: value })
      continue
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    const members: readonly [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value).filter(([key, child]) => mayLink(key, child, step))
    // Taken from the end: the first is on top.
    for (const [key, child] of members.toReversed()) stack.push({ value: child, key, above: step })
  }
  return found
}

/** Of a mapping of examples all is read but their values; a schema's own examples are a list of these. */
function mayLink(key: string, child: unknown, { above }: Step): boolean {
  if (key === 'examples') return isMapping(child)
  return !values.has(key) && !(key === 'value' && above?.key === 'examples')
}

interface Step {
  readonly value: unknown
  readonly key: string | number
  readonly above: Step | null
}

function pathOf(last: Step): DocumentPath {
  const path: (string | number)[] = []
  for (let step = last; step.above !== null; step = step.above) path.push(step.key)
  return path.reverse()
}

/** A value as its file has it. */
interface Written {
  readonly from: number
  readonly text: string
  readonly addresses: ReadonlyMap<string, readonly number[]>
}

function placeFinder(): (use: LinkUse, url: string) => readonly LinkPlace[] {
  const indexes = new Map<SpecificationDocument, LineIndex>()
  const known = new Map<LinkText, Written>()
  return ({ text: one, count }, url) => {
    const { document, path } = one
    const { file } = document
    const whole = document.placeOf(path, 'value')
    const wholes = Array.from({ length: count }, () => ({ file, place: whole }))
    if (whole === null || document.text === undefined) return wholes
    const lines = indexes.get(document) ?? new LineIndex(document.text)
    indexes.set(document, lines)
    const written = known.get(one) ?? writtenAt(whole, document.text, lines)
    known.set(one, written)
    const offsets = isPlainAddress(url) ? (written.addresses.get(url) ?? []) : linksInText(written.text, url)
    return wholes.map((unknown, nth) => {
      const at = offsets[nth]
      if (at === undefined) return unknown
      const start = written.from + at
      return { file, place: lines.place(start, start + url.length) }
    })
  }
}

function writtenAt(place: Place, all: string, lines: LineIndex): Written {
  const from = lines.offset(place.line, place.column)
  const text = all.slice(from, lines.offset(place.endLine, place.endColumn))
  return { from, text, addresses: addressesIn(text) }
}
