import type { Nodes, Root } from 'mdast'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { commentsIn } from '../formats/markdown/comments.ts'
import { maskCode } from '../formats/markdown/mask-code.ts'
import { headingIdError } from '../formats/markdown/syntax-errors/heading-id-error.ts'
import { childrenOf, walk } from '../formats/markdown/walk.ts'
import type { LineIndex } from '../formats/source.ts'
import { rangeOf } from './node-range.ts'
import type { Range } from './taken-out.ts'

/** The id of a heading of MDX that is written as in Markdown. */
interface HeadingId extends Range {
  readonly found: Diagnostic
}

/** Without the blank it may be escaped, or belong to an address. */
const headingWithId = /^ {0,3}#{1,6}(?:[ \t][^{}\r\n]*)?[ \t](?=\{#)/gm

/**
 * The parser stops at the first id of a page, and one that comes from elsewhere has one in each heading: reading it once more
 * behind each took 4 s for 62 kB with a hundred, and 17 s for 12 kB with a thousand.
 *
 * @param from offset behind one of them
 * @returns the others that follow it, in their order, by what they look like
 */
export function headingIdsAfter(
  from: number,
  { file, text, lines }: { readonly file: string; readonly text: string; readonly lines: LineIndex },
): readonly HeadingId[] {
  const masked = maskCode(text)
  const comments = commentsIn(masked, 'mdx')
  let comment = comments.next()
  const ids: HeadingId[] = []
  for (const { 0: before, index } of masked.matchAll(headingWithId)) {
    const start = index + before.length
    if (start < from) continue
    while (comment.done !== true && comment.value[1] <= start) comment = comments.next()
    if (comment.done !== true && comment.value[0] < start) continue
    const found = headingIdError(start, { file, text, lines })
    if (found !== null) ids.push({ start, end: text.indexOf('}', start) + 1, found })
  }
  return ids
}

/** Blanks stand for the ids in the text. */
export function withoutIds(text: string, ids: readonly Range[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of ids) {
    parts.push(text.slice(at, start), ' '.repeat(end - start))
    at = end
  }
  return parts.join('') + text.slice(at)
}

/**
 * Whether all that was taken for ids of headings stood in their text, and in no value that the masks don't know.
 *
 * @param ids in their order
 */
export function areInHeadings(tree: Root, ids: readonly Range[]): boolean {
  let [next, count] = [0, 0]
  walk(tree.children, (node) => {
    if (node.type !== 'heading') return
    const { start, end } = rangeOf(node)
    for (let id = ids[next]; id !== undefined && id.start < end; id = ids[++next])
      if (id.start >= start && isText(node, id.start)) count++
  })
  return count === ids.length
}

function isText(node: Nodes, at: number): boolean {
  const inner = childrenOf(node).find((child) => {
    const { start, end } = rangeOf(child)
    return start <= at && at < end
  })
  return inner === undefined ? node.type === 'heading' : inner.type === 'text' || isText(inner, at)
}
