import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageIds } from '../../compiler/assemble/ids.ts'
import { memoryContent, pipelineOf } from '../site.ts'

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

test('a link whose letters come in pieces is told from the id that looks the same', () => {
  const content = memoryContent({
    'content/site.yaml': 'url: https://docs.brimble.example\nbrand: { key: brimble, name: Brimble }\n',
    'content/pages/index.md': '# Start\n\n## Caf\u00E9\n\n[a](#cafe\u0301) [b](#caf\u00E9) [c](/#caf%C3%A9)\n',
  })
  const { diagnostics } = pipelineOf(content, { mode: 'build' }).site.report()
  assert.deepEqual(
    diagnostics.map(({ hint }) => hint),
    ['Write `#caf\u00E9`: it looks the same, and has each letter with its accent as one character.'],
  )
})
