import type { Root } from 'mdast'
import { linesIn } from '../fast/skeleton.ts'
import { definitionsFor, type Labels } from '../known-labels.ts'
import type { Parsed, SyntaxFault } from '../parsed.ts'
import { walk } from '../walk.ts'
import { itemInside } from './part-ends.ts'

/** What is said at once where it stands, however the page goes on; of an expression only if no longer one can be right. */
const atOnce: ReadonlySet<string> = new Set([
  'unexpected-character',
  'unexpected-closing-slash',
  'non-spread',
  'spread-extra',
  'acorn',
  // What is open in a text where its paragraph ends; at the end of a part it may go on.
  'unexpected-eof',
])

const afterEndOf = /after the end of `\w+` \((\d+):/

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
  /** What follows it, if anything does, makes no difference. */
  readonly isWhole: boolean
  /** @returns the place in the page of a tag that is opened again so many lines above the part; null where it is not known */
  readonly openedAt: (linesAbove: number) => string | null
}

/** @returns the fault as that of the page; null where only who reads the page at once can tell which it is */
export function faultOfPage(fault: SyntaxFault, part: FaultyPart): SyntaxFault | null {
  const { rule, offset } = fault
  const at = (offset ?? part.before.length) - part.before.length
  if (rule === 'depth' || at < 0 || !(part.isWhole || isToldInside(fault, part))) return null
  return faultInPage(fault, part)
}

/**
 * Of tags that do not fit each other the first is told, by what holds it and has ended: whatever follows the part, it is told
 * there, too.
 */
function isToldInside({ reason, rule, offset, end, isFinal }: SyntaxFault, { own, before }: FaultyPart): boolean {
  const said = before + own.trimEnd()
  const last = said.length
  // What holds a tag that does not fit may go on after the part.
  const [, lineOfEnd = 0] = afterEndOf.exec(reason) ?? []
  if (Number(lineOfEnd) > linesIn(said)) return false
  if (rule === 'end-tag-mismatch') return end !== null && end <= last
  return atOnce.has(rule) && (rule !== 'acorn' || isFinal === true) && offset !== null && offset < last
}

const places = /\((\d+)(:\d+)(?:-(\d+)(:\d+))?\)/g

/** All that is before the part has been read, and is sound: a tag of it that is open is named by its place there. */
function faultInPage(fault: SyntaxFault, { from, line, before, openedAt }: FaultyPart): SyntaxFault | null {
  const { offset, end, reason } = fault
  const linesBefore = linesIn(before)
  const inPage = (given: string) => Number(given) - linesBefore - 1 + line
  let isKnown = true
  const said = reason.replace(places, (_, start, column, endLine, endColumn) => {
    if (Number(start) <= linesBefore) {
      const opened = endLine === undefined ? null : openedAt(linesBefore + 1 - Number(start))
      isKnown &&= opened !== null
      return `(${opened})`
    }
    return endLine === undefined
      ? `(${inPage(start)}${column})`
      : `(${inPage(start)}${column}-${inPage(endLine)}${endColumn})`
  })
  const placed = (at: number | null) => (at === null ? null : at - before.length + from)
  return isKnown ? { ...fault, offset: placed(offset), end: placed(end), reason: said } : null
}

/** What is looked through for faults. */
interface Rest {
  /** What stands before it. */
  readonly fault: SyntaxFault
  readonly text: string
  readonly from: number
  /** Of a table that goes on there; empty where none does. */
  readonly head: string
  /** Where a part may end. */
  readonly cuts: Uint32Array
  readonly parse: (part: string) => Parsed
  readonly size: number
  /** Definitions of the whole page. */
  readonly labels: Labels
  readonly rest: () => void
}

/** @returns whether nothing that follows a fault is told before it: of all that is wrong in a text the parser does so first */
export function* isSound({ fault, text, cuts, parse, size, labels, rest, ...at }: Rest): Generator<void, boolean> {
  const mayFollow = !ofTags.has(fault.rule) && !readOnceMore.test(text.slice(0, fault.offset ?? text.length))
  // What has no end in a block may be text in the end.
  if (mayFollow && fault.rule !== 'unexpected-eof' && beginsBlock.test(lineUpTo(fault, text))) return true
  for (let { from, head: above } = at; from < text.length; ) {
    const cut = cuts.find((cut) => cut >= from + size) ?? text.length
    const inside = cut - from > 2 * size ? itemInside(text, from, size, above) : null
    const to = inside ?? cut
    const own = text.slice(from, to)
    const source = `${definitionsFor(own, labels)}${above}${own}`
    const parsed = parse(source)
    if ('fault' in parsed) {
      const isLater = ofTags.has(parsed.fault.rule) || (mayFollow && isInText(parsed.fault, source))
      if (!isLater || colons.test(own)) return false
    } else if (hasColonsInCode(parsed.tree)) return false
    rest()
    yield
    if (inside === null) above = ''
    from = to
  }
  return true
}

/** What a container may put in front of what it holds. */
const containers = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)]|\[\^[^\]]*\]:)[ \t]*)*/
/** A tag or a value that begins a line: the parser reads blocks line by line, and none after the first that is wrong. */
const beginsBlock = /^(?:<[^<>{}"'\s]*|\{[^<>{}]*)$/
/** A tag that begins behind text, up to where the parser has stopped in its name. */
const tagBehindText = /^[^<>{}\s].*<[^<>{}"'\s]*$/
/** A value in a heading, as `{#id}`: what is open from a line before holds no such mark. */
const valueInHeading = /^#{1,6}[ \t][^<>{}]*\{[^<>{}]*$/

/**
 * A parser says what is wrong with blocks first, then with the text of all of them, and then with what it reads once more:
 * labels in text and what is in containers.
 *
 * @returns whether a fault of a text is not of the first kind for certain
 */
function isInText(fault: SyntaxFault, source: string): boolean {
  const line = lineUpTo(fault, source)
  return fault.rule === 'unexpected-character'
    ? tagBehindText.test(line)
    : fault.isFinal === true && valueInHeading.test(line)
}

/** @returns what stands on a line before the place where the parser has stopped; empty where it tells no place */
function lineUpTo({ offset }: SyntaxFault, source: string): string {
  if (offset === null) return ''
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).replace(containers, '')
}

const readOnceMore = /:(?:::|[\w-]+\[)/

const colons = /^[ \t]*:{3,}[ \t]*$/m

/** Whether code seems to hold a line that may close a container from before, which ends the code, too: what follows is no code. */
function hasColonsInCode(tree: Root): boolean {
  let isFound = false
  walk(tree.children, (node) => {
    isFound ||= node.type === 'code' && colons.test(node.value)
  })
  return isFound
}
