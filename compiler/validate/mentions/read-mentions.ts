import type { Code, InlineCode } from 'mdast'
import { codeLanguage } from '../../formats/markdown/code/code-languages.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { at, type SourceText } from '../source-text.ts'
import { curlRequests } from './curl.ts'
import { httpRequests } from './http-message.ts'
import { readInline } from './inline.ts'
import type { ErrorMention, Mention, Piece, RequestMention } from './mention.ts'

/** Samples longer than this (in UTF-16 units) are data, and are not read. */
const longest = 50_000

/**
 * @param before the text that the code is after
 * @returns what inline code names, if it looks like a part of an API
 */
export function inlineMention(node: InlineCode, before: string, source: SourceText): readonly Mention[] {
  const named = readInline(node.value, before)
  if (named === null || node.position === undefined) return []
  const range = rangeOf(node)
  // Back ticks and spaces are before it; a line end within would have become a space.
  const from = source.text.slice(range.start, range.end).indexOf(node.value)
  const place = ({ start, end }: Piece) =>
    at(source, from < 0 ? range : { start: range.start + from + start, end: range.start + from + end })
  return [{ named, at: place }]
}

/** @returns the requests that a sample makes, and the errors that code of any language leads to, with their places */
export function fenceMentions(node: Code, source: SourceText): readonly Mention[] {
  const { lang, value, position } = node
  if (position === undefined || value.length > longest) return []
  const found = [...requestsIn(lang ? (codeLanguage(lang)?.id ?? '') : '', value), ...errorsIn(value)]
  if (found.length === 0) return []
  const offsetOf = offsets(node, source)
  return found.map((named) => ({
    named,
    at: ({ start, end }) => at(source, { start: offsetOf(start), end: offsetOf(end) }),
  }))
}

function requestsIn(language: string, code: string): readonly RequestMention[] {
  if (language === 'http') return httpRequests(code)
  if (language !== 'bash' && language !== 'shell') return []
  return code.includes('curl') ? curlRequests(code) : []
}

function errorsIn(code: string): readonly ErrorMention[] {
  if (!code.includes('/api/errors/')) return []
  return [...code.matchAll(/(?:\/docs|(?<![\w./-]))\/api\/errors\/(\d{4,9})\b/g)].map((match) => {
    const text = match[1] ?? ''
    const end = match.index + match[0].length
    return { kind: 'error', code: { text, start: end - text.length, end } }
  })
}

/** @returns where in the file a character of the code is: in a list or a quote its lines are indented */
function offsets(node: Code, source: SourceText): (offset: number) => number {
  const { start, end } = rangeOf(node)
  const raw = source.text.slice(start, end)
  const isFenced = /^(?:`{3}|~{3})/.test(raw)
  const rows: { readonly code: number; readonly file: number }[] = []
  let code = 0
  let file = isFenced ? nextLine(raw, 0) : 0
  for (const line of node.value.split('\n')) {
    const next = nextLine(raw, file)
    const written = raw.slice(file, next)
    const text = line.replace(/\r$/, '')
    rows.push({ code, file: start + file + Math.max(0, written.lastIndexOf(text)) })
    code += line.length + 1
    file = next
  }
  return (offset) => {
    const row = rows.findLast((one) => one.code <= offset)
    return row === undefined ? start : row.file + offset - row.code
  }
}

function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}
