import type { Nodes, Table } from 'mdast'
import type {} from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import type { BlockUse } from '../../../compiler/model/block-use.ts'

/** The tables among a block's children. */
export function tablesOf(children: BlockUse<unknown>['children']): readonly Table[] {
  return children.flatMap((child) => (child.type === 'table' ? [child] : []))
}

/** The names of a table's columns, as readers see them. */
export function columnsOf(table: Table): readonly string[] {
  return (table.children[0]?.children ?? []).map(readText)
}

/** The text of each row's cell in a column; a row may have fewer cells than the header. */
export function cellsOf(table: Table, column: number): readonly string[] {
  return table.children.slice(1).map((row) => {
    const cell = row.children[column]
    return cell === undefined ? '' : readText(cell)
  })
}

/** @returns the text of a cell as readers see it, on one line */
function readText(cell: Nodes): string {
  return shownIn(cell).replace(/\s+/g, ' ').trim()
}

/** Tags show nothing, a break parts words, and a block in a line of text, such as a badge, shows what it was given. */
function shownIn(node: Nodes): string {
  switch (node.type) {
    case 'break':
      return ' '
    case 'html':
      return /^<br\b/i.test(node.value) ? ' ' : ''
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : node.children.map(shownIn).join('')
    case 'block':
      return node.attributes.map(({ value }) => (value.kind === 'string' ? value.text : literalIn(value))).join(' ')
    default:
      return 'children' in node ? node.children.map(shownIn).join('') : textOf(node)
  }
}

type Value = Extract<Nodes, { type: 'block' }>['attributes'][number]['value']

/** @returns a number or a text in braces; nothing for other data */
function literalIn(value: Value): string {
  const expression = value.kind === 'expression' ? value.expression : null
  return expression?.type === 'Literal' ? String(expression.value) : ''
}

/** @returns the letter from a to z that a text begins with, without the marks on it; a space for none */
export function firstLetter(text: string): string {
  const first = /[\p{Letter}\p{Number}]/u.exec(text.normalize('NFD'))?.[0]?.toLowerCase() ?? ''
  return /^[a-z]$/.test(first) ? first : ' '
}
