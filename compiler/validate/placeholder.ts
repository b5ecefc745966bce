import type { Html, RootContent } from 'mdast'
import type { Range } from '../formats/markdown/tree.ts'

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
