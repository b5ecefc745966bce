import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleValue } from '../../compiler/openapi/example-value.ts'
import { findSchema } from '../../compiler/openapi/look-up.ts'
import { withSchemas } from './placed.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The example of the schema `A` of these components, as JSON. */
function exampleOfA(schemas: Readonly<Record<string, unknown>>, version?: string): string {
  const specification = withSchemas(schemas, version)
  const source = findSchema(specification, 'A')
  assert.ok(source !== null)
  return JSON.stringify(exampleValue(specification, [source], { direction: 'response' }))
}

test('an example of a variant says by the discriminator which one it is', () => {
  const kind = { propertyName: 'kind', mapping: { feline: '#/components/schemas/Cat' } }
  const text = { type: 'string' }
  const pets = [ref('Cat'), ref('Dog')]
  const cat = (kindOfCat: unknown) => ({ type: 'object', properties: { kind: kindOfCat, meows: { type: 'boolean' } } })
  const rows: readonly (readonly [schemas: Readonly<Record<string, unknown>>, expected: string])[] = [
    // In the base, in the variant, and in neither.
    [
      { A: { type: 'object', properties: { kind: text }, discriminator: kind, oneOf: pets }, Cat: cat(text) },
      '{"kind":"feline","meows":true}',
    ],
    [{ A: { discriminator: kind, oneOf: pets }, Cat: cat(text) }, '{"kind":"feline","meows":true}'],
    [
      { A: { discriminator: kind, oneOf: pets }, Cat: { properties: { meows: { type: 'boolean' } } } },
      '{"meows":true,"kind":"feline"}',
    ],
    // Without a mapping the name of the schema, where the property takes it.
    [{ A: { discriminator: { propertyName: 'kind' }, oneOf: pets }, Cat: cat(text) }, '{"kind":"Cat","meows":true}'],
    [
      { A: { discriminator: { propertyName: 'kind' }, oneOf: pets }, Cat: cat({ const: 'CAT' }) },
      '{"kind":"CAT","meows":true}',
    ],
    [
      { A: { discriminator: { propertyName: 'kind' }, oneOf: pets }, Cat: cat({ enum: ['CAT'] }) },
      '{"kind":"CAT","meows":true}',
    ],
    [
      { A: { discriminator: { propertyName: 'kind' }, oneOf: pets }, Cat: cat({ type: 'integer' }) },
      '{"kind":1,"meows":true}',
    ],
    // A title selects nothing.
    [
      { A: { discriminator: { propertyName: 'kind' }, oneOf: [{ ...cat(text), title: 'A cat' }, ref('Dog')] } },
      '{"kind":"string","meows":true}',
    ],
    // What the author has written stays.
    [{ A: { discriminator: kind, oneOf: pets }, Cat: { ...cat(text), example: { kind: 'wild' } } }, '{"kind":"wild"}'],
    // Subtypes of a base.
    [
      {
        A: { type: 'object', properties: { kind: text }, discriminator: { propertyName: 'kind' } },
        Cat: { allOf: [ref('A'), { properties: { meows: { type: 'boolean' } } }] },
      },
      '{"kind":"Cat","meows":true}',
    ],
  ]
  for (const [schemas, expected] of rows)
    assert.equal(exampleOfA({ ...schemas, Dog: { type: 'object' } }), expected, JSON.stringify(schemas))
})

test('an example keeps to the bounds of numbers, and to constants', () => {
  const rows: readonly (readonly [schema: unknown, expected: string, version?: string])[] = [
    [{ type: 'integer' }, '1'],
    [{ type: 'integer', minimum: 0 }, '0'],
    [{ type: 'integer', maximum: -3 }, '-3'],
    [{ type: 'integer', maximum: -2.5 }, '-3'],
    [{ type: 'integer', multipleOf: 5 }, '5'],
    [{ type: 'integer', multipleOf: 5, minimum: 7 }, '10'],
    [{ type: 'integer', multipleOf: 5, exclusiveMinimum: 10 }, '15'],
    [{ type: 'integer', multipleOf: 5, maximum: 4 }, '0'],
    [{ type: 'integer', exclusiveMaximum: 1 }, '0'],
    [{ type: 'number', minimum: 0.5 }, '0.5'],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, '0.5'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, '1'],
    [{ type: 'number', multipleOf: 0.1, minimum: 0.25 }, '0.3'],
    [{ type: 'integer', minimum: 0, exclusiveMinimum: true }, '1', '3.0.3'],
    [{ type: 'integer', maximum: 1, exclusiveMaximum: true }, '0', '3.0.3'],
    [{ const: null }, 'null'],
    [{ const: 0 }, '0'],
    [{ const: '' }, '""'],
  ]
  for (const [schema, expected, version] of rows)
    assert.equal(exampleOfA({ A: schema }, version), expected, JSON.stringify(schema))
})
