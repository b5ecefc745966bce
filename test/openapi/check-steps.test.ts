import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadSpecifications } from '../../compiler/openapi/load.ts'
import { findSchema } from '../../compiler/openapi/look-up.ts'
import { flatten } from '../../compiler/openapi/schema/flatten.ts'
import { documentsOf, load } from './placed.ts'

const pointer = (index: number) => `'#/components/schemas/S${index}'`

/** `length` schemas in YAML, each of which takes in the next one, from line 6 on, one a line. */
function chain(length: number, form: (reference: string, index: number) => string, last = '{ type: object }'): string {
  const lines = Array.from(
    { length },
    (_, index) => `    S${index}: ${index + 1 < length ? form(`{ $ref: ${pointer(index + 1)} }`, index) : last}\n`,
  )
  return `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n${lines.join('')}`
}

const found = (text: string) =>
  load({ 'main.yaml': text }).diagnostics.map(({ code, severity, line, column }) => [code, severity, line, column])
const parts = (reference: string, index: number) => `{ allOf: [${reference}, { properties: { p${index}: {} } }] }`

test('schemas that take in one another over more steps than are read are told once, where it becomes too much', () => {
  assert.deepEqual(found(chain(1001, parts)), [])
  // Two steps each: the reference of S98 is the 2,001st from the end.
  assert.deepEqual(found(chain(1100, parts)), [['SP6538', 'error', 104, 22]])
  assert.deepEqual(found(chain(2001, (reference) => reference)), [])
  assert.deepEqual(found(chain(5000, (reference) => reference)), [['SP6538', 'error', 3004, 14]])
  assert.deepEqual(found(chain(5000, (reference) => `{ oneOf: [${reference}, { type: 'null' }] }`)).length, 1)
  // What only holds others takes none in, however long the chain is.
  assert.deepEqual(found(chain(5000, (reference) => `{ properties: { next: ${reference} } }`)), [])
  assert.deepEqual(found(chain(5000, parts, `{ allOf: [{ $ref: ${pointer(0)} }] }`)).length, 1)
})

test('nothing of a chain without a fault is left out', () => {
  const { value: specification } = load({ 'main.yaml': chain(1001, parts, '{ properties: { last: {} } }') })
  assert.ok(specification !== null)
  const source = findSchema(specification, 'S0')
  assert.ok(source !== null)
  const { structure } = flatten(specification.documents, [source])
  assert.deepEqual(Object.keys(structure[0]?.fields.properties ?? {}), ['last'])
})

test('a lenient site leaves out what shows such a schema, wherever in the chain', () => {
  const head = chain(1100, parts)
  const operation = (name: string, index: number) =>
    `  /${name}: { get: { operationId: ${name}, responses: { '200': { description: A, content: { application/json: { schema: { $ref: ${pointer(index)} } } } } } } }\n`
  const text = head.replace('paths: {}\n', `paths:\n${operation('long', 20)}${operation('short', 200)}`)
  const { value } = loadSpecifications(documentsOf({ 'main.yaml': text }), {
    brandKey: 'acme',
    lenient: new Set(['main']),
  })
  assert.deepEqual([...(value.get('main')?.operations.keys() ?? [])], ['short'])
})
