import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schemaUses } from '../../compiler/openapi/schema-uses.ts'
import { specificationOf } from './placed.ts'

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (name: string) => ({ content: { 'application/json': { schema: schema(name) } } })

test('a schema is used by the operations that take or give it, also inside another and in a circle', () => {
  const uses = schemaUses(
    specificationOf({
      openapi: '3.1.0',
      info: {},
      paths: {
        '/a': {
          parameters: [{ name: 'kind', in: 'query', schema: schema('Kind') }],
          post: { operationId: 'take', requestBody: json('Outer'), responses: {} },
          get: { operationId: 'give', responses: { 200: { $ref: '#/components/responses/One' } } },
        },
      },
      components: {
        responses: { One: json('Inner') },
        schemas: {
          Outer: { properties: { inner: schema('Inner') } },
          Inner: { properties: { again: schema('Inner'), outer: { type: 'object' } } },
          Kind: { enum: ['a'] },
          Unused: { properties: { inner: schema('Inner') } },
        },
      },
    }),
  )
  const ids = (name: string) => (uses.get(name) ?? []).map(({ operationId }) => operationId)
  assert.deepEqual(['Outer', 'Inner', 'Kind', 'Unused'].map(ids), [['take'], ['take', 'give'], ['take', 'give'], []])
})
