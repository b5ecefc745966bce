import type { Nodes, RootContent } from 'mdast'
import { asParent } from './walk.ts'

/**
 * Takes bare addresses apart that GFM makes links of (its "Autolinks (extension)") inside an `<a>` of HTML or JSX: no link
 * holds another (HTML standard, "The a element"), so that a browser would end the written one before it, with no text.
 *
 * @param tree as it was parsed; it is changed in place
 * @param text what its places count in
 */
export function unlinkInAnchors(tree: Nodes, text: string): void {
  if (/<a\s/i.test(text)) visit(tree, text, false)
}

/** Parents whose children are in a line: a tag that is a block of its own holds nothing of the next block. */
const inLine: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete'])

function visit(node: Nodes, text: string, inside: boolean): void {
  const parent = asParent(node)
  if (parent === null) return
  let isOpen = inside || (parent.type.startsWith('mdxJsx') && parent.name === 'a')
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'html' && inLine.has(parent.type)) {
      if (/^<a\s/i.test(child.value)) isOpen = true
      else if (/^<\/a\s*>$/i.test(child.value)) isOpen = inside
    }
    const isBare = child.type === 'link' && /[^[<!]/.test(text[child.position?.start.offset ?? -1] ?? '[')
    if (isOpen && isBare) return child.children
    visit(child, text, isOpen)
    return [child]
  })
}
