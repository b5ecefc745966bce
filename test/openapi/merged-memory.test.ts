import assert from 'node:assert/strict'
import { test } from 'node:test'
import { merge } from '../../compiler/openapi/schema/merge.ts'
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

test('of long chains few links are kept: each holds all that it extends', () => {
  const length = 400
  const chain = Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `S${index}`,
      {
        allOf: [{ $ref: `#/components/schemas/S${(index + 1) % length}` }, { properties: { [`p${index}`]: {} } }],
      },
    ]),
  )
  const specification = withSchemas(chain)
  const place = (value: unknown) => [{ file: specification.file, path: [], value }]
  const known = Object.values(chain).map((schema) => ({ schema, merged: merge(specification, place(schema)) }))
  const again = known.filter(({ schema, merged }) => specification.merged.get(schema) === merged)
  assert.ok(again.length > 0 && again.length < 100, `${again.length} of ${length} are kept`)
})
