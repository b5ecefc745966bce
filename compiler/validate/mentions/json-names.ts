import type { Piece } from './mention.ts'
import { slice } from './query.ts'

/**
 * The keys at the top of a JSON object, with their places. Placeholders in values do no harm, as long as brackets and
 * quotes are in order.
 * @returns none for a list, and for what ends before its object does
 */
export function namesInJson(text: Piece): readonly Piece[] {
  const names: Piece[] = []
  const { text: json } = text
  let depth = 0
  let at = 0
  while (at < json.length) {
    const character = json[at]
    if (character === '"') {
      const close = stringEnd(json, at)
      if (close < 0) return []
      if (depth === 1 && /^\s*:/.test(json.slice(close + 1, close + 20))) names.push(slice(text, at + 1, close))
      at = close + 1
      continue
    }
    if (character === '[' && depth === 0) return []
    if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    at += 1
  }
  return depth === 0 ? names : []
}

function stringEnd(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1
    else if (json[at] === '"') return at
    else if (json[at] === '\n') return -1
  }
  return -1
}
