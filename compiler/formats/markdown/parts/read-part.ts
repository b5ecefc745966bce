import type { RootContent } from 'mdast'
import { linesIn, moveNode } from '../fast/skeleton.ts'
import { definitionsFor, type Labels } from '../known-labels.ts'
import type { Parsed, SyntaxFault } from '../parsed.ts'
import { takeGoingOn } from './cut-paragraph.ts'
import { endsOpen } from './ends-open.ts'
import { itemLike, takeItem } from './item-stand-in.ts'
import { nextLine } from './next-line.ts'
import { closingOf, firstInside, lastInside, mayTakeIn, type OpenTags, openingOf } from './open-tags.ts'
import type { End } from './part-ends.ts'
import { type FaultyPart, faultOfPage } from './part-faults.ts'
import { beginsList, goingOn, isApart, isUnderlined, type Unfinished, unfinished } from './unfinished.ts'

/** Where a part begins. */
export interface Start {
  readonly from: number
  readonly line: number
  /** What the part before ends in. */
  readonly open: Unfinished | null
  /** Open where the part begins. */
  readonly tags: OpenTags
  readonly openedAt: FaultyPart['openedAt']
}

type Part = Start & End

/** The page of a part, and how it is read. */
export interface PageOfParts {
  readonly text: string
  readonly parse: (part: string) => Parsed
  /** @returns what is open after a part that begins where some are; null where that makes no sense */
  readonly openAfter: (part: string, before: OpenTags) => OpenTags | null
  /** Definitions of the whole page. */
  readonly labels: Labels
}

/** A part that was read. */
export interface Read extends Ending {
  /** At their places in the page; what is in open tags in tags like them. */
  readonly nodes: readonly RootContent[]
  readonly to: number
  /** Open at its end. */
  readonly tags: OpenTags
}

/** How a part ends. */
interface Ending {
  /** What goes on after it. */
  readonly open: Unfinished | null
  /** A list begins after it, as which a part may not begin: only a fault of that is to be told. */
  readonly isBeforeFault: boolean
}

/** A part with a fault that is the page's. */
export interface Fault {
  readonly fault: SyntaxFault
}

/** Where the parser has stopped in a part of which only the page tells what is wrong. */
interface Stop {
  readonly stop: number
}

/** What the parser is given of a part, as if it were a page. */
interface Given {
  readonly source: string
  /** The part itself. */
  readonly own: string
  /** In front of it: what it names, what is open, and the head of what it goes on with. */
  readonly before: string
  /** Open at its end; null where that makes no sense. */
  readonly next: OpenTags | null
  /** Behind it, an item for the one that follows. */
  readonly item: string | null
  /** Else what stands for the line that follows. */
  readonly follows: ReturnType<typeof nextLine>
}

/** @returns null where something goes on after a part, or is wrong that may be another thing in the page */
export function readPart(part: Part, page: PageOfParts): Read | Fault | Stop | null {
  const given = givenOf(part, page)
  const parsed = page.parse(given.source)
  if ('fault' in parsed) return faultIn(parsed.fault, part, given, page.text)
  return given.next === null ? null : readIn(parsed.tree.children, part, { ...given, next: given.next }, page.text)
}

function givenOf({ from, to, isInside, follower, open, tags }: Part, { text, openAfter, labels }: PageOfParts): Given {
  const own = text.slice(from, to)
  const isLast = to === text.length
  const next = isLast ? [] : openAfter(own, tags)
  const before = `${definitionsFor(own, labels)}${openingOf(tags)}${open?.head ?? ''}`
  const item = isInside && follower === undefined ? itemLike(text, to) : null
  const follows = nextLine(text, to, isInside && item === null)
  const behind = isLast ? '' : `${follower ?? item ?? follows.text}\n${closingOf(next ?? [])}`
  return { source: `${before}${own}${behind}`, own, before, next, item, follows }
}

function faultIn(fault: SyntaxFault, part: Part, { own, before }: Given, text: string): Fault | Stop | null {
  const { from, to, line, isInside, follower, open } = part
  const { offset, rule } = fault
  // Of tags in a paragraph its beginning is told, which may lie in a part before.
  if (open?.node.type === 'paragraph' && rule === 'end-tag-mismatch') return null
  // What is open at the end of an item may be said to stop where the next one begins.
  const stop = (offset ?? Number.NaN) - (rule === 'unexpected-eof' ? 1 : 0) - before.length
  if (isInside && follower === undefined) return stop >= 0 ? { stop: from + stop } : null
  const isWhole = to === text.length || follower !== undefined
  if (!isWhole && !isApart(text, to)) return null
  const openedAt = (above: number) => part.openedAt(above - linesIn(open?.head ?? ''))
  const ofPage = faultOfPage(fault, { from, line, own, before, isWhole, openedAt })
  return ofPage === null ? null : { fault: ofPage }
}

/** @param children what the parser has made; their places become those in the page */
function readIn(
  children: readonly RootContent[],
  part: Part,
  { source, own, before, next, item, follows }: Given & { readonly next: OpenTags },
  text: string,
): Read | null {
  const { from, to, line, isInside, open, tags } = part
  const isOwn = ({ position }: RootContent) => (position?.end.offset ?? 0) > before.length
  const nodes = children.filter(isOwn)
  const [first, last] = [firstInside(nodes, tags, source), lastInside(nodes, next, source)]
  if (first === null || last === null || isUnderlined(open, first.find(isOwn))) return null
  const begin = first.findIndex(isOwn)
  first.splice(0, begin < 0 ? first.length : begin)
  const end = before.length + own.length
  const isLast = to === text.length
  const taken = item === null ? null : takeItem(last, end)
  const isGoingOn = !isLast && !isInside && takeGoingOn(last, end, { text, to })
  const isAlone = () => follows.is(last.pop(), end) && !endsOpen(last.at(-1), source)
  if (!isLast && !isGoingOn && !(item === null ? isAlone() : taken !== null)) return null
  const mark = { offset: before.length, line: linesIn(before) + 1, pageOffset: from, pageLine: line, children: null }
  for (const node of nodes) moveNode(node, () => mark)
  const ending = endingOf(part, last, { ahead: first === last ? open : null, isGoingOn, taken }, text)
  if (ending === null) return null
  return { nodes, to, tags: next, open: ending.open, isBeforeFault: ending.isBeforeFault }
}

/** What the end of a part was found to be. */
interface FoundEnd {
  /** What the part goes on with, where it is still that. */
  readonly ahead: Unfinished | null
  /** A paragraph goes on. */
  readonly isGoingOn: boolean
  /** The item behind it. */
  readonly taken: ReturnType<typeof takeItem>
}

/**
 * @param last the nodes of the part, or of the tags that are open at its end
 * @returns null where what is at the end may be another thing in the page
 */
function endingOf(part: Part, last: RootContent[], { ahead, isGoingOn, taken }: FoundEnd, text: string): Ending | null {
  const { from, to, isInside } = part
  if (isGoingOn || taken?.goesOn === true) return { open: goingOn(last, ahead, from), isBeforeFault: false }
  const goesOn = isInside && taken === null ? unfinished(last, ahead, { text, from, to }) : null
  if (goesOn !== null) return { open: goesOn, isBeforeFault: false }
  const above = last.at(-1)
  const isBeforeFault = isInside && part.isBeforeFault === true && isApart(text, to) && !mayTakeIn(above)
  // Right below a paragraph the reference takes an empty item in the first one for text.
  const isBelowHolder = taken !== null && mayTakeIn(above)
  const isEnd =
    isBelowHolder || (isInside ? beginsList(text, to, above) : to === text.length || endsAt(text, to, above))
  return isEnd || isBeforeFault ? { open: null, isBeforeFault } : null
}

/** Whether what stands before a line ends there, though the line is set in, or no empty line is before it. */
function endsAt(text: string, to: number, above: RootContent | undefined): boolean {
  return !mayTakeIn(above) || isApart(text, to)
}
