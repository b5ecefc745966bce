import { once } from '../../../../compiler/formats/once.ts'
import { type CodeText, code, readText, skipBlanks, skipExpression } from './code-text.ts'

/** A value of JavaScript that is written out, with `code` in the place of all that is not. */
export interface Literal {
  readonly value: unknown
  /** How many of its parts are code. */
  readonly left: number
}

/** Values of one literal: names that stand for others could grow into more than the file has. */
const mostValues = 50_000
const deepest = 64

interface Reader extends CodeText {
  depth: number
  values: number
  left: number
  readonly names: () => Names
  /** Names that are being read: one that holds itself is code. */
  readonly open: Set<string>
}

/**
 * Reads a value out of JavaScript or TypeScript as data: nothing of it is run. Names stand for what the same file gives them,
 * as `const` or as what a function gives back.
 *
 * @param start where the value begins
 * @param names those of the text
 */
function literalAt(text: string, start: number, names: () => Names): Literal {
  const reader: Reader = { text, at: start, depth: 0, values: 0, left: 0, names, open: new Set() }
  const value = readValue(reader)
  return { value, left: reader.left }
}

function readValue(reader: Reader): unknown {
  skipBlanks(reader)
  reader.values += 1
  if (reader.values > mostValues || reader.depth > deepest) return left(reader)
  const value = simpleValue(reader)
  skipBlanks(reader)
  // What is done with it makes it another one; a type does not.
  if (value === code || /^(?:[.+?*/|&<>=!(-]|\[)/.test(reader.text.slice(reader.at, reader.at + 1))) return left(reader)
  if (/^(?:as|satisfies)\b/.test(reader.text.slice(reader.at, reader.at + 10))) skipExpression(reader)
  return value
}

function left(reader: Reader): typeof code {
  reader.left += 1
  skipExpression(reader)
  return code
}

function simpleValue(reader: Reader): unknown {
  const sign = reader.text[reader.at] ?? ''
  if (sign === '[') return nested(reader, readList)
  if (sign === '{') return nested(reader, readObject)
  if (/["'`]/.test(sign)) return readText(reader)
  const word = wordAt(reader)
  if (word === '') return code
  reader.at += word.length
  if (/^-?\d/.test(word)) return Number.isFinite(Number(word)) ? Number(word) : code
  if (constants.has(word)) return constants.get(word)
  return namedValue(reader, word)
}

const constants: ReadonlyMap<string, unknown> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
] as const)

function wordAt({ text, at }: Reader): string {
  const word = /[\w$.-]+/y
  word.lastIndex = at
  return word.exec(text)?.[0] ?? ''
}

function nested<Value>(reader: Reader, read: (reader: Reader) => Value): Value {
  reader.depth += 1
  reader.at += 1
  const value = read(reader)
  reader.depth -= 1
  return value
}

function readList(reader: Reader): unknown {
  const items: unknown[] = []
  for (;;) {
    skipBlanks(reader)
    const sign = reader.text[reader.at]
    if (sign === undefined) return items
    reader.at += sign === ']' || sign === ',' ? 1 : 0
    if (sign === ']') return items
    if (sign === ',') continue
    const isSpread = reader.text.startsWith('...', reader.at)
    if (isSpread) reader.at += '...'.length
    const before = reader.at
    const value = readValue(reader)
    if (isSpread && Array.isArray(value)) for (const item of value) items.push(item)
    else items.push(value)
    if (reader.at === before) reader.at += 1
  }
}

function readObject(reader: Reader): unknown {
  const found: [string, unknown][] = []
  for (;;) {
    skipBlanks(reader)
    const sign = reader.text[reader.at]
    if (sign === undefined) return Object.fromEntries(found)
    reader.at += sign === '}' || sign === ',' ? 1 : 0
    if (sign === '}') return Object.fromEntries(found)
    if (sign === ',') continue
    const before = reader.at
    const key = readKey(reader)
    skipBlanks(reader)
    if (key === null || reader.text[reader.at] !== ':') {
      // A method, a spread, or a name that is its own value.
      const named = key === null || !/[,}]/.test(reader.text[reader.at] ?? '') ? code : namedValue(reader, key)
      if (named === code) left(reader)
      else found.push([key ?? '', named])
    } else {
      reader.at += 1
      found.push([key, readValue(reader)])
    }
    if (reader.at === before) reader.at += 1
  }
}

function readKey(reader: Reader): string | null {
  if (/["'`]/.test(reader.text[reader.at] ?? '')) {
    const text = readText(reader)
    return typeof text === 'string' ? text : null
  }
  const name = /[\w$]+/y
  name.lastIndex = reader.at
  const key = name.exec(reader.text)?.[0] ?? null
  reader.at += key?.length ?? 0
  return key
}

/** @returns what a name stands for in the same file: a constant, or what a function without arguments gives back at once */
function namedValue(reader: Reader, name: string): unknown {
  const { text, open } = reader
  if (!/^[\w$]+$/.test(name) || open.has(name)) return code
  const isCall = /^\(\s*\)/.exec(text.slice(reader.at, reader.at + 10))
  const names = reader.names()
  const start = (isCall === null ? names.constants : names.returned).get(name)
  if (start === undefined) return code
  const after = reader.at + (isCall?.[0].length ?? 0)
  open.add(name)
  reader.at = start
  reader.depth += 1
  const told = reader.left
  const value = readValue(reader)
  // What names it tells it.
  if (value === code) reader.left = told
  reader.depth -= 1
  reader.at = after
  open.delete(name)
  return value
}

/** Where the values begin that names of a file stand for. */
interface Names {
  /** Constants; their types may stand before the values. */
  readonly constants: ReadonlyMap<string, number>
  /** What functions without arguments give back which do nothing else. */
  readonly returned: ReadonlyMap<string, number>
}

/** It may be left out, and ends before the next name that is given a value. */
const type = '(?::(?:(?!\\b(?:const|let|var)\\b)[^=;]){0,200})?'
const declared = `\\b(?:const|let|var)\\s+([\\w$]+)\\s*${type}=`
const constant = new RegExp(`${declared}(?![=>])\\s*`, 'g')
const returned = new RegExp(
  `\\bfunction\\s+([\\w$]+)\\s*\\(\\s*\\)\\s*(?::[^{;]{0,200})?\\{\\s*return\\s*|${declared}\\s*\\(\\s*\\)\\s*${type}=>\\s*\\(?\\s*`,
  'g',
)

/** Looks through a file once: to look for each name by itself takes as long for each. */
function namesIn(text: string): Names {
  const places = (pattern: RegExp) => {
    const found = new Map<string, number>()
    for (const { 0: all, 1: one, 2: other, index } of text.matchAll(pattern)) {
      const name = one ?? other ?? ''
      if (!found.has(name)) found.set(name, index + all.length)
    }
    return found
  }
  return { constants: places(constant), returned: places(returned) }
}

/** Places of one name that are looked at. */
const mostPlaces = 20

/**
 * @param texts of files, that of the settings first
 * @yields the values of a name in them that are written out as a list or an object: as a constant or at a key
 */
export function* literalsOf(texts: readonly string[], name: string): Generator<Literal> {
  for (const text of texts) {
    const names = once(() => namesIn(text))
    const own = names().constants.get(name)
    const keys = [...text.matchAll(new RegExp(`\\b${name}["']?\\s*:\\s*`, 'g'))].slice(0, mostPlaces)
    for (const start of [...(own === undefined ? [] : [own]), ...keys.map((key) => key.index + key[0].length)]) {
      const found = literalAt(text, start, names)
      if (typeof found.value === 'object' && found.value !== null) yield found
    }
  }
}

const exported = /(?:\bmodule\.exports\s*=|\bexport\s+default\b)\s*/

/** @returns what a file gives others, as far as that is written out; null where it is code */
export function exportedLiteral(text: string): Literal | null {
  return literalAfter(text, exported)
}

/** @returns the list or object that is written out behind the first place of a pattern; null where there is none */
export function literalAfter(text: string, pattern: RegExp): Literal | null {
  const before = pattern.exec(text)
  if (before === null) return null
  const found = literalAt(
    text,
    before.index + before[0].length,
    once(() => namesIn(text)),
  )
  return typeof found.value === 'object' && found.value !== null ? found : null
}
