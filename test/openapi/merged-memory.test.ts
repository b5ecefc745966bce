import assert from 'node:assert/strict'
import { test } from 'node:test'
import { merge } from '../../compiler/openapi/merge.ts'
import { withSchemas } from './placed.ts'

test('a schema that operations share is merged once, however many others they have of their own', () => {
  const specification = withSchemas({})
  const place = (value: unknown) => [{ file: specification.file, path: [], value }]
  const schema = () => ({ type: 'object', properties: { id: { type: 'string' } } })
  const shared = place(schema())
  const merged = merge(specification, shared)
  for (let at = 0; at < 20_000; at++) {
    merge(specification, place(schema()))
    if (at % 1000 === 0) assert.equal(merge(specification, shared), merged, `after ${at} others`)
  }
})
