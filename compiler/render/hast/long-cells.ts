import type { Element, ElementContent } from 'hast'

/** Signs that are a line or two of a wide column, and many lines of a narrow one. */
const few = 40

/**
 * Marks the cells of a row that hold much text, so that the theme can keep their columns readable. Two columns share the
 * width well by themselves.
 *
 * @param row changed in place
 */
export function markLongCells({ children }: Element): void {
  const cells = children.filter((child) => child.type === 'element' && child.tagName === 'td')
  if (cells.length < 3) return
  for (const cell of cells)
    if (cell.type === 'element' && signsLeft(cell, few) < 0) cell.properties.className = ['long']
}

/** @returns how many of the signs are left after a node; less than none as soon as it has more */
function signsLeft(node: ElementContent, signs: number): number {
  if (node.type === 'text') return signs - node.value.length
  if (node.type !== 'element') return signs
  let left = signs
  for (const child of node.children) {
    left = signsLeft(child, left)
    if (left < 0) break
  }
  return left
}
