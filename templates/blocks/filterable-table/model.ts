import { slug } from 'github-slugger'
import type { Nodes, Table } from 'mdast'
import { repeatedColumn, takenLetterAnchor, unknownColumn } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding, ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { PropertyPath } from '../../../compiler/model/public-block.ts'
import type { Alphabet, ColumnFilter, FilterableTableModel, FilterableTableProps } from './contract.ts'
import { cellsOf, columnsOf, firstLetter, tablesOf } from './table-text.ts'

type Input = ModelInput<FilterableTableProps>
type NodeIds = NonNullable<Modelled<unknown>['nodeIds']>

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const topId = 'top_of_page'

/** The ids that the first table of a page has for itself: those of the letters that are there, and its beginning. */
export function ownedIds(use: Input['use']): readonly string[] {
  const table = tablesOf(use.children)[0]
  const column = table === undefined ? -1 : columnsOf(table).indexOf(use.props.alphabet ?? '')
  if (table === undefined || column < 0) return []
  return [topId, ...new Set(cellsOf(table, column).map(firstLetter))].filter((id) => id !== ' ')
}

/** Finds the columns that the table is filtered by, and gives ids to the rows that the letters lead to. */
export function modelTable(input: Input): Modelled<FilterableTableModel> {
  const { use, props, id } = input
  const table = tablesOf(use.children)[0]
  // The second table of a page gets `filterable-table-1`, and parameters that begin with `table-1`.
  const name = id('filterable-table').replace(/^filterable-/, '')
  if (table === undefined) return { model: { name, filters: [], alphabet: null, rows: 0 } }
  const columns = columnsOf(table)
  const findings: Finding[] = []
  const filters = props.filters.flatMap((label, index): ColumnFilter[] => {
    const path = ['filters', index]
    const column = columns.indexOf(label)
    if (column < 0) findings.push(columnFinding(label, columns, path, input))
    else if (props.filters.indexOf(label) < index)
      findings.push({ ...repeatedColumn.finding({ label }), path, besides: ['filters', props.filters.indexOf(label)] })
    else return [columnFilter(table, column, label, `${name}-${slug(label) || column + 1}`)]
    return []
  })
  const base = { name, filters, rows: table.children.length - 1 }
  if (props.alphabet === undefined) return { model: { ...base, alphabet: null }, findings }
  const column = columns.indexOf(props.alphabet)
  if (column < 0) {
    findings.push(columnFinding(props.alphabet, columns, ['alphabet'], input))
    return { model: { ...base, alphabet: null }, findings }
  }
  const made = makeAlphabet(table, column, input)
  return {
    model: { ...base, alphabet: made.alphabet },
    findings: [...findings, ...made.findings],
    nodeIds: made.nodeIds,
  }
}

function columnFinding(label: string, columns: readonly string[], path: PropertyPath, { nearest }: Input): Finding {
  const named = columns.filter((column) => column !== '')
  const facts = { label, property: path.join('.'), columns: named, nearest: nearest(label, columns) }
  return { ...unknownColumn.finding(facts), path }
}

function columnFilter(table: Table, column: number, label: string, name: string): ColumnFilter {
  const cells = cellsOf(table, column)
  const order = new Intl.Collator('en', { numeric: true })
  const values = [...new Set(cells.filter((cell) => cell !== ''))].sort(
    (a, b) => order.compare(a, b) || (a < b ? -1 : 1),
  )
  const indexes = new Map(values.map((value, index) => [value, index]))
  return { label, name, values, rows: cells.map((cell) => indexes.get(cell) ?? -1) }
}

function makeAlphabet(
  table: Table,
  column: number,
  { id, owned }: Input,
): { readonly alphabet: Alphabet; readonly nodeIds: NodeIds; readonly findings: readonly Finding[] } {
  const rows = cellsOf(table, column).map(firstLetter).join('')
  const taken: string[] = []
  const take = (own: string, other: string) => {
    if (owned.has(own)) return own
    if (owned.size > 0) taken.push(own)
    return id(other)
  }
  const nodeIds = new Map<Exclude<Nodes, { type: 'block' | 'partial' }>, string>()
  const top = take(topId, 'top-of-table')
  const letters = [...alphabet].map((letter) => {
    const first = rows.indexOf(letter)
    const row = first < 0 ? undefined : table.children[first + 1]
    if (row === undefined) return { letter, id: null }
    const anchor = take(letter, `letter-${letter}`)
    nodeIds.set(row, anchor)
    return { letter, id: anchor }
  })
  const findings = taken.map((own): Finding => takenLetterAnchor.finding({ id: own }))
  return { alphabet: { top, letters, rows }, nodeIds, findings }
}
