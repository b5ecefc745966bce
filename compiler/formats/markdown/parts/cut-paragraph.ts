import type { Paragraph, RootContent } from 'mdast'
import { append } from '../../append.ts'
import { standIn } from '../fast/skeleton.ts'
import { compact, type Held } from '../packed/compact.ts'
import { spanOf } from '../packed/span.ts'
import { childrenOf } from '../walk.ts'

/** A line of tags and text behind them, which is no block for itself: it goes on with a paragraph. */
const tagsAndText = String.raw`(?:<[A-Za-z](?:[^<>{}"'${'`'}\n]|"[^"<>{}\n]*")*>)+[^\s<{]`
const afterTag = new RegExp(String.raw`>\r?\n(?=${tagsAndText})`, 'g')
const here = new RegExp(tagsAndText, 'y')

/** @returns offsets of lines of tags and text below a tag */
export function linesWithin(text: string): readonly number[] {
  return Array.from(text.matchAll(afterTag), ({ 0: { length }, index }) => index + length)
}

/** What may be the first half of what the other is in the lines below. */
const unpaired = /[*_~`[\]{}]/

/**
 * Takes the text that stands for the next lines of a paragraph away from its end.
 *
 * @param nodes that end in the paragraph
 * @param end where the part ends in what was read
 * @returns whether it ends in a tag, and nothing in it goes on below
 */
export function takeGoingOn(
  nodes: readonly RootContent[],
  end: number,
  { text, to }: { readonly text: string; readonly to: number },
): boolean {
  const paragraph = nodes.at(-1)
  here.lastIndex = to
  if (paragraph?.type !== 'paragraph' || !here.test(text)) return false
  const [tag, after] = paragraph.children.slice(-2)
  if (tag?.type !== 'mdxJsxTextElement' || after?.type !== 'text' || after.value !== `\n${standIn}`) return false
  if (after.position?.end.offset !== end + standIn.length || paragraph.children.some(holdsUnpaired)) return false
  paragraph.children.pop()
  if (paragraph.position !== undefined && tag.position !== undefined)
    paragraph.position = { start: paragraph.position.start, end: tag.position.end }
  return true
}

function holdsUnpaired(node: RootContent): boolean {
  return node.type === 'text' ? unpaired.test(node.value) : childrenOf(node).some(holdsUnpaired)
}

/** Puts what a paragraph goes on with after what is there of it. */
export function goOnWith(paragraph: Paragraph, first: Paragraph, held: Held): void {
  const [start, end] = [paragraph.position?.end, first.position?.start]
  const between = start === undefined || end === undefined ? undefined : spanOf({ start, end }, held.lines)
  paragraph.children.push({ type: 'text', value: '\n', ...(between !== undefined && { position: between }) })
  compact(first, { ...held, open: first })
  append(paragraph.children, first.children)
}
