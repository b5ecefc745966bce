import type { Properties } from 'hast'
import { speltAs } from './hast/spelt-links.ts'

/** A link, or an image: its address is the page's to tell. */
export interface Leading {
  readonly name: 'a' | 'img'
  readonly properties: Properties
}

/** Safe HTML with a place for the opening tag of each link and each image: how it looks depends on where it leads. */
export interface Pieces {
  readonly html: readonly string[]
  /** What stands between the pieces. */
  readonly leading: readonly Leading[]
}

/** Of longer texts the limits of what is read at all count marks. */
const longest = 1500

/** Signs that mean nothing in a line that begins with a letter, code or a link, whatever is beside them. */
const sign = String.raw`[\p{L}\p{N} ,.;:!?'"\u2013\u2014\u2019\u201c\u201d\u2026()/+=#$%-]`
/** Within a word it is no emphasis. */
const underscore = String.raw`(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])`
/** A line that begins with a letter goes on with the paragraph. */
const lineEnd = String.raw`(?<=\S)\n(?=\p{L})`

/** What a simple paragraph consists of. An address holds nothing that would be written in another way. */
const part = new RegExp(
  `(?<words>(?:${sign}|${underscore}|${lineEnd})+)` +
    '|`(?<code>(?!\\s)[^`\\p{C}]+(?<!\\s))`(?!`)' +
    String.raw`|(?<!!)\[(?<name>\p{L}(?:${sign}|${underscore})*(?<! ))\]\((?<address>(?:https?://|/)[A-Za-z0-9][\w.~/#?=-]*)\)`,
  'uy',
)
const begins = /^[\p{L}`[]/u
/** GFM makes a link of it. */
const bareAddress = /www\.|:\/\//i

/**
 * Most descriptions of a specification are one or two sentences with a name in code or a link. What Markdown makes of these
 * takes no parser, which would take half a millisecond for each.
 *
 * @param text Markdown with line feeds alone
 * @returns the HTML that parsing gives, cut where links begin; null for all other texts
 */
export function simpleParagraphs(text: string): Pieces | null {
  if (text.length > longest) return null
  const html: string[] = []
  const leading: Leading[] = []
  let piece = ''
  for (const paragraph of text.replace(/[ \n]+$/, '').split(/\n\n+/)) {
    if (!begins.test(paragraph) || paragraph.endsWith(' ')) return null
    piece += `${piece === '' && html.length === 0 ? '' : '\n'}<p>`
    for (part.lastIndex = 0; part.lastIndex < paragraph.length; ) {
      const { words, code, name, address } = part.exec(paragraph)?.groups ?? {}
      if (words !== undefined) piece += words
      else if (code !== undefined) piece += `<code>${code.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')}</code>`
      else if (address === undefined) return null
      else {
        html.push(piece)
        leading.push({ name: 'a', properties: { href: address, ...speltAs(name ?? '', address) } })
        piece = `${name}</a>`
      }
      if (bareAddress.test(words ?? name ?? '')) return null
    }
    piece += '</p>'
  }
  return { html: [...html, piece], leading }
}
