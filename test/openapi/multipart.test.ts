import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataValue } from '../../compiler/formats/request/data-value.ts'
import { partsOf } from '../../compiler/formats/request/multipart.ts'
import type { FieldEncoding } from '../../compiler/formats/request/pairs.ts'

const as = (contentType: string | null, more: Partial<FieldEncoding> = {}): FieldEncoding => ({
  contentType,
  style: null,
  explode: null,
  ...more,
})

/** The types of a field's parts. */
function typesOf(value: DataValue, encoding?: FieldEncoding, isFile = false): readonly (string | null)[] {
  const encodings: Record<string, FieldEncoding> = encoding === undefined ? {} : { field: encoding }
  const plan = { type: 'multipart/form-data', encodings, files: isFile ? ['field'] : [] }
  return partsOf(plan, { field: value }).map(({ type }) => type)
}

test('a part has the media type of its encoding', () => {
  assert.deepEqual(typesOf('# a', as('text/markdown')), ['text/markdown'])
  assert.deepEqual(typesOf('a.png', as('image/png'), true), ['image/png'])
  assert.deepEqual(typesOf(['a', 'b'], as('text/csv; charset=utf-8')), Array(2).fill('text/csv; charset=utf-8'))
})

test('a file that may be of several types is of its own, a text has the first', () => {
  assert.deepEqual(typesOf('a.png', as('image/png, image/jpeg'), true), [null])
  assert.deepEqual(typesOf('a.png', as('image/*'), true), [null])
  assert.deepEqual(typesOf('a', as('text/plain, text/html')), ['text/plain'])
})

test('what holds others is JSON where nothing else is said', () => {
  assert.deepEqual(typesOf({ a: 1 }), ['application/json'])
  assert.deepEqual(typesOf([{ a: 1 }]), ['application/json'])
  assert.deepEqual(typesOf({ a: 1 }, as('application/xml')), ['application/xml'])
  assert.deepEqual(typesOf({ a: 1, b: 2 }, as(null, { style: 'deepObject' })), [null, null])
  assert.deepEqual(typesOf([{ a: 1 }], as(null, { style: 'deepObject' })), [null])
  assert.deepEqual(typesOf({ a: 1, b: 2 }, as(null, { explode: true })), [null, null])
  assert.deepEqual(typesOf('a'), [null])
  assert.deepEqual(typesOf(['a']), [null])
})

test('a type that would leave its line is none', () => {
  for (const type of ['text/plain\r\nX: 1', 'text/plain"', 'text', 'a/b;c'])
    assert.deepEqual(typesOf('a', as(type)), [null])
})
