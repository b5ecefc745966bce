import type { Nodes } from 'mdast'
import { maskCode } from '../formats/markdown/mask-code.ts'
import type { ParseMarkdown } from '../formats/markdown/parse-markdown.ts'
import { isPlaceholder } from '../formats/markdown/placeholder.ts'
import { readExpression, type Variables } from './props.ts'

/** What the words of a heading depend on besides the page. */
export interface HeadingInput {
  readonly format: 'md' | 'mdx'
  readonly variables: Variables
  readonly parse: ParseMarkdown
}

/** A line with `#`, a line with `===` below, or HTML. Markdown takes four blanks before it for code, MDX does not. */
const patterns = {
  md: /^ {0,3}#(?:[ \t]+(?<atx>[^\r\n]*?))?(?:[ \t]+#+)?[ \t]*$|^(?<setext>(?:(?![ \t]*(?:[>|]|(?:#{1,6}|[-*+]|\d+[.)])(?=[ \t]|$)|[-*_=][-*_= \t]*$)| {4,})[^\r\n]*\S[^\r\n]*(?:\r\n|\r|\n))+) {0,3}=+[ \t]*$|<h1(?:\s[^>]*)?>(?<html>[\s\S]*?)<\/h1>/dgim,
  mdx: /^[ \t]*#(?:[ \t]+(?<atx>[^\r\n]*?))?(?:[ \t]+#+)?[ \t]*$|^(?<setext>(?:(?![ \t]*(?:[>|<]|(?:#{1,6}|[-*+]|\d+[.)])(?=[ \t]|$)|[-*_=][-*_= \t]*$))[^\r\n]*\S[^\r\n]*(?:\r\n|\r|\n))+) {0,3}=+[ \t]*$|<h1(?:\s[^>]*)?>(?<html>[\s\S]*?)<\/h1>/dgim,
} as const

/**
 * Finds the first level-1 heading of a page without parsing it whole: the preview asks this of pages that nobody opens,
 * and of pages that can't be parsed.
 *
 * @param text the body, front matter blanked
 * @returns its words as plain text, values of the site put in; null where there is none
 */
export function firstHeading(text: string, input: HeadingInput): string | null {
  const comments = input.format === 'md' ? /<!--[\s\S]*?-->/g : /\{\/\*[\s\S]*?\*\/\}/g
  const isId = (comment: string) => /^\{\/\*\s*#\S+\s*\*\/\}$/.test(comment)
  const masked = maskCode(text, 'x').replace(comments, (one) => (isId(one) ? one : one.replace(/[^\r\n]/g, ' ')))
  for (const { indices } of masked.matchAll(patterns[input.format])) {
    const { atx, setext, html } = indices?.groups ?? {}
    const [start, end] = atx ?? setext ?? html ?? [0, 0]
    const words = wordsOf(text.slice(start, end).trim(), text, input)
    if (words !== '') return words
  }
  return null
}

function wordsOf(inline: string, whole: string, { format, parse, variables }: HeadingInput): string {
  if (inline === '') return ''
  const parsed = parse(`# ${inline.replace(/\s*[\r\n]+\s*/g, ' ')}`, format)
  const words = 'tree' in parsed ? textOf(parsed.tree, whole, variables) : inline
  const own = format === 'md' ? words.replace(/\s*\{#[^\s{}]+\}\s*$/, '') : words
  return own.replace(/\s+/g, ' ').trim()
}

/** @param whole the text of the page, in which a tag may be closed */
function textOf(node: Nodes, whole: string, variables: Variables): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'image':
      return node.alt ?? ''
    case 'break':
      return ' '
    case 'html':
      return isPlaceholder(node.value, node.value, whole) ? node.value : ''
    case 'mdxTextExpression': {
      const statement = node.data?.estree?.body[0]
      if (statement?.type !== 'ExpressionStatement') return ''
      const { value } = readExpression(statement.expression, variables)
      return value === null || typeof value === 'object' ? '' : String(value)
    }
  }
  return 'children' in node ? node.children.map((child) => textOf(child, whole, variables)).join('') : ''
}
