import { headingIdInMdx } from '../../../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { oneWordId } from '../one-word-id.ts'
import type { Faulty } from './faulty.ts'

/**
 * @param open offset of a `{`
 * @returns what is wrong there if a heading of MDX sets its id as in Markdown; null where it is something else
 */
export function headingIdError(
  open: number,
  { file, text, lines }: Pick<Faulty, 'file' | 'text' | 'lines'>,
): Diagnostic | null {
  const [written, id] = /^\{#([^{}\r\n]+)\}/.exec(text.slice(open, open + 200)) ?? []
  const lineStart = text.lastIndexOf('\n', open) + 1
  if (written === undefined || id === undefined || !/^\s{0,3}#{1,6}\s/.test(text.slice(lineStart, open))) return null
  const place = lines.place(open, open + written.length)
  return headingIdInMdx({ file, place, ...ofWords(id) }, { id })
}

function ofWords(id: string): { readonly hint?: string } {
  const word = oneWordId(id)
  return word === null || word === id ? {} : { hint: `An id is one word: write \`{/* #${word} */}\`.` }
}
