import type { ElementContent, RootContent } from 'hast'

/** @returns whether a node may be in an element: a doctype, which no page of ours has, is only at the top of a document */
export function isElementContent(node: RootContent): node is ElementContent {
  return node.type !== 'doctype'
}
