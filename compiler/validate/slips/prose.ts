import type { Nodes } from 'mdast'
import { append } from '../../formats/append.ts'
import { childrenOf } from '../../formats/markdown/walk.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { isBareLink } from '../bare-link.ts'
import type { SourceText } from '../source-text.ts'

/** Replaces each character of code, of a link, of a tag: whatever is no plain text. */
export const nonText = '\uFFFC'

/** A paragraph, heading, table cell or element of one line as its author wrote it: offsets in `text` and in the file differ by `start`. */
export interface Prose {
  readonly text: string
  readonly start: number
}

/** Text inside of these is text of the line that they are in, or are. */
const transparent: ReadonlySet<string> = new Set([
  ...['emphasis', 'strong', 'delete', 'mdxJsxTextElement', 'mdxJsxFlowElement'],
])

/** Without one of these characters a text is nothing but words. */
const suspicious =
  /[[\]{}]|<[A-Za-z]|==|\+\+[a-z]|\$\S|(?<![^\s(]):[a-z\d+-]|^[ \t>]*(?:#|[!?=</-]{2}|[!?]> |:? |import\s|[•‣▪●◦○■·➢➤►\uF0A7\uF0B7–—]|-[^ \t]|\*[^* \t]|\d{1,3}[.)][^ \t\d]|[A-Za-z][.)][ \t]|['"‘’´“”]{3}|h[1-6]\. |\.\. |\+[-=]|[\u00A0\u00AD\u2000-\u200D\u202F\u2060\u3000\uFEFF])/m

/**
 * Cuts out what a parser took for plain text, so that a pattern can't meet code or a working link.
 *
 * @returns null where no check has anything to find
 */
export function proseOf(node: Nodes, source: SourceText): Prose | null {
  const { start, end } = rangeOf(node)
  const raw = source.text.slice(start, end)
  if (!suspicious.test(raw)) return null
  const pieces = textRanges(node, start, end, source.text)
  let text = ''
  let at = 0
  for (const [from, to] of pieces) {
    text += masked(raw.slice(at, from - start)) + raw.slice(from - start, to - start)
    at = to - start
  }
  text += masked(raw.slice(at))
  return suspicious.test(text) ? { text, start } : null
}

/** Line ends stay. */
function masked(piece: string): string {
  return /[\r\n]/.test(piece) ? piece.replace(/[^\r\n]/g, nonText) : nonText.repeat(piece.length)
}

/** Ranges of plain text in order. What has no place was split by the parser's second look for bare addresses. */
function textRanges(parent: Nodes, start: number, end: number, whole: string): [number, number][] {
  const ranges: [number, number][] = []
  const children = childrenOf(parent)
  let open: number | null = null
  let last = transparent.has(parent.type) ? (children[0]?.position?.start.offset ?? start) : start
  const close = (to: number) => {
    if (open !== null) ranges.push([open, to])
    open = null
  }
  for (const child of children) {
    if (child.position === undefined) {
      open ??= last
      continue
    }
    const range = rangeOf(child)
    close(range.start)
    last = range.end
    if (child.type === 'text' || isBareLink(child, whole)) ranges.push([range.start, range.end])
    else if (transparent.has(child.type)) append(ranges, textRanges(child, range.start, range.end, whole))
  }
  close(transparent.has(parent.type) ? last : end)
  return ranges
}
