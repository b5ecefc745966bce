import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createBudget } from '../../compiler/openapi/schema/budget.ts'
import type { SchemaNode } from '../../compiler/openapi/schema/schema-model.ts'
import type { ReferenceHelp } from '../../templates/elements/reference/reference-help.ts'
import { Schema } from '../../templates/elements/reference/schema/Schema.tsx'
import { expand } from './outline.ts'
import { ref, withSchemas } from './placed.ts'

const help: ReferenceHelp = {
  html: (markdown) => `<p>${markdown.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`,
  code: () => {
    throw new Error('A schema has no code')
  },
  piiHref: {
    present: '/docs/glossary/what-is-personally-identifiable-information-pii#pii-fields',
    absent: '/docs/glossary/what-is-personally-identifiable-information-pii#fields-marked-not-pii',
  },
  operationHref: () => null,
  schemaHref: (name) => `/docs/api/schemas/${name}`,
  commandLine: 'Acme CLI',
  languages: ['curl'],
}

const many = <Value,>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))
const named = (count: number, make: (index: number) => unknown) =>
  Object.fromEntries(many(count, (index) => [`property_name_${index}`, make(index)]))
const pii = { 'x-acme': { pii: { deleteSla: 30 } } }

const schemas: Readonly<Record<string, Record<string, unknown>>> = {
  plain: { A: { properties: named(400, () => ({ type: 'string' })) } },
  described: {
    A: { properties: named(150, () => ({ type: 'string', description: 'A `name` in words. '.repeat(6), ...pii })) },
  },
  constrained: {
    A: {
      required: many(150, (index) => `property_name_${index}`),
      properties: named(150, () => ({
        type: 'string',
        pattern: '^[a-z]{2,}$',
        minLength: 2,
        maxLength: 9,
        default: 'ab',
        example: 'cd',
        ...pii,
      })),
    },
  },
  enumerated: { A: { properties: named(60, () => ({ enum: many(30, (index) => `value-${index}`) })) } },
  nested: {
    A: {
      properties: named(20, () => ({
        type: 'array',
        items: { properties: named(15, () => ({ type: 'integer', minimum: 0 })) },
      })),
    },
  },
  chosen: {
    A: { oneOf: many(200, (index) => ref(`V${index}`)), discriminator: { propertyName: 'kind' } },
    ...Object.fromEntries(
      many(200, (index) => [`V${index}`, { type: 'object', properties: named(8, () => ({ type: 'string' })) }]),
    ),
  },
  recursive: Object.fromEntries(
    many(60, (index) => [
      index === 0 ? 'A' : `N${index}`,
      {
        type: 'object',
        properties: Object.fromEntries(many(60, (other) => [`p${other}`, ref(other === 0 ? 'A' : `N${other}`)])),
      },
    ]),
  ),
}

const html = (node: SchemaNode) => renderToStaticMarkup(<Schema node={node} help={help} />)

for (const [name, components] of Object.entries(schemas)) {
  test(`what the templates write costs no more than was taken for it: ${name}`, () => {
    const budget = createBudget()
    const before = { ...budget }
    const text = html(expand(withSchemas(components), 'A', { budget }))
    const elements = (text.match(/<[a-z]/g) ?? []).length
    const taken = { elements: before.elements - budget.elements, bytes: before.bytes - budget.bytes }
    const words = `${elements} of ${taken.elements} elements, ${text.length} of ${taken.bytes} bytes`
    assert.ok(elements <= taken.elements && text.length <= taken.bytes, words)
    assert.ok(elements > taken.elements / 3 && text.length > taken.bytes / 3, `The estimate is far too high: ${words}`)
  })
}
