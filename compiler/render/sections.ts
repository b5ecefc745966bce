import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import { isElementContent } from './element-content.ts'

/**
 * Each heading at the top opens a section that lasts until the next one, or until a block that brings sections of its
 * own: those are no part of what an author's heading is about.
 */
export function sections(root: HastRoot): HastRoot {
  const children: HastContent[] = []
  let open: Element | null = null
  for (const child of root.children) {
    if (child.type === 'element') {
      const isHeading = /^h[1-6]$/.test(child.tagName)
      if (isHeading || child.properties.heads === true) open = null
      if (isHeading && child.properties.id !== undefined && child.tagName !== 'h1') {
        open = sectionOf(String(child.properties.id))
        children.push(open)
      }
    }
    if (open === null) children.push(child)
    else if (isElementContent(child)) open.children.push(child)
  }
  return { type: 'root', children }
}

function sectionOf(heading: string): Element {
  return { type: 'element', tagName: 'section', properties: { id: `${heading}-section-indexable` }, children: [] }
}
