// Kills publications while they work, in both ways of publishing, and prints what lay in the output then.
// `node test/emit/print-kills.mjs [KILLS]`, default 200, half of them each way. One of ten kills the whole command, the
// others what publishes; each dies before a change of a file that is chosen at random, three of four where files take
// their places.

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killTable, publications } from './kills/kill-table.mjs'

const checkout = join(dirname(fileURLToPath(import.meta.url)), '../..')
const kills = Number(process.argv[2] ?? 200)

function row(kind, ways, count) {
  const run = publications(kind, checkout)
  const line = (told) =>
    [`${kind} ${ways}`.padEnd(18), ...Object.entries(told).map(([what, n]) => `${what} ${n}`)].join('   ')
  try {
    let shown = 0
    const told = killTable(run, ways, count, Math.random, (sofar) => {
      if (++shown % 10 === 0 && shown < count) console.log(`  ${line(sofar)}`)
    })
    console.log(line(told))
    const isWhole = told.torn + told['not mended'] + (ways === 'releases' ? told.mixed : 0) === 0
    return isWhole
  } finally {
    run.end()
  }
}

const rows = ['plain', 'releases'].flatMap((ways) => [
  row('emit', ways, Math.round(kills * 0.45)),
  row('command', ways, Math.round(kills * 0.05)),
])
process.exitCode = rows.every(Boolean) ? 0 : 1
