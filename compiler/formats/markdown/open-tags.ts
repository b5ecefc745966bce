import type { RootContent } from 'mdast'
import { append } from '../append.ts'
import { compact, type Held } from './compact.ts'
import type { MaskedCode } from './fast/fences.ts'
import { maskCode } from './mask-code.ts'
import { scanTags } from './scan-tags.ts'
import { spanOf } from './span.ts'
import { asParent } from './walk.ts'
import 'mdast-util-mdx'

/** Names of the tags that are open at a place, the outermost first. */
export type OpenTags = readonly string[]

/** What holds lines that are set in, or that seem to stand for themselves. */
const holders: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

/** A line of one tag, which is no part of a paragraph, and one that begins with a tag. */
const tagAlone = /^[ \t]*<\/?[A-Za-z][^<>]*>[ \t\r]*$/
const tagFirst = /^[ \t]*<\/?[A-Za-z]/

/**
 * @returns the offsets of lines that begin with a tag behind a tag or an empty line, outside of code: what is open there may
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
    if (kind === 'open') open.push(name)
    else if (kind === 'close' && open.pop() !== name) return null
  }
  return open
}

export function openingOf(tags: OpenTags): string {
  return tags.map((name) => `<${name}>\n\n`).join('')
}

export function closingOf(tags: OpenTags): string {
  return tags
    .map((name) => `\n</${name}>\n`)
    .reverse()
    .join('')
}

/** @returns what the innermost of some tags holds, each of which begins what is around the next one; null where they don't */
export function firstInside(nodes: RootContent[], tags: OpenTags): RootContent[] | null {
  return inside(nodes, tags, 0)
}

/** The same with tags that each end what is around the next one. */
export function lastInside(nodes: RootContent[], tags: OpenTags): RootContent[] | null {
  return inside(nodes, tags, -1)
}

function inside(nodes: RootContent[], tags: OpenTags, at: 0 | -1): RootContent[] | null {
  let list = nodes
  for (const name of tags) {
    const held = heldBy(list.at(at), name)
    if (held === null) return null
    list = held
  }
  return list
}

function heldBy(node: RootContent | undefined, name: string): RootContent[] | null {
  return node?.type === 'mdxJsxFlowElement' && (node.name ?? '') === name ? (asParent(node)?.children ?? null) : null
}

/** Whether a line that is set in, or that no empty line is before, may belong to the node above it. */
export function mayTakeIn(node: RootContent | undefined): boolean {
  return node !== undefined && holders.has(node.type)
}

/**
 * Puts the nodes of a part behind those that are read already: what is in tags that were open into these.
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
