import { renderToString } from 'react-dom/server'
import type { Likes, Piece } from '../../../../compiler/openapi/pieces.ts'
import type { SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { type Say, spoken } from '../../texts/texts.ts'
import { answerOf, type ReferenceHelp, watched } from '../reference-help.ts'
import { hasItemFacts, hasNested, itemsOf } from '../schema/nested.ts'
import { ItemFacts, Row } from '../schema/Row.tsx'
import { anchorMark, filled, filledPiece, holeAt, partsOf } from './holes.ts'
import type { Kept } from './kept.ts'

/** The help of a page that remembers. */
export type KeepingHelp = ReferenceHelp & { readonly kept: Kept }

/** What is the same in an id, in JSON and in HTML. */
export const plainId = /^[\p{L}\p{N}_.-]+$/u

const none: readonly never[] = []

/**
 * Specifications show the same properties in many places: what a row says of itself is rendered once for all of them.
 *
 * @param nested writes what is nested in a node
 * @returns the rows as React writes them
 */
export function keptRows(
  nodes: readonly SchemaNode[],
  help: KeepingHelp,
  say: Say,
  nested: (node: SchemaNode) => string,
): string {
  const { kept } = help
  const known = kept.pieces().like(kept.key)
  // Joined, the rows of each level would be copied into those of the level above it.
  let html = ''
  for (const node of nodes) {
    const nests = hasNested(node)
    const piece = plainId.test(node.anchor) ? pieceOf(node, nests, help, { say, known }) : null
    const inside = nests ? [nested(node)] : none
    html +=
      piece !== null && isRight(piece, help)
        ? filledPiece(piece, node.anchor, inside)
        : filled(rowHtml(node, nests, help, say), inside)
  }
  return html
}

/** @returns the list of these rows */
export function listHtml(rows: string, { kept }: KeepingHelp): string {
  const list = kept.pieces().of('list', () => {
    const html = renderToString(<ul className="ref-properties">{holeAt(0)}</ul>)
    return { parts: partsOf(html), asked: [] }
  })
  return filledPiece(list, '', [rows])
}

/** @returns what holds for each item of a list, as `ItemFacts` shows it */
export function keptItemFacts(node: SchemaNode, help: KeepingHelp, say: Say): string {
  const { items } = node
  if (items === null || !hasItemFacts(node)) return ''
  const { pieces, key } = help.kept
  const render = (own: ReferenceHelp) => renderToString(spoken(say, <ItemFacts node={node} help={own} />))
  if (items.like === null) return render(help)
  const piece = pieces().like(key)(items.like, hasNested(items) ? 'item that nests' : 'item', () => {
    const own = watched(help)
    return { parts: [render(own.help)], asked: own.asked }
  })
  return isRight(piece, help) ? filledPiece(piece, '', none) : render(help)
}

/** Whether the page gives the answers that a piece was made of. */
function isRight({ asked }: Piece, help: ReferenceHelp): boolean {
  return asked.every((one) => answerOf(help, one) === one.answer)
}

function rowHtml(node: SchemaNode, nests: boolean, help: ReferenceHelp, say: Say): string {
  return renderToString(spoken(say, <Row node={node} help={help} inside={nests ? holeAt(0) : null} />))
}

/** @returns the row with marks for its anchor; null for one that is rendered anew for each page */
function pieceOf(
  node: SchemaNode,
  nests: boolean,
  help: KeepingHelp,
  { say, known }: { readonly say: Say; readonly known: Likes },
): Piece | null {
  const { pieces, key } = help.kept
  const { like } = node
  const shape = nests ? 'nests' : shapeOf(node)
  if (like !== null && shape !== null) {
    const piece = known(like, shape, () => markedRow(markedNode(node, nests), nests, help, say))
    return piece === unclear ? null : piece
  }
  const shown = markedNode(node, nests)
  if (shown === null) return null
  return pieces().ofRepeated(`row ${nests} ${key} ${JSON.stringify(shown)}`, () => markedRow(shown, nests, help, say))
}

/** Of nodes that say the same and hold no others, rows differ in what is shown of links and items; null where that is more. */
function shapeOf(node: SchemaNode): 'alone' | `lists ${number}` | `ends ${string}` | null {
  const { link } = node
  const items = node.items === null ? none : itemsOf(node)
  if (items.length > 0) return [node, ...items].every((one) => one.link === null) ? `lists ${items.length}` : null
  if (link === null) return 'alone'
  return link.kind === 'truncated' ? `ends ${link.schema ?? ''}` : null
}

/** In place of a row with a text that holds the mark. */
const unclear: Piece = { parts: [], asked: [] }

function markedRow(shown: SchemaNode | null, nests: boolean, help: KeepingHelp, say: Say): Piece {
  if (shown === null) return unclear
  const own = watched(help)
  return { parts: partsOf(rowHtml(shown, nests, own.help, say)), asked: own.asked }
}

/** @returns what a row shows of a node, with a mark in place of its anchor; null where one of its texts holds the mark */
function markedNode(node: SchemaNode, nests: boolean): SchemaNode | null {
  const shown = nests ? withoutNested(node) : withoutPlace(node)
  return JSON.stringify(shown).includes(anchorMark) ? null : withMark(shown, node.anchor)
}

/** @returns null where it leads to another anchor, or has one within */
function withMark(node: SchemaNode, anchor: string): SchemaNode | null {
  if (node.anchor !== anchor || node.link?.kind === 'recursive') return null
  const items = node.items === null ? null : withMark(node.items, anchor)
  return items === null && node.items !== null ? null : { ...node, anchor: anchorMark, items }
}

/** What the row of a node that holds others shows of it. */
function withoutNested(node: SchemaNode): SchemaNode {
  const none = { properties: [], omitted: [], tuple: [], maps: [], choices: [], not: [], rules: [] }
  return { ...node, ...none, items: null, link: null, example: undefined, like: null }
}

/** What a row shows of a node that holds no others: not where the rest of a schema lies in the specification. */
function withoutPlace(node: SchemaNode): SchemaNode {
  const { link } = node
  const shown = link?.kind === 'truncated' ? { ...link, file: '', path: [] } : link
  return { ...node, example: undefined, link: shown, like: null }
}
