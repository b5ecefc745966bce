import { slug } from 'github-slugger'
import type { Heading, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { childrenOf } from '../../formats/markdown/walk.ts'

/**
 * Links lead to the id that a heading has in its page. Whoever renders the form makes one of the words, and would not make
 * that of what an author has set, of a block (a badge has words in the form, and none in the id) or of a sign alone.
 *
 * @returns the id to write beside the heading, or null where its words give it
 */
export function anchorBeside(node: Heading): string | null {
  const made = slug(textOf(node, { includeHtml: false }))
  if (node.id !== undefined) return node.id === made ? null : node.id
  return made === '' || holdsBlock(node) ? (node.anchor ?? null) : null
}

function holdsBlock(node: Nodes): boolean {
  return childrenOf(node).some((child) => child.type === 'block' || holdsBlock(child))
}
