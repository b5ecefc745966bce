import { serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Heading } from '../../../compiler/model/public-block.ts'
import { isHeading, loweredFragment } from '../heading/lower-headings.ts'
import { type Depth, depthBelow } from '../heading-depth.ts'

/** A stretch of a text: what is under a heading of its own, or before the first one. */
export interface TextPiece {
  readonly heading: {
    readonly id: string
    readonly depth: Depth
    readonly text: string
    /** The same as safe HTML, which may hold code. */
    readonly html: string
  } | null
  /** Safe HTML. */
  readonly html: string
}

/**
 * Takes a text of data apart at its headings, so that each is a heading of the page: with an id, a link and an entry in
 * the list of contents. They come below the heading that the text is under, in their order and without a gap, so
 * that the page's outline holds. One inside of a quote or a list is only moved: it heads nothing of the page.
 *
 * @param html safe HTML, as `html` of the model input gives it
 * @param above the level of the heading above
 * @param id gives an id of the page to a heading of this text
 */
export function splitAtHeadings(html: string, above: number, id: (text: string) => string): readonly TextPiece[] {
  const fragment = loweredFragment(html, above)
  if (fragment === null) return [{ heading: null, html }]
  let piece: { heading: TextPiece['heading']; html: string } = { heading: null, html: '' }
  const pieces = [piece]
  for (const node of fragment.childNodes) {
    if (isHeading(node)) {
      const text = textOf(node).replace(/\s+/g, ' ').trim()
      const depth = depthBelow(Number(node.tagName[1]) - 1)
      piece = { heading: { id: id(text), depth, text, html: serialize(node) }, html: '' }
      pieces.push(piece)
    } else piece.html += serializeOuter(node)
  }
  return pieces.filter(({ heading, html: inner }) => heading !== null || inner.trim() !== '')
}

/** @returns the headings of a text for the page's contents */
export function headingsOf(pieces: readonly TextPiece[]): readonly Heading[] {
  return pieces.flatMap(({ heading }) =>
    heading === null ? [] : [{ id: heading.id, depth: heading.depth, value: heading.text }],
  )
}

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value
  return 'tagName' in node ? node.childNodes.map(textOf).join('') : ''
}
