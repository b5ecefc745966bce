import { type Expression, type Options, Parser } from 'acorn'
import acornJsx from 'acorn-jsx'

const JsxParser = Parser.extend(acornJsx())

/** What `remark-mdx` asks of a parser of JavaScript. */
export interface ExpressionParser {
  parse: typeof Parser.parse
  parseExpressionAt: typeof Parser.parseExpressionAt
}

/**
 * `remark-mdx` takes each `}` for the end of an expression that it may be, and parses all that stands before: a list of a
 * thousand objects a thousand times. Data that still has a bracket open is not parsed, most times: each time it has become
 * twice as long it is, so that a fault in it is found where it is. What no longer text can put right is said again.
 */
export function expressionParser(): ExpressionParser {
  /** The last text, where it was refused. */
  let last: string | null = null
  let parsed = 0
  let fault: ExpressionFault | null = null
  let hasOpenBracket = bracketFinder()
  return {
    parse: (text, options) => JsxParser.parse(text, options),
    parseExpressionAt(text: string, at: number, options: Options): Expression {
      if (last === null || text.length <= last.length || !text.startsWith(last)) {
        parsed = 0
        fault = null
        hasOpenBracket = bracketFinder()
      }
      last = text
      if (fault !== null) throw copyOf(fault)
      if (text.length > parsed / 2 && text.length < parsed * 2 && hasOpenBracket(text)) throw endsEarly(text)
      parsed = text.length
      try {
        const expression = JsxParser.parseExpressionAt(text, at, options)
        last = null
        return expression
      } catch (error) {
        if (!isFault(error) || !isFinal(error, text)) throw error
        fault = copyOf(error)
        throw copyOf(fault)
      }
    },
  }
}

/** What the parser throws of a text that it can't read. */
interface ExpressionFault extends SyntaxError {
  readonly pos: number
  readonly raisedAt: number
  readonly loc: { readonly line: number; readonly column: number }
  /** No longer text can be right. */
  readonly isFinal?: true
}

/** Who is told of a fault writes into it. */
function copyOf({ message, pos, raisedAt, loc }: ExpressionFault): ExpressionFault {
  return Object.assign(new SyntaxError(message), { pos, raisedAt, loc: { ...loc }, isFinal: true as const })
}

function isFault(error: unknown): error is ExpressionFault {
  return error instanceof SyntaxError && 'raisedAt' in error
}

/** What `remark-mdx` says where an expression ends before its text does. */
const contentAfter = 'Unexpected content after expression'

/** Whether what is wrong with an expression stays so, however the text goes on. */
export function isFinalFault(error: Error): boolean {
  return error.message === contentAfter || ('isFinal' in error && error.isFinal === true)
}

/** What is put after a text that is spread. */
const spreadEnd = '})'

/** Where the parser tells of these it has seen the end: of a comment that nobody closes, and of `\u{`, whose bracket it looks for. */
const toldAtBeginning = /^(?:Unterminated comment|Bad character escape)/

/** As in `{#id}`: of a class alone, and wrong outside of one, however long it is. */
const privateName = /^#[\p{L}$_]/u

/** Whether no longer text can be right: the parser has not seen its end. */
function isFinal({ pos, raisedAt, message }: ExpressionFault, text: string): boolean {
  if (message.startsWith('Unexpected token') && privateName.test(text.slice(pos, pos + 2))) return true
  return raisedAt < text.length - spreadEnd.length && !toldAtBeginning.test(message)
}

/**
 * @returns tells whether a bracket of data is open at the end of a text; false where only the parser can tell. Each text that
 *   it is asked about begins with the one before, whose signs are not looked at again
 */
function bracketFinder(): (text: string) => boolean {
  const open: string[] = []
  let at = 0
  return (text) => {
    for (; at < text.length; at++) {
      const sign = text[at]
      if (sign === '"' || sign === "'") {
        const end = endOfString(text, at)
        // It may end in a longer text.
        if (end === -1) return false
        at = end
      } else if (sign === '`' || sign === '/' || sign === '<') return false
      else if (sign === '{') open.push('}')
      else if (sign === '[') open.push(']')
      else if (sign === '}' || sign === ']') {
        if (open.at(-1) !== sign) return false
        open.pop()
      }
    }
    return open.length > 0
  }
}

/** @returns the place of the quote that ends a string; -1 where none does */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[start]) return at
  }
  return -1
}

/** What the parser throws where a text ends too early. */
function endsEarly(text: string): ExpressionFault {
  const loc = { line: 1, column: text.length }
  return Object.assign(new SyntaxError('Unexpected token'), { pos: text.length, raisedAt: text.length, loc })
}
