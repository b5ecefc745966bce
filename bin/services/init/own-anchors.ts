import { maskCode } from '../../../compiler/formats/markdown/mask-code.ts'

/**
 * An empty link that has an id, as MkDocs has it to name a place; and a line that gives what stands above it an id
 * (attribute lists of Python-Markdown and kramdown).
 */
const place = /\[\]\(\)\{:?[ \t]*#([\w-]+)[ \t]*\}|\{(?<=^[ \t]+\{):?[ \t]*#([\w-]+)[ \t]*\}(?=[ \t]*\r?$)/gm

/** @returns the text of a page of Markdown with the places that links lead to as HTML has them: `<a id="name"></a>` */
export function withOwnAnchors(text: string): string {
  if (!text.includes('{')) return text
  const pieces: string[] = []
  let from = 0
  for (const { 0: written, 1: named, 2: given, index } of maskCode(text).matchAll(place)) {
    pieces.push(text.slice(from, index), `<a id="${named ?? given}"></a>`)
    from = index + written.length
  }
  return pieces.join('') + text.slice(from)
}
