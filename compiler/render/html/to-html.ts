import type { Root } from 'hast'
import { inOnePiece } from '../../formats/narrow.ts'
import { joined } from '../hast/pieces.ts'
import type { ContentParts } from './content-parts.ts'
import { HeldText } from './held-text.ts'
import { HtmlWriter, whole } from './html-writer.tsx'
import type { ShellMemory } from './shell.ts'

/**
 * Writes the content of a page as HTML: what Markdown makes as text, what templates make by React. The bytes are those
 * that React gives for the whole (decision 21).
 *
 * @param pieces trees that follow one another
 * @param memory `shells` grows with what was rendered, for one theme; `rest` is called between two pieces
 * @returns the text; null where only React can tell: a template asks for files in the document's head
 */
export function toHtml(
  pieces: () => Iterable<Root>,
  parts: ContentParts,
  memory: { readonly shells: ShellMemory; readonly rest?: () => void },
): HeldText | null {
  const { html, isCut, asksForFiles } = written(pieces(), parts, memory)
  if (asksForFiles) return null
  return isCut ? html : written([joined(pieces())], parts, memory).html
}

function written(
  pieces: Iterable<Root>,
  parts: ContentParts,
  { shells, rest }: { readonly shells: ShellMemory; readonly rest?: () => void },
) {
  const writer = new HtmlWriter(parts, shells)
  const html = new HeldText()
  let goesOn = whole
  for (const [piece, next] of withNext(pieces)) {
    const open = next === null ? whole : (next.data?.goesOn ?? 0)
    html.add(inOnePiece(writer.inside(piece.children, '', { begun: goesOn, open })))
    goesOn = open
    rest?.()
  }
  return { html, asksForFiles: writer.asksForFiles, isCut: writer.isCut }
}

function* withNext<Value>(values: Iterable<Value>): Generator<readonly [Value, Value | null]> {
  let last: readonly [Value] | null = null
  for (const value of values) {
    if (last !== null) yield [last[0], value]
    last = [value]
  }
  if (last !== null) yield [last[0], null]
}
