import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { timedGrowth } from './timed-growth.ts'

const blanks = (size: number) => `${' '.repeat(size)}a`

test('an expression that looks at each sign once takes a time that grows with their number', () => {
  const growth = timedGrowth((size) => /[^b] b/.test(blanks(size)), 1000)
  ok(growth < 20, String(growth))
})

test('an expression that tries again from each sign takes a time that grows with the square', () => {
  const growth = timedGrowth((size) => blanks(size).replace(/ +$/, ''), 1000)
  ok(growth > 20, String(growth))
})
