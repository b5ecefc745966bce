import { linesIn } from './fast/skeleton.ts'
import { definitionsFor, type Labels } from './known-labels.ts'
import type { Parsed, SyntaxFault } from './parse-markdown.ts'

/** What is said at once where it stands, however the page goes on; of an expression only if no longer one can be right. */
const atOnce: ReadonlySet<string> = new Set([
  'unexpected-character',
  'unexpected-closing-slash',
  'non-spread',
  'spread-extra',
  'acorn',
])

/** What is said of tags that do not fit each other, after all else has been read. */
const ofTags: ReadonlySet<string> = new Set(['end-tag-mismatch', 'unexpected-closing-slash'])

/** A part of a page in which a parser found a fault. */
export interface FaultyPart {
  /** Where it begins in the page, and the number of the line there. */
  readonly from: number
  readonly line: number
  readonly own: string
  /** What was put before it. */
  readonly before: string
  /** Nothing follows it in the page. */
  readonly isLast: boolean
  /** @returns the place in the page of a tag that is opened again so many lines above the part; null where it is not known */
  readonly openedAt: (linesAbove: number) => string | null
}

/** @returns the fault as that of the page; null where only who reads the page at once can tell which it is */
export function faultOfPage(fault: SyntaxFault, part: FaultyPart): SyntaxFault | null {
  return part.isLast ? faultAtEnd(fault, part) : faultInside(fault, part)
}

function faultInside(fault: SyntaxFault, { from, own, before }: FaultyPart): SyntaxFault | null {
  const { rule, offset, isFinal } = fault
  if (!atOnce.has(rule) || (rule === 'acorn' && isFinal !== true)) return null
  const at = (offset ?? -1) - before.length
  return at >= 0 && at < own.trimEnd().length ? { ...fault, offset: from + at } : null
}

const places = /\((\d+)(:\d+)(?:-(\d+)(:\d+))?\)/g

/** All that is before the part has been read, and is sound: a tag of it that nobody closes is named by its place there. */
function faultAtEnd(fault: SyntaxFault, { from, line, before, openedAt }: FaultyPart): SyntaxFault | null {
  const { rule, offset, reason } = fault
  const [linesBefore, at] = [linesIn(before), (offset ?? before.length) - before.length]
  if (rule === 'depth' || at < 0) return null
  const inPage = (given: string) => Number(given) - linesBefore - 1 + line
  let isKnown = true
  const said = reason.replace(places, (_, start, column, end, endColumn) => {
    if (Number(start) <= linesBefore) {
      const opened = end === undefined ? null : openedAt(linesBefore + 1 - Number(start))
      isKnown &&= opened !== null
      return `(${opened})`
    }
    return end === undefined ? `(${inPage(start)}${column})` : `(${inPage(start)}${column}-${inPage(end)}${endColumn})`
  })
  return isKnown ? { ...fault, offset: offset === null ? null : from + at, reason: said } : null
}

/** What is looked through for faults. */
interface Rest {
  readonly text: string
  readonly from: number
  /** Where a part may end. */
  readonly cuts: Uint32Array
  readonly parse: (part: string) => Parsed
  readonly size: number
  /** Definitions of the whole page. */
  readonly labels: Labels
  readonly rest: () => void
}

/** @returns whether nothing that follows a fault is told before it: of all that is wrong in a text the parser does so first */
export function* isSound({ text, from: first, cuts, parse, size, labels, rest }: Rest): Generator<void, boolean> {
  for (let from = first; from < text.length; ) {
    const to = cuts.find((cut) => cut >= from + size) ?? text.length
    const own = text.slice(from, to)
    const parsed = parse(`${definitionsFor(own, labels)}${own}`)
    if ('fault' in parsed && !ofTags.has(parsed.fault.rule)) return false
    rest()
    yield
    from = to
  }
  return true
}
