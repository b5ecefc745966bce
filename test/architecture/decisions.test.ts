import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { root } from '../root.ts'
import { listFiles } from './sources.ts'

const records = (folder: string): readonly string[] => [...listFiles(`${folder}/decisions`)].sort()
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

for (const folder of ['compiler', 'client'])
  test(`the records of ${folder}/ are numbered one after the other, as their headings say`, () => {
    for (const [at, path] of records(folder).entries()) {
      assert.equal(basename(path).slice(0, 5), `${String(at + 1).padStart(4, '0')}-`)
      assert.ok(read(path).startsWith(`# ${at + 1}. `), path)
    }
  })

test('the decisions that sources and documents name are there', () => {
  const sources = ['bin', 'client', 'compiler', 'templates', 'test'].flatMap(listFiles)
  const named = [...sources, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']
    .filter((path) => /\.(?:tsx?|mjs|css|md)$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/\bdecision (\d+)\b/g)].map(([, number]) => ({ path, number })))
  assert.ok(named.length > 20)
  const missing = named.filter(({ number }) => Number(number) > records('compiler').length)
  assert.deepEqual(missing, [])
})
