import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleValue } from '../../compiler/openapi/example/example-value.ts'
import { findSchema } from '../../compiler/openapi/look-up.ts'
import { createBudget } from '../../compiler/openapi/schema/budget.ts'
import { expand, expandA, nodesOf, outline } from './outline.ts'
import { ref, withSchemas } from './placed.ts'

test('a schema that contains itself ends in a link to the ancestor', () => {
  const node = expandA({
    A: { properties: { name: { type: 'string' }, parent: ref('A'), children: { type: 'array', items: ref('A') } } },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  name string',
    '  parent object ^s',
    '  children array[object]',
    '    (item) object ^s',
  ])
  assert.equal(node.properties[1]?.link?.kind === 'recursive' && node.properties[1].link.name, 'A')
})

test('schemas that hold each other end where one of them comes again', () => {
  const node = expandA({ A: { properties: { b: ref('B') } }, B: { properties: { a: ref('A'), b: ref('B') } } })
  assert.deepEqual(outline(node), ['root object', '  b object', '    a object ^s', '    b object ^s-b'])
})

test('recursion through allOf, maps, tuples, choices, not and null', () => {
  assert.deepEqual(
    outline(
      expandA({ A: { allOf: [ref('Base'), { properties: { next: ref('A') } }] }, Base: { properties: { id: {} } } }),
    ),
    ['root object', '  id any', '  next object ^s'],
  )
  assert.deepEqual(outline(expandA({ A: { properties: { next: { description: 'Next', allOf: [ref('A')] } } } })), [
    'root object',
    '  next object ^s',
  ])
  assert.deepEqual(outline(expandA({ A: { additionalProperties: ref('A') } })), [
    'root map[map[map[map[map[…]]]]]',
    '  (map) map[map[map[map[map[…]]]]] ^s',
  ])
  assert.deepEqual(outline(expandA({ A: { prefixItems: [ref('A')] } })).length, 2)
  assert.deepEqual(outline(expandA({ A: { oneOf: [{ type: 'string' }, { type: 'array', items: ref('A') }] } })), [
    'root string | array[string | array[…]]',
    '  oneOf',
    '    (variant) string',
    '    (variant) array[string | array[string | array[…]]]',
    '      (item) string | array[string | array[…]] ^s',
  ])
  assert.deepEqual(outline(expandA({ A: { not: ref('A') } })), ['root any', '  (not) any ^s'])
  assert.deepEqual(outline(expandA({ A: { properties: { next: { anyOf: [ref('A'), { type: 'null' }] } } } })), [
    'root object',
    '  next object or null ^s',
  ])
})

test('a base whose variants take it in again', () => {
  const node = expandA({
    A: {
      oneOf: [ref('Leaf'), ref('Branch')],
      discriminator: { propertyName: 'kind' },
      properties: { kind: { type: 'string' } },
    },
    Leaf: { allOf: [ref('A'), { properties: { value: {} } }] },
    Branch: { allOf: [ref('A'), { properties: { left: ref('A'), right: ref('A') } }] },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  kind string',
    '  oneOf by kind',
    '    Leaf object',
    '      kind string',
    '      value any',
    '    Branch object',
    '      kind string',
    '      left object ^s',
    '      right object ^s',
  ])
})

test('circles of references and of allOf hold nothing, and end', () => {
  assert.equal(
    expandA({ A: { properties: { x: {} }, allOf: [ref('A'), ref('B')] }, B: { allOf: [ref('A')] } }).properties.length,
    1,
  )
  const schemas: Record<string, unknown> = { A: ref('N0') }
  for (let index = 0; index < 900; index += 1) schemas[`N${index}`] = { allOf: [ref(`N${index + 1}`)] }
  schemas.N900 = { type: 'string' }
  assert.equal(expandA(schemas).role, 'root')
})

test('a hundred schemas that all contain all others stay within the budget', () => {
  const names = Array.from({ length: 100 }, (_, index) => `N${index}`)
  const properties = Object.fromEntries(names.map((name) => [name, ref(name)]))
  const schemas = Object.fromEntries(
    names.map((name) => [name, { type: 'object', properties: { ...properties, [`${name}-own`]: {} } }]),
  )
  const budget = createBudget()
  const nodes = nodesOf(expand(withSchemas(schemas), 'N0', { budget }))
  assert.ok(nodes.length < 400, `${nodes.length}`)
  assert.ok(budget.elements >= 0 && budget.bytes >= 0)
  const cut = nodes.filter(({ link }) => link?.kind === 'truncated')
  assert.ok(cut.length > 0 && cut.every(({ link }) => link?.kind === 'truncated' && /^N\d+$/.test(link.schema ?? '')))
})

test('examples of schemas that hold themselves end, too', () => {
  const specification = withSchemas({
    Tree: {
      type: 'object',
      required: ['parent'],
      properties: { id: { type: 'integer' }, parent: ref('Tree'), children: { type: 'array', items: ref('Tree') } },
    },
    Wide: { properties: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, ref('Wide2')])) },
    Wide2: {
      properties: Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [`q${index}`, { type: 'array', items: { properties: { x: {} } } }]),
      ),
    },
  })
  const value = (name: string) =>
    exampleValue(specification, [findSchema(specification, name) as never], { direction: 'request' })
  assert.equal(JSON.stringify(value('Tree')), '{"id":1,"children":[]}')
  assert.ok(JSON.stringify(value('Wide')).length < 10_000)
})
