import type { Root, RootContent } from 'mdast'
import { isOnlyComments } from '../../formats/markdown/comments.ts'

/** @returns whether a tree shows nothing besides the page's title */
export function showsNothing(tree: Root): boolean {
  return tree.children.filter((node) => !isSilent(node)).every((node, at) => at === 0 && isTitle(node))
}

function isTitle(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 1
}

function isSilent(node: RootContent): boolean {
  switch (node.type) {
    case 'definition':
      return true
    case 'html':
      return isOnlyComments(node.value)
    case 'mdxFlowExpression':
      return node.data?.estree?.body.length === 0
    case 'paragraph':
      return node.children.every((child) => child.type === 'mdxTextExpression' && isSilent(child))
    case 'mdxTextExpression':
      return node.data?.estree?.body.length === 0
    case 'block':
      return node.syntax === 'generated'
    default:
      return false
  }
}
