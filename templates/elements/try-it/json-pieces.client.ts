import { isJson } from '../../../compiler/formats/request/fields.ts'

/** A piece of JSON as it is shown, with the class of its colour; marks and white space have none. */
export type JsonPiece = readonly [text: string, role: 'property' | 'string' | 'number' | null]

/** How many levels are indented: half a megabyte of brackets would become gigabytes of white space. */
const deepest = 50

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},:]|[^\s[\]{},:"]+/g

/**
 * Sets JSON in lines without reading its values: numbers keep their digits and texts their escapes, as the server has
 * written them.
 *
 * @returns null for what is no JSON
 */
export function jsonPieces(text: string): readonly JsonPiece[] | null {
  if (!isJson(text)) return null
  const found = text.match(tokens) ?? []
  const pieces: JsonPiece[] = []
  let depth = 0
  const line = () => `\n${'  '.repeat(Math.min(depth, deepest))}`
  for (const [at, token] of found.entries()) {
    const next = found[at + 1] ?? ''
    if (token === '{' || token === '[') {
      const isEmpty = next === '}' || next === ']'
      if (!isEmpty) depth++
      pieces.push([isEmpty ? token : token + line(), null])
    } else if (token === '}' || token === ']') {
      const last = found[at - 1]
      const isEmpty = last === '{' || last === '['
      if (!isEmpty) depth--
      pieces.push([isEmpty ? token : line() + token, null])
    } else if (token === ',') pieces.push([token + line(), null])
    else if (token === ':') pieces.push([': ', null])
    else pieces.push([token, token.startsWith('"') ? (next === ':' ? 'property' : 'string') : 'number'])
  }
  return pieces
}
