import type { Nodes } from 'mdast'
import { commentsIn } from '../formats/markdown/comments.ts'
import { maskCode } from '../formats/markdown/mask-code.ts'
import type { ParseMarkdown } from '../formats/markdown/parsed.ts'
import { type IsPlaceholder, placeholdersIn } from '../formats/markdown/placeholder.ts'
import { isBreak } from '../formats/markdown/shown-text.ts'
import { readExpression, type Variables } from './props.ts'

/** What the words of a heading depend on besides the page. */
export interface HeadingInput {
  readonly format: 'md' | 'mdx'
  readonly variables: Variables
  readonly parse: ParseMarkdown
}

/** Where words that may be a heading stand in a text: from its first character to after its last. */
interface Words {
  readonly start: number
  readonly end: number
}

/**
 * Finds the first level-1 heading of a page without parsing it whole: the preview asks this of pages that nobody opens,
 * and of pages that can't be parsed. The time grows as the text does.
 *
 * @param text the body, front matter blanked
 * @returns its words as plain text, values of the site put in; null where there is none
 */
export function firstHeading(text: string, input: HeadingInput): string | null {
  const masked = withoutComments(maskCode(text, 'x'), input.format)
  const isPlaceholder = placeholdersIn(text)
  for (const { start, end } of candidates(masked, input.format)) {
    const words = wordsOf(text.slice(start, end).trim(), isPlaceholder, input)
    if (words !== '') return words
  }
  return null
}

/** @returns the text with spaces for its comments, but for those of MDX that give a heading its id; line ends stay */
export function withoutComments(text: string, format: 'md' | 'mdx'): string {
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
function* candidates(text: string, format: 'md' | 'mdx'): Generator<Words> {
  const html = htmlHeadings(text)
  let next = html.next()
  for (const words of lineHeadings(text, format)) {
    for (; next.done !== true && next.value.start < words.start; next = html.next()) yield next.value
    yield words
  }
  for (; next.done !== true; next = html.next()) yield next.value
}

function* htmlHeadings(text: string): Generator<Words> {
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

/** What can't be in a heading with `===` below it. Markdown takes four spaces before a line for code, MDX does not. */
const otherLine = {
  md: /^(?:[ \t]*(?:[>|]|(?:#{1,6}|[-*+]|\d+[.)])(?=[ \t]|$)|[-*_=][-*_= \t]*$)| {4})/,
  mdx: /^[ \t]*(?:[>|<]|(?:#{1,6}|[-*+]|\d+[.)])(?=[ \t]|$)|[-*_=][-*_= \t]*$)/,
} as const
const marker = { md: /^ {0,3}#(?=[ \t]|$)/, mdx: /^[ \t]*#(?=[ \t]|$)/ } as const
const underline = /^ {0,3}=+[ \t]*$/

/** Lines with `#`, and lines with `===` below. */
function* lineHeadings(text: string, format: 'md' | 'mdx'): Generator<Words> {
  /** Where the lines begin that `===` would make a heading; null at one that can't be in it. */
  let lines: number | null = null
  for (const { 1: line = '', index } of text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    const [opening] = marker[format].exec(line) ?? []
    if (opening !== undefined) yield withoutClosing(line, opening.length, index)
    else if (lines !== null && underline.test(line)) yield { start: lines, end: index }
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

function wordsOf(inline: string, isPlaceholder: IsPlaceholder, { format, parse, variables }: HeadingInput): string {
  if (inline === '') return ''
  const parsed = parse(`# ${inline.replace(/\s*[\r\n]+\s*/g, ' ')}`, format)
  const words = 'tree' in parsed ? textOf(parsed.tree, isPlaceholder, variables) : inline
  const own = format === 'md' ? words.replace(/\s*\{#[^\s{}]+\}\s*$/, '') : words
  return own.replace(/\s+/g, ' ').trim()
}

function textOf(node: Nodes, isPlaceholder: IsPlaceholder, variables: Variables): string {
  if (isBreak(node)) return ' '
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'image':
      return node.alt ?? ''
    case 'html':
      return isPlaceholder(node.value, node.value) ? node.value : ''
    case 'mdxTextExpression': {
      const statement = node.data?.estree?.body[0]
      if (statement?.type !== 'ExpressionStatement') return ''
      const { value } = readExpression(statement.expression, variables)
      return value === null || typeof value === 'object' ? '' : String(value)
    }
  }
  return 'children' in node ? node.children.map((child) => textOf(child, isPlaceholder, variables)).join('') : ''
}
