import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Piece, Pieces } from '../../../compiler/openapi/pieces.ts'
import type { SchemaNode } from '../../../compiler/openapi/schema-model.ts'
import { type Say, spoken } from '../texts/texts.ts'
import { hasNested, itemsOf } from './nested.ts'
import { Row } from './Row.tsx'
import { answerOf, type ReferenceHelp, watched } from './reference-help.ts'

/** A memory of what pages have in common, and what that depends on besides the specification. */
export interface Kept {
  readonly pieces: Pieces
  /** The language with the texts of the site, and the level of headings. */
  readonly key: string
}

/** The help of a page that remembers. */
export type KeepingHelp = ReferenceHelp & { readonly kept: Kept }

/** A placeholder for an anchor, which JSON and HTML leave as it is. What already holds this text is rendered anew. */
export const anchorMark = '\x7f'
/** What is the same in an id, in JSON and in HTML. */
export const plainId = /^[\p{L}\p{N}_.-]+$/u
const otherAnchor = /"anchor":"(?!\x7f)/
const otherMeaning = /(?<!"anchor":")\x7f/

const nestedMark = 'sp-nested'
/** A placeholder for what is nested in a row. No text can hold it: its signs are escaped there. */
const nestedHole = `<${nestedMark}></${nestedMark}>`

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
  return nodes
    .map((node) => {
      const has = hasNested(node)
      const row = keptRow(node, has, help, say)
      return has ? row.replace(nestedHole, () => nested(node)) : row
    })
    .join('')
}

/** @returns the list of these rows */
export function listHtml(rows: string, { kept }: KeepingHelp): string {
  const list = kept.pieces('list', () => {
    const text = renderToString(<ul className="ref-properties">{createElement(nestedMark)}</ul>)
    return { text, asked: [] }
  })
  return list.text.replace(nestedHole, () => rows)
}

/** @returns the row with a hole for what is nested in it */
function keptRow(node: SchemaNode, has: boolean, help: KeepingHelp, say: Say): string {
  const piece = plainId.test(node.anchor) ? pieceOf(node, has, help, say) : null
  if (piece === null || !piece.asked.every((one) => answerOf(help, one) === one.answer))
    return rowHtml(node, has, help, say)
  return piece.text.replaceAll(anchorMark, node.anchor)
}

function rowHtml(node: SchemaNode, has: boolean, help: ReferenceHelp, say: Say): string {
  return renderToString(spoken(say, <Row node={node} help={help} inside={has ? createElement(nestedMark) : null} />))
}

/** @returns the row with marks for its anchor; null for one that is rendered anew for each page */
function pieceOf(node: SchemaNode, has: boolean, help: KeepingHelp, say: Say): Piece | null {
  const { pieces, key } = help.kept
  const { like } = node
  const shape = has ? 'nests' : shapeOf(node)
  if (like !== null && shape !== null) {
    const piece = pieces(`row ${shape} ${key}`, () => markedRow(markedJson(node, has), has, help, say), like)
    return piece === unclear ? null : piece
  }
  const json = markedJson(node, has)
  return json === null ? null : pieces(`row ${has} ${key} ${json}`, () => markedRow(json, has, help, say))
}

/** Of nodes that say the same and hold no others, rows differ in what is shown of links and items; null where that is more. */
function shapeOf(node: SchemaNode): 'alone' | `lists ${number}` | 'ends' | null {
  const { link } = node
  const items = itemsOf(node)
  if (items.length > 0) return [node, ...items].every((one) => one.link === null) ? `lists ${items.length}` : null
  if (link === null) return 'alone'
  return link.kind === 'truncated' ? 'ends' : null
}

/** In place of a row with a text that holds the mark. */
const unclear: Piece = { text: '', asked: [] }

function markedRow(json: string | null, has: boolean, help: KeepingHelp, say: Say): Piece {
  if (json === null) return unclear
  const own = watched(help)
  return { text: rowHtml(JSON.parse(json), has, own.help, say), asked: own.asked }
}

/** @returns what a row shows of a node, with a mark in place of its anchor; null where that can't be told from its texts */
function markedJson(node: SchemaNode, has: boolean): string | null {
  const json = JSON.stringify(has ? withoutNested(node) : withoutPlace(node)).replaceAll(
    `"anchor":"${node.anchor}"`,
    `"anchor":"${anchorMark}"`,
  )
  return otherAnchor.test(json) || otherMeaning.test(json) ? null : json
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
