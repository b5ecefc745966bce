import type { Root, RootContent } from 'mdast'
import { append } from '../../append.ts'
import { definitionsFor, labelsIn } from '../known-labels.ts'
import { mayHoldDirectives } from './directive-forms.ts'
import type { FastParser } from './fast-parser.ts'
import { maskCodeStrictly } from './fences.ts'
import { parsed } from './parsed.ts'
import { endsAreSure, type Segment, segmentsOf } from './segments.ts'
import { joinSkeleton, type Run, skeletonOf } from './skeleton.ts'
import { breaks, brokenRules, hasOddBareQuote, oddCharacters } from './source-rules.ts'
import { cutAtTags } from './tag-lines.ts'
import { checkTree } from './tree-guard.ts'

interface Parsers {
  /** Names of directives. */
  readonly known: Pick<ReadonlySet<string>, 'has'>
  readonly fast: FastParser
  /** @throws what the reference can't parse */
  readonly reference: (text: string) => Root
}

/** What one part of a page says about another: references are read only with their definitions. */
const shared = /\]:|\[\^/
/** Statements of modules may go on after an empty line. */
const statement = /^(?:import|export)\b/m
const jsx = /[<{}]/
/** A comment without an empty line in it, after its `<!`. */
const shortComment = String.raw`--[ \w](?:[^\n-]|-(?!-)|\n(?![ \t]*\r?(?:\n|$)))*-->`
/** HTML that may hold empty lines (CommonMark 0.31.2, "HTML blocks", the first five conditions). */
const longHtml = new RegExp(`<(?:!(?!${shortComment})|[?]|/?(?:script|pre|style|textarea))`, 'i')
/** What ends before a tag on its own line, whatever it holds. */
const plainBetweenTags: ReadonlySet<string> = new Set(['paragraph', 'code', 'list'])
/** Beyond this the reference may as well read it all. */
const mostByReference = 0.8

/**
 * Parses a page piece by piece: those that both parsers read alike with the fast one, all others together with the
 * reference, in a text in which one short paragraph stands for each run of the first. That every one of these comes back as
 * a paragraph shows that no tag, expression, fence or HTML went across the places where the page was cut (decision 18).
 *
 * @returns null where the reference has to read the whole page
 * @throws what the reference throws
 */
export function parseInPieces(text: string, format: 'md' | 'mdx', parsers: Parsers): Root | null {
  const { fast, reference } = parsers
  if (oddCharacters.test(text) || /\p{Cs}/u.test(text)) return null
  const masked = maskCodeStrictly(text)
  if (masked === null || !endsAreSure(text, masked)) return null
  if (format === 'mdx' ? statement.test(masked.text) : longHtml.test(masked.text)) return null
  const cut = segmentsOf(text, masked)
  const segments = format === 'mdx' ? cut.flatMap((segment) => cutAtTags(segment, text)) : cut
  const isOdd = oddSegments(text, masked.text, format, parsers)
  const odd = new Set(segments.filter(isOdd))
  if (someShare(odd)) return null
  const tree = parsed(withoutSegments(text, odd), { format, directives: false }, fast)
  const read = tree === null ? null : readSegments(tree, text, segments, odd)
  if (tree === null || read === null) return null
  if (odd.size === 0) return tree
  const labels = labelsIn(tree.children, text)
  if (labels === null || someShare(odd) || sizeOf(odd) > text.length * mostByReference) return null
  const skeleton = skeletonOf(text, runsOf(segments, odd, read))
  const skeletonTree = readWith(definitionsFor(skeleton.text, labels), skeleton.text, reference)
  const children = skeletonTree === null ? null : joinSkeleton(skeletonTree, skeleton)
  return children === null ? null : { ...tree, children }
}

/** Whether a segment that the reference reads says something about others, which are read without it. */
function someShare(odd: ReadonlySet<Segment>): boolean {
  return [...odd].some(({ masked }) => shared.test(masked))
}

/**
 * Reads a text with definitions below it, which are left out of its tree.
 *
 * @returns null where something in the text goes on below it
 */
function readWith(definitions: string, text: string, reference: Parsers['reference']): Root | null {
  if (definitions === '') return reference(text)
  const tree = reference(`${text}\n\n${definitions}`)
  const children = tree.children.filter(({ position }) => (position?.start.offset ?? 0) < text.length)
  return children.every(({ position }) => (position?.end.offset ?? 0) <= text.length) ? { ...tree, children } : null
}

/** @returns whether a segment is known to be read in two ways, or holds what only the reference reads */
function oddSegments(
  text: string,
  masked: string,
  format: 'md' | 'mdx',
  { known }: Pick<Parsers, 'known'>,
): (segment: Segment) => boolean {
  const broken = brokenRules(masked)
  const hasBareQuote = hasOddBareQuote(masked)
  return ({ start, end, masked: own }) =>
    (format === 'mdx' && jsx.test(own)) ||
    // What seems to be code may be text after all.
    mayHoldDirectives(text.slice(start, end), known) ||
    broken.some((rule) => breaks(own, rule)) ||
    (hasBareQuote && hasOddBareQuote(own))
}

/**
 * The text with nothing in place of some segments, line for line and sign for sign; with headings without text in place of
 * tags, as what comes after them at a deeper margin would go on with a list.
 */
function withoutSegments(text: string, left: ReadonlySet<Segment>): string {
  let without = ''
  let at = 0
  for (const { start, end, role } of left) {
    const sign = role === 'tags' ? '#' : ' '
    without += text.slice(at, start) + text.slice(start, end).replace(/[^\r\n]+/g, (line) => sign.padEnd(line.length))
    at = end
  }
  return without + text.slice(at)
}

/**
 * Takes the tree apart by segments.
 *
 * @param odd grows by the segments whose nodes are not surely those of the reference
 * @returns null when a node goes beyond its segment
 */
function readSegments(
  tree: Root,
  source: string,
  segments: readonly Segment[],
  odd: Set<Segment>,
): ReadonlyMap<Segment, RootContent[]> | null {
  const read = new Map<Segment, RootContent[]>(segments.map((segment) => [segment, []]))
  let at = 0
  for (const child of tree.children) {
    const [from, to] = [child.position?.start.offset, child.position?.end.offset]
    if (from === undefined || to === undefined) return null
    while (from >= (segments[at]?.end ?? Number.POSITIVE_INFINITY)) at++
    const segment = segments[at]
    if (segment === undefined || from < segment.start || to > segment.end) return null
    if (segment.role === 'tags') continue
    if (odd.has(segment)) return null
    read.get(segment)?.push(child)
  }
  for (const [segment, children] of read) {
    if (odd.has(segment)) continue
    if (segment.role === 'between tags' && !children.every(({ type }) => plainBetweenTags.has(type))) {
      odd.add(segment)
      continue
    }
    const piece: Root = { type: 'root', children, position: placeOf(segment) }
    if (checkTree({ tree: piece, source, fences: segment.fences, inline: 0 }) !== null) odd.add(segment)
  }
  return read
}

/** Only offsets are looked at. */
function placeOf({ start, end }: Segment): NonNullable<Root['position']> {
  return { start: { line: 1, column: 1, offset: start }, end: { line: 1, column: 1, offset: end } }
}

function sizeOf(segments: ReadonlySet<Segment>): number {
  return [...segments].reduce((sum, { start, end }) => sum + end - start, 0)
}

/** Segments side by side that one parser reads. */
function runsOf(
  segments: readonly Segment[],
  odd: ReadonlySet<Segment>,
  read: ReadonlyMap<Segment, readonly RootContent[]>,
): Run[] {
  const runs: { start: number; end: number; children: RootContent[] | null }[] = []
  for (const segment of segments) {
    const children = odd.has(segment) ? null : [...(read.get(segment) ?? [])]
    const last = runs.at(-1)
    if (last !== undefined && (last.children === null) === (children === null)) {
      last.end = segment.end
      if (last.children !== null) append(last.children, children ?? [])
    } else runs.push({ start: segment.start, end: segment.end, children })
  }
  return runs
}
