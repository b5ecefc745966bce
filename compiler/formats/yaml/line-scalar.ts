import { plainScalar, readEscapes } from './scalar.ts'

/** A value and the offset after it. */
export interface Found {
  readonly value: unknown
  readonly end: number
}

/** Escapes in the order of a text; of one that only the full parser may know its sign is a group. */
const escapes = /\\(?:[0abefnrtvN_LP "\\/\n]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|([\s\S]))/g

const newline = 10
const space = 32

/**
 * Reads a quoted scalar, also one of several lines.
 *
 * @param column that of the collection around it: lines after the first are indented further
 * @returns undefined for anything else
 */
export function readQuoted(text: string, at: number, column: number): Found | undefined {
  const quote = text.charAt(at)
  if (quote !== '"' && quote !== "'") return undefined
  const end = endOfQuotes(text, at)
  const written = text.slice(at + 1, end - 1)
  if (end === -1 || written.includes('\t') || (quote === '"' && !hasKnownEscapes(written))) return undefined
  const source = written.includes('\n') ? folded(written, column, quote === '"') : written
  if (source === null) return undefined
  return { value: quote === '"' ? readEscapes(source) : source.replaceAll("''", "'"), end }
}

/** @returns offset behind the quote that ends a scalar, or -1: an expression would hold all signs that it has gone over */
function endOfQuotes(text: string, at: number): number {
  const quote = text.charAt(at)
  for (let end = text.indexOf(quote, at + 1); end !== -1; end = text.indexOf(quote, end + 1)) {
    if (quote === "'") {
      if (text.charAt(end + 1) !== quote) return end + 1
      end += 1
      continue
    }
    let before = end
    while (text.charAt(before - 1) === '\\') before -= 1
    if ((end - before) % 2 === 0) return end + 1
  }
  return -1
}

function hasKnownEscapes(written: string): boolean {
  if (!written.includes('\\')) return true
  for (const [, unknown] of written.matchAll(escapes)) if (unknown !== undefined) return false
  return true
}

/** @returns lines as the one that they stand for; null where the full parser has to say whether they are right */
function folded(source: string, column: number, hasEscapes: boolean): string | null {
  const lines = source.split('\n')
  const joined: string[] = []
  let line = lines[0] ?? ''
  let empty = 0
  for (let index = 1; index < lines.length; index++) {
    const next = lines[index] ?? ''
    const content = next.slice(blanksBefore(next))
    if (content === '' && index < lines.length - 1) {
      empty += 1
      continue
    }
    if (next.length - content.length <= column) return null
    const ended = withoutEnd(line, hasEscapes)
    if (ended === null || (ended.isJoined && empty > 0)) return null
    joined.push(ended.line, ended.isJoined ? '' : empty === 0 ? ' ' : '\n'.repeat(empty))
    line = content
    empty = 0
  }
  return joined.join('') + line
}

function blanksBefore(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === space) at += 1
  return at
}

/** @returns a line without the blanks at its end, or without a backslash there, which joins it to the next one */
function withoutEnd(line: string, hasEscapes: boolean): { readonly line: string; readonly isJoined: boolean } | null {
  let end = line.length
  while (line.charCodeAt(end - 1) === space) end -= 1
  let signs = end
  while (line.charAt(signs - 1) === '\\') signs -= 1
  if (!hasEscapes || (end - signs) % 2 === 0) return { line: line.slice(0, end), isJoined: false }
  // `\ ` is a blank that stays.
  return end === line.length ? { line: line.slice(0, end - 1), isJoined: true } : null
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
