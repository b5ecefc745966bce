import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonOf } from '../../compiler/openapi/document/json-text.ts'

test('brackets count where they are none of a text', () => {
  const brackets = '['.repeat(500)
  for (const value of [[brackets], [`"${brackets}`, '\\'], { [`\\"${brackets}`]: [[`${brackets}"`]] }])
    assert.deepEqual(jsonOf(JSON.stringify(value), ['array', 'object']), value)
  assert.equal(jsonOf(`["\\"", ${brackets}${']'.repeat(500)}]`, ['array']), undefined)
})

test('a text of JSON may hold a long one, such as a file in Base64', () => {
  const value = ['a'.repeat(12_000_000)]
  assert.ok(jsonOf(JSON.stringify(value), ['array']) !== undefined)
})
