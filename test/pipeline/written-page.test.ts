import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { packWritten, unpackWritten } from '../../compiler/pipeline/written-page.ts'

for (const size of [10, 600_000])
  test(`a page whose files have ${size} bytes each comes back as it was packed`, () => {
    const files = ['a.html', 'a.md', 'empty.json'].map((path, at) => ({
      path,
      bytes: Buffer.from('öx'.repeat(size * at).slice(0, size * at)),
    }))
    const page = { files, sources: ['client/boot.ts', 'x'] }
    deepStrictEqual(unpackWritten(packWritten(page)), page)
  })
