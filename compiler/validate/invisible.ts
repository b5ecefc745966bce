import { reorderingCharacter } from '../diagnostics/codes/fences.ts'
import { controlCharacter } from '../diagnostics/codes/file-texts.ts'
import { invisibleCharacter } from '../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { maskCode } from '../formats/markdown/mask-code.ts'
import { at, type SourceText } from './source-text.ts'

/** Characters that turn the order of what readers see: embeddings, overrides and isolates of Unicode's bidi rules. */
const bidirectional = /[\u202A-\u202E\u2066-\u2069]/g
/** What may mean one of them, or for a control character: a reference of Markdown, an escape of JSON. */
const mayHide = /&#[xX]?[0-9a-fA-F]{1,6};|\\u(?:[0-9a-fA-F]{4}|\{)/
const reference = /&#(?:[xX](?<hex>[0-9a-fA-F]{1,6})|(?<decimal>\d{1,7}));/g
const escaped = /\\u(?:(?<hex>[0-9a-fA-F]{4})|\{(?<long>[0-9a-fA-F]{1,6})\})/g

/** @returns a finding for each line with a hidden character, unless its fence has reported it */
export function invisibleCharacters(source: SourceText, reported: readonly Diagnostic[]): Diagnostic[] {
  const lines = new Set(reported.filter(({ code }) => code === reorderingCharacter.code).map(({ line }) => line ?? 0))
  const diagnostics: Diagnostic[] = []
  const add = (index: number, length: number, code: number, isEscape = false) => {
    const line = source.lines.point(index).line
    if (lines.has(line)) return
    lines.add(line)
    const character = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    const place = at(source, { start: index, end: index + length })
    diagnostics.push(
      isControl(code) && !isEscape ? controlCharacter(place, { character }) : invisibleCharacter(place, { character }),
    )
  }
  for (const { 0: character, index } of source.text.matchAll(bidirectional)) add(index, 1, character.charCodeAt(0))
  // What looks like the value of a block may be prose: an escape is never more than a warning.
  for (const { start, end, code } of written(source.text)) add(start, end - start, code, source.text[start] === '\\')
  return diagnostics
}

interface Written {
  readonly start: number
  readonly end: number
  readonly code: number
}

/** Characters that are written as something else: of the text by a reference, of a value of a block by an escape. */
function written(text: string): readonly Written[] {
  if (!mayHide.test(text)) return []
  const masked = maskCode(text)
  const found = (pattern: RegExp, within: string, from: number) =>
    [...within.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }): Written[] => {
      const { hex, long, decimal } = groups
      const code = decimal === undefined ? Number.parseInt(hex ?? long ?? '', 16) : Number(decimal)
      const start = from + index
      return isControl(code) || isBidirectional(code) ? [{ start, end: start + whole.length, code }] : []
    })
  const values = [...masked.matchAll(/=\s*(?:\{[^<>]{0,1000}\}|'[^'\n]{0,1000}')/g)]
  return [...found(reference, masked, 0), ...values.flatMap(({ 0: value, index }) => found(escaped, value, index))]
}

function isBidirectional(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
}

/** As in a file; a reference to zero is the sign for what can't be shown (CommonMark 0.31, section 2.5). */
function isControl(code: number): boolean {
  return (code > 0 && code < 0x20 && ![9, 10, 13].includes(code)) || (code >= 0x7f && code <= 0x9f)
}
