import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../root.ts'
import { requests } from './table/requests.ts'
import { askAll, openColumns } from './table/table.ts'

test('every host gives the contract\u2019s answer to every request, or says what it cannot do', async (t) => {
  const { columns, leftOut } = await openColumns()
  for (const { name, why } of leftOut) t.diagnostic(`${name} is left out: ${why}`)
  try {
    for (const column of columns) {
      const wrong = (await askAll(column)).filter((cell) => cell.fault !== null && cell.lost === null)
      assert.deepEqual(
        wrong.map(({ path, fault }) => `${column.name} ${path}: ${fault}`),
        [],
      )
    }
  } finally {
    await Promise.all(columns.map((column) => column.close()))
  }
})

test('the documents name the number of the requests', () => {
  for (const document of ['README.md', 'SECURITY.md'])
    assert.match(readFileSync(join(root, document), 'utf8'), new RegExp(`\\b${requests.length} requests\\b`), document)
})
