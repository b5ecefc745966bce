import type { BlockUse, Finding } from '../../../compiler/model/block.ts'

/** Filters belong to one table: with two, nobody could tell which rows are counted. */
export function checkFilterableTable(use: BlockUse<unknown>): readonly Finding[] {
  const tables = use.children.flatMap((child, index) => (child.type === 'table' ? [index] : []))
  return tables.slice(1).map((child) => ({
    code: 'SP3113',
    message: 'Unexpected second table in `FilterableTable`, expected one table',
    hint: 'Give each table a `FilterableTable` of its own.',
    child,
  }))
}
