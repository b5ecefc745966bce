import type { PhrasingContent, RootContent } from 'mdast'

const phrasing: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'mdxTextExpression',
  'mdxJsxTextElement',
  'textDirective',
])

/** Whether a node is a part of a line of text. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasing.has(node.type) || (node.type === 'block' && node.inline)
}
