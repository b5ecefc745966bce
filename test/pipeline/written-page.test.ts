import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { PackedBytes, pack } from '../../compiler/formats/packed-bytes.ts'
import { packWritten, unpackWritten } from '../../compiler/pipeline/written-page.ts'

const sources = ['client/boot.ts', 'x']

for (const size of [10, 600_000])
  test(`a page whose files have ${size} bytes each comes back as it was packed`, () => {
    const files = ['a.html', 'a.md', 'empty.json'].map((path, at) => ({
      path,
      content: Buffer.from('öx'.repeat(size * at).slice(0, size * at)),
    }))
    const page = { files, sources }
    deepStrictEqual(unpackWritten(packWritten(page)), page)
  })

test('a file that lies packed piece by piece comes back so', () => {
  const pieces = ['<p>ö</p>', '', 'x'.repeat(300_000)].map((text) => Buffer.from(text))
  const long = new PackedBytes(300_009, pieces.map(pack))
  const files = [
    { path: 'a.html', content: long },
    { path: 'a.md', content: Buffer.from('x') },
  ]
  const page = unpackWritten(packWritten({ files, sources }))
  deepStrictEqual(
    page.files.map(({ path, content }) => [path, content instanceof PackedBytes]),
    [
      ['a.html', true],
      ['a.md', false],
    ],
  )
  const [found] = page.files
  deepStrictEqual(found?.content instanceof PackedBytes ? found.content.bytes() : null, Buffer.concat(pieces))
  deepStrictEqual(packWritten(page), packWritten({ files, sources }))
})
