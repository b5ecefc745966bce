import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { diagramKinds } from '../../templates/blocks/diagram/kinds.ts'
import { alternativeOf, readSource } from '../../templates/blocks/diagram/read-source.ts'
import { sourceFence } from '../../templates/blocks/diagram/source-fence.ts'
import { texts } from '../../templates/elements/texts/texts.ts'
import { root } from '../root.ts'

test('the first word, whatever stands before it', () => {
  const words = [
    'flowchart LR\n a-->b',
    '\r\n  flowchart TD',
    '---\ntitle: A title\nconfig:\n  look: neo\n---\nflowchart LR',
    '%% A comment\n%%{init: {"theme":\n "dark"}}%%\n\nflowchart LR',
    'flowchart; a-->b',
  ].map((code) => readSource(code).word)
  assert.deepEqual(words, Array(5).fill('flowchart'))
  assert.equal(readSource('%% only a comment').word, '')
  assert.equal(readSource('flowchrat LR').kind, null)
})

test('what is said in place of the picture', () => {
  const said = (code: string) => alternativeOf(readSource(code), texts('en', {}))
  assert.equal(said('pie\n "a": 1'), 'Pie chart. Its source follows.')
  assert.equal(said('constructor LR'), 'Diagram. Its source follows.')
  assert.equal(said('flowchart LR\n  accTitle: Two steps\n  accDescr: From a to b.'), 'Two steps. From a to b.')
  assert.equal(said('flowchart LR\n  accDescr {\n    From a\n    to b\n  }'), 'From a to b')
  assert.equal(said('---\ntitle: "Two steps"\n---\nflowchart LR'), 'Two steps')
})

test('a fence that nothing in the source ends', () => {
  assert.equal(sourceFence('pie'), '```mermaid\npie\n```')
  assert.equal(sourceFence('a["```"]'), '````mermaid\na["```"]\n````')
})

test('the kinds are those that the installed release finds by a first word', () => {
  const folder = join(root, 'node_modules/mermaid/dist/chunks/mermaid.core')
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const code = [join(root, 'node_modules/mermaid/dist/mermaid.core.mjs'), ...files.map((name) => join(folder, name))]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const detectors = [...code.matchAll(/\/(\^\\s\*[^/\n]+)\/(i?)\.test\((?:txt|text)\)/g)].map(
    ([, pattern = '', flags]) => new RegExp(pattern, flags),
  )
  assert.ok(detectors.length > 20)
  const unknown = [...diagramKinds.keys()].filter((word) => !detectors.some((detector) => detector.test(`${word}\n`)))
  assert.deepEqual(unknown, [])
  const unnamed = detectors.filter((detector) => ![...diagramKinds.keys()].some((word) => detector.test(`${word}\n`)))
  assert.deepEqual(unnamed, [])
})
