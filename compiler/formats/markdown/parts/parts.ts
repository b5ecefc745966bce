import type { RootContent } from 'mdast'
import { atOnce } from '../../at-once.ts'
import { LineIndex } from '../../source.ts'
import { maskCodeStrictly } from '../fast/fences.ts'
import { afterEmptyLineOrHeading, segmentEnds } from '../fast/segments.ts'
import { linesIn } from '../fast/skeleton.ts'
import { areSame, type Labels, labelsIn, mayHideFault, seemingLabels } from '../known-labels.ts'
import { compact, type Held } from '../packed/compact.ts'
import { packing } from '../packed/packed-nodes.ts'
import { placeOfAll } from '../packed/span.ts'
import type { Parsed } from '../parsed.ts'
import { linesWithin } from './cut-paragraph.ts'
import {
  closesContainer,
  containersAfter,
  type OpenTags,
  placeOfOpen,
  putInside,
  tagLines,
  tagsAfter,
} from './open-tags.ts'
import { type End, endBeside, endsOf } from './part-ends.ts'
import { isSound } from './part-faults.ts'
import { sizeFor } from './part-size.ts'
import { type Fault, type PageOfParts, type Read, readPart, type Start } from './read-part.ts'
import { goOn, type Unfinished } from './unfinished.ts'

type Parse = PageOfParts['parse']

/** How long pages are read. */
export interface PartReading {
  /** Signs of a part, of a page that is longer than two; default: as many as are of use. */
  readonly size?: number
  /** Called between two parts. */
  readonly rest?: () => void
  /** What holds text alone may be packed: who reads the page changes none of it. Default: true. */
  readonly isPacked?: boolean
  /** Whether tags hold what is between them, as in MDX. Default: false. */
  readonly hasTags?: boolean
}

/** At the start of a text, and so of a part, a parser takes a byte order mark away. */
const markFirst = /(?:^|\n)\ufeff/

/**
 * Parses a long page part by part, so that what a parser notes of each sign lies in memory for one part only. A page is cut
 * where whatever is open may end; that nothing is, a paragraph after the part shows, which has to come back by itself
 * (decision 32).
 *
 * @param parse reads a part as if it were a page
 * @returns null where the page has to be read at once, as for most that is wrong with it
 */
export function parseInParts(text: string, parse: Parse, reading: PartReading): Parsed | null {
  return atOnce(partByPart(text, parse, reading))
}

/** The same, which stops after each part. */
export function* partByPart(
  text: string,
  parse: Parse,
  { size: given, rest = () => {}, isPacked = true, hasTags = false }: PartReading,
): Generator<void, Parsed | null> {
  const size = given ?? sizeFor(text)
  if (size === null || text.length <= 2 * size || markFirst.test(text)) return null
  const { cuts, openAfter, seeming } = scanned(text, hasTags)
  if (seeming === null) return null
  const lines = new LineIndex(text)
  const read = (labels: Labels) =>
    readParts({ text, cuts, parse, size, rest, labels, openAfter, lines, pack: isPacked ? packing(text, lines) : null })
  const children = yield* read(seeming)
  if (children !== null && 'fault' in children) return mayHideFault(seeming) ? null : children
  // What is a definition does not depend on the labels: if they are others than they seemed to be, these are right.
  const labels = children === null ? null : labelsIn(children, text)
  if (children === null || labels === null) return null
  const right = areSame(seeming, labels) ? children : yield* read(labels)
  if (right !== null && 'fault' in right) return null
  return right === null ? null : { tree: { type: 'root', children: right, position: placeOfAll(text) } }
}

/** What a scan tells of a page, by a copy without code that nobody needs when it is read. */
function scanned(text: string, hasTags: boolean) {
  const masked = maskCodeStrictly(text) ?? { text, fences: new Set<number>(), inside: new Set<number>() }
  const ends = Array.from(segmentEnds(text, masked, afterEmptyLineOrHeading), ({ end }) => end).filter(
    (end) => !closesContainer(text, end),
  )
  const openAfter = hasTags ? tagsAfter : containersAfter
  const cuts = Uint32Array.from(
    hasTags ? cutsBetween(ends, [...tagLines(text, masked), ...linesWithin(masked.text)]) : ends,
  )
  return { cuts, openAfter, seeming: seemingLabels(masked.text) }
}

/** @returns offsets of both lists, each once, in their order */
function cutsBetween(ends: readonly number[], more: readonly number[]): readonly number[] {
  return [...new Set([...ends, ...more])].sort((a, b) => a - b)
}

interface Reading extends PageOfParts, Held, Required<Pick<PartReading, 'size' | 'rest'>> {
  /** Where a part may end; the last is the end of the page. */
  readonly cuts: Uint32Array
}

/** @returns the children of the page's root, or a fault of the page; null where it has to be read at once */
function* readParts(reading: Reading): Generator<void, RootContent[] | Fault | null> {
  const { text, cuts, size, rest } = reading
  const all: RootContent[] = []
  let open: Unfinished | null = null
  let tags: OpenTags = []
  let isForFault = false
  for (let from = 0, line = 1, at = 0; from < text.length; ) {
    while (at < cuts.length - 1 && (cuts[at] ?? 0) <= from) at++
    const openedAt = (above: number) => placeOfOpen(all, tags, above, reading)
    const ends = endsOf(text, from, cuts, at, size)
    const part: Read | Fault | null = yield* nextPart({ from, line, open, tags, openedAt }, ends, reading)
    if (part === null || 'fault' in part) return part
    const { nodes, to } = part
    const before = open
    const held = { ...reading, open: part.open?.node ?? null }
    putInside(all, nodes, tags, held, (into, inner) => {
      const goesOn = before !== null && goOn(before, inner[0], { text, from }, held)
      for (const node of goesOn ? inner.slice(1) : inner) into.push(compact(node, held))
    })
    rest()
    yield
    open = part.open
    tags = part.tags
    isForFault ||= part.isBeforeFault
    line += linesIn(text.slice(from, to))
    from = to
  }
  return isForFault ? null : all
}

/** @returns the part that ends at the first of some places where it can; null where the page has to be read at once */
function* nextPart(start: Start, ends: Iterable<End>, reading: Reading): Generator<void, Read | Fault | null> {
  const { from, open } = start
  const { text, cuts, parse, size, labels, rest } = reading
  for (const end of ends) {
    // There is nothing to gain, and who reads the page at once would read it again.
    if (end.to - from === text.length) return null
    const read = readPart({ ...start, ...end }, reading)
    const beside = read !== null && 'stop' in read ? endBeside(read.stop, { text, from, to: end.to, open }) : null
    const found = beside === null ? read : readPart({ ...start, ...beside }, reading)
    if (found === null || 'stop' in found) continue
    if (!('fault' in found)) return found
    const { fault } = found
    const after = { fault, text, from: (beside ?? end).to, cuts, parse, size, labels, head: open?.head ?? '', rest }
    return (yield* isSound(after)) ? found : null
  }
  return null
}
