import { reorderingCharacter } from '../diagnostics/codes/fences.ts'
import { invisibleCharacter } from '../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { at, type SourceText } from './source-text.ts'

/** Characters that turn the order of what readers see: embeddings, overrides and isolates of Unicode's bidi rules. */
const bidirectional = /[\u202A-\u202E\u2066-\u2069]/g

/** @returns a warning for each line with a bidirectional control character, unless its fence has reported it */
export function invisibleCharacters(source: SourceText, reported: readonly Diagnostic[]): Diagnostic[] {
  const lines = new Set(reported.filter(({ code }) => code === reorderingCharacter.code).map(({ line }) => line ?? 0))
  const diagnostics: Diagnostic[] = []
  for (const match of source.text.matchAll(bidirectional)) {
    const line = source.lines.point(match.index).line
    if (lines.has(line)) continue
    lines.add(line)
    const name = `U+${match[0].charCodeAt(0).toString(16).toUpperCase()}`
    diagnostics.push(invisibleCharacter(at(source, { start: match.index, end: match.index + 1 }), { character: name }))
  }
  return diagnostics
}
