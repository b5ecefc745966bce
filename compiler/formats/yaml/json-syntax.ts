import type { Problem } from './problem.ts'

/**
 * Says what an author has to change where JSON could not be read on.
 *
 * @param at offset of the first character that does not fit
 * @param expected what would fit there, in words
 * @param open offset of the innermost bracket that is open, or null
 */
export function jsonSyntax(text: string, at: number, expected: string, open: number | null): Problem {
  const problem = (start: number, length: number, found: string, hint: string | null): Problem => ({
    kind: 'syntax',
    format: 'JSON',
    found,
    hint,
    start,
    end: start + length,
  })
  const rest = text.slice(at, at + 200)
  if (rest === '') {
    if (open === null) return problem(Math.max(0, at - 1), 1, 'end of the file, expected a value', null)
    const [opening, closing] = text[open] === '{' ? ['{', '}'] : ['[', ']']
    return problem(open, 1, `\`${opening}\` that is never closed, expected \`${closing}\``, null)
  }
  if (rest.startsWith('//') || rest.startsWith('/*') || rest.startsWith('#')) {
    const length = /^(?:\/\*[\s\S]*?\*\/|[^\r\n]*)/.exec(rest)?.[0].length ?? 1
    return problem(at, length, 'comment, expected data', 'JSON has no comments. Remove it, or use YAML.')
  }
  // What a value or a key begins with, where a comma is due before it.
  const next = expected.startsWith('`,`') ? /^(?:"[^"\r\n]{0,40}"|[+-]?[\w.$+-]+|["{[])/.exec(rest)?.[0] : undefined
  if (next !== undefined) {
    const isInText = text[at - 1] === '"' && !next.startsWith('"')
    const hint = isInText ? 'A `"` inside of a text is written `\\"`.' : 'Put a comma before it.'
    return problem(at, next.length, `\`${next}\`, expected ${expected}`, hint)
  }
  if (rest.startsWith('"')) return brokenString(text, at, problem)
  if (rest.startsWith("'")) {
    return problem(at, 1, `single quote, expected ${expected}`, 'Write texts and keys in double quotes.')
  }
  const word = /^(?:[+-]?[\w.$+-]+|[\s\S])/u.exec(rest)?.[0] ?? ''
  return problem(at, word.length, `\`${word}\`, expected ${expected}`, wordHint(word))
}

function wordHint(word: string): string | null {
  if (/^(?:true|false|null)$/i.test(word)) return `Write \`${word.toLowerCase()}\`.`
  if (/^(?:none|undefined|nan|-?infinity)$/i.test(word)) return 'JSON has no such value. Write `null`.'
  if (/^[+-]?[0-9.]/.test(word))
    return 'A number has no `+`, no zeros before its digits and a digit on both sides of its point.'
  return /^[\w$]/.test(word) ? 'Write it in double quotes.' : null
}

function brokenString(
  text: string,
  at: number,
  problem: (start: number, length: number, found: string, hint: string | null) => Problem,
): Problem {
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"') break
    if (character < ' ') {
      const isBreak = character === '\n' || character === '\r'
      return isBreak
        ? problem(
            at,
            index - at,
            'end of the line inside a text, expected `"`',
            'Close the text, or write `\\n` for a line end in it.',
          )
        : problem(index, 1, 'control character inside a text', character === '\t' ? 'Write `\\t`.' : 'Remove it.')
    }
    if (character !== '\\') continue
    const known = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(index, index + 6))?.[0]
    if (known === undefined) {
      const length = text[index + 1] === 'u' ? 6 : 2
      const found = text.slice(index, Math.min(index + length, text.length))
      return problem(
        index,
        found.length,
        `escape \`${found}\`, expected one that JSON knows`,
        'Write a backslash as `\\\\`.',
      )
    }
    index += known.length - 1
  }
  return problem(at, 1, 'quote that is never closed, expected another', null)
}
