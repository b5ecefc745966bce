import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationModel } from '../../compiler/openapi/operation/operation.ts'
import { createBudget, operationShare } from '../../compiler/openapi/schema/budget.ts'
import { expandSchema } from '../../compiler/openapi/schema/expand.ts'
import { expand, expandA, nodesOf, outline } from './outline.ts'
import { ref, specificationOf, withSchemas } from './placed.ts'

const many = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))
const wide = (count: number) => ({
  type: 'object',
  properties: Object.fromEntries(
    many(count, (index) => [`property${index}`, { type: 'string', description: 'Words. '.repeat(8) }]),
  ),
})

test('200 variants: all are named, the first are opened, the others lead to their schema', () => {
  const schemas = {
    A: { oneOf: many(200, (index) => ref(`V${index}`)), discriminator: { propertyName: 'kind' } },
    ...Object.fromEntries(many(200, (index) => [`V${index}`, wide(20)])),
  }
  const budget = createBudget()
  const [choice] = expand(withSchemas(schemas), 'A', { budget }).choices
  assert.equal(choice?.variants.length, 200)
  const opened = choice?.variants.filter(({ properties }) => properties.length === 20) ?? []
  const cut = choice?.variants.filter(({ link }) => link?.kind === 'truncated') ?? []
  assert.ok(opened.length > 0 && opened.length + cut.length === 200, `${opened.length} opened, ${cut.length} cut`)
  const [first] = cut
  assert.equal(first?.link?.kind === 'truncated' && first.link.schema, first?.name)
  assert.ok(budget.elements >= 0 && budget.bytes >= 0)
})

test('at the top as many properties as fit, with the names of the others', () => {
  const node = expandA({ A: wide(3000) })
  assert.ok(node.properties.length > 100 && node.properties.length < 1000)
  assert.equal(node.properties.length + node.omitted.length, 3000)
  assert.equal(node.link?.kind, 'truncated')
})

test('further down all properties or none, and level before level', () => {
  const node = expandA({ A: { properties: { big: ref('B'), small: ref('C') } }, B: wide(3000), C: wide(3) })
  assert.deepEqual(outline(node).slice(0, 4), [
    'root object',
    '  big object →B',
    '  small object',
    '    property0 string',
  ])
})

test('what a list or a map holds leads to its schema, too', () => {
  const list = { type: 'array', items: ref('B') }
  const properties = { list, map: { additionalProperties: list } }
  const node = expand(withSchemas({ A: { properties }, B: wide(3) }), 'A', { depth: 1 })
  assert.deepEqual(
    node.properties.map(({ name, link }) => [name, link?.kind === 'truncated' && link.schema]),
    [
      ['list', 'B'],
      ['map', 'B'],
    ],
  )
})

test('what has no name leads to the component that it is written in, and by itself to none', () => {
  const inline = { anyOf: [{ type: 'string' }, { type: 'integer' }] }
  const schemas = { A: { properties: { b: ref('B'), own: inline } }, B: { properties: { list: { items: inline } } } }
  const cut = nodesOf(expand(withSchemas(schemas), 'A', { depth: 2 })).filter(({ link }) => link !== null)
  assert.deepEqual(
    cut.map(({ name, link }) => [name, link?.kind === 'truncated' && link.schema]),
    [['list', 'B']],
  )
  const source = { file: 'content/data/openapi/main.yaml', path: [], value: { properties: { own: inline } } }
  const root = expandSchema(withSchemas(schemas), [source], { direction: 'request', anchor: 's', depth: 1 })
  assert.equal(root.properties[0]?.link?.kind, 'truncated')
  assert.equal(root.properties[0]?.link?.kind === 'truncated' && root.properties[0].link.schema, null)
})

test('the depth is bounded, and what is deeper leads to its schema', () => {
  const schemas = Object.fromEntries(
    many(40, (index) => [index === 0 ? 'A' : `N${index}`, { properties: { n: ref(`N${index + 1}`) } }]),
  )
  const nodes = nodesOf(expand(withSchemas({ ...schemas, N40: {} }), 'A', { depth: 5 }))
  assert.equal(nodes.length, 6)
  assert.deepEqual(nodes.at(-1)?.link, {
    kind: 'truncated',
    schema: 'N5',
    file: 'content/data/openapi/main.yaml',
    path: ['components', 'schemas', 'N4', 'properties', 'n'],
  })
})

test('the responses of an operation do not take the room of its body', () => {
  const content = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } })
  const specification = specificationOf({
    openapi: '3.1.0',
    info: {},
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: content('Small'),
          responses: { 200: { description: '', ...content('Big') }, 400: { description: '', ...content('Small') } },
        },
      },
    },
    components: { schemas: { Big: wide(5000), Small: wide(5) } },
  })
  const budget = createBudget()
  const operation = operationModel(specification, 'a', { budget })
  const count = (node: Parameters<typeof nodesOf>[0] | null | undefined) => (node ? nodesOf(node).length : 0)
  assert.equal(count(operation?.body?.contents[0]?.schema), 6)
  assert.ok(count(operation?.responses[0]?.contents[0]?.schema) < 500)
  assert.ok(budget.elements >= 0 && operationShare.elements - budget.elements > 1000)
})

test('examples never take more than two fifths, and the first is always there', () => {
  const examples = Object.fromEntries(many(60, (index) => [`e${index}`, { value: { text: 'x'.repeat(4000) } }]))
  const specification = specificationOf({
    openapi: '3.1.0',
    info: {},
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          responses: { 200: { description: '', content: { 'application/json': { schema: wide(5), examples } } } },
        },
      },
    },
  })
  const content = operationModel(specification, 'a')?.responses[0]?.contents[0]
  assert.ok((content?.examples.length ?? 0) > 5)
  assert.equal((content?.examples.length ?? 0) + (content?.omittedExamples.length ?? 0), 60)
  assert.equal(content?.schema?.properties.length, 5)
})
