// Counts what the tables of a built site show: node test/data-site/count-pages.mjs OUTPUT
// With a second argument, the site's root, it compares with the counts of its data and ends with status 1 if they differ.

import { deepStrictEqual } from 'node:assert'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { parse } from 'parse5'
import { countData } from './count.mjs'

const attribute = (node, name) => node.attrs?.find((one) => one.name === name)?.value ?? ''
const classes = (node) => attribute(node, 'class').split(' ')
const children = (node, name) => (node.childNodes ?? []).filter((child) => child.nodeName === name)

function* walk(node) {
  yield node
  for (const child of node.childNodes ?? []) yield* walk(child)
}
const find = (node, test) => [...walk(node)].filter(test)
const text = (node) =>
  find(node, ({ nodeName }) => nodeName === '#text')
    .map(({ value }) => value)
    .join('')

function countCatalog(page, table) {
  const groups = []
  let title = ''
  for (const node of walk(page)) {
    if (/^h[2-6]$/.test(node.nodeName)) title = text(node)
    if (!classes(node).includes(`destination-catalog-${table}`)) continue
    const rows = find(node, ({ nodeName }) => nodeName === 'tbody').flatMap((body) => children(body, 'tr'))
    const plain = rows.filter((row) => children(row, 'td').length > 1)
    const columns = children(plain[0] ?? { childNodes: [] }, 'td').map(
      (_, at) => plain.filter((row) => text(children(row, 'td')[at]) === 'Yes').length,
    )
    const width = table === 'methods' ? 5 : 6
    groups.push({
      title,
      rows: rows.length,
      beta: rows.filter((row) => text(children(row, 'th')[0]).endsWith('(in public beta)')).length,
      actions: rows.filter((row) => text(row).endsWith('This destination uses the Actions framework.')).length,
      columns: columns.length === 0 ? Array(width).fill(0) : columns,
    })
  }
  const closing = find(page, (node) => classes(node).includes('destination-catalog-closing'))
  const items = closing.flatMap((node) => find(node, ({ nodeName }) => nodeName === 'li')).map(text)
  return { groups, without: items.length, withoutBeta: items.filter((item) => item.endsWith(' (beta)')).length }
}

function countErrors(page) {
  const [table] = find(page, (node) => classes(node).includes('error-index-table'))
  const rows = table === undefined ? [] : children(children(table, 'tbody')[0], 'tr')
  const tally = (at) => {
    const counts = {}
    for (const value of rows.map((row) => text(children(row, 'td')[at])).sort())
      counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  return { rows: rows.length, levels: tally(2), products: tally(1) }
}

/** @param out the folder of a built site in which each table stands on one page */
export function countPages(out) {
  const counts = { 'connection-modes': null, methods: null, errors: null }
  for (const entry of readdirSync(out, { withFileTypes: true, recursive: true })) {
    const folder = entry.parentPath ?? entry.path
    if (!entry.name.endsWith('.html') || folder.includes('contributing')) continue
    const html = readFileSync(join(folder, entry.name), 'utf8')
    for (const table of ['connection-modes', 'methods'])
      if (html.includes(`class="destination-catalog destination-catalog-${table}"`))
        counts[table] = countCatalog(parse(html), table)
    if (html.includes('class="error-index-table"')) counts.errors = countErrors(parse(html))
  }
  return counts
}

if (argv[1]?.endsWith('/count-pages.mjs')) {
  const counts = countPages(argv[2])
  console.log(JSON.stringify(counts, null, 2))
  if (argv[3] !== undefined) deepStrictEqual(counts, countData(argv[3]))
}
