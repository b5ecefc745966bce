import { append } from '../../formats/append.ts'

/** A character's code, from and up to and with. */
type Range = readonly [from: number, to: number]

export type Piece = {
  readonly least: number
  /** Infinity where it may be there as often as one likes. */
  readonly most: number
} & (
  | { readonly kind: 'set'; readonly ranges: readonly Range[] }
  | { readonly kind: 'group'; readonly options: readonly (readonly Piece[])[] }
  | { readonly kind: 'start' | 'end' }
)

interface Cursor {
  readonly pattern: string
  at: number
  depth: number
}

/** Looks around, back references, classes of Unicode, flags: what is not read here. */
class NotRead extends Error {}

const longestPattern = 500
const deepestGroup = 20
const lastCode = 0xffff
const digits: readonly Range[] = [[48, 57]]
const words: readonly Range[] = [...digits, [65, 90], [95, 95], [97, 122]]
const blanks: readonly Range[] = [
  [9, 13],
  [32, 32],
]
const classes: Readonly<Record<string, readonly Range[]>> = {
  d: digits,
  D: complement(digits),
  w: words,
  W: complement(words),
  s: blanks,
  S: complement(blanks),
}
const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' }

/**
 * Reads the part of the regular expressions of ECMA-262 that a text can be made of piece by piece; JSON Schema 2020-12,
 * 6.3.3 names these for `pattern`.
 *
 * @returns the alternatives, each with its pieces in order; null where the pattern is none or has something else in it
 */
export function piecesOfPattern(pattern: string): readonly (readonly Piece[])[] | null {
  if (pattern.length > longestPattern) return null
  const cursor: Cursor = { pattern, at: 0, depth: 0 }
  try {
    const options = readOptions(cursor)
    return cursor.at === pattern.length ? options : null
  } catch (error) {
    if (error instanceof NotRead) return null
    throw error
  }
}

function readOptions(cursor: Cursor): Piece[][] {
  const options: Piece[][] = [[]]
  for (; ; cursor.at++) {
    while (cursor.at < cursor.pattern.length && !')|'.includes(cursor.pattern.charAt(cursor.at)))
      options.at(-1)?.push(readPiece(cursor))
    if (cursor.pattern[cursor.at] !== '|') return options
    options.push([])
  }
}

function readPiece(cursor: Cursor): Piece {
  const sign = cursor.pattern.charAt(cursor.at++)
  if (sign === '^') return { kind: 'start', least: 1, most: 1 }
  if (sign === '$') return { kind: 'end', least: 1, most: 1 }
  if ('*+?{'.includes(sign)) throw new NotRead()
  const once = { least: 1, most: 1 }
  if (sign === '(') return { kind: 'group', options: readGroup(cursor), ...(readQuantity(cursor) ?? once) }
  const ranges =
    sign === '['
      ? readClass(cursor)
      : sign === '.'
        ? complement([
            [10, 10],
            [13, 13],
          ])
        : readSign(cursor, sign)
  return { kind: 'set', ranges, ...(readQuantity(cursor) ?? once) }
}

function readGroup(cursor: Cursor): readonly (readonly Piece[])[] {
  const start = /\?(?::|<[A-Za-z_]\w*>)|(?!\?)/y
  start.lastIndex = cursor.at
  const found = start.exec(cursor.pattern)
  if (found === null || ++cursor.depth > deepestGroup) throw new NotRead()
  cursor.at += found[0].length
  const options = readOptions(cursor)
  if (cursor.pattern[cursor.at++] !== ')') throw new NotRead()
  cursor.depth--
  return options
}

function readQuantity(cursor: Cursor): { least: number; most: number } | null {
  const quantity = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
  quantity.lastIndex = cursor.at
  const found = quantity.exec(cursor.pattern)
  if (found === null) return null
  cursor.at = quantity.lastIndex
  const [, sign, from, comma, to] = found
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY }
  const least = Number(from)
  return { least, most: comma === '' ? least : to === '' ? Number.POSITIVE_INFINITY : Number(to) }
}

function readClass(cursor: Cursor): readonly Range[] {
  const isOthers = cursor.pattern[cursor.at] === '^'
  if (isOthers) cursor.at++
  const ranges: Range[] = []
  for (let sign = cursor.pattern.charAt(cursor.at++); sign !== ']'; sign = cursor.pattern.charAt(cursor.at++)) {
    if (sign === '') throw new NotRead()
    const first = readSign(cursor, sign)
    const isRange = isOne(first) && cursor.pattern[cursor.at] === '-' && cursor.pattern[cursor.at + 1] !== ']'
    if (isRange) {
      cursor.at += 2
      const last = readSign(cursor, cursor.pattern.charAt(cursor.at - 1))
      // `[a-\d]` has no last sign.
      if (!isOne(last)) throw new NotRead()
      ranges.push([first[0]?.[0] ?? 0, last[0]?.[1] ?? 0])
    } else append(ranges, first)
  }
  return isOthers ? complement(ranges) : ranges
}

/** @param sign that has been read; after a backslash what follows is read, too */
function readSign(cursor: Cursor, sign: string): readonly Range[] {
  // Half of a character that takes two codes is none.
  if (/[\ud800-\udfff]/.test(sign)) throw new NotRead()
  if (sign !== '\\') return one(sign)
  const escaped = cursor.pattern.charAt(cursor.at++)
  const known = classes[escaped]
  if (known !== undefined) return known
  if (escaped in controls) return one(controls[escaped] ?? '')
  const code = /(?:(?<=x)[\da-f]{2}|(?<=u)[\da-f]{4})/iy
  code.lastIndex = cursor.at
  const found = code.exec(cursor.pattern)?.[0]
  if (found !== undefined) {
    cursor.at += found.length
    return one(String.fromCharCode(Number.parseInt(found, 16)))
  }
  if (escaped === '' || /[\w]/.test(escaped)) throw new NotRead()
  return one(escaped)
}

/** Whether ranges are one sign, as at the ends of a range in a class; `\d` is a range by itself. */
function isOne([first, ...others]: readonly Range[]): boolean {
  return others.length === 0 && first !== undefined && first[0] === first[1]
}

function one(sign: string): readonly Range[] {
  return [[sign.charCodeAt(0), sign.charCodeAt(0)]]
}

function complement(ranges: readonly Range[]): readonly Range[] {
  const others: Range[] = []
  let next = 0
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    if (from > next) others.push([next, from - 1])
    next = Math.max(next, to + 1)
  }
  return next > lastCode ? others : [...others, [next, lastCode]]
}
