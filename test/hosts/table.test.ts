import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requests } from './table/requests.ts'
import { askAll, openColumns } from './table/table.ts'

test('every host gives the contract\u2019s answer to every request, or says what it cannot do', async (t) => {
  assert.ok(requests.length >= 263, String(requests.length))
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
