import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longDate } from '../../templates/elements/long-date.ts'

test('a day is written in the language of the page, and what is no day of a calendar as it is', () => {
  for (const [iso, shown] of [
    ['2024-02-29', '29. Februar 2024'],
    ['2024-03-01T23:59:59-08:00', '1. März 2024'],
    ['2024-02-30', '2024-02-30'],
    ['2023-02-29T00:00:00Z', '2023-02-29T00:00:00Z'],
    ['2024-13-01', '2024-13-01'],
    ['last year', 'last year'],
  ] as const)
    assert.equal(longDate(iso, 'de'), shown)
  // A language that no machine knows: not that of the machine (`LC_ALL=de_DE.UTF-8`).
  assert.equal(longDate('2024-02-29', 'xx'), 'February 29, 2024')
})
