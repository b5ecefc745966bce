import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ref } from './placed.ts'
import { show } from './show.ts'

const info = { title: 'T', version: '1' }
const json = (value: unknown) => ({ 'main.json': JSON.stringify(value, null, 1) })
const body = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const operation = (schema: unknown) => ({
  operationId: 'Send',
  requestBody: body(schema),
  responses: { 200: { description: 'Done', ...body(schema) } },
})
const withSchemas = (schemas: Record<string, unknown>, schema: unknown = ref('A')) => ({
  openapi: '3.1.0',
  info,
  paths: { '/a': { post: operation(schema) } },
  components: { schemas },
})
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))
const named = (count: number, make: (index: number) => readonly [string, unknown]) =>
  Object.fromEntries(times(count, make))
const chain = (last: unknown, make: (index: number) => unknown) =>
  named(30, (index) => [`A${index === 0 ? '' : index}`, index === 29 ? last : make(index)])
const next = (index: number) => ref(`A${index + 1}`)
const nested = (levels: number, wrap: (inner: unknown, level: number) => unknown) =>
  times(levels, (level) => level).reduce<unknown>((inner, level) => wrap(inner, level), { type: 'string' })

/** What a page may weigh, in bytes of HTML; the frame has the rest of 300 kB. */
const heaviest = 240_000

const endless: Readonly<Record<string, unknown>> = {
  'a tree of itself': withSchemas({
    A: {
      properties: {
        left: ref('A'),
        rest: { items: ref('A') },
        map: { additionalProperties: ref('A') },
        not: { not: ref('A') },
      },
    },
  }),
  'three that hold each other': withSchemas({
    A: { properties: { b: ref('B') } },
    B: { properties: { c: ref('C') } },
    C: { properties: { a: ref('A'), b: ref('B') } },
  }),
  'parts that take each other in': withSchemas({
    A: { allOf: [ref('B'), { properties: { x: {} } }] },
    B: { allOf: [ref('A'), { properties: { y: {} } }] },
    S: { allOf: [ref('S')] },
  }),
  'the same part twice at each of thirty levels': withSchemas(
    chain({ properties: { z: {} } }, (index) => ({
      allOf: [next(index), next(index)],
      properties: { [`p${index}`]: {} },
    })),
  ),
  'two choices at each of thirty levels': withSchemas(
    chain({ type: 'string' }, (index) => ({
      oneOf: [{ properties: { l: next(index) } }, { properties: { r: next(index) } }],
    })),
  ),
  'eight kinds of lists at each of thirty levels': withSchemas(
    chain({ type: 'string' }, (index) => ({
      oneOf: times(8, (at) => ({ title: `t${at}`, type: 'array', items: next(index) })),
    })),
  ),
  'three properties at each of thirty levels': withSchemas(
    chain({ type: 'string' }, (index) => ({
      properties: { l: next(index), r: next(index), all: { items: next(index) } },
    })),
  ),
  'two hundred variants': withSchemas({
    A: { oneOf: times(200, (at) => ref(`V${at}`)), discriminator: { propertyName: 'kind' } },
    ...named(200, (at) => [
      `V${at}`,
      { properties: { kind: { type: 'string' }, [`f${at}`]: { properties: { self: ref('A') } } } },
    ]),
  }),
  'a hundred levels': withSchemas(
    {},
    nested(100, (inner, level) => ({ type: 'object', properties: { [`p${level}`]: inner } })),
  ),
  'lists in lists': withSchemas(
    {},
    nested(150, (inner) => ({ type: 'array', items: inner })),
  ),
  'a long enumeration': withSchemas({}, { type: 'string', enum: times(20_000, (at) => `value-${at}`) }),
  'many properties': withSchemas(
    {},
    { properties: named(3_000, (at) => [`p${at}`, { description: 'Text '.repeat(20) }]) },
  ),
  'many rules': withSchemas(
    {},
    {
      allOf: times(400, (at) => ({
        if: { properties: { k: { const: at } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { [`f${at}`]: {} } },
      })),
    },
  ),
  'a large example': withSchemas(
    {},
    { type: 'object', example: { a: 'x'.repeat(300_000), b: times(20_000, (at) => at) } },
  ),
  'many parameters': {
    openapi: '3.1.0',
    info,
    paths: {
      '/a': {
        get: { operationId: 'Send', parameters: times(3_000, (at) => ({ name: `q${at}`, in: 'query', schema: {} })) },
      },
    },
  },
  'many responses': {
    openapi: '3.1.0',
    info,
    paths: {
      '/a': {
        get: {
          operationId: 'Send',
          responses: named(400, (at) => [`${100 + at}`, { description: 'd', ...body(ref('X')) }]),
        },
      },
    },
    components: { schemas: { X: { properties: named(40, (at) => [`x${at}`, { type: 'string' }]) } } },
  },
  'callbacks that call each other twice': {
    openapi: '3.1.0',
    info,
    paths: { '/a': { post: { operationId: 'Send', callbacks: { r: { $ref: '#/components/callbacks/C0' } } } } },
    components: {
      callbacks: named(10, (at) => [
        `C${at}`,
        {
          '/x': {
            post: {
              callbacks:
                at === 9
                  ? {}
                  : {
                      l: { $ref: `#/components/callbacks/C${at + 1}` },
                      r: { $ref: `#/components/callbacks/C${at + 1}` },
                    },
            },
          },
        },
      ]),
    },
  },
  'many callbacks': {
    openapi: '3.1.0',
    info,
    paths: {
      '/a': {
        post: {
          operationId: 'Send',
          callbacks: named(300, (at) => [`cb${at}`, { '/x': { post: operation(ref('X')) } }]),
        },
      },
    },
    components: { schemas: { X: { properties: named(40, (at) => [`x${at}`, { type: 'string' }]) } } },
  },
  'names of the language': withSchemas(
    {},
    {
      properties: { constructor: { type: 'string' }, toString: { type: 'integer' }, hasOwnProperty: {} },
      required: ['constructor', 'hasOwnProperty'],
    },
  ),
  'numbers at their ends': withSchemas(
    {},
    {
      properties: {
        a: { minimum: 1e308, multipleOf: 0.1, default: 1e21 },
        b: { minLength: 1e6 },
        c: { minItems: 1e9, items: {} },
      },
    },
  ),
}

for (const [name, value] of Object.entries(endless)) {
  test(`ends well: ${name}`, () => {
    const { html, markdown, problems } = show(json(value), { schemas: false })
    assert.deepEqual(problems, [])
    assert.ok(html.length > 500 && markdown.length > 100, 'something is shown')
    assert.ok(html.length < heaviest, `${html.length} bytes`)
  })
}

test('a text of JSON that is nested deeper than calls can be is shown as it is', () => {
  const { html, problems } = show(
    json(withSchemas({}, { type: 'array', items: {}, example: `${'['.repeat(9000)}${']'.repeat(9000)}` })),
    { schemas: false },
  )
  assert.deepEqual([...new Set(problems.map((line) => line.split(' ')[1]))], ['SP6548'])
  assert.ok(html.includes('[[[[') && html.length < heaviest, `${html.length} bytes`)
})

test('nothing of a specification runs', () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const { html } = show(
    json({
      openapi: '3.1.0',
      info: { title: evil, version: '1', description: evil },
      servers: [{ url: 'javascript:alert(1)', description: evil }],
      paths: {
        [`/${evil}`]: {
          get: {
            operationId: 'Send',
            summary: evil,
            description: `${evil} [x](javascript:alert(1)) <a href="javascript:alert(1)">y</a> <iframe src="https://evil.example"></iframe> </div></main>`,
            externalDocs: { url: 'javascript:alert(1)', description: evil },
            parameters: [
              {
                name: `">${evil}`,
                in: 'query',
                description: evil,
                schema: { type: 'string', enum: [evil], default: evil },
              },
            ],
            responses: {
              200: {
                description: evil,
                content: { [evil]: { schema: { title: evil, format: evil }, example: `</script>${evil}` } },
                links: { [evil]: { operationId: evil, description: evil, parameters: { [evil]: evil } } },
              },
            },
          },
        },
      },
    }),
  )
  assert.doesNotMatch(html, /<script>alert|<img src=x|<iframe|href="javascript:|onerror="?alert\(1\)"?>/)
})

test('what is wrong is told at its place, and the rest is shown', () => {
  const problems = (text: string) => show({ 'main.yaml': text }).problems
  assert.deepEqual(problems(''), ['main.yaml:1:1 SP6501 Unexpected empty file, expected an OpenAPI document'])
  assert.match(
    problems('swagger: "2.0"\npaths: {}\n')[0] ?? '',
    /^main\.yaml:1:10 SP6502 .* expected 3\.0, 3\.1 or 3\.2$/,
  )
  assert.match(problems('openapi: 3.1.0\npaths:\n  /a: {get: {operationId: a}\n')[0] ?? '', /^main\.yaml:\d+:\d+ SP1/)
  const mixed = show({
    'main.yaml': `openapi: 3.0.3
info: []
servers: {}
paths:
  /a:
    get: x
    put: { operationId: 5, tags: x, parameters: y, responses: [], summary: {} }
    post: { operationId: Right, responses: { '200': null, '201': { description: Made } } }
  /b: { get: { operationId: Right } }
  '': { get: { operationId: Empty } }
  /c/{{x}}/{: { get: { operationId: Odd } }
components: { schemas: [], securitySchemes: x }
security: {}
`,
  })
  assert.deepEqual(
    mixed.problems.map((line) =>
      line
        .replace(/^main\.yaml:/, '')
        .split(' ')
        .slice(0, 2)
        .join(' '),
    ),
    [
      '2:7 SP6504',
      '3:10 SP6504',
      '6:10 SP6504',
      '7:25 SP6516',
      '7:34 SP6516',
      '7:49 SP6504',
      '7:63 SP6504',
      '7:76 SP6516',
      '9:29 SP6514',
      '10:3 SP6524',
      '11:17 SP6519',
      '12:24 SP6504',
      '12:45 SP6504',
      '13:11 SP6516',
    ],
  )
  assert.match(mixed.text, /POST \/a .*201.*Made/)
})

test('ids that no address can hold', () => {
  const ids = ['日本', '../../etc/passwd', '__proto__', '<b>', 'Long'.repeat(300), `${'Long'.repeat(300)}2`, 'con']
  const paths = Object.fromEntries(ids.map((id, at) => [`/${at}`, { get: { operationId: id, responses: {} } }]))
  const { html, problems } = show(json({ openapi: '3.1.0', info, paths }))
  // The two long ones are one address as far as it goes.
  assert.deepEqual(
    problems.map((line) => line.split(' ')[1]),
    ['SP6525'],
  )
  const anchors = [...html.matchAll(/<h2[^>]* id="([^"]*)"/g)].map((match) => match[1] ?? '')
  assert.equal(new Set(anchors).size, ids.length)
  assert.ok(
    anchors.every((anchor) => /^[\p{L}\p{N}-]{1,130}$/u.test(anchor)),
    anchors.join(' '),
  )
})
