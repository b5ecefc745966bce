import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { shownSize } from '../../compiler/render/html/shown-size.ts'

const file = { width: 800, height: 400 }
const cases = [
  [undefined, undefined, { width: 800, height: 400 }],
  ['100', undefined, { width: 100, height: 50 }],
  [100, undefined, { width: 100, height: 50 }],
  [undefined, '30', { width: 60, height: 30 }],
  ['10', '10', { width: 10, height: 10 }],
  ['0', undefined, { width: 0, height: 0 }],
  // Digits at the beginning count, as in browsers; what has none is left out.
  [' 100px', 'tall', { width: 100, height: 50 }],
  ['99.6', undefined, { width: 100, height: 50 }],
  ['auto', '', { width: 800, height: 400 }],
  ['50%', undefined, { width: 800, height: 400, percent: '50%' }],
  ['12.5%', '40', { width: 800, height: 400, percent: '12.5%' }],
  [undefined, '50%', { width: 800, height: 400 }],
  ['10', '12.5%', { width: 10, height: 5 }],
] as const

test('what an author leaves out of the size of an image follows from the file', () => {
  for (const [width, height, expected] of cases) deepStrictEqual(shownSize({ width, height }, file), expected)
})

test('of a file whose size is not known the author alone says it', () => {
  for (const size of [null, { width: 0, height: 0 }, { width: 0, height: 5 }]) {
    deepStrictEqual(shownSize({ width: '10', height: undefined }, size), { width: 10 })
    deepStrictEqual(shownSize({ width: undefined, height: '10' }, size), { height: 10 })
    deepStrictEqual(shownSize({ width: '10', height: '20' }, size), { width: 10, height: 20 })
    deepStrictEqual(shownSize({ width: '50%', height: undefined }, size), { ...size, percent: '50%' })
  }
  deepStrictEqual(shownSize({ width: undefined, height: undefined }, null), {})
})
