import { codeName } from '../formats/code-name.ts'
import { once } from '../formats/once.ts'

/** A piece of a source line as a terminal shows it: the UTF-16 units `start` to `end`, drawn as `text` in `width` columns. */
export interface Cell {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly width: number
}

/** Columns from one tab stop to the next. */
const tabSize = 4

/** Units on each side of a place that are looked at: a line may hold megabytes, and no terminal is that wide. */
const reach = 1500

/** Made when a line is first shown: that costs more than all else at the start of a run. */
const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** What is shown as it is, each character by itself and one column wide: most lines. Latin letters, quotes, dashes and dots. */
const plain = /^[ -~\u00a1-\u02ff\u2010-\u2027\u2030-\u205e]*$/

/**
 * Cuts a line into what a terminal shows as one character each. Tabs become spaces; characters that steer a terminal
 * or reorder text become visible signs, because a source line is a stranger's text.
 *
 * @param line one line without its line ending
 * @param around the unit that matters: of a very long line only what is near it is cut up
 */
export function cellsOf(line: string, around = 0): readonly Cell[] {
  const cells: Cell[] = []
  let column = 0
  const from = Math.max(0, Math.min(around, line.length) - reach)
  const near = line.slice(from, from + 2 * reach)
  if (plain.test(near))
    return Array.from(near, (text, at) => ({ start: from + at, end: from + at + 1, text, width: 1 }))
  for (const { segment, index: at } of graphemes().segment(near)) {
    const index = from + at
    const text = segment === '\t' ? ' '.repeat(tabSize - (column % tabSize)) : visible(segment)
    const width = segment === '\t' ? text.length : text === segment ? widthOf(segment) : text.length
    cells.push({ start: index, end: index + segment.length, text, width })
    column += width
  }
  return cells
}

/** @returns the columns that a text without tabs takes on a terminal */
export function displayWidth(text: string): number {
  return cellsOf(text).reduce((sum, cell) => sum + cell.width, 0)
}

/** C0 and C1 controls, marks that change the direction of text, separators of lines, lone surrogates, what is not to be seen. */
const steering =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu

/**
 * Replaces what would steer a terminal: controls that have a picture become it (`␛`), others their code (`<U+202E>`).
 * Line feeds and tabs are replaced as well.
 */
export function visible(text: string): string {
  return text.replaceAll(steering, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20) return String.fromCodePoint(0x2400 + code)
    if (code === 0x7f) return '\u2421'
    return `<${codeName(code)}>`
  })
}

function widthOf(segment: string): number {
  const code = segment.codePointAt(0) ?? 0
  if (segment.length === 1 && code < 0x300) return 1
  if (/^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(segment)) return 0
  if (segment.includes('\ufe0f') || /^\p{Emoji_Presentation}/u.test(segment)) return 2
  return wide.some(([from, to]) => code >= from && code <= to) ? 2 : 1
}

/** Characters of two columns: the ranges W and F of Unicode's East Asian Width (UAX #11), neighbours joined. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
]
