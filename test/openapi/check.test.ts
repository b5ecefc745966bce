import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { loadSpecifications } from '../../compiler/openapi/load.ts'
import { readSpecifications } from '../../compiler/openapi/read-specifications.ts'
import { documentsOf, folder, load, unplaced } from './placed.ts'

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n'
const short = ({ code, line, column, message, hint }: Diagnostic) =>
  `${line}:${column} ${code} ${message}${hint === null ? '' : ` (${hint})`}`
const problems = (text: string, more: Record<string, unknown> = {}) =>
  load({ 'main.yaml': text, ...more }).diagnostics.map(short)

const operation = (id: string) => `{ operationId: ${id}, responses: { 200: { description: OK } } }`

test('a document that is none', () => {
  const first = (text: string) => load({ 'main.yaml': text }).diagnostics[0]
  assert.equal(first('- a\n')?.message, 'Unexpected list, expected an OpenAPI document')
  assert.equal(first('')?.message, 'Unexpected empty file, expected an OpenAPI document')
  assert.equal(first('a: 1\n')?.message, 'Unexpected mapping without `openapi`, expected an OpenAPI document')
  assert.equal(load({ 'main.yaml': '- a\n' }).value, null)
})

test('another version than OpenAPI 3 is an error with the way to convert it', () => {
  assert.match(
    problems('swagger: "2.0"\npaths: {}\n')[0] ?? '',
    /^1:10 SP6502 Unexpected OpenAPI version `2.0`.*Convert/,
  )
  assert.match(problems('openapi: 4.0.0\npaths: {}\n')[0] ?? '', /^1:10 SP6502/)
  for (const version of ['3.0.0', '3.0.3', '3.1.1', '3.1', '"3.0"', '3.1.0-rc1']) {
    assert.deepEqual(problems(`openapi: ${version}\npaths: {}\n`), [], version)
  }
})

test('the converter for an older version is one command, for the file itself', () => {
  const hints = ['json', 'yaml'].map((extension) => {
    const file = `${folder}old.${extension}`
    const documents = new Map([['old', { ...unplaced(file, { swagger: '2.0', paths: {} }) }]])
    return loadSpecifications(documents, { brandKey: 'acme' }).diagnostics[0]?.hint
  })
  assert.deepEqual(hints, [
    `Convert it to OpenAPI 3: \`npx swagger2openapi --outfile ${folder}old.json ${folder}old.json\``,
    `Convert it to OpenAPI 3: \`npx swagger2openapi --yaml --outfile ${folder}old.yaml ${folder}old.yaml\``,
  ])
})

test('a method that is misspelt is told, since its operation is on no page, and a key of somebody else is not', () => {
  const text = `${head}paths:
  /a:
    gte: ${operation('one')}
    POST: ${operation('two')}
    parameter: []
    x-get: ${operation('three')}
    owner: us
    query: ${operation('four')}
    get: ${operation('five')}
`
  assert.deepEqual(load({ 'main.yaml': text }).diagnostics.map(short), [
    '5:5 SP6523 Unexpected key `gte` in a path item (Did you mean `get`?)',
    '6:5 SP6523 Unexpected key `POST` in a path item (Did you mean `post`?)',
    '7:5 SP6523 Unexpected key `parameter` in a path item (Did you mean `parameters`?)',
  ])
})

test('a key that is misspelt is told wherever it stands, and one that others have given is not', () => {
  const text = `${head}Servers: []
paths:
  /a:
    get:
      operationId: one
      paramaters: []
      externalDoc: {}
      order: 1
      x-paramaters: []
      responses:
        '200':
          descripton: ok
          content: { application/json: { schema: { $ref: '#/components/schemas/A' }, exampels: {} } }
        '404':
          description: none
          content: { application/json: { examples: { a: { descripton: A } } } }
components:
  parametres: {}
  schemas:
    A:
      type: object
      readonly: true
      additional_properties: false
      unit: m
      note: none
      descriptions: { de: Eins }
      description: One
      properties: { descripton: { maxlength: 3 }, items: {}, nmae: {} }
      discriminator: { propertyname: kind }
`
  const key = (line: string, name: string, where: string, near: string) =>
    `${line} SP6523 Unexpected key \`${name}\` in ${where} (Did you mean \`${near}\`?)`
  const found = load({ 'main.yaml': text }).diagnostics.map(short)
  assert.deepEqual(
    found.filter((one) => one.includes('SP6523')).toSorted(),
    [
      key('3:1', 'Servers', 'a document', 'servers'),
      key('8:7', 'paramaters', 'an operation', 'parameters'),
      key('9:7', 'externalDoc', 'an operation', 'externalDocs'),
      key('14:11', 'descripton', 'a response', 'description'),
      key('15:86', 'exampels', 'a media type', 'examples'),
      key('20:3', 'parametres', '`components`', 'parameters'),
      key('24:7', 'readonly', 'a schema', 'readOnly'),
      key('25:7', 'additional_properties', 'a schema', 'additionalProperties'),
      key('30:35', 'maxlength', 'a schema', 'maxLength'),
    ].toSorted(),
  )
})

test('a type where version 2 had it is told once: it is not read', () => {
  const text = `${head}paths:
  /a:
    get:
      operationId: a
      parameters:
        - { name: old, in: query, format: int64, type: integer }
        - { name: both, in: query, type: integer, schema: { type: integer } }
        - { name: any, in: query }
`
  assert.deepEqual(problems(text), [
    '8:50 SP6527 Unexpected `type` in the parameter `old`, expected it below `schema` (Write `schema: { type: … }` with all that the value is held to.)',
  ])
})

test('an example without a value, a way to sign in without its name, and a mapping to no schema are told', () => {
  const text = `${head}paths:
  /a:
    post:
      operationId: a
      x-codeSamples: [{ lang: Go, source: [a] }]
      requestBody:
        content:
          application/json:
            examples: { bare: { id: 1 }, full: { value: null }, far: { externalValue: 'https://a.example' }, same: { $ref: '#/components/examples/e' } }
components:
  examples: { e: { summary: E, value: 1 } }
  securitySchemes: { key: { type: apiKey }, basic: { type: http }, one: { type: apiKey, name: k, in: header } }
  schemas: { S: { discriminator: { propertyName: p, mapping: { s: S, t: 5 } } } }
`
  assert.deepEqual(problems(text), [
    '7:43 SP6516 Unexpected list in `source`, expected text (It is left out of the reference page.)',
    '11:31 SP6528 Missing `value` in an example (Put the data below `value`, or write its address as `externalValue`.)',
    '14:27 SP6505 Missing `in` in a security scheme',
    '14:27 SP6505 Missing `name` in a security scheme',
    '14:52 SP6505 Missing `scheme` in a security scheme',
    '15:73 SP6516 Unexpected number `5` in `mapping.t`, expected text (Put it in quotes: it is left out of the reference page.)',
  ])
})

test('a path without its first slash is told, and a webhook has a name', () => {
  const operation = '{get: {operationId: ID}}'
  const text = `${head}paths:\n  a/b: ${operation}\n  /c: {get: {operationId: c}}\nwebhooks:\n  d: {post: {operationId: d}}\n`
  assert.deepEqual(problems(text), [
    '4:3 SP6524 Unexpected path `a/b` of operations, expected one that begins with `/` (Write `/a/b`.)',
  ])
})

test('the hint of a reference is one that leads to something, else what stands where it ends', () => {
  const text = `${head}paths:
  /a: { get: { $ref: '#/components/schemas/A' } }
components:
  schemas:
    A: { properties: { b: { type: string } } }
    C: { $ref: '#/definitions/A' }
    D: { $ref: '#/component/schemas/A' }
    E: { $ref: '#/components/schemas/A/properties/b/type/x' }
    F: { $ref: '#/components/schemas/Elephant' }
    G: { $ref: '#/info/title' }
    H: { $ref: '#/components/parameters/P' }
    I: { $ref: '#/components/parameters/A' }
  parameters:
    P: { name: p, in: query }
    A: { name: a, in: query }
`
  assert.deepEqual(
    load({ 'main.yaml': text })
      .diagnostics.filter(({ code }) => code !== 'SP6515')
      .map(short),
    [
      '4:22 SP6512 Unexpected reference `#/components/schemas/A`, expected one to an operation (It leads to `components/schemas`, which holds none.)',
      '8:16 SP6509 Unknown reference `#/definitions/A` (Did you mean `#/components/schemas/A`?)',
      '9:16 SP6509 Unknown reference `#/component/schemas/A` (Did you mean `#/components/schemas/A`?)',
      '10:16 SP6509 Unknown reference `#/components/schemas/A/properties/b/type/x` (The pointer ends at `#/components/schemas/A/properties/b/type`, which is text `string`.)',
      '11:16 SP6509 Unknown reference `#/components/schemas/Elephant` (There is no `Elephant` in `#/components/schemas`. Describe it there, or refer to what is there.)',
      '12:16 SP6512 Unexpected reference `#/info/title`, expected one to a schema (It leads to text `T`.)',
      '13:16 SP6512 Unexpected reference `#/components/parameters/P`, expected one to `#/components/schemas` (Describe `P` under `components/schemas` and refer to it there.)',
      '14:16 SP6512 Unexpected reference `#/components/parameters/A`, expected one to `#/components/schemas` (Did you mean `#/components/schemas/A`?)',
    ],
  )
})

test('a number that can not be kept: quotes would make a text of a limit', () => {
  const limits = 'minimum: 18014398509481984, maximum: 18014398509481983'
  const text = `${head}components: { schemas: { A: { type: integer, ${limits} } } }\n`
  const { diagnostics } = readSpecifications(
    [{ name: 'a', source: { path: `${folder}a.yaml`, text } }],
    'acme',
    new Set(),
  )
  assert.deepEqual(
    diagnostics.map(({ code, severity }) => `${code} ${severity}`),
    ['SP1206 warning'],
  )
  assert.match(diagnostics[0]?.hint ?? '', /^Readers see the nearest number that can be kept\. Leave a limit out/)
})

test('a specification without a path or a webhook is told', () => {
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
  /c: {get: {operationId: c, callbacks: {done: {x-owner: us, '{$url}': 5}}}}
`),
    [
      '7:19 SP6504 Unexpected mapping in `parameters`, expected a list, each item a parameter',
      '8:19 SP6522 Unexpected response code `ok`, expected one from `100` to `599`, a range such as `4XX`, or `default`',
      '9:11 SP6504 Unexpected number `5` in `post`, expected an operation',
      '10:7 SP6504 Unexpected list in `paths./b`, expected a path item',
      '11:72 SP6504 Unexpected number `5` in `{$url}`, expected a path item',
    ],
  )
})

test('parameters without a name, of no place, twice or of no path are errors at their places', () => {
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
      '9:25 SP6506 Unexpected `qery` in `in`, expected path, query, header, cookie or querystring (Did you mean `query`?)',
      '11:11 SP6518 Duplicate parameter `c` in `query` (Remove one of the two; the later one is shown.)',
    ],
  )
})

test('a reference in place of all that a mapping holds', () => {
  const text = `${head}paths:
  $ref: paths.yaml
  /a: { get: { operationId: a, responses: { $ref: '#/x' }, requestBody: { content: { $ref: '#/y' } } } }
`
  const hint = (of: string) => `(A \`$ref\` stands in place of ${of}, not of all of them: refer to each by itself.)`
  assert.deepEqual(
    problems(text).filter((line) => line.includes('SP6504')),
    [
      `4:9 SP6504 Unexpected text \`paths.yaml\` in \`paths.$ref\`, expected a path item ${hint('a path item')}`,
      `5:51 SP6504 Unexpected text \`#/x\` in \`responses.$ref\`, expected a response ${hint('a response')}`,
      `5:92 SP6504 Unexpected text \`#/y\` in \`content.$ref\`, expected a media type ${hint('a media type')}`,
    ],
  )
  assert.deepEqual(
    problems(text).filter((line) => !line.includes('SP6504')),
    [],
  )
})

test('a path parameter of the path item counts', () => {
  const text = `${head}paths:\n  /a/{id}:\n    parameters: [{name: id, in: path, required: true}]\n    get: {operationId: a}\n`
  assert.deepEqual(problems(text), [])
})

test('operation ids: the later of two is blamed and the first is named', () => {
  const { diagnostics, value } = load({
    'main.yaml': `${head}paths:
  /a: {get: {operationId: same}}
  /b: {get: {operationId: same}, post: {summary: none}}
  /calls/{CallSid}: {get: {parameters: [{name: CallSid, in: path, required: true}]}}
`,
  })
  assert.deepEqual(
    diagnostics.map((one) => short(one).replace(/ \(.*/, '')),
    [
      '5:27 SP6514 Duplicate operationId `same`',
      '5:34 SP6515 Missing `operationId` in post /b and 1 more, `postB` is used',
    ],
  )
  assert.deepEqual(diagnostics[0]?.related, [
    { message: 'First used here', file: `${folder}main.yaml`, line: 4, column: 27 },
  ])
  assert.deepEqual(diagnostics[1]?.related, [
    {
      message: '`getCallsByCallSid` is used for get /calls/{CallSid}',
      file: `${folder}main.yaml`,
      line: 6,
      column: 22,
    },
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

test('references that lead nowhere, outside, in a circle or to another kind are errors at their places', () => {
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
      '18:15 SP6512 Unexpected reference `#/components/schemas/User`, expected one to `#/components/responses`',
      '1:1 SP6501 Unexpected mapping without `openapi`, expected an OpenAPI document',
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
      '5:76 SP6516 Unexpected list in `properties`, expected a mapping, each value a schema',
      '5:87 SP6516 Unexpected number `5` in `items`, expected a schema',
      '6:82 SP6516 Unexpected number `5` in `format`, expected text (Put it in quotes: it is left out of the reference page.)',
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

test('a wrong value of the extension is told: the badge or the tag that it means would be missing', () => {
  const text = `${head}paths:
  /a:
    get:
      operationId: a
      parameters:
        - {name: p, in: query, schema: {type: string, x-acme: {pii: true}}}
        - {name: q, in: query, x-acme: {pii: {handling: 3, deleteSla: "30"}}}
        - {name: r, in: query, x-acme: {pii: null, owner: [us]}}
        - {name: s, in: query, x-acme: yes}
      x-acme: {conditional: [[p, q], p, [q, 3]]}
    put: {operationId: b, x-acme: {conditional: p}}
`
  assert.deepEqual(
    problems(text).map((line) => line.replace(' (It is left out of the reference page.)', '')),
    [
      '8:69 SP6516 Unexpected boolean `true` in `x-acme.pii`, expected a mapping with `handling` and `deleteSla`',
      '9:57 SP6516 Unexpected number `3` in `x-acme.pii.handling`, expected text (Put it in quotes: it is left out of the reference page.)',
      '9:71 SP6516 Unexpected text `30` in `x-acme.pii.deleteSla`, expected a number of days',
      '11:40 SP6516 Unexpected text `yes` in `x-acme`, expected a mapping',
      '12:38 SP6516 Unexpected text `p` in `x-acme.conditional.1`, expected a list of names',
      '12:45 SP6516 Unexpected number `3` in `x-acme.conditional.2.1`, expected a name',
      '13:49 SP6516 Unexpected text `p` in `x-acme.conditional`, expected a list, each item a list of names',
    ],
  )
})

test('one mistake is told once, and nothing that follows from it', () => {
  const operation = (more: string) => `${head}paths: {'/a/{b}': {get: {${more}}}}\n`
  const parameter = (one: string) => operation(`operationId: a, parameters: [${one}], x-acme: {conditional: [[c, d]]}`)
  const body = (one: string) => operation(`operationId: a, ${path}, requestBody: ${one}, x-acme: {conditional: [[c]]}`)
  const path = 'parameters: [{name: b, in: path, required: true}]'
  const expected: readonly (readonly [string, RegExp])[] = [
    [parameter('{name: b, in: [path]}'), /SP6504 Unexpected list in `in`, expected text$/],
    [parameter('{name: 3, in: path}'), /SP6504 Unexpected number `3` in `name`/],
    [parameter('{in: path}'), /SP6505 Missing `name` in a parameter/],
    [parameter("{$ref: '#/components/parameters/B'}"), /SP6509 /],
    [operation(`operationId: [a], ${path}`), /SP6516 Unexpected list in `operationId`/],
    [body('[]'), /SP6504 Unexpected list in `requestBody`/],
    [body('{content: []}'), /SP6504 Unexpected list in `content`/],
    [body('{content: {text/plain: 3}}'), /SP6504 Unexpected number `3` in `content.text\/plain`/],
  ]
  for (const [text, what] of expected) {
    const found = problems(text)
    assert.equal(found.length, 1, found.join('\n'))
    assert.match(found[0] ?? '', what)
  }
})

test('two ids that make one address are told: the page of the later one is numbered', () => {
  const text = `${head}paths:
  /a: { get: ${operation('ListAll')}, put: ${operation('list_all')}, post: ${operation('listOne')} }
webhooks:
  b: { post: ${operation('list-all')} }
`
  const [found, ...others] = load({ 'main.yaml': text }).diagnostics
  assert.deepEqual(others, [])
  assert.equal(
    `${found?.line}:${found?.column} ${found?.code} ${found?.message}`,
    '4:101 SP6525 Unexpected operationId `list_all`, which makes the address `list-all` as `ListAll` does',
  )
  assert.deepEqual(found?.related, [{ message: 'First used here', file: `${folder}main.yaml`, line: 4, column: 29 }])
})
