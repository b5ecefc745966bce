import type { Nodes, Root, Text } from 'mdast'
import { autolinkInMdx, headingIdInMdx, htmlCommentInMdx } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { lastTold } from '../diagnostics/last-told.ts'
import { append } from '../formats/append.ts'
import type { ParseMarkdown, SyntaxFault } from '../formats/markdown/parsed.ts'
import type { LineIndex } from '../formats/source.ts'
import { areInHeadings, headingIdsAfter, withoutIds } from './heading-ids-ahead.ts'
import { rangeOf as rangeOfNode } from './node-range.ts'
import { type Range, tagOf, takenOut } from './taken-out.ts'

/** A body as far as it could be read. */
export interface ReadBody {
  /** Null where a syntax error ended the reading. */
  readonly tree: Root | null
  /** The text that the tree is of, as long as the one that was given. */
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** Ids of headings are not what their author wrote. */
  readonly hidesAnchors: boolean
  /** What was left out to read on behind a fault; absent where nothing was. */
  readonly lacks?: Lacking
}

/** What a tree lacks of its text. */
export interface Lacking {
  /** Nothing of a page is to blame in these. */
  readonly ranges: readonly Range[]
  /** Some of it were tags: what stands in what is not known. */
  readonly movesBlocks: boolean
}

/**
 * What .md files write in another way than .mdx files, and what it means there, in as many characters. The id of a heading has
 * no form that is as short.
 */
const meant: ReadonlyMap<string, (written: string) => string | null> = new Map([
  [
    htmlCommentInMdx.code,
    (comment) => (/^<!--.*-->$/s.test(comment) ? `{/* ${comment.slice(4, -3).replaceAll('*/', '* ')}*/}` : null),
  ],
  [autolinkInMdx.code, (link) => ` ${link.slice(1, -1)} `],
  [headingIdInMdx.code, (id) => ' '.repeat(id.length)],
])

/** More faults in one page are no slips of the pen. */
const mostFaults = 20

/** So many characters are parsed for what else is wrong with a page. */
const mostRead = 4_000_000

interface Body {
  readonly file: string
  readonly text: string
  readonly format: 'md' | 'mdx'
  readonly lines: LineIndex
}

/** Says what a fault is, in the text that has it. */
type Describe = (fault: SyntaxFault, text: string) => Diagnostic

/**
 * Reads a body, and reads on behind a fault: as what is right in .md files only is meant there, and without what else is wrong
 * where the rest does not depend on it. So all is told at once that is wrong with the page.
 */
export function readAsMeant(given: Body, parse: ParseMarkdown, describe: Describe): ReadBody {
  const ahead: Range[] = []
  const read = readBehind(given, parse, describe, ahead)
  return read.tree === null || areInHeadings(read.tree, ahead) ? read : readBehind(given, parse, describe, null)
}

/** @param ahead takes the ids of headings that are left out before the parser has stopped there; null where none may be */
function readBehind(given: Body, parse: ParseMarkdown, describe: Describe, ahead: Range[] | null): ReadBody {
  const { file, format, lines } = given
  const diagnostics: Diagnostic[] = []
  const ranges: Range[] = []
  const widowed = new Set<string>()
  let movesBlocks = false
  let { text } = given
  for (let left = mostRead; ; left -= text.length) {
    const parsed = parse(text, format)
    const lacks = ranges.length === 0 ? {} : { lacks: { ranges, movesBlocks } }
    const hidesAnchors = ranges.length > 0 || diagnostics.some(({ code }) => code === headingIdInMdx.code)
    const read = { text, diagnostics, hidesAnchors, ...lacks }
    if ('tree' in parsed) {
      if (ranges.length > 0) putBack(parsed.tree, given.text, text)
      return { ...read, tree: parsed.tree }
    }
    const found = describe(parsed.fault, text)
    const at = rangeOf(found, lines)
    const tag = tagOf(found, at, text)
    // Of two tags that belong together one was taken out.
    if (tag === null || !widowed.has(tag)) diagnostics.push(found)
    const right = left > 0 ? (meant.get(found.code)?.(text.slice(at.start, at.end)) ?? null) : null
    if (right !== null) {
      text = text.slice(0, at.start) + right + text.slice(at.end)
      const isId = ahead !== null && found.code === headingIdInMdx.code
      const ids = isId ? headingIdsAfter(at.end, { file, text, lines }) : []
      for (const id of ids) diagnostics.push(id.found)
      if (ahead !== null) append(ahead, ids)
      text = withoutIds(text, ids)
      continue
    }
    if (format === 'mdx' && (left <= 0 || ranges.length >= mostFaults))
      return { ...read, diagnostics: lastTold(diagnostics), tree: null }
    const taken = format === 'mdx' ? takenOut(found, at, { text, lines }) : null
    if (taken === null) return { ...read, tree: null }
    for (const range of taken.ranges) text = without(text, range, taken.isText ? standIn : ' ')
    for (const name of taken.widowed) widowed.add(name)
    append(ranges, taken.ranges)
    if (taken.bare !== undefined) ranges.push(taken.bare)
    movesBlocks ||= taken.movesBlocks
  }
}

function rangeOf({ line, column, endLine, endColumn }: Diagnostic, lines: LineIndex): Range {
  const isPlaced = line !== null && column !== null && endLine !== null && endColumn !== null
  return isPlaced ? { start: lines.offset(line, column), end: lines.offset(endLine, endColumn) } : { start: 0, end: 0 }
}

/** A letter for Markdown, and in no text: of those for private use. */
const standIn = '\uF5D0'

const standIns = /\uF5D0+/g

/** Puts what was left out of texts into them again, as who previews the page has written it. */
function putBack(tree: Root, given: string, read: string): void {
  const runs = [...read.matchAll(standIns)]
  visitTexts(tree, (node) => {
    const { start, end } = rangeOfNode(node)
    const own = runs.filter(({ index }) => start <= index && index < end)
    let next = 0
    node.value = node.value.replaceAll(standIns, (run) => {
      const from = own[next++]?.index
      return from === undefined ? run : given.slice(from, from + run.length)
    })
  })
}

function visitTexts(node: Nodes, visit: (text: Text) => void): void {
  if (node.type === 'text') visit(node)
  if ('children' in node) for (const child of node.children) visitTexts(child, visit)
}

/** Offsets and lines stay. */
function without(text: string, { start, end }: Range, fill: string): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, fill) + text.slice(end)
}
