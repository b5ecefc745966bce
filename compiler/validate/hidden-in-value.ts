import { controlCharacter } from '../diagnostics/codes/file-texts.ts'
import { invisibleCharacter } from '../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { codeName } from '../formats/code-name.ts'
import type { Range } from '../formats/markdown/tree.ts'
import { isUnseen } from '../formats/unseen.ts'
import { at, type SourceText } from './source-text.ts'

/** Escapes of strings (ECMA-262, section 12.9.4; RFC 8259, section 7); the last is any other character. */
const escaped = /\\(?:u\{(?<long>[0-9a-fA-F]{1,6})\}|u(?<hex>[0-9a-fA-F]{4})|x(?<short>[0-9a-fA-F]{2})|(?<one>[\s\S]))/g
const short: Readonly<Record<string, number>> = { '0': 0, b: 8, v: 11, f: 12 }

const hint = 'Remove the escape. A backslash itself is written `\\\\`.'

/**
 * Finds a control character, or one that nobody sees, that an escape brings into a literal of a block:
 * `"\u0007"` is no better than the character itself, which is reported where the file is read.
 *
 * @param range of a literal: an expression of MDX, or JSON
 */
export function hiddenInValue(source: SourceText, { start, end }: Range): Diagnostic[] {
  const text = source.text.slice(start, end)
  if (!text.includes('\\')) return []
  for (const { 0: whole, index, groups = {} } of text.matchAll(escaped)) {
    const { long, hex, short: two, one = '' } = groups
    const digits = long ?? hex ?? two
    const code = digits === undefined ? (short[one] ?? null) : Number.parseInt(digits, 16)
    if (code === null || !(isControl(code) || isUnseen(code))) continue
    const place = at(source, { start: start + index, end: start + index + whole.length })
    const character = codeName(code)
    return [
      isControl(code) ? controlCharacter({ ...place, hint }, { character }) : invisibleCharacter(place, { character }),
    ]
  }
  return []
}

/** As in a file: all but tabs and line ends. */
export function isControl(code: number): boolean {
  return (code < 0x20 && ![9, 10, 13].includes(code)) || (code >= 0x7f && code <= 0x9f)
}
