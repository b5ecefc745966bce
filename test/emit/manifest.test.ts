import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { type Published, writeManifest } from '../../compiler/emit/manifest.ts'
import { fc } from '../properties.ts'

const content = fc.constantFrom('a', 'b', 'c', 'longer')
const path = fc.oneof(
  fc.constantFrom('index.html', 'a/index.html', 'a/index.md', 'b/é.html', '_assets/x-1.js', 'z'),
  fc.nat(300).map((at) => `docs/p${at}/index.html`),
)
const release = fc.dictionary(path, content, { maxKeys: 60, size: '+1' }).map((files) =>
  Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]): Published => {
      return { path, size: text.length, hash: createHash('sha256').update(text).digest('hex') }
    }),
)

const textOf = (...list: Parameters<typeof writeManifest>) => [...writeManifest(...list)()].join('')

test('A list that goes on from the one before is the list that is written anew', () => {
  fc.assert(
    fc.property(release, release, (before, files) => {
      const old = { text: textOf({ files: before }, null), files: before }
      assert.equal(textOf({ files }, old), textOf({ files }, null))
    }),
  )
})

test('A list of another version is not gone on from', () => {
  fc.assert(
    fc.property(release, release, (before, files) => {
      const text = textOf({ files: before }, null).replace('"version": 2', '"version": 1')
      assert.equal(textOf({ files }, { text, files: before }), textOf({ files }, null))
    }),
  )
})
