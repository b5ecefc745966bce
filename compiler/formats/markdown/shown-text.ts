import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** @returns whether a node ends a line within a paragraph: two spaces or a backslash at its end, or `<br>` */
export function isBreak(node: Nodes): boolean {
  if (node.type === 'html') return /^<br\b/i.test(node.value)
  return node.type === 'break' || (node.type === 'mdxJsxTextElement' && node.name === 'br')
}

/**
 * @param isText whether a tag of a `.md` file is shown as it is written, as a placeholder is; default: none is
 * @returns the text of a node as readers see it: tags show nothing, and a break parts words
 */
export function shownText(node: Nodes, isText: (tag: string) => boolean = () => false): string {
  if (isBreak(node)) return ' '
  if (node.type === 'html') return isText(node.value) ? node.value : ''
  return 'children' in node ? node.children.map((child) => shownText(child, isText)).join('') : textOf(node)
}
