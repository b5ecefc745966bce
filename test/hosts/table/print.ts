import { previewColumn } from './preview.ts'
import { requests } from './requests.ts'
import { askAll, type Cell, openColumns } from './table.ts'

// Prints the table: one row a request, one column a host. A dot is the contract's answer, `-` one that the host can't give.
const { columns: hosts, leftOut } = await openColumns()
const columns = [...hosts, ...(process.argv.includes('--no-preview') ? [] : [await previewColumn()])]
const cells: (readonly Cell[])[] = []
try {
  for (const column of columns) cells.push(await askAll(column))
} finally {
  await Promise.all(columns.map((column) => column.close()))
}
const width = 12
const line = (first: string, rest: readonly string[]) =>
  console.log('%s', [first.padEnd(56), ...rest.map((text) => text.padEnd(width))].join(' ').trimEnd())
line(
  'request',
  columns.map(({ name }) => name),
)
requests.forEach(({ group, path, header }, row) => {
  const answers = cells.map((column) => {
    const cell = column[row]
    return cell?.fault === null ? '.' : cell?.lost === null ? (cell.fault ?? '') : '-'
  })
  line(`${group.slice(0, 16).padEnd(17)}${path}${header === undefined ? '' : ` (${header.name})`}`, answers)
})
const count = (test: (cell: { fault: string | null; lost: string | null }) => boolean) =>
  cells.map((column) => String(column.filter(test).length))
line(
  `${requests.length} requests: right`,
  count(({ fault }) => fault === null),
)
line(
  'the host can\u2019t',
  count(({ fault, lost }) => fault !== null && lost !== null),
)
line(
  'wrong',
  count(({ fault, lost }) => fault !== null && lost === null),
)
for (const { name, by } of columns) console.log(`${name}: ${by}`)
for (const { name, why } of leftOut) console.log(`${name}: left out, ${why}`)
const reasons = new Set(cells.flat().flatMap(({ column, lost }) => (lost === null ? [] : [`- ${column}: ${lost}`])))
for (const reason of reasons) console.log(reason)
process.exitCode = cells.flat().some(({ fault, lost }) => fault !== null && lost === null) ? 1 : 0
