import type { Root } from 'mdast'
import { defaultHandlers, type Handle, type Unsafe } from 'mdast-util-to-markdown'

/** A `&` is in the way of a character reference alone; where the text ends before one does, the next may hold the rest. */
const ampersand: Unsafe = {
  character: '&',
  after: '(?:#?[A-Za-z0-9]+;|#?[A-Za-z0-9]*$)',
  inConstruct: [
    'codeFencedLangGraveAccent',
    'codeFencedLangTilde',
    'codeFencedMetaGraveAccent',
    'codeFencedMetaTilde',
    'destinationLiteral',
    'destinationRaw',
    'phrasing',
    'titleApostrophe',
    'titleQuote',
  ],
}

/**
 * Writes a document with a backslash before a `&` only where it would begin a character reference. Before every letter it
 * would be in the way of all who copy an address with a query, or read of R&D.
 */
export const rootWithBareAmpersands: Handle = (node: Root, parent, state, info) => {
  state.unsafe = state.unsafe.map((pattern) => (pattern.character === '&' ? ampersand : pattern))
  return defaultHandlers.root(node, parent, state, info)
}
