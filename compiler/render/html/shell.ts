import type { Element } from 'hast'
import { narrow } from '../../formats/narrow.ts'

/**
 * What the theme puts around content, rendered once: pieces between which the content goes, and in each, at the odd places,
 * the numbers of the texts that go there. By language, and then by what it is.
 */
export type ShellMemory = Map<string, Map<string, Shell>>
export type Shell = readonly (readonly string[])[]

/** Shells of one language that are held, at most: each fence of a site may have a label of its own. */
const mostShells = 256

/** @returns the shell that is held, or what `make` gives as HTML as one */
export function shellIn(shells: Map<string, Shell>, key: string, make: () => string): Shell {
  const known = shells.get(key)
  if (known !== undefined) return known
  const shell = shellOf(make())
  if (shells.size >= mostShells) shells.clear()
  shells.set(key, shell)
  return shell
}

/** Marks the place of content in what a template renders. No author can write it: their text is escaped. */
export const contentMark = 'sp-content'
export const contentHole = `<${contentMark}></${contentMark}>`
/** With a number, takes the place of an id, an address or a name; a template that is given this gets no word of an author. */
const textMark = '\ue000'

/** @returns an element with the mark in place of its content */
export function hollow(node: Element): Element {
  return { ...node, children: [{ type: 'element', tagName: contentMark, properties: {}, children: [] }] }
}

/** @param number from 0 to 9 */
export function markOf(number: number): string {
  return `${textMark}${number}`
}

/** @returns whether a text holds the sign that begins a mark */
export function holdsMark(text: string): boolean {
  return text.includes(textMark)
}

/** @returns what is before the content and after it */
function shellOf(html: string): Shell {
  return html.split(contentHole).map((piece) => piece.split(/\ue000(\d)/).map(narrow))
}

/** @param texts as HTML, by their numbers */
export function filled(piece: readonly string[], texts: readonly string[]): string {
  let html = piece[0] ?? ''
  for (let at = 1; at < piece.length; at += 2) html += (texts[Number(piece[at])] ?? '') + (piece[at + 1] ?? '')
  return html
}

/** @returns whether a shell begins and ends in a tag: no text of it runs into what is beside it */
export function beginsAndEndsInTags(before: readonly string[], after: readonly string[]): boolean {
  return before[0]?.startsWith('<') === true && after.at(-1)?.endsWith('>') === true
}

/** A link that leads to a footnote or back from one. */
interface NoteLink {
  /** Each text is a mark. */
  readonly properties: Record<string, Value>
  readonly texts: readonly string[]
}

type Value = boolean | number | string | null | undefined | (string | number)[]

const ofNotes: ReadonlySet<string> = new Set(
  'href id dataFootnoteRef dataFootnoteBackref ariaLabel ariaDescribedBy className'.split(' '),
)

/** @returns null for a link of another kind, or one with more than such a link has */
export function noteLinkOf(properties: Readonly<Record<string, Value>>): NoteLink | null {
  const { href, dataFootnoteRef, dataFootnoteBackref } = properties
  if (dataFootnoteRef === undefined && dataFootnoteBackref === undefined) return null
  if (typeof href !== 'string' || !href.startsWith('#')) return null
  const texts: string[] = []
  const marked: Record<string, Value> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (!ofNotes.has(name)) return null
    marked[name] = typeof value === 'string' ? markOf(texts.push(value) - 1) : value
  }
  return { properties: marked, texts }
}
