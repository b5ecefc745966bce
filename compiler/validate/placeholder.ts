import type { Html, RootContent } from 'mdast'
import { isAllowedElement } from '../formats/markdown/html.ts'
import type { Range } from '../formats/markdown/tree.ts'

/** Their content is no text, so that without them more than a name would show where they begin more than a tag. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg', 'math'])

/**
 * Whether a tag of a `.md` file is no HTML but the name of what readers put in (`<token>`): no element that a page may
 * hold, no values, never closed.
 *
 * @param written the tag with its brackets
 * @param piece the piece of HTML that it is in: the tag alone where a line of text names it
 * @param text the whole text that it is in
 */
export function isPlaceholder(written: string, piece: string, text: string): boolean {
  const name = /^<([A-Za-z][\w-]*)(?:\s+[A-Za-z][\w-]*)*\s*>$/.exec(written)?.[1]?.toLowerCase()
  if (name === undefined || isAllowedElement(name) || (silent.has(name) && written !== piece)) return false
  return !text.toLowerCase().includes(`</${name}`)
}

/**
 * Shows placeholders as the characters that they are.
 *
 * @param ranges where they are in the node's value
 * @param inLine whether the node is a part of a line of text
 */
export function withText(node: Html, ranges: readonly Range[], inLine: boolean): RootContent {
  const { value, position } = node
  const [first] = ranges
  if (first === undefined) return node
  if (value.slice(first.start, first.end) === value.trim()) {
    const text = { type: 'text' as const, value: value.trim(), position }
    return inLine ? text : { type: 'paragraph', children: [text], position }
  }
  let escaped = ''
  let at = 0
  for (const { start, end } of ranges) {
    escaped += `${value.slice(at, start)}&lt;${value.slice(start + 1, end - 1)}&gt;`
    at = end
  }
  return { ...node, value: escaped + value.slice(at) }
}
