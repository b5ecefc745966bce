import type { Place } from '../diagnostics/diagnostic.ts'
import { linksInText } from '../formats/links-in-text.ts'
import { LineIndex } from '../formats/source.ts'
import type { DocumentPath, SpecificationDocument } from './document.ts'

/** Where a specification has a link. */
export interface LinkPlace {
  readonly file: string
  readonly place: Place | null
}

/** What is shown as a value, and never read as Markdown. */
const values: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'pattern'])

/**
 * Finds where a specification has a link. Nobody notes it while models are made: a specification has thousands of texts,
 * and few dead links. The first question walks over the files, each further one over the texts that may hold a link.
 *
 * @param files the files of the specification, its own first
 * @returns answers with the places of an address, as it is written in Markdown, in the order of the files: its characters
 *   where the file holds it as it is, else the whole value
 */
export function linkPlaces(files: readonly SpecificationDocument[]): (url: string) => readonly LinkPlace[] {
  const lines = new Map<SpecificationDocument, LineIndex>()
  const known = new Map<string, readonly LinkPlace[]>()
  let texts: readonly LinkText[] | null = null
  return (url) => {
    texts ??= files.flatMap(textsWithLinks)
    const found =
      known.get(url) ?? texts.filter(({ text }) => text.includes(url)).flatMap((one) => placesIn(one, url, lines))
    known.set(url, found)
    return found
  }
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
      : Object.entries(value).filter(([key]) => !values.has(key))
    // Taken from the end: the first is on top.
    for (const [key, child] of members.toReversed()) stack.push({ value: child, key, above: step })
  }
  return found
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

function placesIn(
  { document, path, text }: LinkText,
  url: string,
  indexes: Map<SpecificationDocument, LineIndex>,
): readonly LinkPlace[] {
  return linksInText(text, url).map((_, nth) => {
    const whole = document.placeOf(path, 'value')
    if (whole === null || document.text === undefined) return { file: document.file, place: whole }
    const lines = indexes.get(document) ?? new LineIndex(document.text)
    indexes.set(document, lines)
    return { file: document.file, place: within(document.text, lines, whole, url, nth) }
  })
}

function within(text: string, lines: LineIndex, whole: Place, url: string, nth: number): Place {
  const from = lines.offset(whole.line, whole.column)
  const at = linksInText(text.slice(from, lines.offset(whole.endLine, whole.endColumn)), url)[nth]
  return at === undefined ? whole : lines.place(from + at, from + at + url.length)
}
