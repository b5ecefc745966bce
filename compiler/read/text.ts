import { isUtf8 } from 'node:buffer'
import { controlCharacter, notUtf8 } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { codeName } from '../formats/code-name.ts'
import { LineIndex } from '../formats/source.ts'

/** Diagnostics of one file: a binary file by mistake would give thousands. */
const most = 20

/** Tabs and line ends are text; other control characters, of ASCII and of Latin-1, are not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/**
 * Decodes a file's bytes as UTF-8, without a byte-order mark.
 *
 * @returns null for bytes that are no UTF-8, reported at the first of them
 */
export function decode(bytes: Buffer, file: string): { text: string | null; diagnostics: readonly Diagnostic[] } {
  if (!isUtf8(bytes)) return { text: null, diagnostics: [describeBytes(bytes, file)] }
  const text = textOf(bytes)
  return { text, diagnostics: findControls(text, file) }
}

/** @returns the text of bytes that are known to be UTF-8, without a byte-order mark */
export function textOf(bytes: Buffer): string {
  const whole = bytes.toString('utf8')
  return whole.startsWith('\ufeff') ? whole.slice(1) : whole
}

function describeBytes(bytes: Buffer, file: string): Diagnostic {
  const at = firstBadByte(bytes)
  const before = bytes
    .subarray(0, at)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  const place = new LineIndex(`${before} `).place(before.length, before.length + 1)
  const length = at === 0 && isUtf16(bytes) ? 2 : 1
  const shown = [...bytes.subarray(at, at + length)].map((byte) => `0x${hex(byte, 2)}`).join(' ')
  return notUtf8({ file, place }, { bytes: shown })
}

function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

/** The longest beginning that is UTF-8: found by halves, and at the end character by character. */
function firstBadByte(bytes: Buffer): number {
  let good = 0
  let bad = bytes.length
  while (bad - good > 4) {
    const middle = characterStart(bytes, (good + bad) >> 1, good)
    if (middle === good) break
    if (isUtf8(bytes.subarray(good, middle))) good = middle
    else bad = middle
  }
  while (good < bytes.length) {
    const length = [1, 2, 3, 4].find((size) => isUtf8(bytes.subarray(good, good + size)))
    if (length === undefined) return good
    good += length
  }
  return good
}

/** @returns the offset of a byte that begins a character, at or before `at` and not before `least` */
function characterStart(bytes: Buffer, at: number, least: number): number {
  let start = at
  while (start > least && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1
  return start
}

function findControls(text: string, file: string): Diagnostic[] {
  if (text.search(controls) === -1) return []
  const lines = new LineIndex(text)
  const found: Diagnostic[] = []
  const all = countOf(text)
  for (const { index, 0: character } of text.matchAll(controls)) {
    const isLast = found.length === most - 1
    const untold = isLast ? all - most : 0
    const told = { character: codeName(character.charCodeAt(0)), untold }
    found.push(controlCharacter({ file, place: lines.place(index, index + 1) }, told))
    if (isLast) break
  }
  return found
}

function countOf(text: string): number {
  let count = 0
  for (const _ of text.matchAll(controls)) count += 1
  return count
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}
