import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schemaUses } from '../../compiler/openapi/schema-uses.ts'
import { ref, specificationOf } from './placed.ts'

const json = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } })

test('a schema is used by the operations that take or give it, also inside another and in a circle', () => {
  const uses = schemaUses(
    specificationOf({
      openapi: '3.1.0',
      info: {},
      paths: {
        '/a': {
          parameters: [{ name: 'kind', in: 'query', schema: ref('Kind') }],
          post: { operationId: 'take', requestBody: json('Outer'), responses: {} },
          get: { operationId: 'give', responses: { 200: { $ref: '#/components/responses/One' } } },
        },
      },
      components: {
        responses: { One: json('Inner') },
        schemas: {
          Outer: { properties: { inner: ref('Inner') } },
          Inner: { properties: { again: ref('Inner'), outer: { type: 'object' } } },
          Kind: { enum: ['a'] },
          Unused: { properties: { inner: ref('Inner') } },
        },
      },
    }),
  )
  const ids = (name: string) => (uses.get(name) ?? []).map(({ operationId }) => operationId)
  assert.deepEqual(['Outer', 'Inner', 'Kind', 'Unused'].map(ids), [['take'], ['take', 'give'], ['take', 'give'], []])
})
