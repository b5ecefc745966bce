// Counts what the tables of a site must show, straight from its data files: node test/data-site/count.mjs ROOT
// It shares no code with the compiler, so that neither can hide a mistake of the other.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { parse } from 'yaml'

const platforms = ['web', 'mobile', 'server']
const calls = ['track', 'page', 'identify', 'group', 'alias']

function read(folder, name) {
  const path = ['yaml', 'json'].map((extension) => join(folder, `${name}.${extension}`)).find(existsSync)
  if (path === undefined) return null
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 })
}

const modesOf = ({ connection_modes: modes }) =>
  ['cloud', 'device'].flatMap((mode) => platforms.map((platform) => modes?.[mode]?.[platform] === true))
const callsOf = ({ methods }) => calls.map((call) => methods?.[call] === true)
const isBeta = ({ status }) => status === 'PUBLIC_BETA'

/** The groups of one table, in order: rows, marks of beta, rows of the Actions framework, checks in each column. */
function countTable(destinations, categories, checksOf, actionsRow) {
  const shown = destinations.filter((one) => checksOf(one).includes(true))
  const without = destinations.filter((one) => !checksOf(one).includes(true))
  const group = (title, members) => {
    const plain = members.filter((one) => !actionsRow(one))
    const columns = checksOf({}).map((_, at) => plain.filter((one) => checksOf(one)[at]).length)
    return {
      title,
      rows: members.length,
      beta: members.filter(isBeta).length,
      actions: members.length - plain.length,
      columns,
    }
  }
  const other = shown.filter((one) => !(one.categories ?? []).some((category) => categories.includes(category)))
  const groups = [
    ...categories.map((title) =>
      group(
        title,
        shown.filter((one) => (one.categories ?? []).includes(title)),
      ),
    ),
    group('Other', other),
  ].filter(({ rows }) => rows > 0)
  return { groups, without: without.length, withoutBeta: without.filter(isBeta).length }
}

function countErrors(data) {
  const folder = join(data, 'errors')
  const files = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.(yaml|json)$/, '')) : []
  const records = [...[read(data, 'errors') ?? []], ...files.map((name) => read(folder, name) ?? [])].flat()
  const tally = (values) => {
    const counts = {}
    for (const value of [...values].sort()) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  return {
    rows: records.length,
    levels: tally(records.map(({ log_level }) => log_level)),
    products: tally(records.map(({ product }) => product ?? '')),
  }
}

/** @param root the folder that holds `content/` */
export function countData(root) {
  const data = join(root, 'content/data')
  const destinations = read(data, 'destinations')?.items ?? []
  const categories = (read(data, 'destination-categories')?.items ?? []).map(({ display_name }) => display_name)
  return {
    'connection-modes': countTable(destinations, categories, modesOf, ({ actions }) => (actions ?? []).length > 0),
    methods: countTable(destinations, categories, callsOf, () => false),
    errors: countErrors(data),
  }
}

if (argv[1]?.endsWith('/count.mjs')) console.log(JSON.stringify(countData(argv[2] ?? '.'), null, 2))
