import { Lexer } from 'yaml'
import { marks } from './scan.ts'

/** What a list or a mapping in brackets has come to. */
interface Open {
  /** Where its present item begins, or the value of that item. */
  start: number
  readonly isMapping: boolean
  isValue: boolean
  /** Something of it was read. */
  isBegun: boolean
}

/**
 * Finds the item of a list, or the value of a mapping, in brackets around a place. A bracket behind other characters of
 * an item belongs to its text, whatever YAML makes of it: `[/docs/{page}, /b]` is meant to have two items.
 *
 * @returns the item without the spaces around it, empty where it never ends; null outside of brackets
 */
export function itemInBrackets(text: string, at: number): string | null {
  const open: Open[] = []
  /** Brackets within the text of an item. */
  let within = 0
  let from = 0
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) continue
    const inner = open.at(-1)
    const isOpening = token === '[' || token === '{'
    const isClosing = token === ']' || token === '}'
    if (from >= at) {
      if (inner === undefined) return null
      if (within === 0 && (isClosing || token === ',')) return text.slice(inner.start, from).trim()
    }
    const isText = inner !== undefined && (from >= at || within > 0 || inner.isBegun)
    if (isOpening && !isText) open.push({ start: from + 1, isMapping: token === '{', isValue: false, isBegun: false })
    else if (isOpening) within++
    else if (isClosing && within > 0) within--
    else if (isClosing) open.pop()
    else if (within === 0 && inner !== undefined) {
      const isKeyEnd = token === ':' && inner.isMapping && !inner.isValue
      if (token === ',' || isKeyEnd) Object.assign(inner, { start: from + 1, isValue: isKeyEnd, isBegun: false })
      else inner.isBegun ||= !/^(?:\s*$|#)/.test(token)
    }
    from += token.length
  }
  return open.length === 0 ? null : ''
}
