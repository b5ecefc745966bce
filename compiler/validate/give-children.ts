import type { RootContent } from 'mdast'
import type { ParentNode } from '../formats/markdown/walk.ts'

/**
 * Puts other children into a node. An item that has got a second paragraph, from a partial, is tight no longer: without their
 * elements its paragraphs would be one text.
 */
export function giveChildren(parent: ParentNode, children: RootContent[]): void {
  parent.children = children
  if (parent.type === 'listItem' && children.filter(({ type }) => type === 'paragraph').length > 1) parent.spread = true
}
