import { createElement, type ReactElement } from 'react'
import type { Piece } from '../../../../compiler/openapi/pieces.ts'

/** A placeholder for an anchor, which JSON and HTML leave as it is. What already holds this text is rendered anew. */
export const anchorMark = '\x7f'

/** Takes the place of HTML: of what is nested in a row, or of the content of a shell. */
const holeMark = 'sp-hole'
/** No text can hold it: its signs are escaped there. */
export const holeHtml = `<${holeMark}></${holeMark}>`

const places = new RegExp(`(${anchorMark}|${holeHtml})`)

/** @returns a hole for HTML */
export function holeAt(key: string | number): ReactElement {
  return createElement(holeMark, { key })
}

/** @returns HTML as the parts of a piece */
export function partsOf(html: string): Piece['parts'] {
  return html.split(places)
}

/**
 * @param id for each mark of an anchor
 * @param inside HTML for each hole, in the order in which the piece has them
 */
export function filledPiece({ parts }: Pick<Piece, 'parts'>, id: string, inside: readonly string[]): string {
  let [html = ''] = parts
  let at = 0
  for (let index = 1; index < parts.length; index += 2) {
    html += parts[index] === anchorMark ? id : (inside[at++] ?? '')
    html += parts[index + 1] ?? ''
  }
  return html
}

/** The same for HTML of one page, whose texts may hold the mark. */
export function filled(html: string, inside: readonly string[]): string {
  if (inside.length === 0) return html
  const [first = '', ...rest] = html.split(holeHtml)
  return rest.reduce((all, part, index) => all + (inside[index] ?? '') + part, first)
}
