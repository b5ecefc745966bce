import type { Heading, RootContent } from 'mdast'
import { isOnlyComments } from './comments.ts'

/**
 * @returns the level-1 heading that a page begins with, which stands in place of the title of its front matter: before it
 *   are at most comments, and blocks that no author wrote
 */
export function firstTitle(children: readonly RootContent[]): Heading | null {
  const first = children.find((child) => !isComment(child) && (child.type !== 'block' || child.syntax !== 'generated'))
  return first?.type === 'heading' && first.depth === 1 ? first : null
}

function isComment(node: RootContent): boolean {
  if (node.type === 'mdxFlowExpression') return node.data?.estree?.body.length === 0
  return node.type === 'html' && isOnlyComments(node.value)
}
