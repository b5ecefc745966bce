import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { buildSite } from '../browser/build-site.ts'
import { root } from '../root.ts'
import { countData } from './count.mjs'
import { countPages } from './count-pages.mjs'

let built: ReturnType<typeof countPages>
const counted = countData(root)

before(async () => {
  built = countPages(await buildSite())
})

for (const table of ['connection-modes', 'methods'] as const)
  test(`the ${table} tables show what the files hold: groups in order, rows, checks, marks, the closing list`, () => {
    assert.deepEqual(built[table], counted[table])
  })

test('the list of errors shows every record', () => {
  assert.deepEqual(built.errors, counted.errors)
})

test('the example site has enough for the counts to mean something', () => {
  const { groups, without } = counted['connection-modes']
  assert.ok(groups.some(({ actions }) => actions > 0) && groups.some(({ beta }) => beta > 0) && without > 0)
  assert.ok(counted.methods.without > 0)
  assert.ok(counted.errors.rows >= 60)
})
