import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { root } from '../root.ts'
import { killTable, publications } from './kills/kill-table.mjs'

// `npm run test:kills` kills 200, and the command as a whole. Here every point in the process is tried without one: faults.test.ts.
for (const ways of ['plain', 'releases'])
  test(`a process that is killed while it publishes (${ways})`, () => {
    const run = publications('emit', root)
    try {
      // Spread over all of it.
      let at = 0
      const points = [0.5, 0.1, 0.6, 0.95]
      const told = killTable(run, ways, points.length, () => points[at++] ?? 0)
      deepEqual([told.kills, told.torn, told['not mended']], [4, 0, 0])
      if (ways === 'releases') equal(told.mixed, 0)
      else ok(told.mixed > 0, 'none was in the middle')
    } finally {
      run.end()
    }
  })
