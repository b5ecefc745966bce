import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showPlaceholders } from '../../compiler/formats/request/placeholder.ts'
import { exampleValue } from '../../compiler/openapi/example/example-value.ts'
import { findSchema } from '../../compiler/openapi/look-up.ts'
import { ref, withSchemas } from './placed.ts'

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
    [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, '1'],
    [{ type: 'number', minimum: -90, maximum: 90 }, '1'],
    [{ type: 'integer', minimum: -5, maximum: -2 }, '-2'],
    [{ type: 'integer', minimum: -3, multipleOf: 2, maximum: 0 }, '0'],
    [{ type: 'number', exclusiveMinimum: -1, exclusiveMaximum: 0 }, '-0.5'],
    [{ type: 'integer', maximum: -3 }, '-3'],
    [{ type: 'integer', maximum: -2.5 }, '-3'],
    [{ type: 'integer', multipleOf: 5 }, '5'],
    [{ type: 'integer', multipleOf: 5, minimum: 7 }, '10'],
    [{ type: 'integer', minimum: 1609459200123 }, '1609459200123'],
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

test('an example list is as long as it must be, and no item is there twice where that is forbidden', () => {
  const list = (items: unknown, more: object) => ({ type: 'array', items, ...more })
  const text = { type: 'string' }
  const rows: readonly (readonly [schema: unknown, expected: string, version?: string])[] = [
    [list(text, {}), '["string"]'],
    [list(text, { minItems: 0 }), '["string"]'],
    [list(text, { maxItems: 0 }), '[]'],
    [list(text, { minItems: 3 }), '["string","string2","string3"]'],
    [list({ type: 'string', minLength: 8 }, { minItems: 2 }), '["stringxx","string2x"]'],
    [list({ type: 'string', maxLength: 6 }, { minItems: 2 }), '["string","string"]'],
    [list({ type: 'string', maxLength: 6 }, { minItems: 2, uniqueItems: true }), '["string"]'],
    [list({ type: 'integer', minimum: 5, multipleOf: 5 }, { minItems: 3 }), '[5,10,15]'],
    [list({ type: 'integer', maximum: 2 }, { minItems: 3 }), '[1,2,1]'],
    [list({ type: 'integer', exclusiveMaximum: 3 }, { minItems: 3, uniqueItems: true }), '[1,2]'],
    // So large a number is not changed by one.
    [list({ type: 'integer', minimum: 2 ** 53 }, { minItems: 2 }), '[9007199254740992,9007199254740992]'],
    [list({ type: 'integer', minimum: 2 ** 53 }, { minItems: 2, uniqueItems: true }), '[9007199254740992]'],
    [list({ type: 'boolean' }, { minItems: 2 }), '[true,false]'],
    [list({ enum: ['a', 'b'] }, { minItems: 3 }), '["a","b","a"]'],
    [list({ enum: ['a', 'b'], default: 'b' }, { minItems: 2, uniqueItems: true }), '["b","a"]'],
    [list({ const: 'string' }, { minItems: 2 }), '["string","string"]'],
    [list({ type: 'string', example: 'own' }, { minItems: 2 }), '["own","own"]'],
    [list({ type: 'object', properties: { a: { type: 'integer' } } }, { minItems: 2 }), '[{"a":1},{"a":1}]'],
    // What the author has written stays.
    [list(text, { minItems: 2, example: ['own'] }), '["own"]'],
    // A list of lists, each with its own limits.
    [list(list({ type: 'number' }, { minItems: 2, maxItems: 2 }), { minItems: 2 }), '[[1,2],[1,2]]'],
    // Items after the places that have a schema of their own.
    [list({ type: 'integer' }, { prefixItems: [text], minItems: 3 }), '["string",1,2]', '3.1.0'],
    [list({ type: 'integer' }, { prefixItems: [text] }), '["string"]', '3.1.0'],
    [list(text, { prefixItems: [text, text], maxItems: 1 }), '["string"]', '3.1.0'],
  ]
  for (const [schema, expected, version] of rows)
    assert.equal(exampleOfA({ A: schema }, version), expected, JSON.stringify(schema))
  // An example holds no more values than any other one.
  const many = JSON.parse(exampleOfA({ A: list(text, { minItems: 1_000_000_000 }) }))
  assert.ok(many.length > 100 && many.length <= 120, String(many.length))
})

test('a scalar is read once for all examples that hold it, and is in each what it was in the first', () => {
  let reads = 0
  const scalar = {
    type: 'string',
    get format() {
      reads += 1
      return 'date'
    },
  }
  const own = { type: 'string', example: 'mine', deprecated: true }
  const properties = {
    at: scalar,
    own,
    in: { type: 'integer', readOnly: true },
    out: { type: 'boolean', writeOnly: true },
  }
  const specification = withSchemas({})
  const exampleOf = (value: unknown, direction: 'request' | 'response') =>
    JSON.stringify(exampleValue(specification, [{ file: specification.file, path: [], value }], { direction }))
  const first = { type: 'object', properties, required: ['own'] }
  assert.equal(exampleOf(first, 'request'), '{"at":"2026-01-31","own":"mine","out":true}')
  const before = reads
  // A deprecated property is in an example only where it is asked for.
  assert.equal(exampleOf({ type: 'object', properties }, 'response'), '{"at":"2026-01-31","in":1}')
  assert.equal(reads, before)
})

test('an example holds as many scalars as there is room for, whether they are known or not', () => {
  const scalars = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`p${at}`, { type: 'boolean' }]))
  const specification = withSchemas({ A: { type: 'object', properties: scalars } })
  const source = findSchema(specification, 'A')
  assert.ok(source !== null)
  const make = () => JSON.stringify(exampleValue(specification, [source], { direction: 'response' }))
  const made = make()
  assert.equal(made.match(/true/g)?.length, 119)
  assert.equal(make(), made)
})

test('an example goes five levels down, and holds 120 values', () => {
  const nested = (levels: number): object => ({
    type: 'object',
    properties: levels === 0 ? {} : { a: nested(levels - 1) },
  })
  assert.equal(exampleOfA({ A: nested(8) }).match(/"a"/g)?.length, 5)
  const many = Array.from({ length: 200 }, (_, at) => [`p${at}`, nested(1)])
  const values = Object.values(JSON.parse(exampleOfA({ A: { properties: Object.fromEntries(many) } })))
  assert.deepEqual([values.length, values.at(-1)], [60, {}])
})

test('what an object needs is there below the fifth level and after 120 other values', () => {
  const text = { type: 'string' }
  const above = (levels: number, last: object): object =>
    levels === 0 ? last : { type: 'object', properties: { a: above(levels - 1, last) } }
  const needs = { type: 'object', required: ['b'], properties: { b: { type: 'object', properties: {} }, c: text } }
  assert.equal(exampleOfA({ A: above(5, needs) }), `${'{"a":'.repeat(5)}{"b":{}}${'}'.repeat(5)}`)
  const oneOf = [{ type: 'null' }, { $ref: '#/components/schemas/B' }]
  assert.equal(exampleOfA({ A: above(5, { oneOf }), B: needs }), `${'{"a":'.repeat(5)}{"b":{}}${'}'.repeat(5)}`)
  const lists = { type: 'array', minItems: 1, items: needs }
  assert.equal(exampleOfA({ A: above(5, lists) }), `${'{"a":'.repeat(5)}[{"b":{}}]${'}'.repeat(5)}`)
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`p${at}`, text]))
  const made = JSON.parse(exampleOfA({ A: { required: ['z', 'y'], properties: { ...many, z: needs, y: text } } }))
  assert.deepEqual([made.z.b, made.y, Object.keys(made).length], [{}, 'string', 119])
})

test('values of `oneOf` with constants alone have the type of the constants', () => {
  const consts = {
    oneOf: [
      { title: 'One', const: 1 },
      { title: 'Two', const: 2 },
    ],
  }
  assert.equal(
    exampleOfA({ A: { type: 'object', properties: { a: { type: 'integer', ...consts }, b: consts } } }),
    '{"a":1,"b":1}',
  )
})

test('a request holds what its first alternative requires, as many properties as it needs, and all of what is deep', () => {
  const text = { type: 'string' }
  const skeletonOfA = (schemas: Readonly<Record<string, unknown>>) => {
    const specification = withSchemas(schemas)
    const source = findSchema(specification, 'A')
    assert.ok(source !== null)
    const made = exampleValue(specification, [source], { direction: 'request', skeleton: true })
    return showPlaceholders(JSON.stringify(made)).text
  }
  const properties = { note: { ...text, readOnly: true }, ids: { type: 'array', items: text }, files: text }
  const either = [{ required: ['ids'] }, { required: ['files'] }]
  assert.equal(skeletonOfA({ A: { type: 'object', properties, anyOf: either } }), '{"ids":["<ids>"]}')
  assert.equal(skeletonOfA({ A: { type: 'object', properties, minProperties: 1 } }), '{"ids":["<ids>"]}')
  const nested = (depth: number): object =>
    depth === 0 ? text : { type: 'object', required: ['a'], properties: { a: nested(depth - 1) } }
  assert.equal(skeletonOfA({ A: nested(8) }), `${'{"a":'.repeat(8)}"<a>"${'}'.repeat(8)}`)
})

test('a made text is one that the pattern takes, where there is one pattern that can be read', () => {
  const text = (fields: object) => exampleOfA({ A: { type: 'string', ...fields } })
  assert.equal(text({ pattern: '^PR-[0-9]{6}$' }), '"PR-123456"')
  assert.equal(text({ pattern: '^[a-z]+$', maxLength: 4 }), '"a"')
  assert.equal(text({ pattern: '^(?=x)', minLength: 8 }), '"stringxx"')
  assert.equal(text({ pattern: '^[a-z]+$', format: 'email' }), '"user@example.com"')
  const two = { allOf: [{ pattern: '^a+$' }, { pattern: 'aa' }] }
  assert.equal(text(two), '"string"')
  const unique = { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'string', pattern: '^f[0-9]$' } }
  assert.equal(exampleOfA({ A: unique }), '["f1","f2","f3"]')
  assert.equal(exampleOfA({ A: { ...unique, items: { type: 'string', pattern: '^f$' } } }), '["f"]')
})
