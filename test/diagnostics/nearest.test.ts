import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from '../../compiler/formats/nearest.ts'
import { fc } from '../properties.ts'

for (const [word, names, expected] of [
  ['titel', ['title', 'toc', 'sidebar'], 'title'],
  ['Title', ['TITLE', 'title'], 'TITLE'],
  ['tITLE', ['title', 'tidle'], 'title'],
  ['action-url', ['actionUrl', 'actionLabel'], 'actionUrl'],
  ['action_url', ['actionurls', 'actionUrl'], 'actionUrl'],
  ['mesaging', ['messaging', 'marketing'], 'messaging'],
  ['SP300', ['SP3001', 'SP2001'], 'SP3001'],
  ['xyz', ['title'], null],
  ['a', ['b', 'c'], null],
  ['foo', ['bar', 'baz'], null],
  ['id', ['is'], 'is'],
  ['', ['', 'a'], null],
  ['--', ['__'], null],
  ['title', [], null],
  ['cast', ['cost', 'cart', 'case'], 'case'],
] as const) {
  test(`${word} among ${names.join(', ')}`, () => assert.equal(nearest(word, names), expected))
}

test('the order of the candidates does not matter', () => {
  const names = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'B', '-'), maxLength: 5 }), { maxLength: 8 })
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 5 }), names, (word, list) => {
      assert.equal(nearest(word, list), nearest(word, [...list].reverse()))
    }),
    { numRuns: 500 },
  )
})

test('a word of thousands of letters is answered at once', () => {
  assert.equal(nearest('x'.repeat(100_000), ['x'.repeat(99_999)]), null)
})
