import { secondFilterableTable } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/** Filters belong to one table: with two, nobody could tell which rows are counted. */
export function checkFilterableTable(children: Children): readonly Finding[] {
  const tables = children.flatMap((child, index) => (child.type === 'table' ? [index] : []))
  const [first, ...others] = tables
  return others.map((child) => ({ ...secondFilterableTable.finding(), child, besidesChild: first }))
}
