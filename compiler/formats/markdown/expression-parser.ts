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
 * twice as long it is, so that a fault in it is found where it is.
 */
export function expressionParser(): ExpressionParser {
  let parsed = 0
  return {
    parse: (text, options) => JsxParser.parse(text, options),
    parseExpressionAt(text: string, at: number, options: Options): Expression {
      if (text.length > parsed / 2 && text.length < parsed * 2 && hasOpenBracket(text)) throw endsEarly(text)
      parsed = text.length
      return JsxParser.parseExpressionAt(text, at, options)
    },
  }
}

/** @returns whether a bracket of data is open at the end; false where only the parser can tell */
function hasOpenBracket(text: string): boolean {
  const open: string[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"' || sign === "'") {
      at = endOfString(text, at)
      if (at === -1) return false
    } else if (sign === '`' || sign === '/' || sign === '<') return false
    else if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if ((sign === '}' || sign === ']') && open.pop() !== sign) return false
  }
  return open.length > 0
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
function endsEarly(text: string): SyntaxError {
  const loc = { line: 1, column: text.length }
  return Object.assign(new SyntaxError('Unexpected token'), { pos: text.length, raisedAt: text.length, loc })
}
