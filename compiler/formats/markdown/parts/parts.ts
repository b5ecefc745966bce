import type { RootContent } from 'mdast'
import { atOnce } from '../../at-once.ts'
import { LineIndex } from '../../source.ts'
import { maskCodeStrictly } from '../fast/fences.ts'
import { afterEmptyLineOrHeading, segmentEnds } from '../fast/segments.ts'
import { linesIn, moveNode } from '../fast/skeleton.ts'
import { areSame, definitionsFor, type Labels, labelsIn, mayHideFault, seemingLabels } from '../known-labels.ts'
import { compact, type Held } from '../packed/compact.ts'
import { packing } from '../packed/packed-nodes.ts'
import { placeOfAll } from '../packed/span.ts'
import type { Parsed, SyntaxFault } from '../parsed.ts'
import { linesWithin, takeGoingOn } from './cut-paragraph.ts'
import { endsOpen } from './ends-open.ts'
import { itemLike, takeItem } from './item-stand-in.ts'
import { nextLine } from './next-line.ts'
import {
  closesContainer,
  closingOf,
  containersAfter,
  firstInside,
  lastInside,
  mayTakeIn,
  type OpenTags,
  openingOf,
  placeOfOpen,
  putInside,
  tagLines,
  tagsAfter,
} from './open-tags.ts'
import { type End, endBeside, endsOf } from './part-ends.ts'
import { type FaultyPart, faultOfPage, isSound } from './part-faults.ts'
import { sizeFor } from './part-size.ts'
import { beginsList, goingOn, goOn, isApart, isUnderlined, type Unfinished, unfinished } from './unfinished.ts'

type Parse = (part: string) => Parsed
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

interface Reading extends Held, Required<Pick<PartReading, 'size' | 'rest'>> {
  /** The page. */
  readonly text: string
  /** Where a part may end; the last is the end of the page. */
  readonly cuts: Uint32Array
  readonly parse: Parse
  /** @returns what is open after a part that begins where some are; null where that makes no sense */
  readonly openAfter: (part: string, before: OpenTags) => OpenTags | null
  /** Definitions of the whole page. */
  readonly labels: Labels
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
    isForFault ||= part.isBeforeFault === true
    line += linesIn(text.slice(from, to))
    from = to
  }
  return isForFault ? null : all
}

/** Where a part begins. */
interface Start {
  readonly from: number
  readonly line: number
  /** What the part before ends in. */
  readonly open: Unfinished | null
  /** Open where the part begins. */
  readonly tags: OpenTags
  readonly openedAt: FaultyPart['openedAt']
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

interface Read {
  /** At their places in the page; what is in open tags in tags like them. */
  readonly nodes: readonly RootContent[]
  readonly to: number
  readonly open: Unfinished | null
  /** Open at its end. */
  readonly tags: OpenTags
  /** A list begins after it, as which a part may not begin: only a fault of that is to be told. */
  readonly isBeforeFault?: boolean
}

interface Fault {
  readonly fault: SyntaxFault
}

/** Where the parser has stopped in a part of which only the page tells what is wrong. */
interface Stop {
  readonly stop: number
}

/** @returns null where something goes on after a part, or is wrong that may be another thing in the page */
function readPart(part: Start & End, { text, parse, openAfter, labels }: Reading): Read | Fault | Stop | null {
  const { from, to, isInside, follower, line, open, tags } = part
  const own = text.slice(from, to)
  const isLast = to === text.length
  const next = isLast ? [] : openAfter(own, tags)
  const before = `${definitionsFor(own, labels)}${openingOf(tags)}${open?.head ?? ''}`
  const item = isInside && follower === undefined ? itemLike(text, to) : null
  const follows = nextLine(text, to, isInside && item === null)
  const source = `${before}${own}${isLast ? '' : `${follower ?? item ?? follows.text}\n${closingOf(next ?? [])}`}`
  const parsed = parse(source)
  if ('fault' in parsed) {
    const { offset, rule } = parsed.fault
    // Of tags in a paragraph its beginning is told, which may lie in a part before.
    if (open?.node.type === 'paragraph' && rule === 'end-tag-mismatch') return null
    // What is open at the end of an item may be said to stop where the next one begins.
    const stop = (offset ?? Number.NaN) - (rule === 'unexpected-eof' ? 1 : 0) - before.length
    if (isInside && follower === undefined) return stop >= 0 ? { stop: from + stop } : null
    const isWhole = isLast || follower !== undefined
    if (!isWhole && !isApart(text, to)) return null
    const openedAt = (above: number) => part.openedAt(above - linesIn(open?.head ?? ''))
    const fault = faultOfPage(parsed.fault, { from, line, own, before, isWhole, openedAt })
    return fault === null ? null : { fault }
  }
  if (next === null) return null
  const isOwn = ({ position }: RootContent) => (position?.end.offset ?? 0) > before.length
  const nodes = parsed.tree.children.filter(isOwn)
  const [first, last] = [firstInside(nodes, tags, source), lastInside(nodes, next, source)]
  if (first === null || last === null || isUnderlined(open, first.find(isOwn))) return null
  const begin = first.findIndex(isOwn)
  first.splice(0, begin < 0 ? first.length : begin)
  const end = before.length + own.length
  const taken = item === null ? null : takeItem(last, end)
  const isGoingOn = !isLast && !isInside && takeGoingOn(last, end, { text, to })
  const isAlone = () => follows.is(last.pop(), end) && !endsOpen(last.at(-1), source)
  if (!isLast && !isGoingOn && !(item === null ? isAlone() : taken !== null)) return null
  const mark = { offset: before.length, line: linesIn(before) + 1, pageOffset: from, pageLine: line, children: null }
  for (const node of nodes) moveNode(node, () => mark)
  const ahead = first === last ? open : null
  if (isGoingOn || taken?.goesOn === true) return { nodes, to, open: goingOn(last, ahead, from), tags: next }
  const goesOn = isInside && taken === null ? unfinished(last, ahead, { text, from, to }) : null
  if (goesOn !== null) return { nodes, to, open: goesOn, tags: next }
  const above = last.at(-1)
  const isBeforeFault = isInside && part.isBeforeFault === true && isApart(text, to) && !mayTakeIn(above)
  // Right below a paragraph the reference takes an empty item in the first one for text.
  const isBelowHolder = taken !== null && mayTakeIn(above)
  const isEnd = isBelowHolder || (isInside ? beginsList(text, to, above) : isLast || endsAt(text, to, above))
  return isEnd || isBeforeFault ? { nodes, to, open: null, tags: next, isBeforeFault } : null
}

/** Whether what stands before a line ends there, though the line is set in, or no empty line is before it. */
function endsAt(text: string, to: number, above: RootContent | undefined): boolean {
  return !mayTakeIn(above) || isApart(text, to)
}
