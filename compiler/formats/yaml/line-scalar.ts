import { plainScalar, readEscapes } from './scalar.ts'

/** A value and the offset after it. */
export interface Found {
  readonly value: unknown
  readonly end: number
}

const doubleQuoted = /"(?:[^"\\\n\t]|\\(?:[0abefnrtvN_LP "\\/]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}))*"/y
const singleQuoted = /'(?:[^'\n\t]|'')*'/y

const newline = 10
const space = 32

/** Reads a quoted scalar that ends on its line; undefined for anything else. */
export function readQuoted(text: string, at: number): Found | undefined {
  const quote = text.charAt(at)
  if (quote !== '"' && quote !== "'") return undefined
  const pattern = quote === '"' ? doubleQuoted : singleQuoted
  pattern.lastIndex = at
  const source = pattern.exec(text)?.[0].slice(1, -1)
  if (source === undefined) return undefined
  return { value: quote === '"' ? readEscapes(source) : source.replaceAll("''", "'"), end: pattern.lastIndex }
}

/**
 * Reads a plain scalar of a block collection, and the lines after it that are indented further.
 *
 * @param column that of the collection
 * @returns undefined for what is no plain scalar, or one that only the full parser understands
 */
export function readPlain(text: string, start: number, column: number): Found | undefined {
  const second = text.charCodeAt(start + 1)
  const alone = second === space || second === newline || Number.isNaN(second)
  if (',[]{}#&*!|>\'"%@`\t'.includes(text.charAt(start)) || (alone && '-?:'.includes(text.charAt(start))))
    return undefined
  let end = lineOf(text, start)
  if (end === -1) return undefined
  const next = continued(text, end, column)
  if (next === null) {
    const scalar = plainScalar(text.slice(start, end))
    return scalar.exact ? { value: scalar.value, end } : undefined
  }
  let value = text.slice(start, end)
  for (let line: Continued | null = next; line !== null; line = continued(text, end, column)) {
    const last = lineOf(text, line.at)
    // What begins like something else may still be text here: the full parser knows.
    if (last === -1 || /[^\p{L}\p{N}("'`*]/u.test(text.charAt(line.at)) || last === line.at) return undefined
    value += (line.empty === 0 ? ' ' : '\n'.repeat(line.empty)) + text.slice(line.at, last)
    end = last
  }
  return { value, end }
}

/** @returns where the text of a line ends, before a comment and spaces; -1 when it holds a tab or a key's colon */
function lineOf(text: string, start: number): number {
  let end = start
  for (let at = start; ; at += 1) {
    const code = text.charCodeAt(at)
    if (code === newline || Number.isNaN(code)) return end
    if (code === space) continue
    if (code === 9) return -1
    if (code === 35 && text.charCodeAt(at - 1) === space) return end
    end = at + 1
    if (code !== 58) continue
    const next = text.charCodeAt(at + 1)
    if (next === space || next === newline || Number.isNaN(next)) return -1
  }
}

interface Continued {
  readonly at: number
  /** Empty lines before it. */
  readonly empty: number
}

/** @returns the next line when it goes on with a plain scalar that ends at `end`, or null */
function continued(text: string, end: number, column: number): Continued | null {
  let at = end
  while (text.charCodeAt(at) === space) at += 1
  if (text.charCodeAt(at) !== newline) return null
  for (let empty = 0; ; empty += 1) {
    const lineStart = at + 1
    at = lineStart
    while (text.charCodeAt(at) === space) at += 1
    const code = text.charCodeAt(at)
    if (code === newline) continue
    return at - lineStart > column && code !== 35 && !Number.isNaN(code) ? { at, empty } : null
  }
}
