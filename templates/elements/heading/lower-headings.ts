import { html as names, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'

const hasHeading = /<h[1-6][\s>]/

/**
 * Moves the headings of a text of data below the heading that the text is under, in their order and without a gap, so
 * that the page's outline holds.
 *
 * @param html safe HTML, as `html` of the model input gives it
 * @param above the level of the heading above
 */
export function withLoweredHeadings(html: string, above: number): string {
  const fragment = loweredFragment(html, above)
  return fragment === null ? html : serialize(fragment)
}

/** @returns the text as a tree whose headings are moved; null where it has none */
export function loweredFragment(html: string, above: number): Tree.DocumentFragment | null {
  if (!hasHeading.test(html)) return null
  const fragment = parseFragment(html)
  const headings = headingsIn(fragment)
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort()
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, above + 1 + levels.indexOf(heading.tagName))}`
    heading.nodeName = heading.tagName
  }
  return fragment
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node

/** @returns whether a node is `h1` to `h6` of HTML, not of a drawing */
export function isHeading(node: Tree.Node): node is Tree.Element {
  return isElement(node) && node.namespaceURI === names.NS.HTML && /^h[1-6]$/.test(node.tagName)
}

function headingsIn(node: Tree.ParentNode): readonly Tree.Element[] {
  return node.childNodes.flatMap((child) => {
    if (isHeading(child)) return [child]
    return isElement(child) ? headingsIn(child) : []
  })
}
