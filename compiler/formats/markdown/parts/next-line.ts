import type { RootContent } from 'mdast'
import { heading } from '../fast/segments.ts'
import { isStandIn, standIn } from '../fast/skeleton.ts'

/** What stands behind a part for the line that follows it. */
interface NextLine {
  readonly text: string
  /** @returns whether a node is what stands there, in a part that ends at an offset */
  readonly is: (node: RootContent | undefined, end: number) => boolean
}

/**
 * A paragraph, which comes back by itself where nothing is open; a heading for one that has no empty line in front of it, as a
 * paragraph would go on with that above.
 *
 * @param to where the line begins in the page
 * @param isInside it goes on with a list or a table, which a paragraph ends behind an empty line
 */
export function nextLine(text: string, to: number, isInside: boolean): NextLine {
  const gap = isInside ? '\n' : ''
  const kind = !isInside && isHeadingBelowText(text, to) ? 'heading' : 'paragraph'
  return {
    text: kind === 'heading' ? `# ${standIn}` : `${gap}${standIn}`,
    is: (node, end) => isStandIn(node, { offset: end + gap.length }, kind),
  }
}

function isHeadingBelowText(text: string, to: number): boolean {
  const end = text.indexOf('\n', to)
  const above = text.slice(text.lastIndexOf('\n', to - 2) + 1, to)
  return /\S/.test(above) && heading.test(text.slice(to, end < 0 ? text.length : end))
}
