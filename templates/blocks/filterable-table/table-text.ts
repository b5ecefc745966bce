import type { Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { BlockUse } from '../../../compiler/model/block.ts'

/** The tables among a block's children. */
export function tablesOf(children: BlockUse<unknown>['children']): readonly Table[] {
  return children.flatMap((child) => (child.type === 'table' ? [child] : []))
}

/** The names of a table's columns, as readers see them. */
export function columnsOf(table: Table): readonly string[] {
  return (table.children[0]?.children ?? []).map((cell) => textOf(cell).trim())
}

/** The text of each row's cell in a column; a row may have fewer cells than the header. */
export function cellsOf(table: Table, column: number): readonly string[] {
  return table.children.slice(1).map((row) => {
    const cell = row.children[column]
    return cell === undefined ? '' : textOf(cell).replace(/\s+/g, ' ').trim()
  })
}

/** @returns the letter from a to z that a text begins with, without the marks on it; a space for none */
export function firstLetter(text: string): string {
  const first = /[\p{Letter}\p{Number}]/u.exec(text.normalize('NFD'))?.[0]?.toLowerCase() ?? ''
  return /^[a-z]$/.test(first) ? first : ' '
}
