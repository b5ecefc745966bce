import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadNavigation } from '../../compiler/data/navigation.ts'
import { found } from '../formats/yaml/found.ts'

const load = (text: string) => loadNavigation([{ path: 'content/navigation/voice.yaml', text }])

function told(text: string): readonly string[] {
  const { diagnostics } = load(text)
  return diagnostics.map((one, index) => `${found(diagnostics.slice(index, index + 1))[0]} (${one.hint})`)
}

test('entries beside their subsection are told once, where they stand', () => {
  const text = `title: Voice
entries:
  - subsection:
      subheading: Guides
    entries:
      - page: { title: A, path: /docs/a }
  - childSubsection:
      icon: Notes
    subheading: Calls
    entries: []
`
  assert.deepEqual(told(text), [
    '5:5-5:12 SP1221 Unexpected key `entries` (Move `entries` into `subsection`, beside `subheading`.)',
    '9:5-9:15 SP1221 Unexpected key `subheading` (Move `subheading` and `entries` into `childSubsection`, beside `icon`.)',
  ])
})

test('one key of a page or a link that stands beside it is told once, too', () => {
  const text = `title: Voice
entries:
  - page: { title: A }
    path: /docs/a
  - link:
      title: A
      link: https://a.example
    external: true
`
  assert.deepEqual(told(text), [
    '4:5-4:9 SP1221 Unexpected key `path` (Move `path` into `page`, beside `title`.)',
    '8:5-8:13 SP1221 Unexpected key `external` (Move `external` into `link`, beside `title`.)',
  ])
})

test('a link without its address lacks it, for its kind has the same name', () => {
  assert.deepEqual(told('title: Voice\nentries:\n  - link: { title: A }\n'), [
    '3:5-3:9 SP1222 Missing key `link` (Add `link`.)',
  ])
})

test('what an entry has and what it does not know stay two mistakes', () => {
  const text = 'title: Voice\nentries:\n  - subsection: { subheading: A }\n    colour: red\n'
  assert.deepEqual(told(text).length, 2)
})

test('the pages of a list beside its subsection are known to the rest of the checks', () => {
  const page = { page: { title: 'A', path: '/docs/a' } }
  const text = `title: Voice\nentries:\n  - subsection: { subheading: Guides }\n    entries: [${JSON.stringify(page)}]\n`
  assert.deepEqual(load(text).value[0]?.tree.entries, [{ subsection: { subheading: 'Guides', entries: [page] } }])
})
