import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './root.ts'

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')

test('each promise names a test or a fault that is there', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| **'))
  ok(rows.length > 12)
  for (const row of rows) {
    const keepers = row.split('|').at(-2) ?? ''
    ok(/`(?:test\/|npm run )|fault/.test(keepers), row)
    const paths = [...keepers.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path)
    deepEqual(
      paths.filter((path) => !existsSync(join(root, path))),
      [],
    )
  }
})

test('the faults are 62, each once, and so are their tests there', async () => {
  const lists = ['content', 'system', 'suite'].map((name) =>
    readFileSync(join(root, `test/faults/${name}-faults.mjs`), 'utf8'),
  )
  const numbers = lists.flatMap((list) =>
    [...list.matchAll(/^ {2,4}\[?\n? *(\d{1,2}), ?\n?/gm)].map(([, number]) => Number(number)),
  )
  deepEqual(
    [...new Set(numbers)].sort((a, b) => a - b),
    Array.from({ length: 62 }, (_, at) => at + 1),
  )
  for (const [, path = ''] of lists.join('\n').matchAll(/'(test\/[^']+)'/g)) ok(existsSync(join(root, path)), path)
})
