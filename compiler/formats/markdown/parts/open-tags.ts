import type { RootContent } from 'mdast'
import { append } from '../../append.ts'
import type { LineIndex } from '../../source.ts'
import { closeContainers, colonsOf } from '../container-lines.ts'
import type { MaskedCode } from '../fast/fences.ts'
import { maskCode } from '../mask-code.ts'
import { compact, type Held } from '../packed/compact.ts'
import { spanOf } from '../packed/span.ts'
import { scanTags } from '../scan-tags.ts'
import { asParent } from '../walk.ts'
import 'mdast-util-directive'
import 'mdast-util-mdx'

/** Names of the tags that are open at a place, the outermost first; of containers with the colons that they begin with. */
export type OpenTags = readonly string[]

/** What holds lines that are set in, or that seem to stand for themselves. */
const holders: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

/** A line of one tag, which is no part of a paragraph. */
const tagAlone = /^[ \t]*<\/?[A-Za-z][^<>]*>[ \t\r]*$/
/** A line that begins with a tag. */
export const tagFirst = /^[ \t]*<\/?[A-Za-z]/

/**
 * @returns the offsets of lines that begin with a tag after a tag or an empty line, outside of code: what is open there may
 *   end but for tags, lists and the like
 */
export function tagLines(text: string, { inside }: Pick<MaskedCode, 'inside'>): readonly number[] {
  const found: number[] = []
  let [start, number, isFree] = [0, 1, true]
  while (start < text.length) {
    const next = text.indexOf('\n', start)
    const end = next < 0 ? text.length : next
    const line = text.slice(start, end)
    const isCode = inside.has(number)
    if (start > 0 && isFree && !isCode && tagFirst.test(line)) found.push(start)
    isFree = !isCode && (!/\S/.test(line) || tagAlone.test(line))
    start = end + 1
    number++
  }
  return found
}

/**
 * @param part of a page of MDX
 * @param before tags that are open where it begins
 * @returns those that seem to be open at its end: if they are others, the parser finds a fault; null where one seems to be closed
 *   that is not open
 */
export function tagsAfter(part: string, before: OpenTags): OpenTags | null {
  if (!part.includes('<')) return before
  const open = [...before]
  for (const { kind, name, end } of scanTags(maskCode(part))) {
    if (end === null) return null
    // An address, in which the parser stops.
    if (name.endsWith(':')) continue
    if (kind === 'open') open.push(name)
    else if (kind === 'close' && open.pop() !== name) return null
  }
  return open
}

const container = /^(:{3,})([A-Za-z][\w-]*)/
const containerLine = /^(:{3,})(?:([A-Za-z][\w-]*).*|[ \t\r]*)$/gm

const closingLine = /:{3,}[ \t]*\r?(?:\n|(?![\s\S]))/y

/** Whether a line of colons begins at an offset: what it ends may be another than in front of a paragraph. */
export function closesContainer(text: string, at: number): boolean {
  closingLine.lastIndex = at
  return closingLine.test(text)
}

/**
 * @param part of a page without tags that hold what is between them
 * @param before containers that are open where it begins
 * @returns those at the margin that seem to be open at its end: if they are others, what is put after it lies elsewhere
 */
export function containersAfter(part: string, before: OpenTags): OpenTags {
  if (!part.includes(':::')) return before
  const open = [...before]
  for (const [, colons = '', name] of maskCode(part).matchAll(containerLine)) {
    if (name !== undefined) open.push(colons + name)
    else closeContainers(open, colons.length, colonsOf)
  }
  return open
}

/** @returns the lines that open tags again, outer ones first */
export function openingOf(tags: OpenTags): string {
  return tags.map((name) => `${container.test(name) ? name : `<${name}>`}\n\n`).join('')
}

/** @returns the lines that close them, inner ones first */
export function closingOf(tags: OpenTags): string {
  return tags
    .map((name) => `\n${':'.repeat(colonsOf(name)) || `</${name}>`}\n`)
    .reverse()
    .join('')
}

/**
 * @param source that the places of the nodes are of
 * @returns what the innermost of some tags holds, each of which begins what is around the next one; null where they don't
 */
export function firstInside(nodes: RootContent[], tags: OpenTags, source: string): RootContent[] | null {
  return inside(nodes, tags, 0, source)
}

/** The same with tags that each end what is around the next one. */
export function lastInside(nodes: RootContent[], tags: OpenTags, source: string): RootContent[] | null {
  return inside(nodes, tags, -1, source)
}

function inside(nodes: RootContent[], tags: OpenTags, at: 0 | -1, source: string): RootContent[] | null {
  let list = nodes
  for (const name of tags) {
    const node = list.at(at)
    const held = heldBy(node, name)
    if (held === null || (container.test(name) && !beginsAtMargin(source, node?.position?.start.offset ?? 0, name)))
      return null
    list = held
  }
  return list
}

/**
 * One of as many colons and the same name is as good as the one that was meant, but for one that is set in: lines that are in
 * it may be set in as far and belong to nothing else.
 */
function beginsAtMargin(source: string, start: number, name: string): boolean {
  return (
    (start === 0 || source[start - 1] === '\n') &&
    container.exec(source.slice(start, start + name.length))?.[0] === name
  )
}

function heldBy(node: RootContent | undefined, name: string): RootContent[] | null {
  if (node?.type === 'containerDirective')
    return node.name === container.exec(name)?.[2] ? (asParent(node)?.children ?? null) : null
  return node?.type === 'mdxJsxFlowElement' && (node.name ?? '') === name ? (asParent(node)?.children ?? null) : null
}

/** Signs of a tag that is looked for. */
const longTag = 2000

/**
 * @param read what of a page is read
 * @param tags that are open at its end
 * @param linesAbove of a tag in `openingOf`, from the line after it
 * @returns where the page has it, as parsers say it; null where that is not known
 */
export function placeOfOpen(
  read: readonly RootContent[],
  tags: OpenTags,
  linesAbove: number,
  { text, lines }: { readonly text: string; readonly lines: LineIndex },
): string | null {
  let [list, start]: [readonly RootContent[], number | null] = [read, null]
  for (const name of tags.slice(0, Math.max(0, tags.length + 1 - linesAbove / 2))) {
    const node = list.at(-1)
    list = heldBy(node, name) ?? []
    start = node?.position?.start.offset ?? null
  }
  const [tag] = start === null ? [] : scanTags(text.slice(start, start + longTag))
  if (start === null || tag?.end == null) return null
  const [from, to] = [lines.point(start), lines.point(start + tag.end)]
  return `${from.line}:${from.column}-${to.line}:${to.column}`
}

/** Whether a line that is set in, or that no empty line is before, may belong to the node above it. */
export function mayTakeIn(node: RootContent | undefined): boolean {
  return node !== undefined && holders.has(node.type)
}

/**
 * Puts the nodes of a part after those that are read already: what is in tags that were open into these.
 *
 * @param tags those that are open where the part begins
 * @param put puts what is in the innermost of them there
 */
export function putInside(
  read: RootContent[],
  nodes: readonly RootContent[],
  tags: OpenTags,
  held: Held,
  put: (into: RootContent[], nodes: readonly RootContent[]) => void,
): void {
  const [name, ...inner] = tags
  if (name === undefined) {
    put(read, nodes)
    return
  }
  const [open, first] = [read.at(-1), nodes[0]]
  const [into, more] = [heldBy(open, name), heldBy(first, name)]
  if (open === undefined || into === null || more === null) throw new Error('A part begins with the tags that are open')
  putInside(into, more, inner, held, put)
  const [start, end] = [open.position?.start, first?.position?.end]
  if (start !== undefined && end !== undefined) open.position = spanOf({ start, end }, held.lines)
  append(
    read,
    nodes.slice(1).map((node) => compact(node, held)),
  )
}
