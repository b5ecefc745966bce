import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import { isElementContent } from './element-content.ts'
import type { Part } from './parts.ts'

/** What the id of a section has after that of its heading, as the `Section` of a theme knows it. */
export const sectionEnding = '-section-indexable'

/**
 * Each heading at the top opens a section that lasts until the next one, or until a block that brings sections of its
 * own: those are no part of what an author's heading is about.
 *
 * @param parts of what is at the top of a page
 * @returns pieces, in which a section may go on from the piece before
 */
export function* sections(parts: Iterable<Part>): Generator<HastRoot> {
  let open: Element | null = null
  let isFirst = true
  for (const { children: given, goesOn } of parts) {
    // Definitions alone show nothing, and end nothing.
    if (given.length === 0 && !isFirst) continue
    isFirst = false
    const children: HastContent[] = []
    const first = given[0]
    const isInside = open !== null && first !== undefined && !endsSection(first)
    if (open !== null) open = { type: 'element', tagName: open.tagName, properties: open.properties, children: [] }
    if (isInside && open !== null) children.push(open)
    for (const child of given) {
      if (child.type === 'element' && endsSection(child)) {
        open = opened(child)
        if (open !== null) children.push(open)
      }
      if (open === null) children.push(child)
      else if (isElementContent(child)) open.children.push(child)
    }
    const whole = goesOn + (isInside ? 1 : 0)
    yield { type: 'root', children, ...(whole > 0 && { data: { goesOn: whole } }) }
  }
}

/** @returns the section of a heading; null for a title, and for what has sections of its own */
function opened(node: Element): Element | null {
  const { id } = node.properties
  return isHeading(node) && id !== undefined && node.tagName !== 'h1' ? sectionOf(String(id)) : null
}

function isHeading(node: Element): boolean {
  return /^h[1-6]$/.test(node.tagName)
}

function endsSection(node: HastContent): boolean {
  return node.type === 'element' && (isHeading(node) || node.properties.heads === true)
}

function sectionOf(heading: string): Element {
  return { type: 'element', tagName: 'section', properties: { id: heading + sectionEnding }, children: [] }
}
