import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from '../../compiler/formats/nearest.ts'
import { nearestOfMany } from '../../compiler/formats/nearest-of-many.ts'
import { countedGrowth } from '../growth/counted-growth.ts'

const names = Array.from({ length: 8000 }, (_, at) => `Customer${'ABCDEFGHIJ'[at % 10]}${at}Record`)

const words = [
  ['in the middle', 'CustomrD1753Record'],
  ['of a digit', 'CustomerD1754Record'],
  ['at the beginning', 'Kustomer\u0041120Record'],
  ['at the end', 'CustomerA120Rekord'],
  ['of case and marks', 'customer_A120-record'],
  ['beside nothing', 'Zebra'],
  ['without a sign', ''],
] as const

for (const [what, word] of words)
  test(`a slip ${what} has the same name beside many as where all are compared`, () => {
    equal(nearestOfMany(names)(word), nearest(word, names))
  })

test('of few names all are compared', () => {
  equal(nearestOfMany(['abcdefghi', 'ihgfedcba'])('xbcdefghx'), 'abcdefghi')
})

test('many words beside many names do not take the square of their number', () => {
  const growth = countedGrowth((count) => {
    const some = names.slice(0, count)
    const search = nearestOfMany(some)
    for (let at = 0; at < count; at += 4) equal(search(`${some[at]?.replace('stomer', 'stmer')}`), some[at])
  }, 520)
  ok(growth < 8, String(growth))
})
