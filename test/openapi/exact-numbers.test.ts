import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeOf } from '../../compiler/formats/request/code.ts'
import { requestOf } from '../../compiler/formats/request/request.ts'
import { createIds } from '../../compiler/openapi/document/anchor.ts'
import { readSpecifications } from '../../compiler/openapi/read-specifications.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const largest = '9223372036854775807'
const least = '-9223372036854775808'
const rounded = /9223372036854776000/

/** A specification whose schema, parameter and examples have limits of `int64`. */
const limits = (more = '') => `openapi: 3.1.0
info: { title: T, version: '1', description: 'A number has at most 64 bits${more}' }
servers: [{ url: https://depots.example }]
paths:
  /depots/{id}:
    post:
      operationId: make
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, example: 1234567890123456789 } }
        - { name: ids, in: query, required: true, explode: false, schema: { type: array }, example: [1, ${largest}] }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Depot' }
            examples: { a: { value: { size: ${largest} } }, b: { value: { size: ${least} } } }
      responses: { '200': { description: d } }
components:
  schemas:
    Depot:
      properties:
        size: { type: integer, minimum: ${least}, maximum: 0x7fffffffffffffff, default: 18446744073709551615, enum: [${largest}, 9007199254740993] }
        one: { const: ${largest} }
`

function read(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([name, text]) => ({
    name: name.replace(/\.\w+$/, ''),
    source: { path: `content/data/openapi/${name}`, text },
  }))
  const { value, diagnostics } = readSpecifications(sources, 'acme', new Set())
  const view = value.byName.get('main') ?? assert.fail()
  return { views: value, view, diagnostics }
}

function operationOf({ view }: ReturnType<typeof read>, id = 'make') {
  return view.operation(id, { id: createIds() }) ?? assert.fail()
}

test('rows, values and examples have all the digits of a whole number', () => {
  const main = read({ 'main.yaml': limits() })
  assert.deepEqual(main.diagnostics, [])
  const operation = operationOf(main)
  const [content] = operation.body?.contents ?? []
  const [size, one] = content?.schema?.properties ?? []
  const rows = Object.fromEntries((size?.constraints ?? []).map(({ name, values }) => [name, values.join()]))
  assert.deepEqual(rows, { Default: '18446744073709551615', Minimum: least, Maximum: largest })
  assert.deepEqual(
    size?.values.map(({ value }) => value),
    [largest, '9007199254740993'],
  )
  assert.equal(one?.constant, largest)
  assert.deepEqual(
    content?.examples.map(({ text }) => text.replace(/\s/g, '')),
    [`{"size":${largest}}`, `{"size":${least}}`],
  )
  const schema = main.view.schema('Depot', 'request', { id: createIds() })
  assert.doesNotMatch(JSON.stringify(schema?.properties.map(({ constraints }) => constraints)), rounded)
})

test('code and what a reader can send have them, too, and so has the code of another example', () => {
  const main = read({ 'main.yaml': limits() })
  const operation = operationOf(main)
  const samples = main.views.samples(operation)
  assert.equal(samples.length, 8)
  for (const { label, code, html = [] } of samples) {
    assert.match(code, /\/depots\/1234567890123456789\?ids=1(?:,|%2C)9223372036854775807\b/, label)
    assert.match(code, /size.+\b9223372036854775807\b/, label)
    assert.doesNotMatch(html.join('\n'), rounded, label)
  }
  const { plan } = main.views.request(operation) ?? assert.fail()
  // Only what the operation holds lies in its page.
  assert.deepEqual(Object.values(plan.numbers ?? {}).sort(), [least, '1234567890123456789', largest])
  const other = requestOf(JSON.parse(JSON.stringify(plan)), { server: 0, body: 0, value: { size: Number(least) } })
  for (const { label, code } of codeOf(other)) assert.match(code, /size.+-9223372036854775808\b/, label)
  const tried = main.views.tryPlan(operation)
  assert.deepEqual(
    tried?.bodies[0]?.examples.map(({ text }) => text?.replace(/\s/g, '')),
    [`{"size":${largest}}`, `{"size":${least}}`],
  )
  assert.equal(tried?.fields[0]?.initial, '1234567890123456789')
})

test('the published files have the digits of the specification', async () => {
  const content = {
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md': '---\ntitle: Home\ndescription: d\n---\n\nWords.\n',
    'content/pages/docs/api.md': '---\ntitle: API\ndescription: d\nopenapi: main\n---\n\nWords.\n',
    'content/data/openapi/main.yaml': limits(),
  }
  const files = await filesOf(pipelineOf(memoryContent(content), { mode: 'build' }))
  for (const name of ['json', 'yaml']) {
    const text = files.get(`docs/api/openapi.${name}`) ?? ''
    assert.match(text, /"?maximum"?: 9223372036854775807\b/)
    assert.match(text, /"?minimum"?: -9223372036854775808\b/)
    assert.match(text, /"?default"?: 18446744073709551615\b/)
    assert.doesNotMatch(text, rounded)
  }
  // Props hold the table, by which code that is written in the browser has them.
  for (const [path, text] of files) assert.doesNotMatch(text.replace(/ data-props="[^"]*"/g, ''), rounded, path)
})

test('of two numbers that are read as the same one none is guessed, and the warning stays', () => {
  const told = (more: string, others = {}) =>
    read({ 'main.yaml': limits(more), ...others }).diagnostics.map(({ message }) => message)
  const warning = [`Unexpected number \`${largest}\`, expected one that can be kept exactly`]
  assert.deepEqual(told(', 9223372036854775806 and so on'), [
    ...warning,
    'Unexpected number `0x7fffffffffffffff`, expected one that can be kept exactly',
  ])
  // What a rounded one looks like, in words or as another tool has written it.
  for (const more of ['9223372036854776000', '9.223372036854776e+18', '9223372036854775807.0'])
    assert.equal(told(`, ${more}`).length, 2, more)
  // The end of a sentence is no fraction.
  assert.deepEqual(told(`: ${largest}.`), [])
  // Another specification has its own.
  const other =
    "openapi: 3.1.0\ninfo: { title: T, version: '1' }\nx-a: 9223372036854775806\ncomponents: { schemas: {} }\n"
  assert.doesNotMatch(told('', { 'other.yaml': other }).join(), /Unexpected number/)
  // From here on they are written with an exponent.
  assert.equal(told(', 1', { 'main.yaml': limits().replace(largest, '1000000000000000000001') }).length, 1)
})

test('a change of the last digits alone makes another part', () => {
  const [before, after] = [largest, '9223372036854775806'].map((number) =>
    read({ 'main.yaml': limits().replaceAll(largest, number).replace('0x7fffffffffffffff', number) }),
  ) as [ReturnType<typeof read>, ReturnType<typeof read>]
  for (const part of [{ operationId: 'make' }, { schema: 'Depot' }])
    assert.notEqual(before.view.partPrint(part), after.view.partPrint(part))
})
