// Makes 62 faults for real and prints one line each: number, name, whether the promise holds.
// node test/faults/print-faults.mjs [NUMBERS…] [--no-suite]
//
// A line that begins with `-` could not be tried on this machine, and says why. Ends with 1 where a promise does not hold.

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentFaults } from './content-faults.mjs'
import { suiteFaults } from './suite-faults.mjs'
import { systemFaults } from './system-faults.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const given = process.argv.slice(2)
const wanted = new Set(given.filter((one) => /^\d+$/.test(one)).map(Number))
const isWanted = ([number]) => wanted.size === 0 || wanted.has(number)

/** @returns the test files that fail, of those that these faults need */
function failing(faults) {
  const files = [...new Set(faults.flatMap(([, , tests]) => tests))]
  if (files.length === 0) return new Set()
  const { stdout } = spawnSync(process.execPath, [join(root, 'test/run.mjs'), ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  return new Set(files.filter((file) => !stdout.includes(`✓ ${file} `)))
}

async function tried(make) {
  try {
    return await make()
  } catch (error) {
    return error.stack
  }
}

const suite = given.includes('--no-suite') ? [] : suiteFaults.filter(isWanted)
const failed = failing(suite)
const lines = new Map(
  suite.map(([number, name, tests]) => {
    const broken = tests.filter((file) => failed.has(file))
    return [number, { name, answer: broken.length === 0 ? null : `fails: ${broken.join(', ')}` }]
  }),
)
for (const [number, name, make] of [...contentFaults, ...systemFaults].filter(isWanted))
  lines.set(number, { name, answer: await tried(make) })

let holds = 0
for (const [number, { name, answer }] of [...lines].sort(([a], [b]) => a - b)) {
  const cannot = answer?.cannot
  if (answer === null) holds++
  else if (cannot === undefined) process.exitCode = 1
  const verdict =
    answer === null ? 'holds' : cannot === undefined ? `DOES NOT HOLD: ${answer}` : `cannot be tried: ${cannot}`
  console.log(`${cannot === undefined ? ' ' : '-'} ${String(number).padStart(2)}  ${name.padEnd(62)}  ${verdict}`)
}
console.log(`${holds} of ${lines.size} hold`)
