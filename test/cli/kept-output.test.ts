import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type KeptOutput, type OutputPlace, readOutput, writeOutput } from '../../bin/services/kept-output.ts'
import { emptyVersions, putVersion } from '../../compiler/read/version.ts'

/** @returns the list that they are kept in; an empty one is unknown */
function versionsOf(texts: readonly string[]): Float64Array {
  const versions = emptyVersions(texts.length)
  texts.forEach((text, at) => {
    putVersion(versions, at, text)
  })
  return versions
}

const output = (out: string): KeptOutput => ({
  out,
  boot: 'one',
  listHash: 'ab',
  lists: [['/list', '1 2 3 4']],
  files: [
    { path: 'docs/a b/ü.html', size: 5, hash: 'aa' },
    { path: 'docs/new.html', size: 0, hash: 'bb' },
  ],
  versions: versionsOf(['5 1.5 2.5 7', '']),
})

function placeIn(t: TestContext): OutputPlace {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-outputs-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const out = join(root, 'dist')
  mkdirSync(out)
  return { root, out, key: 'one', secret: Buffer.alloc(32, 7) }
}

test('an output is known as it was kept, to who has the key, the secret and the same folder', (t) => {
  const place = placeIn(t)
  const mark = writeOutput(place, output(place.out))
  assert.deepEqual(readOutput(place), { output: output(place.out), mark })
  assert.equal(writeOutput(place, output(place.out)), mark)
  assert.equal(readOutput({ ...place, key: 'two' }), null)
  assert.equal(readOutput({ ...place, secret: Buffer.alloc(32, 8) }), null)
  assert.equal(readOutput({ ...place, out: join(place.root, 'other') }), null)
  const empty = { ...output(place.out), files: [], versions: versionsOf([]) }
  assert.notEqual(writeOutput(place, empty), mark)
  assert.deepEqual(readOutput(place)?.output, empty)
})

test('what is kept of one output is believed of no other', (t) => {
  const place = placeIn(t)
  writeOutput(place, output('/elsewhere'))
  assert.equal(readOutput(place), null)
})

test('nothing is kept of outputs that have gone; what another process is writing stays', (t) => {
  const place = placeIn(t)
  const other = { ...place, out: join(place.root, 'other') }
  mkdirSync(other.out)
  writeOutput(other, output(other.out))
  const [name = ''] = readdirSync(join(place.root, '.signalpost/store'))
  const draft = join(place.root, '.signalpost/store', `${name}.${process.pid}.0123456789ab.tmp`)
  writeFileSync(draft, 'half')
  writeOutput(place, output(place.out))
  assert.notEqual(readOutput(other), null)
  rmSync(other.out, { recursive: true })
  writeOutput(place, output(place.out))
  assert.equal(readOutput(other), null)
  assert.ok(existsSync(draft))
})
