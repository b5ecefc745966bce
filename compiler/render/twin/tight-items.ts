import type { List, Nodes } from 'mdast'
import type { Join } from 'mdast-util-to-markdown'

/** They end by themselves: what comes next is never read as one more line of them. */
const closed: ReadonlySet<string> = new Set(['code', 'heading', 'thematicBreak'])
/** The next line belongs to them unless it begins something else. */
const open: ReadonlySet<string> = new Set(['paragraph', 'blockquote', 'list'])

/**
 * Joins what is in an item of a tight list. Without an empty line some of it would be read as one: Markdown has no such items,
 * but blocks and partials put anything into one.
 */
export const joinInItem: Join = (left, right, parent) => {
  if (parent.type !== 'listItem') return undefined
  const isParted = closed.has(left.type) || (open.has(left.type) && interrupts(right, left))
  // Else as tight as the list is.
  return isParted ? undefined : 1
}

/** Whether a line can begin it that follows another block without a gap. A thematic break would make a heading of a paragraph. */
function interrupts(right: Nodes, left: Nodes): boolean {
  if (right.type === 'list') return canInterrupt(right) && !(left.type === 'list' && left.ordered === right.ordered)
  if (right.type === 'blockquote') return left.type !== 'blockquote'
  return right.type === 'code' || right.type === 'heading'
}

/** A number besides 1 is text in a paragraph. */
function canInterrupt({ ordered, start }: List): boolean {
  return ordered !== true || (start ?? 1) === 1
}
