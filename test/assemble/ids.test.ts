import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageIds } from '../../compiler/assemble/ids.ts'

test('headings of one text, of none, and of one that is written in two ways have ids of their own', () => {
  const ids = new PageIds()
  ids.reserve('usage-1')
  // An id is composed (NFC), as links to it are typed: a heading that was copied may come in pieces.
  const headings = ['Usage', 'Usage', '!?', 'Cafe\u0301', 'Café', 'İstanbul', 'constructor', '__proto__']
  assert.deepEqual(
    headings.map((text) => ids.takeForHeading(text)),
    ['usage', 'usage-2', 'section', 'café', 'café-1', 'i̇stanbul', 'constructor', '__proto__'],
  )
})
