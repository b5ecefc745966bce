import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRecent } from '../../compiler/formats/recent.ts'

test('what is asked for now and then stays, what is not goes, and no more than two halves are held', () => {
  const recent = createRecent<number, string>(10)
  recent.set(-1, 'asked for')
  for (let at = 0; at < 1000; at++) {
    recent.set(at, `${at}`)
    if (at % 5 === 0) assert.equal(recent.get(-1), 'asked for')
  }
  const held = Array.from({ length: 1000 }, (_, at) => recent.get(at)).filter((value) => value !== undefined)
  assert.ok(held.length >= 9 && held.length <= 20, `${held.length}`)
  assert.equal(recent.get(999), '999')
})

test('what weighs much leaves room for few others', () => {
  const recent = createRecent<number, string>(100, (value) => value.length)
  for (let at = 0; at < 100; at++) recent.set(at, 'x'.repeat(50))
  const held = Array.from({ length: 100 }, (_, at) => recent.get(at)).filter((value) => value !== undefined)
  assert.ok(held.length >= 2 && held.length <= 6, `${held.length}`)
})
