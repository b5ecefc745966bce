import type { Heading, Paragraph, Table, TableRow } from 'mdast'
import { tableDelimiterRow, tableRowCells } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { at, type SourceText } from '../source-text.ts'

/** What was meant as such a line: with long dashes, other spaces or signs of equality. */
const oddDelimiter = /^[ \t\u00A0|:]*[-=–—][-=–—|: \t\u00A0]*$/
const delimiter = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/

/**
 * Finds rows with more cells than the table has columns, which are not shown, rows with fewer, and lines that a table
 * has swallowed because no empty line ends it (GFM, "Tables").
 */
export function tableRowFaults(table: Table, source: SourceText): Diagnostic[] {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  const wrong = rows.filter(
    (row) =>
      excessOf(row, columns, source) !== null ||
      (row.children.length < columns && !source.text.startsWith('{:', rangeOf(row).start)),
  )
  const counts = new Set(rows.map((row) => row.children.length))
  // Rows that agree with each other are right, and the head is wrong: that is one mistake.
  const isHead =
    !wrong.some((row) => partsCode(row, source)) &&
    rows.length > 1 &&
    wrong.length === rows.length &&
    counts.size === 1 &&
    !counts.has(1)
  return (isHead ? wrong.slice(0, 1) : wrong).map((row) => rowFault(row, columns, source, isHead))
}

/** A pipe inside of code parts a cell all the same, which leaves a single backtick on either side. */
function partsCode(row: TableRow, source: SourceText): boolean {
  const { start, end } = rangeOf(row)
  return source.text
    .slice(start, end)
    .split(/(?<!\\)\|/)
    .some((cell) => cell.split('`').length % 2 === 0)
}

function rowFault(row: TableRow, columns: number, source: SourceText, isHead: boolean): Diagnostic {
  const range = rangeOf(row)
  const found = row.children.length
  const excess = excessOf(row, columns, source)
  if (excess !== null) {
    const hint = isHead ? { hint: 'Add the cells that lack to the head and to the line of dashes.' } : {}
    return tableRowCells({ ...at(source, { start: excess, end: range.end }), ...hint }, { found, columns })
  }
  const isText = columns > 1 && found === 1 && !/(?<!\\)\|/.test(source.text.slice(range.start, range.end))
  const hint = isText ? { hint: 'Put an empty line between the table and this line.' } : {}
  return tableRowCells({ ...at(source, range), ...hint }, { found, columns })
}

/** @returns the place of the first cell with content beyond the columns */
function excessOf(row: TableRow, columns: number, source: SourceText): number | null {
  const cell = row.children.slice(columns).find(({ children }) => children.length > 0)
  return cell === undefined ? null : firstCharacter(rangeOf(cell).start, source)
}

function firstCharacter(offset: number, { text }: SourceText): number {
  let at = offset
  while (text[at] === '|' || text[at] === ' ' || text[at] === '\t') at++
  return /[\r\n]/.test(text[at] ?? '\n') ? offset : at
}

/**
 * Finds tables that are none because the line below the head does not fit it: GFM takes all of it for text.
 *
 * @param node a paragraph, or the heading that `---` makes of the line above it
 */
export function tableHeadFaults(node: Paragraph | Heading, source: SourceText): Diagnostic[] {
  const range = rangeOf(node)
  const slice = source.text.slice(range.start, range.end)
  if (!slice.includes('|')) return []
  if (!/[\r\n]/.test(slice))
    return /--/.test(slice) && delimiter.test(slice) && isApart(source, range.start)
      ? [tableDelimiterRow(at(source, range), { found: 'alone', columns: 0 })]
      : []
  const rows = [...slice.matchAll(/^[ \t>]*(?<row>(?:[^ \t\r\n]+|[ \t]+(?=[^ \t\r\n]))*)/dgm)].map(
    ({ groups, indices }) => {
      const [start, end] = indices?.groups?.row ?? [0, 0]
      return { text: groups?.row ?? '', range: { start: range.start + start, end: range.start + end } }
    },
  )
  for (const [index, head] of rows.entries()) {
    const next = rows[index + 1]
    if (next === undefined || !cell.test(head.text)) continue
    const columns = cellsOf(head.text)
    const isDelimiter = delimiter.test(next.text) && (next.text.includes('|') || isFramed(head.text))
    if (isDelimiter) {
      const found = cellsOf(next.text)
      return found === columns ? [] : [tableDelimiterRow(at(source, next.range), { found, columns })]
    }
    if (columns > 1 && next.text.includes('|') && oddDelimiter.test(next.text))
      return [tableDelimiterRow(at(source, next.range), { found: 'odd', columns })]
    if (node.type === 'paragraph' && columns > 1 && isFramed(head.text) && isFramed(next.text))
      return [tableDelimiterRow(at(source, head.range), { found: 0, columns })]
  }
  return []
}

/** The last line above, behind empty ones, is one of a table. */
function isApart({ text }: SourceText, start: number): boolean {
  return /\|[ \t]*(?:\r?\n[ \t]*)+$/.test(text.slice(Math.max(0, start - 40), start))
}

const cell = /(?<!\\)\|/

function isFramed(row: string): boolean {
  return /^\|.*[^\\]\|$/.test(row)
}

/** Pipes part the cells, in code as well; a backslash makes one a character, and those at the ends part nothing. */
function cellsOf(row: string): number {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length
}
