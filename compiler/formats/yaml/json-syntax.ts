import { afterBadKey, afterBadValue, afterExtraWord, isKeyAt } from './json-recovery.ts'
import type { Problem } from './problem.ts'

type SyntaxProblem = Problem & { readonly kind: 'syntax' }

/** Signs of a text that are said; of a longer one its first word is. */
const longestShown = 60

/** Opening and closing quotes of a word processor. */
const curlyQuote = /^[‘’‚“”„«»]/

/** @returns whether a comment stands here, as other formats have it; `#fff` is none */
export function isComment(text: string, at: number): boolean {
  return /^(?:\/[/*]|#(?![\w{]))/.test(text.slice(at, at + 2))
}

/** @param comma offset of a comma before a closing bracket */
export function trailingComma(comma: number, close: string): SyntaxProblem {
  const hint = 'Remove it: JSON has no comma after the last member.'
  return problem(comma, 1, `comma before \`${close}\`, expected none`, hint)
}

/**
 * Says what an author has to change where JSON could not be read on.
 *
 * @param at offset of the first character that does not fit
 * @param expected what would fit there, in words
 * @param open offset of the innermost bracket that is open, or null
 */
export function jsonSyntax(text: string, at: number, expected: string, open: number | null): SyntaxProblem {
  const rest = text.slice(at, at + 200)
  if (rest === '') {
    if (open === null) return problem(Math.max(0, at - 1), 1, 'end of the file, expected a value', null)
    const [opening, closing] = text[open] === '{' ? ['{', '}'] : ['[', ']']
    return ofBrackets(problem(open, 1, `\`${opening}\` that is never closed, expected \`${closing}\``, null))
  }
  if (isComment(text, at)) {
    const length = /^(?:\/\*[\s\S]*?\*\/|[^\r\n]*)/.exec(rest)?.[0].length ?? 1
    return problem(at, length, 'comment, expected data', 'JSON has no comments. Remove it, or use YAML.')
  }
  // What a value or a key begins with, where a sign is due before it.
  const isSign = /^`[,:]`/.test(expected)
  const next = isSign ? /^(?:"[^"\r\n]{0,40}"|[+-]?[\w.$+-]+|["{[])/.exec(rest)?.[0] : undefined
  if (next !== undefined)
    return problem(at, next.length, `\`${next}\`, expected ${expected}`, signHint(text, at, expected))
  const [curly] = curlyQuote.exec(rest) ?? []
  if (curly !== undefined)
    return problem(at, 1, `quote \`${curly}\`, expected ${expected}`, 'Write texts and keys in straight double quotes.')
  if (rest.startsWith("'"))
    return problem(at, 1, `single quote, expected ${expected}`, 'Write texts and keys in double quotes.')
  const word = bareText(text, at, expected, open) ?? /^[\s\S]/u.exec(rest)?.[0] ?? ''
  const fault = problem(at, word.length, `\`${word}\`, expected ${expected}`, wordHint(word, expected))
  return /^[[\]{}]$/.test(word) || expected === 'the end of the file' ? ofBrackets(fault) : fault
}

/** @returns a value or a key without its quotes; null where none stands here */
function bareText(text: string, at: number, expected: string, open: number | null): string | null {
  const [word] = /^[+#<-]?[\w.$+-]+/.exec(text.slice(at, at + 200)) ?? []
  if (word === undefined || open === null) return word ?? null
  const end = expected === 'a value' ? afterBadValue(text, at, text.charAt(open)) : afterBadKey(text, at)
  const whole = text.slice(at, end ?? at).trimEnd()
  return whole.length > word.length && whole.length <= longestShown ? whole : word
}

/** @returns how a comma or a colon is put before what stands here */
function signHint(text: string, at: number, expected: string): string {
  if (expected.startsWith('`:`')) return 'Put a colon before it.'
  const isText = text[at] === '"'
  if (text[at - 1] === '"' && !isText) return 'A `"` inside of a text is written `\\"`.'
  if (isText && expected.includes(']') && isKeyAt(text, at)) return 'Put a `]` before it: the list is not closed.'
  if (afterExtraWord(text, at) !== null) return 'Remove it, or write the whole value in double quotes.'
  return 'Put a comma before it.'
}

function wordHint(word: string, expected: string): string | null {
  if (/^(?:true|false|null)$/i.test(word)) return `Write \`${word.toLowerCase()}\`.`
  if (/^(?:none|undefined|nan|-?infinity)$/i.test(word)) return 'JSON has no such value. Write `null`.'
  if (/^[+-]?[0-9.]+(?:[eE][+-]?\d+)?$/.test(word))
    return 'A number has no `+`, no zeros before its digits and a digit on both sides of its point.'
  if (word === ':' && expected.includes(']'))
    return 'A list has no keys: put `]` before this one, or the member in `{` and `}`.'
  if (word === '=') return 'Write a colon.'
  if (word === ';') return 'Write a comma.'
  if (word === ',' && expected.startsWith('`:`')) return 'Put a colon and a value before it.'
  if (word === ',') return 'Remove it, or write what is missing before it.'
  return /^[#<]?[\w$]/.test(word) ? 'Write it in double quotes.' : null
}

/**
 * @param start offset of the quote that opens a text
 * @param at offset of what no text holds as it is: a line end, another control character, a backslash, or nothing more
 * @returns what to change; it begins at the quote where the text has no end
 */
export function jsonString(text: string, start: number, at: number): SyntaxProblem {
  const character = text.charAt(at)
  if (character === '') return problem(start, 1, 'quote that is never closed, expected another', null)
  if (character === '\n' || character === '\r') {
    const hint = 'Close the text, or write `\\n` for a line end in it.'
    return problem(start, at - start, 'end of the line inside a text, expected `"`', hint)
  }
  if (character !== '\\')
    return problem(at, 1, 'control character inside a text', character === '\t' ? 'Write `\\t`.' : 'Remove it.')
  const [found = '\\'] = /^\\(?:u[0-9a-fA-F]{0,4}|[^\r\n])?/u.exec(text.slice(at, at + 6)) ?? []
  return problem(at, found.length, `escape \`${found}\`, expected one that JSON knows`, 'Write a backslash as `\\\\`.')
}

function problem(start: number, length: number, found: string, hint: string | null): SyntaxProblem {
  return { kind: 'syntax', format: 'JSON', found, hint, start, end: start + length }
}

function ofBrackets(fault: SyntaxProblem): SyntaxProblem {
  return { ...fault, isOfBrackets: true }
}
