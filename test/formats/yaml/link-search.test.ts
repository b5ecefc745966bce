import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLinkSearch } from '../../../compiler/formats/yaml/link-search.ts'

test('an address is found in a value, in a text by itself, and nowhere else', () => {
  const url = '/docs/a'
  for (const [value, way] of [
    ['/docs/a', []],
    ['See [a](/docs/a).', []],
    ['See [a](/docs/ab).', null],
    ['', null],
    [7, null],
    [null, null],
    [{ other: 'No.', texts: ['None.', 'See [a](/docs/a).'] }, ['texts', 1]],
    [{ other: 'No.' }, null],
  ] as const)
    assert.deepEqual(createLinkSearch().wayTo(value, url), way, JSON.stringify(value))
})
