import { html as names, parseFragment, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { ErrorText, TextPiece } from './contract.ts'

type Level = NonNullable<TextPiece['heading']>['depth']

/**
 * Takes a text of data apart at its headings, so that each is a heading of the page: with an id, a link and an entry in
 * the list of contents. They come below the heading that the text is under, in their order and without a gap, so
 * that the page's outline holds. One inside of a quote or a list is only moved: it heads nothing of the page.
 *
 * @param html safe HTML, as `html` of the model input gives it
 * @param above the level of the heading above
 * @param id gives an id of the page to a heading of this text
 */
export function splitAtHeadings(html: string, above: number, id: (text: string) => string): ErrorText['pieces'] {
  if (!/<h[1-6][\s>]/.test(html)) return [{ heading: null, html }]
  const fragment = parseFragment(html)
  const levels = [...new Set(headingsIn(fragment).map(({ tagName }) => tagName))].sort()
  for (const heading of headingsIn(fragment)) {
    heading.tagName = `h${Math.min(6, above + 1 + levels.indexOf(heading.tagName))}`
    heading.nodeName = heading.tagName
  }
  const pieces: { heading: TextPiece['heading']; html: string }[] = [{ heading: null, html: '' }]
  for (const node of fragment.childNodes) {
    if (isHeading(node)) {
      const text = textOf(node).replace(/\s+/g, ' ').trim()
      const depth = Number(node.tagName[1]) as Level
      pieces.push({ heading: { id: id(text), depth, text, html: serialize(node) }, html: '' })
    } else (pieces.at(-1) as { html: string }).html += serializeOuter(node)
  }
  return pieces.filter(({ heading, html: inner }) => heading !== null || inner.trim() !== '')
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node

const isHeading = (node: Tree.Node): node is Tree.Element =>
  isElement(node) && node.namespaceURI === names.NS.HTML && /^h[1-6]$/.test(node.tagName)

function headingsIn(node: Tree.ParentNode): readonly Tree.Element[] {
  return node.childNodes.flatMap((child) => {
    if (isHeading(child)) return [child]
    return isElement(child) ? headingsIn(child) : []
  })
}

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value
  return isElement(node) ? node.childNodes.map(textOf).join('') : ''
}
