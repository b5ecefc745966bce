import { Lexer } from 'yaml'

/** What a walk over the tokens alone can tell, before anything nested is built. */
export interface Scan {
  /** Offset where the nesting passes the limit, or null. */
  readonly tooDeep: number | null
  /** Offset of the first `[` or `{` that is never closed, or null. */
  readonly unclosedBracket: number | null
  /** Offset of the first `]` or `}` that stands where the other one would close, or null. */
  readonly wrongBracket: number | null
  /** Offset of the first quote that is never closed, or null. */
  readonly unclosedQuote: number | null
}

/** Tokens of the lexer without characters of the text. */
export const marks = new Set(['\u0002', '\u0018', '\u001f'])

/**
 * Measures how deeply collections are nested. The parser calls itself for each level, and two documents of some
 * thousand levels end the whole process, so nothing is parsed before this has looked at it. The lexer does not.
 *
 * @param limit levels that are allowed, lists and mappings together
 */
export function scanYaml(text: string, limit: number): Scan {
  const columns: number[] = []
  const brackets: number[] = []
  let at = 0
  let lineStart = 0
  let unclosedBracket: number | null = null
  let wrongBracket: number | null = null
  let unclosedQuote: number | null = null
  let begins = true
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) {
      if (token === '\u0018' && brackets.length > 0) {
        unclosedBracket ??= brackets[0] ?? null
        brackets.length = 0
      }
      continue
    }
    const isSpace = /^[ \t]*$/.test(token)
    if (token === '[' || token === '{') brackets.push(at)
    else if (token === ']' || token === '}') {
      const open = brackets.pop()
      if (open !== undefined && (text[open] === '[') !== (token === ']')) wrongBracket ??= at
    } else if (brackets.length === 0 && begins && !isSpace && !token.startsWith('#') && !/^\r?\n/.test(token)) {
      const column = at - lineStart
      while ((columns.at(-1) ?? -1) >= column) columns.pop()
      columns.push(column)
    }
    if (columns.length + brackets.length > limit)
      return { tooDeep: at, unclosedBracket: null, wrongBracket: null, unclosedQuote: null }
    if (isUnclosed(token)) unclosedQuote ??= at
    if (!isSpace) begins = token === '-' || token === '?' || token === ':' || token.endsWith('\n')
    const lastBreak = token.lastIndexOf('\n')
    if (lastBreak !== -1) lineStart = at + lastBreak + 1
    at += token.length
  }
  return { tooDeep: null, unclosedBracket: unclosedBracket ?? brackets[0] ?? null, wrongBracket, unclosedQuote }
}

function isUnclosed(token: string): boolean {
  const quote = token.charAt(0)
  if (quote !== '"' && quote !== "'") return false
  const rest = token.slice(1)
  if (quote === "'") return (/'*$/.exec(rest)?.[0].length ?? 0) % 2 === 0
  return !/(?<!\\)(?:\\\\)*"$/.test(rest)
}
