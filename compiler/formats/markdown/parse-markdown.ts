import type { Nodes, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { withoutLoneReturns } from '../lone-returns.ts'
import { mayHoldAddress, withoutAddresses } from './bare-addresses.ts'
import { bracedAlt } from './braced-alt.ts'
import { expressionParser, isFinalFault } from './expression-parser.ts'
import { withOffsetsAlone } from './expression-places.ts'
import type { FastParser } from './fast/fast-parser.ts'
import { parseFast } from './fast/parse-fast.ts'
import { parseInPieces } from './fast/pieces.ts'
import { knownTextDirectives } from './known-text-directives.ts'
import { unlinkInAnchors } from './nested-links.ts'
import type { Parsed, ParseMarkdown, SyntaxFault } from './parsed.ts'
import { type PartReading, partByPart } from './parts/parts.ts'
import { type MarkdownReader, readingAhead } from './parts/read-ahead.ts'
import { childrenOf } from './walk.ts'
import 'mdast-util-directive'
import 'mdast-util-mdx'

/**
 * The boundary to the Markdown parsers: the only place that knows which are used. What comes out of it is mdast with
 * directive and MDX nodes, expressions with their estree.
 *
 * @param known names of directives
 * @param fast takes the pages that it reads as the reference does; null parses all of them with the reference
 * @param parts how long pages are read
 */
export function createParser(
  known: Pick<ReadonlySet<string>, 'has'>,
  fast: FastParser | null = null,
  parts?: PartReading,
): MarkdownReader {
  const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(knownTextDirectives, known)
  const mdx = markdown().use(remarkMdx, { acorn: expressionParser() }).use(bracedAlt)
  const processors = { md: markdown().freeze(), mdx: mdx().freeze() }
  const faster = { md: markdown().use(withoutAddresses).freeze(), mdx: mdx().use(withoutAddresses).freeze() }
  const parse: ParseMarkdown = (text, format) => {
    const reference = (piece: string) => {
      const tree = (mayHoldAddress(piece) ? processors : faster)[format].parse(piece)
      return format === 'mdx' ? withOffsetsAlone(tree) : tree
    }
    const tree = fast === null ? null : parseByBoth(text, format, { known, fast, reference })
    return tree === null ? parseByReference(() => reference(text), text) : settled(tree, text)
  }
  return readingAhead(function* (given, format) {
    // Only the reference knows them as ends of lines, and takes time for the square of their number.
    const text = withoutLoneReturns(given)
    const inParts = yield* partByPart(text, (part) => parse(part, format), { ...parts, hasTags: format === 'mdx' })
    return inParts ?? parse(text, format)
  })
}

/** @returns null where the reference has to read the page by itself, as for all that it finds wrong */
function parseByBoth(text: string, format: 'md' | 'mdx', parsers: Parameters<typeof parseInPieces>[2]): Root | null {
  const whole = format === 'md' ? parseFast(text, parsers.known, parsers.fast) : null
  if (whole !== null && 'tree' in whole) return whole.tree
  try {
    return parseInPieces(text, format, parsers)
  } catch (error) {
    if (error instanceof VFileMessage || error instanceof RangeError) return null
    throw error
  }
}

function parseByReference(parse: () => Root, text: string): Parsed {
  try {
    return settled(parse(), text)
  } catch (error) {
    // Nesting that exhausts the stack of the expression parser is the author's, too.
    if (error instanceof RangeError) return { fault: depthFault }
    if (!(error instanceof VFileMessage)) throw error
    const place = error.place
    const [point, last] = place === undefined ? [] : 'start' in place ? [place.start, place.end] : [place, place]
    const isFinal = error.cause instanceof Error && isFinalFault(error.cause)
    const where = { offset: point?.offset ?? null, end: last?.offset ?? null }
    const fault = { reason: error.reason, rule: error.ruleId ?? '', ...where }
    return { fault: isFinal ? { ...fault, isFinal } : fault }
  }
}

function settled(tree: Root, text: string): Parsed {
  const deepest = tooDeep(tree)
  if (deepest !== null) return { fault: { ...depthFault, offset: deepest, end: deepest } }
  if (text.includes('\r')) withoutReturns(tree)
  unlinkInAnchors(tree, text)
  return { tree }
}

const depthFault: SyntaxFault = { reason: 'Nested too deep to be read', rule: 'depth', offset: null, end: null }

/** Every stage walks the tree down from node to node, and its stack must last. No page of people comes near. */
const maxDepth = 250

/** @returns the offset of the first node that lies too deep, or null */
function tooDeep(node: Nodes, depth = 0): number | null {
  if (depth > maxDepth) return node.position?.start.offset ?? 0
  for (const child of childrenOf(node)) {
    const found = tooDeep(child, depth + 1)
    if (found !== null) return found
  }
  return null
}

/** Line ends of Windows and of old Macs become those of Unix in what is shown; places are those of the file. */
function withoutReturns(node: Nodes): void {
  const unix = (text: string) => text.replace(/\r\n?/g, '\n')
  if (node.type === 'text') node.value = unix(node.value)
  if ('alt' in node && node.alt) node.alt = unix(node.alt)
  if ('title' in node && node.title) node.title = unix(node.title)
  if ('children' in node) for (const child of node.children) withoutReturns(child)
}
