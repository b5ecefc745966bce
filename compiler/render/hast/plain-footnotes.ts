import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Makes the notes of a text of data a list, and what names them a number: a page may show several such texts, or one of them
 * more than once, and the ids of their notes would be there as often.
 */
export function plainFootnotes(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    const { dataFootnoteRef, dataFootnoteBackref, dataFootnotes } = node.properties
    if (dataFootnoteBackref !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const isNamed = dataFootnoteRef !== undefined
    if (!isNamed && dataFootnotes === undefined) return
    const shown = isNamed ? node.children[0] : node.children.find(isList)
    if (shown === undefined) return
    parent.children[index] = shown
    if (shown.type === 'element') for (const item of shown.children) if (item.type === 'element') item.properties = {}
    return index
  })
}

function isList(node: Root['children'][number]): node is Element {
  return node.type === 'element' && node.tagName === 'ol'
}
