import {
  curlyQuote,
  mdxSyntax,
  quoteInValue,
  strayBrace,
  unclosedQuote,
  unquotedValue,
} from '../../../diagnostics/codes/mdx.ts'
import type { At, Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { ScannedAttribute, ScannedTag } from '../scan-tags.ts'
import { curlyValue, isCurlyQuote, named } from '../straight-quotes.ts'
import type { Faulty } from './faulty.ts'

/** A list as data has it, whose brackets are pairs outside of its strings; one list may hold others. */
const list = /^\[(?:[^[\]"']|"[^"]*"|'[^']*'|\[[^[\]]*\])*\]/

type Valued = ScannedAttribute & { readonly value: number }

/**
 * Finds what is wrong with the quotes of a tag in which the parser stopped: curly ones, one that nothing closes, none at
 * all. The parser stops where it can't go on, which for an open quote may be pages below.
 *
 * @returns null where the quotes are right, or the parser's own words say more
 */
export function tagError(tag: ScannedTag, { fault, file, text, lines }: Faulty): Diagnostic | null {
  const stop = fault.offset ?? text.length
  const at = (start: number, end: number) => ({ file, place: lines.place(start, end) })
  const open = tag.attributes.find((attribute): attribute is Valued => isLeftOpen(attribute, text, stop))
  if (open !== undefined) {
    const { name, value } = open
    const quote = text.charAt(value)
    const end = intendedEnd(text, value + 1)
    const last = text[end - 1]
    if (isCurlyQuote(last) && end - 1 > value) {
      const right = `${name}=${quote}${text.slice(value + 1, end - 1)}${quote}`
      return curlyQuote(at(end - 1, end), { character: named(last), right })
    }
    const inside = cutByPipe(text, value, stop) ?? text.slice(value + 1, end)
    const other = /^([^"']*)(["'])$/.exec(inside)
    const right = other === null ? `${name}=${quote}${inside}${quote}` : `${name}=${other[2]}${other[1]}${other[2]}`
    return unclosedQuote(at(value, end), { property: name, quote, right })
  }
  const current = tag.attributes.at(-1)
  if (isCurlyQuote(text[stop])) {
    const isValue = current?.value === stop
    const right = isValue ? `${current.name}="${curlyValue(text, stop)}"` : null
    return curlyQuote(at(stop, stop + 1), { character: named(text.charAt(stop)), right })
  }
  if (current?.value != null && text[current.value] === '{' && /^(?:acorn|unexpected-eof)$/.test(fault.rule)) {
    const isOpen = fault.rule === 'unexpected-eof' || stop >= text.length
    const related = isOpen ? [] : [{ message: 'It makes no sense from here on', file, ...lines.point(stop) }]
    const hint = isOpen ? 'Close it with `}`.' : 'Write it as in JSON: look for a quote, a comma or a bracket.'
    return strayBrace({ ...at(current.value, current.value + 1), related, hint })
  }
  if (fault.rule !== 'unexpected-character' || current === undefined) return null
  const sign = signBetween(tag, text, stop)
  if (sign !== null) return mdxSyntax({ ...at(sign.at, sign.at + 1), hint: sign.hint }, { what: sign.what })
  if (current.value === stop) return unquoted(current, { text, stop, at })
  const before = tag.attributes.findLast(({ end }) => end !== null && end <= stop && /["']/.test(text[end - 1] ?? ''))
  // `title="Say "hi""`: the value ended at the quote before `hi`.
  if (before?.value == null || before.end === null || /[\s/>]/.test(text[before.end] ?? '>')) return null
  return quoteInValue(at(before.end - 1, before.end), { property: before.name, quote: text.charAt(before.value) })
}

/** Finds a sign that other languages have between properties, or between a name and its value. */
function signBetween({ start, attributes }: ScannedTag, text: string, stop: number) {
  const sign = text[stop]
  if (sign === '=' && attributes.at(-1)?.value === stop)
    return { at: stop, what: 'Unexpected second `=` before a value', hint: 'Write one `=`.' }
  const before = text.slice(start, stop)
  const isAfterValue = attributes.some(({ value, end }) => value !== null && end === start + before.trimEnd().length)
  if (isAfterValue && (sign === ',' || sign === ';'))
    return {
      at: stop,
      what: `Unexpected \`${sign}\` between properties, expected a space`,
      hint: `Remove the \`${sign}\`.`,
    }
  const colon = /["'{]/.test(sign ?? '') ? /\s[\w-]+\s*(:)\s*$/d.exec(before)?.indices?.[1]?.[0] : undefined
  if (colon === undefined) return null
  return {
    at: start + colon,
    what: 'Unexpected `:` after the name of a property, expected `=`',
    hint: 'Write `=` in its place.',
  }
}

function unquoted(
  { name }: ScannedAttribute,
  { text, stop, at }: { text: string; stop: number; at(start: number, end: number): At },
): Diagnostic | null {
  const after = text.slice(stop)
  const value = list.exec(after)?.[0] ?? /^(?:(?!\/>)[^\s>])+/.exec(after)?.[0]
  if (value === undefined) return null
  const bare = value.replace(/["']+$/, '')
  const isData = /^(?:-?\d+(?:\.\d+)?|true|false|null|\[[\s\S]*\])$/.test(bare)
  const right = isData ? `${name}={${bare}}` : `${name}="${bare}"`
  return unquotedValue(at(stop, stop + value.length), { value, property: name, right })
}

/** A value is left open when it takes in what no value holds: the end of the tag, other lines, the next property. */
function isLeftOpen({ value, end }: ScannedAttribute, text: string, stop: number): boolean {
  if (value === null || !/["']/.test(text[value] ?? '')) return false
  if (end === null || end > stop) return true
  const inside = text.slice(value + 1, end - 1)
  if (/<\/?[A-Za-z]|>[ \t]*[\r\n]|\s[\w-]+\s*=\s*$/.test(inside)) return true
  return inside.includes('>') && !/[\s/>]/.test(text[end] ?? '>')
}

/** @returns a value that its quote closes after a pipe, at which a cell of a table ends, with the pipe as cells have it; or null */
function cutByPipe(text: string, value: number, stop: number): string | null {
  const quote = text.charAt(value)
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(value + 1)) ?? []
  const [pipe, close] = [line.indexOf('|'), line.indexOf(quote)]
  return pipe !== -1 && pipe < close && stop <= value + 1 + pipe
    ? line.slice(0, close).replace(/(?<!\\)\|/g, '\\|')
    : null
}

/** Where the author meant the value to end: before the next property, the end of the tag or of the line. */
function intendedEnd(text: string, from: number): number {
  const line = /^[^\r\n]*/.exec(text.slice(from))?.[0] ?? ''
  const end = line.search(/\s*(?:\/?>|\s[\w-]+=["'{])/)
  return from + (end === -1 ? line.trimEnd().length : end)
}
