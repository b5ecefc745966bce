import type { YAMLParseError } from 'yaml'
import { badIndentation, beginsAsKey, inIndentation, keysBelow, type Told, tabInIndentation } from './indentation.ts'
import { itemInBrackets } from './item-in-brackets.ts'
import { lineEnd, lineStart } from './line-bounds.ts'
import type { Problem } from './problem.ts'
import { longestShown, quotedLine } from './quoted-line.ts'
import type { Scan } from './scan.ts'

/** Says in our words, at the place that an author has to change, what the parser could not read. */
export function describeSyntax(error: YAMLParseError, text: string, scan: Scan): Problem {
  const explained = explain(error, text, scan)
  const start = explained.start ?? Math.min(error.pos[0], Math.max(text.length - 1, 0))
  const end = explained.end ?? Math.max(start + 1, Math.min(error.pos[1], lineEnd(text, start)))
  return { kind: 'syntax', format: 'YAML', found: explained.found, hint: explained.hint, start, end }
}

function explain(error: YAMLParseError, text: string, scan: Scan): Told {
  const { code, message } = error
  const [at] = error.pos
  if (/^Missing closing/.test(message) && scan.unclosedQuote !== null) {
    const start = scan.unclosedQuote
    return {
      found: 'quote that is never closed, expected another at the end of the value',
      hint: closedQuote(text, start),
      start,
      end: start + 1,
    }
  }
  if (/^Flow (?:sequence|map)/.test(message) && scan.wrongBracket !== null) {
    const start = scan.wrongBracket
    const [found, meant] = text[start] === '}' ? ['}', ']'] : [']', '}']
    return { found: `\`${found}\`, expected \`${meant}\``, hint: `Write \`${meant}\`.`, start, end: start + 1 }
  }
  if (/^Flow (?:sequence|map)/.test(message) && scan.unclosedBracket !== null) {
    const start = scan.unclosedBracket
    const [open, close] = text[start] === '[' ? ['[', ']'] : ['{', '}']
    return {
      found: `\`${open}\` that is never closed, expected \`${close}\``,
      hint: `Close it, or put the value in quotes if the \`${open}\` is text.`,
      start,
      end: start + 1,
    }
  }
  switch (code) {
    case 'TAB_AS_INDENT':
      return tabInIndentation
    case 'BLOCK_AS_IMPLICIT_KEY':
      return colon(text, at)
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
    case 'KEY_OVER_1024_CHARS':
      return missingColon(error, text)
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
      return {
        found: `${text[at] === '`' ? 'backtick' : `\`${text.charAt(at)}\``} at the beginning of a value, expected quotes around it`,
        hint: `This character has a meaning of its own in YAML. Write the value in quotes${asIn(text, at)}.`,
        end: at + 1,
      }
    case 'BAD_DQ_ESCAPE':
      return {
        found: `escape \`${text.slice(at, at + 2)}\`, expected one that YAML knows`,
        hint: 'Write the backslash twice, or use single quotes, in which it has no meaning.',
        end: at + 2,
      }
    case 'BAD_INDENT':
      return badIndentation(text, contentAfter(text, at))
    default:
      return unexpected(error, text)
  }
}

function unexpected(error: YAMLParseError, text: string): Told {
  const start = contentAfter(text, error.pos[0])
  const end = lineEnd(text, start)
  const word = /^(?:[\w.-]+|\S)/.exec(text.slice(start, end))?.[0] ?? ''
  if (/block-seq-ind on same line/.test(error.message))
    return {
      found: '`-` beside a key, expected the list on the next line',
      hint: `Begin each item on a line of its own, or put the value in quotes if it is text${asIn(text, start)}.`,
      end: start + 1,
    }
  if (/Block scalar header/.test(error.message))
    return {
      found: `\`${word}\` after \`|\` or \`>\`, expected the end of the line`,
      hint: 'The text begins on the next line.',
      start,
      end: start + word.length,
    }
  if (error.code === 'BAD_DIRECTIVE')
    return { found: 'line that begins with `%`, expected a key', hint: 'Put the value in quotes.' }
  const known = inIndentation(text, start) ?? bracketInside(text, start)
  if (known !== null) return known
  if (beginsAsKey(text, start)) return badIndentation(text, start)
  // `'it's'`
  if (text[start - 1] === "'" && /\p{L}/u.test(word))
    return {
      found: 'apostrophe inside a value in single quotes, which ends there',
      hint: "Write `''` for it, or put the value in double quotes.",
      start: start - 1,
      end: start,
    }
  // What follows a bracket or a quote is a text that goes on only where it begins like one.
  const quoted = /^[\w(/]/.test(word) ? asIn(text, start) : ''
  // `{ from: /a to: /b }`
  const [, key] = /^\S*[^\s:]\s+([\w-]+):\s/.exec(itemInBrackets(text, start) ?? '') ?? []
  const ways = [
    ...(key === undefined ? [] : [`write a comma before \`${key}\``]),
    ...(quoted === '' ? [] : [`put the whole value in quotes${quoted}`]),
  ].join(', or ')
  return {
    found: word === '' ? 'end of the text, expected a value' : `\`${word}\`, expected the end of the value before it`,
    hint: ways === '' ? 'Put a value that holds quotes, brackets, `: ` or ` #` in quotes.' : asSentence(ways),
    start,
    end: start + Math.max(word.length, 1),
  }
}

function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** @returns what is wrong with a bracket after other characters of an item in brackets: `[/docs/{page}]` */
function bracketInside(text: string, start: number): Told | null {
  const bracket = text.charAt(start)
  if (!/[[{]/.test(bracket) || !/[^\s[\]{},:"']/.test(text.charAt(start - 1))) return null
  return {
    found: `\`${bracket}\` inside a value, expected quotes around the value`,
    hint: `Put the value in quotes${asIn(text, start)}.`,
    start,
    end: start + 1,
  }
}

/** @returns the line with its quote closed, where nothing but the value follows the quote */
function closedQuote(text: string, start: number): string {
  const quote = text.charAt(start)
  const line = text.slice(lineStart(text, start), lineEnd(text, start)).trim()
  const isClear =
    line.length <= longestShown && !/[`\\{}[\],#]/.test(line) && line.indexOf(quote) === line.lastIndexOf(quote)
  return isClear ? `Write \`${line}${quote}\`.` : `Write \`${quote}\` where the value ends.`
}

/** @returns the end of a hint: the value around a place in quotes, where it is written out */
function asIn(text: string, at: number): string {
  const line = quotedLine(text, at)
  return line === null ? '' : `: \`${line}\``
}

/** `title: One: two` */
function colon(text: string, at: number): Told {
  const end = lineEnd(text, at)
  const found = text.slice(at, end).search(/:(?=\s|$)/)
  if (found !== -1)
    return {
      found: '`: ` inside a value, expected quotes around the value',
      hint: `Write the whole value in quotes${asIn(text, at) || ': `title: "One: two"`'}.`,
      start: at + found,
      end: at + found + 1,
    }
  // A value is followed by deeper lines with keys.
  return {
    found: keysBelow,
    hint: 'Put the value in quotes if the next lines belong to it, or indent them like the key before.',
    start: at,
    end,
  }
}

function missingColon(error: YAMLParseError, text: string): Told {
  const start = contentAfter(text, error.pos[0])
  const end = lineEnd(text, start)
  const known = inIndentation(text, start) ?? bracketInside(text, start)
  if (known !== null) return known
  if (beginsAsKey(text, start)) return badIndentation(text, start)
  // `["a" b]`
  if (/["'\]}]\s*$/.test(text.slice(lineStart(text, start), start))) return unexpected(error, text)
  // `title: {#if …}`
  const before = text.slice(0, start).trimEnd()
  const quoted = before.endsWith('{') ? asIn(text, before.length - 1) : ''
  return {
    found: 'text without a key, expected `key: value`',
    hint:
      quoted === ''
        ? 'Write `:` and a space after the key. A value of several lines is indented further than its key.'
        : `Write \`:\` and a space after the key, or put the value in quotes if the brace is text${quoted}.`,
    start,
    end: Math.max(end, start + 1),
  }
}

function contentAfter(text: string, at: number): number {
  const found = text.slice(at).search(/\S/)
  return found === -1 ? Math.max(0, Math.min(at, text.length - 1)) : at + found
}
