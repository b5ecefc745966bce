import { filterableTableWithoutRows, secondFilterableTable } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/**
 * Filters belong to one table: with two, nobody could tell which rows are counted. A table of which there is only the
 * head leaves them nothing to look through.
 */
export function checkFilterableTable(children: Children): readonly Finding[] {
  const tables = children.flatMap((child, index) => (child.type === 'table' ? [index] : []))
  const [first, ...others] = tables
  const seconds = others.map((child) => ({ ...secondFilterableTable.finding(), child, besidesChild: first }))
  const empty = children.flatMap((child, index) =>
    index === first && child.type === 'table' && child.children.length === 1
      ? [{ ...filterableTableWithoutRows.finding(), child: index }]
      : [],
  )
  return [...empty, ...seconds]
}
