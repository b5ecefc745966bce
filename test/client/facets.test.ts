import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countValues, type Faceted, fold, matches, wordsOf } from '../../templates/elements/filter/refinement.client.ts'
import { fc } from '../properties.ts'

const item = (text: string, values: Readonly<Record<string, readonly string[]>>): Faceted => ({
  text: fold(text),
  values: new Map(Object.entries(values)),
})
const chosen = (facets: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(facets).map(([facet, values]) => [facet, new Set(values)]))

test('case and marks do not count, and all words must be there, in any order', () => {
  const voice = item('Élodie from LYON', {})
  for (const term of ['elodie', 'LYON élo', '  lyon  ', ''])
    assert.ok(matches(voice, { words: wordsOf(term), chosen: new Map() }), term)
  assert.equal(matches(voice, { words: wordsOf('lyon paris'), chosen: new Map() }), false)
})

test('a term is text, never a pattern or markup', () => {
  for (const term of ['.*', '[', '<img onerror=alert(1)>', '\\', '$&', '𝒱', '١٢', 'x'.repeat(10_000)]) {
    assert.equal(
      matches(item('plain words', {}), { words: wordsOf(term), chosen: new Map() }),
      false,
      term.slice(0, 20),
    )
    assert.equal(matches(item(`a ${term} b`, {}), { words: wordsOf(term), chosen: new Map() }), true, term.slice(0, 20))
  }
})

test('one of the values of a facet, and every facet', () => {
  const sample = item('', { product: ['voice', 'sms'], language: ['go'] })
  const ask = (facets: Readonly<Record<string, readonly string[]>>) =>
    matches(sample, { words: [], chosen: chosen(facets) })
  assert.equal(ask({ product: ['sms', 'fax'] }), true)
  assert.equal(ask({ product: ['fax'] }), false)
  assert.equal(ask({ product: ['voice'], language: ['php'] }), false)
  assert.equal(ask({ product: [], unknown: [] }), true)
  assert.equal(ask({ unknown: ['x'] }), false)
})

const value = fc.constantFrom('a', 'b', 'c', 'constructor')
const faceted = fc.record({ one: fc.array(value, { maxLength: 2 }), two: fc.array(value, { maxLength: 2 }) })

test('the count beside a value is the number of items that this value alone would leave in its facet', () => {
  fc.assert(
    fc.property(fc.array(faceted, { maxLength: 12 }), faceted, (list, picked) => {
      const items = list.map((values) => item('', values))
      const refinement = { words: [], chosen: chosen(picked) }
      for (const facet of ['one', 'two'] as const) {
        const counts = countValues(items, refinement, facet)
        for (const each of ['a', 'b', 'c', 'constructor']) {
          const alone = { words: [], chosen: chosen({ ...picked, [facet]: [each] }) }
          assert.equal(counts.get(each) ?? 0, items.filter((one) => matches(one, alone)).length)
        }
      }
    }),
    { numRuns: 300 },
  )
})
