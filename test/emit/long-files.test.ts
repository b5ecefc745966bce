import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sha256 } from '../../compiler/formats/hash.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { makeRoot, publishTo } from './folder.ts'

/** A file that nobody may ask for at once. */
function longFile(texts: readonly string[]): OutputFile {
  const all = Buffer.from(texts.join(''))
  const bytes = () => {
    throw new Error('at once')
  }
  const pieces = () => texts.map((text) => Buffer.from(text))
  return { path: 'docs/index.html', content: { size: all.length, hash: sha256(all), bytes, pieces } }
}

test('a long file is written piece by piece, and left as it is where it has the same bytes', async (t) => {
  const root = makeRoot(t)
  const publish = async (texts: readonly string[]) => {
    const { written, unchanged, diagnostics } = await publishTo(root, [longFile(texts)])
    deepEqual(diagnostics, [])
    equal(readFileSync(join(root, 'dist/site/docs/index.html'), 'utf8'), texts.join(''))
    return { written, unchanged }
  }
  deepEqual(await publish(['<p>ö', '', '</p>']), { written: 1, unchanged: 0 })
  deepEqual(await publish(['<p>', 'ö</p>']), { written: 0, unchanged: 1 })
  deepEqual(await publish(['<p>', 'ä</p>']), { written: 1, unchanged: 0 })
})
