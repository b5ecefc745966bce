import { deepEqual } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../root.ts'

test('ids of the frame keep clear of those that headings get from their text', () => {
  const folder = join(root, 'templates/page')
  const ids = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]),
    )
  deepEqual(
    ids.filter((id) => !id?.startsWith('sp:')),
    [],
  )
})
