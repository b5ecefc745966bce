/** Where headings stand in a text that nobody has parsed, as CommonMark 0.31.2 has them ("ATX headings", "Setext headings"). */

import { commentsIn } from './comments.ts'
import { maskCode } from './mask-code.ts'

/** Where words that may be a heading stand in a text: from its first character to after its last. */
interface Words {
  readonly start: number
  readonly end: number
}

export interface HeadingPlace extends Words {
  readonly level: number
  /** It has a line below it, in place of signs before it. */
  readonly isUnderlined: boolean
}

/**
 * Finds what may be a level-1 heading, in Markdown or in HTML, in order. The time grows as the text does.
 *
 * @param text a body, front matter blanked
 * @yields where its words stand; there are some, but they may show nothing
 */
export function* titlePlaces(text: string, format: 'md' | 'mdx'): Generator<Words> {
  const masked = withoutCode(text, format)
  for (const words of candidates(masked, format)) if (masked.slice(words.start, words.end).trim() !== '') yield words
}

/** @returns a body of the same length in which headings are looked for: without code, of whose spans letters stay, and comments */
export function withoutCode(text: string, format: 'md' | 'mdx'): string {
  return withoutComments(maskCode(text, 'x'), format)
}

/** @returns the text with spaces for its comments, but for those of MDX that give a heading its id; line ends stay */
function withoutComments(text: string, format: 'md' | 'mdx'): string {
  const pieces: string[] = []
  let at = 0
  for (const [start, end] of commentsIn(text, format)) {
    const comment = text.slice(start, end)
    const isId = /^\{\/\*\s*#[^\s*]+\s*\*\/\}$/.test(comment)
    pieces.push(text.slice(at, start), isId ? comment : comment.replace(/[^\r\n]/g, ' '))
    at = end
  }
  return pieces.join('') + text.slice(at)
}

/** Headings of Markdown and of HTML, in the order in which they begin. */
function* candidates(masked: string, format: 'md' | 'mdx'): Generator<Words> {
  const html = htmlTitles(masked)
  let next = html.next()
  for (const words of headingPlaces(masked, format)) {
    if (words.level > 1) continue
    for (; next.done !== true && next.value.start < words.start; next = html.next()) yield next.value
    yield words
  }
  for (; next.done !== true; next = html.next()) yield next.value
}

function* htmlTitles(text: string): Generator<Words> {
  const opening = /<h1(?=[\s>])/gi
  const closing = /<\/h1>/gi
  while (opening.exec(text) !== null) {
    const start = text.indexOf('>', opening.lastIndex) + 1
    closing.lastIndex = start
    const end = start === 0 ? null : closing.exec(text)
    if (end === null) return
    yield { start, end: end.index }
    opening.lastIndex = closing.lastIndex
  }
}

/** What can't be in a heading with a line below it. Markdown takes four spaces before a line for code, MDX does not. */
const otherLine = {
  md: /^(?:[ \t]*(?:[>|]|(?:#{1,6}|[-*+]|\d+[.)])(?=[ \t]|$)|[-*_=][-*_= \t]*$)| {4})/,
  mdx: /^[ \t]*(?:[>|<]|(?:#{1,6}|[-*+]|\d+[.)])(?=[ \t]|$)|[-*_=][-*_= \t]*$)/,
} as const
const marker = { md: /^ {0,3}(#{1,6})(?=[ \t]|$)/, mdx: /^[ \t]*(#{1,6})(?=[ \t]|$)/ } as const
const underline = /^ {0,3}(=|-)\1*[ \t]*$/

/**
 * Finds the headings of Markdown: lines with `#`, and lines with `===` or `---` below.
 *
 * @param masked what `withoutCode` gives
 */
export function* headingPlaces(masked: string, format: 'md' | 'mdx'): Generator<HeadingPlace> {
  /** Where the lines begin that `===` would make a heading; null at one that can't be in it. */
  let lines: number | null = null
  for (const { 1: line = '', index } of masked.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    const [opening, signs = ''] = marker[format].exec(line) ?? []
    const sign = lines === null ? undefined : underline.exec(line)?.[1]
    if (opening !== undefined)
      yield { level: signs.length, isUnderlined: false, ...withoutClosing(line, opening.length, index) }
    else if (lines !== null && sign !== undefined)
      yield { level: sign === '=' ? 1 : 2, isUnderlined: true, start: lines, end: index }
    lines = line.trim() === '' || otherLine[format].test(line) ? null : (lines ?? index)
  }
}

/** @param from place in the line after the marker. @returns the words of a line with `#`, which may have more of them at its end */
function withoutClosing(line: string, from: number, offset: number): Words {
  const words = line.slice(from).trimEnd()
  let end = words.length
  while (words[end - 1] === '#') end--
  const isClosed = end < words.length && /[ \t]/.test(words[end - 1] ?? ' ')
  return { start: offset + from, end: offset + from + (isClosed ? end : words.length) }
}
