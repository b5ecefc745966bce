import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadSpecifications } from '../../compiler/data/openapi/load.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { documentsOf, folder, load } from './placed.ts'

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n'
const short = ({ code, line, column, message, hint }: Diagnostic) =>
  `${line}:${column} ${code} ${message}${hint === null ? '' : ` (${hint})`}`
const problems = (text: string, more: Record<string, unknown> = {}) =>
  load({ 'main.yaml': text, ...more }).diagnostics.map(short)

test('a document that is none', () => {
  const first = (text: string) => load({ 'main.yaml': text }).diagnostics[0]
  assert.equal(first('- a\n')?.message, 'Unexpected list, expected an OpenAPI document')
  assert.equal(first('')?.message, 'Unexpected empty file, expected an OpenAPI document')
  assert.equal(first('a: 1\n')?.message, 'Unexpected mapping without `openapi`, expected an OpenAPI document')
  assert.equal(load({ 'main.yaml': '- a\n' }).value, null)
  assert.equal(load({}).diagnostics[0]?.code, 'SP6530')
})

test('versions', () => {
  assert.match(
    problems('swagger: "2.0"\npaths: {}\n')[0] ?? '',
    /^1:10 SP6502 Unexpected OpenAPI version `2.0`.*Convert/,
  )
  assert.match(problems('openapi: 4.0.0\npaths: {}\n')[0] ?? '', /^1:10 SP6502/)
  for (const version of ['3.0.0', '3.0.3', '3.1.1', '3.1', '"3.0"', '3.1.0-rc1']) {
    assert.deepEqual(problems(`openapi: ${version}\npaths: {}\n`), [], version)
  }
})

test('nothing in it', () => {
  assert.deepEqual(
    problems(head).map((text) => text.slice(0, 10)),
    ['1:1 SP6503'],
  )
})

test('wrong shapes are errors at their own place', () => {
  assert.deepEqual(
    problems(`${head}paths:
  /a:
    get:
      operationId: a
      parameters: {name: x}
      responses: {ok: {description: d}}
    post: 5
  /b: []
`),
    [
      '7:19 SP6504 Unexpected a mapping in `parameters`, expected a list, each item a parameter',
      '8:19 SP6522 Unexpected response code `ok`, expected three digits, a range such as `4XX`, or `default`',
      '9:11 SP6504 Unexpected number `5` in `post`, expected an operation',
      '10:7 SP6504 Unexpected a list in `paths./b`, expected a path item',
    ],
  )
})

test('parameters', () => {
  assert.deepEqual(
    problems(`${head}paths:
  /a/{id}:
    get:
      operationId: a
      parameters:
        - in: query
        - {name: b, in: qery}
        - {name: c, in: query}
        - {name: c, in: query}
        - {name: ID, in: path, required: true}
`),
    [
      '5:5 SP6519 Missing path parameter `id` of `/a/{id}` (Did you mean `ID`?)',
      '8:11 SP6505 Missing `name` in a parameter',
      '9:25 SP6506 Unexpected `qery` in `in`, expected path, query, header or cookie (Did you mean `query`?)',
      '11:11 SP6518 Duplicate parameter `c` in `query` (Remove one of the two; the later one is shown.)',
    ],
  )
})

test('a path parameter of the path item counts', () => {
  const text = `${head}paths:\n  /a/{id}:\n    parameters: [{name: id, in: path}]\n    get: {operationId: a}\n`
  assert.deepEqual(problems(text), [])
})

test('operation ids: the later of two is blamed and the first is named', () => {
  const { diagnostics, value } = load({
    'main.yaml': `${head}paths:
  /a: {get: {operationId: same}}
  /b: {get: {operationId: same}, post: {summary: none}}
  /calls/{CallSid}: {get: {parameters: [{name: CallSid, in: path}]}}
`,
  })
  assert.deepEqual(
    diagnostics.map((one) => short(one).replace(/ \(.*/, '')),
    [
      '5:27 SP6514 Duplicate operationId `same`',
      '5:34 SP6515 Missing `operationId` in post /b, `postB` is used',
      '6:22 SP6515 Missing `operationId` in get /calls/{CallSid}, `getCallsByCallSid` is used',
    ],
  )
  assert.deepEqual(diagnostics[0]?.related, [
    { message: 'First used here', file: `${folder}main.yaml`, line: 4, column: 27 },
  ])
  assert.deepEqual([...(value?.operations.keys() ?? [])], ['same', 'postB', 'getCallsByCallSid'])
})

test('a derived id never takes a written one, and a shared path item is no duplicate', () => {
  const { diagnostics, value } = load({
    'main.yaml': `${head}paths:
  /a: {get: {}}
  /b: {get: {operationId: getA}}
  /c: {$ref: '#/components/pathItems/Shared'}
  /d: {$ref: '#/components/pathItems/Shared'}
components: {pathItems: {Shared: {get: {operationId: shared}}}}
`,
  })
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['SP6515'],
  )
  assert.deepEqual([...(value?.operations.keys() ?? [])], ['getA-2', 'getA', 'shared'])
})

test('references', () => {
  const text = `${head}components:
  schemas:
    User: {type: object}
    A: {$ref: '#/components/schemas/Usr'}
    B: {$ref: 'https://example.com/x.yaml#/B'}
    C: {$ref: '../../site.yaml'}
    D: {$ref: 'comon.yaml#/X'}
    E: {$ref: 'common.yaml#/Eror'}
    F: {$ref: '#/components/schemas/G'}
    G: {$ref: '#/components/schemas/F'}
    H: {$ref: '#Frag'}
    I: {$ref: 7}
    J: {properties: {'$ref': {type: string}}, example: {$ref: nowhere}}
    K: {oneOf: [{$ref: '#/components/schemas/User'}], discriminator: {propertyName: k, mapping: {u: Usr, v: User}}}
  responses:
    L: {$ref: '#/components/schemas/User'}
`
  assert.deepEqual(
    problems(text, { 'common.yaml': 'Error: {}\n' }).map((one) => one.replace(/ \((?!Did).*/, '')),
    [
      '6:15 SP6509 Unknown reference `#/components/schemas/Usr` (Did you mean `#/components/schemas/User`?)',
      '7:15 SP6507 Unexpected remote reference `https://example.com/x.yaml#/B`, expected one inside `data/openapi`',
      '8:15 SP6508 Unexpected reference `../../site.yaml` out of the folder `data/openapi`',
      '9:15 SP6510 Unknown file in reference `comon.yaml#/X` (Did you mean `common.yaml`?)',
      '10:15 SP6509 Unknown reference `common.yaml#/Eror` (Did you mean `common.yaml#/Error`?)',
      '12:15 SP6511 Unexpected reference `#/components/schemas/F`, it only leads back to itself',
      '13:15 SP6513 Unexpected `#Frag`, expected a reference such as `#/components/schemas/Name`',
      '14:15 SP6513 Unexpected `7`, expected a reference such as `#/components/schemas/Name`',
      '16:101 SP6509 Unknown reference `#/components/schemas/Usr` (Did you mean `#/components/schemas/User`?)',
      '18:15 SP6512 Unexpected reference `#/components/schemas/User`, expected one to `#/components/responses`',
    ],
  )
})

test('problems of another file stand in that file', () => {
  const { diagnostics } = load({
    'main.yaml': `${head}components: {schemas: {A: {$ref: 'common.yaml#/X'}}}`,
    'common.yaml': 'X:\n  type: strng\n',
  })
  assert.deepEqual(
    diagnostics.map((one) => [one.file, short(one)]),
    [[`${folder}common.yaml`, '2:9 SP6517 Unknown schema type `strng` (Did you mean `string`?)']],
  )
})

test('keywords of a schema with a wrong value are warnings', () => {
  const { diagnostics } = load({
    'main.yaml': `${head}components:
  schemas:
    A: {type: datetime, required: true, minLength: x, enum: a, properties: [], items: 5, description: null}
    B: {type: [string, 'null'], additionalProperties: true, items: true, format: 5}
    C: {type: int, nullable: "yes"}
`,
  })
  assert.ok(diagnostics.every(({ severity }) => severity === 'warning'))
  assert.deepEqual(
    diagnostics.map((one) => short(one).replace(/ \(It is.*/, '')),
    [
      '5:15 SP6517 Unknown schema type `datetime`',
      '5:35 SP6516 Unexpected boolean `true` in `required`, expected a list of texts',
      '5:52 SP6516 Unexpected text `x` in `minLength`, expected a number',
      '5:61 SP6516 Unexpected text `a` in `enum`, expected a list',
      '5:76 SP6516 Unexpected a list in `properties`, expected a mapping, each value a schema',
      '5:87 SP6516 Unexpected number `5` in `items`, expected a schema',
      '6:82 SP6516 Unexpected number `5` in `format`, expected text',
      '7:15 SP6517 Unknown schema type `int` (Did you mean `integer`?)',
      '7:30 SP6516 Unexpected text `yes` in `nullable`, expected `true` or `false`',
    ],
  )
})

test('security schemes and conditional groups', () => {
  const text = `${head}security: [{bsic: []}]
paths:
  /a:
    post:
      operationId: a
      security: [{}, {basic: []}]
      x-acme: {conditional: [[from, messaging_servce_sid], [body]]}
      requestBody:
        content:
          application/json: {schema: {properties: {From: {}, MessagingServiceSid: {}, Body: {}}}}
components: {securitySchemes: {basic: {type: http, scheme: basic}}}
`
  assert.deepEqual(problems(text), [
    '3:13 SP6520 Unknown security scheme `bsic` (Did you mean `basic`?)',
    '9:37 SP6521 Unknown parameter `messaging_servce_sid` in a conditional group (Did you mean `messaging_service_sid`?)',
  ])
})

test('a folder of specifications and pieces', () => {
  const { value, diagnostics } = loadSpecifications(
    documentsOf({
      'a.yaml': `${head}components: {schemas: {A: {$ref: 'piece.yaml#/X'}}}`,
      'v1/b.yaml': `${head}components: {schemas: {A: {$ref: '../piece.yaml#/X'}}}`,
      'piece.yaml': 'X: {type: strng}\n',
      'lost.yaml': 'X: {type: string}\n',
    }),
    { brandKey: 'acme' },
  )
  assert.deepEqual([...value.keys()], ['a', 'v1/b'])
  assert.deepEqual(
    diagnostics.map(({ code, file }) => `${code} ${file}`),
    [`SP6517 ${folder}piece.yaml`, `SP6501 ${folder}lost.yaml`],
    'a problem of a shared piece is reported once; a piece that nobody refers to is no specification',
  )
})

test('nested deeper than calls can be', () => {
  let schema: unknown = {}
  for (let depth = 0; depth < 4_000; depth += 1) schema = { items: schema }
  const document = { file: `${folder}main.json`, placeOf: () => null }
  const value = { openapi: '3.1.0', components: { schemas: { Deep: schema } } }
  const { diagnostics } = loadSpecifications(new Map([['main', { ...document, value }]]), { brandKey: 'acme' })
  assert.deepEqual(diagnostics, [])
})
