import type { Root, RootContent } from 'mdast'
import { LineIndex } from '../source.ts'
import { compact } from './compact.ts'
import { maskCodeStrictly } from './fast/fences.ts'
import { segmentsOf } from './fast/segments.ts'
import { isStandIn, linesIn, moveNode, standIn } from './fast/skeleton.ts'
import { definitionsFor, type Labels, labelsIn, seemingLabels } from './known-labels.ts'
import type { Parsed } from './parse-markdown.ts'

/** Signs that are read at once. The reference notes some hundred bytes for each, and reads more of them no faster. */
const usualSize = 32_768
/** How many times more are read where a tag, a comment or the like goes on. */
const growth = 4

type Parse = (part: string) => Parsed

/** How pages are read that are longer than two parts. */
export interface PartReading {
  /** Signs of a part; default: as many as are of use. */
  readonly size?: number
  /** Called between two parts. */
  readonly rest?: () => void
}

/**
 * Parses a long page part by part, so that what a parser notes of each sign lies in memory for one part only. A page is cut
 * where whatever is open may end; that nothing is, a paragraph behind the part shows, which has to come back by itself
 * (decision 32).
 *
 * @param parse reads a part as if it were a page
 * @returns null where the page has to be read at once, as for all that is wrong with it
 */
export function parseInParts(
  text: string,
  parse: Parse,
  { size = usualSize, rest = () => {} }: PartReading = {},
): Extract<Parsed, { tree: unknown }> | null {
  // Lone returns end lines, too, and at the start of a text a parser takes a byte order mark away.
  if (text.length <= 2 * size || /\r(?!\n)|\ufeff/.test(text)) return null
  const masked = maskCodeStrictly(text) ?? { text, fences: new Set<number>(), inside: new Set<number>() }
  const cuts = segmentsOf(text, masked).map(({ end }) => end)
  const seeming = seemingLabels(masked.text)
  const reading = { size, rest, lines: new LineIndex(text) }
  const children = readParts(text, cuts, parse, { ...reading, labels: seeming })
  // What is a definition does not depend on the labels: if they are others than they seemed to be, these are right.
  const labels = children === null ? null : labelsIn(children, text)
  if (children === null || labels === null) return null
  const right = haveSameKeys(seeming, labels) ? children : readParts(text, cuts, parse, { ...reading, labels })
  return right === null ? null : { tree: { type: 'root', children: right, position: wholeOf(text) } }
}

interface Reading extends Required<PartReading> {
  /** Definitions of the whole page. */
  readonly labels: Labels
  readonly lines: LineIndex
}

/** @param cuts where a part may end; the last is the end of the page */
function readParts(text: string, cuts: readonly number[], parse: Parse, { size, rest, labels, lines }: Reading) {
  const all: RootContent[] = []
  const cut = (at: number) => cuts[at] ?? text.length
  for (let from = 0, line = 1, at = 0; from < text.length; at++) {
    let to = 0
    let read: readonly RootContent[] | null = null
    for (let wanted = size; read === null; wanted *= growth, at++) {
      if (to === text.length) return null
      while (at < cuts.length - 1 && cut(at) - from < wanted) at++
      to = cut(at)
      const part = { text: text.slice(from, to), offset: from, line, isLast: to === text.length }
      read = readPart(part, parse, labels)
      if (read !== null) break
    }
    for (const node of read ?? []) all.push(compact(node, lines))
    rest()
    line += linesIn(text.slice(from, to))
    from = to
  }
  return all
}

interface Part {
  readonly text: string
  /** Where it begins in the page. */
  readonly offset: number
  readonly line: number
  readonly isLast: boolean
}

/** @returns the nodes of a part at their places in the page; null where something goes on behind it, or is wrong */
function readPart({ text, offset, line, isLast }: Part, parse: Parse, labels: Labels): readonly RootContent[] | null {
  const before = definitionsFor(text, labels)
  const parsed = parse(`${before}${text}${isLast ? '' : `${standIn}\n`}`)
  if ('fault' in parsed) return null
  const { children } = parsed.tree
  const mark = { offset: before.length, line: linesIn(before) + 1, pageOffset: offset, pageLine: line, children: null }
  if (!isLast && !isStandIn(children.pop(), { offset: before.length + text.length })) return null
  const own = children.filter(({ position }) => (position?.start.offset ?? 0) >= before.length)
  for (const child of own) moveNode(child, () => mark)
  return own
}

function haveSameKeys(one: Labels, other: Labels): boolean {
  return one.size === other.size && [...one.keys()].every((key) => other.has(key))
}

function wholeOf(text: string): NonNullable<Root['position']> {
  const end = { line: linesIn(text) + 1, column: text.length - text.lastIndexOf('\n'), offset: text.length }
  return { start: { line: 1, column: 1, offset: 0 }, end }
}
