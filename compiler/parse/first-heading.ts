import type { Nodes } from 'mdast'
import { titlePlaces } from '../formats/markdown/heading-places.ts'
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

/**
 * Finds the first level-1 heading of a page without parsing it whole: the preview asks this of pages that nobody opens,
 * and of pages that can't be parsed. The time grows as the text does.
 *
 * @param text the body, front matter blanked
 * @returns its words as plain text, values of the site put in; null where there is none
 */
export function firstHeading(text: string, input: HeadingInput): string | null {
  const isPlaceholder = placeholdersIn(text)
  for (const { start, end } of titlePlaces(text, input.format)) {
    const words = wordsOf(text.slice(start, end).trim(), isPlaceholder, input)
    if (words !== '') return words
  }
  return null
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
