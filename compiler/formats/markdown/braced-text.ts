import 'mdast-util-mdx'
import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isBreak } from './shown-text.ts'
import type { BracedText } from './tree.ts'

/** @returns the text of some nodes with the braces in it; null where it has none */
export function bracedText(nodes: readonly RootContent[]): BracedText | null {
  const parts = nodes.flatMap(partsOf)
  return parts.every((part) => typeof part === 'string') ? null : parts
}

function partsOf(node: RootContent): BracedText {
  if (isBreak(node)) return [' ']
  if (node.type !== 'mdxTextExpression') return 'children' in node ? node.children.flatMap(partsOf) : [textOf(node)]
  const statement = node.data?.estree?.body[0]
  const range = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
  return [{ expression: statement?.type === 'ExpressionStatement' ? statement.expression : null, range }]
}
