import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedGrowth } from '../growth/counted-growth.ts'
import { timedGrowth } from '../growth/timed-growth.ts'
import { load } from './placed.ts'

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n'
const problems = (text: string, more: Record<string, unknown> = {}) =>
  load({ 'main.yaml': head + text, ...more }).diagnostics.map(
    ({ code, severity, line, column, message, hint }) =>
      `${line}:${column} ${severity === 'error' ? 'error ' : ''}${code} ${message}${hint === null ? '' : ` (${hint})`}`,
  )

test('variables of a server: those of its address, and those that it describes', () => {
  assert.deepEqual(
    problems(`servers:
  - { url: 'https://{region}.example.com', variables: { region: { default: eu } } }
  - { url: 'https://{host}/{version}', variables: { versoin: { default: v1 } } }
  - { url: 'https://example.com', variables: { port: { default: '443' }, x-note: { default: a } } }
  - { url: 'https://{tenant}.example.com', variables: { tenant: { enum: [a, b] } } }
  - { url: 'https://{a}.example.com', variables: ~ }
  - { url: 'https://{b}.example.com', variables: [] }
paths: {}
`),
    [
      '5:12 SP6539 Unknown variable `host` in the address of a server (Describe `host` below `variables`, with its `default`.)',
      '5:12 SP6539 Unknown variable `version` in the address of a server (Did you mean `versoin`?)',
      '6:48 SP6540 Unused variable `port` of a server (Write `{port}` in the `url`, or remove it.)',
      '7:57 SP6505 Missing `default` in a server variable',
      '8:12 SP6539 Unknown variable `a` in the address of a server (Describe `a` below `variables`, with its `default`.)',
      '9:50 error SP6504 Unexpected list in `variables`, expected a mapping, each value a server variable',
    ],
  )
})

test('path parameters that are not required, or not in their path', () => {
  assert.deepEqual(
    problems(`paths:
  /calls/{id}:
    parameters: [{ $ref: '#/components/parameters/Id' }, { name: other, in: path, required: true }]
    get: { operationId: a, parameters: [{ name: id, in: path, required: false }] }
    put: { operationId: b }
  /calls/{Sid}/legs:
    get: { operationId: c, parameters: [{ name: sid, in: path, required: true }, { name: leg, in: path, required: true }] }
  /files/{+path}.{format*}:
    get: { operationId: d, parameters: [{ name: path, in: path, required: true }, { name: format, in: path, required: true }] }
components:
  parameters: { Id: { name: id, in: path } }
`),
    [
      '5:58 SP6542 Unexpected path parameter `other`, `/calls/{id}` does not have it (Write `{other}` in the path, or remove the parameter.)',
      '6:41 SP6541 Missing `required: true` in the path parameter `id` (Add it: an address without one of its parts is another address.)',
      '9:5 SP6519 Missing path parameter `Sid` of `/calls/{Sid}/legs` (Did you mean `sid`?)',
      '9:82 SP6542 Unexpected path parameter `leg`, `/calls/{Sid}/legs` does not have it (Write `{leg}` in the path, or remove the parameter.)',
      '11:5 SP6519 Missing path parameter `+path` of `/files/{+path}.{format*}` (Did you mean `path`?)',
      '11:5 SP6519 Missing path parameter `format*` of `/files/{+path}.{format*}` (Did you mean `format`?)',
    ],
  )
})

test('of a path of thousands of parameters each mistake names the beginning', () => {
  const names = Array.from({ length: 3000 }, (_, at) => `p${at}`)
  const found = problems(`paths:
  /${names.map((name) => `{${name}}`).join('/')}:
    get: { operationId: a, parameters: [${names.map((name) => `{ name: ${name}x, in: path, required: true }`).join(', ')}] }
`)
  assert.ok(found.length >= 3000, `${found.length} mistakes`)
  assert.ok(
    found.every((line) => line.length < 600),
    `${Math.max(...found.map(({ length }) => length))} signs`,
  )
})

test('a parameter that is twice in a path item', () => {
  assert.deepEqual(
    problems(`paths:
  /calls:
    parameters: [{ name: a, in: query }, { name: a, in: query }]
    get: { operationId: a, parameters: [{ name: a, in: query }] }
    put: { operationId: b }
`),
    ['5:42 SP6518 Duplicate parameter `a` in `query` (Remove one of the two; the later one is shown.)'],
  )
})

test('paths that differ in the names of their parameters only', () => {
  const parameter = (name: string) => `parameters: [{ name: ${name}, in: path, required: true }]`
  const { diagnostics } = load({
    'main.yaml': `${head}paths:
  /calls/{id}: { ${parameter('id')}, get: { operationId: a } }
  /calls/{sid}: { ${parameter('sid')}, put: { operationId: b } }
  /calls/{sid}/legs: { ${parameter('sid')}, get: { operationId: c } }
  /calls/{sid}:end: { ${parameter('sid')}, get: { operationId: d } }
`,
  })
  assert.deepEqual(
    diagnostics.map(({ code, line, column, message, related }) => [code, line, column, message, related[0]?.line]),
    [['SP6543', 5, 3, 'Unexpected path `/calls/{sid}`, which is the same as `/calls/{id}`', 4]],
  )
})

test('links that lead to no operation', () => {
  const found = problems(
    `paths:
  /calls:
    get:
      operationId: listCalls
      responses:
        '200':
          description: The calls
          links:
            a: { operationId: listCals }
            b: { operationRef: '#/paths/~1calls/put' }
            c: { operationRef: '#/paths/~1calls/get' }
            d: { operationRef: 'other.yaml#/paths/~1legs/get' }
            e: { operationRef: 'https://example.com/api.yaml#/paths/~1legs/get' }
            f: { operationId: called }
            g: { $ref: '#/components/links/G' }
            h: { operationRef: 'none.yaml#/paths/~1legs/get' }
      callbacks: { done: { '{$url}': { post: { operationId: called } } } }
components:
  links: { G: { operationId: gone } }
`,
    { 'other.yaml': { openapi: '3.1.0', paths: { '/legs': { get: { operationId: 'listLegs' } } } } },
  )
  assert.deepEqual(found, [
    '11:31 SP6544 Unknown operation `listCals` in a link (Did you mean `listCalls`?)',
    '12:32 SP6544 Unknown operation `#/paths/~1calls/put` in a link',
    '18:32 SP6544 Unknown operation `none.yaml#/paths/~1legs/get` in a link',
    '21:30 SP6544 Unknown operation `gone` in a link',
  ])
})

test('scopes that no flow of the scheme has', () => {
  assert.deepEqual(
    problems(`paths:
  /calls:
    get: { operationId: a, security: [{ app: ['calls:raed', 'calls:read'], bare: [any], open: [any] }] }
components:
  securitySchemes:
    app: { type: oauth2, flows: { clientCredentials: { scopes: { 'calls:read': Reads } }, implicit: { scopes: {} } } }
    bare: { type: oauth2, flows: { password: {} } }
    open: { type: openIdConnect }
`),
    ['5:47 SP6545 Unknown scope `calls:raed` of `app` (Did you mean `calls:read`?)'],
  )
})

test('many wrong names beside many right ones are not each compared with all', () => {
  const growth = countedGrowth((count) => {
    const numbers = Array.from({ length: count }, (_, at) => at)
    const list = (name: string) => numbers.map((at) => `${name}${at}`)
    const described = (name: string, value: string) => list(name).map((one) => `${one}: ${value}`)
    const found = problems(`servers:
  - { url: 'https://${list('{region').join('}.')}}', variables: { ${described('area', '{ default: a }')} } }
components:
  securitySchemes:
    app: { type: oauth2, flows: { password: { scopes: { ${described('calls', 'Reads')} } } } }
  schemas:
    A: { type: object, properties: { ${described('number', '{}')} }, required: [${list('figure')}] }
paths: { /a: { get: { operationId: a, security: [{ app: [${list('texts')}] }] } } }
`)
    assert.deepEqual(
      ['SP6539', 'SP6540', 'SP6545', 'SP6550'].map((code) => found.filter((one) => one.includes(code)).length),
      [count, count, count, count],
    )
  }, 520)
  assert.ok(growth < 8, String(growth))
})

test('a scheme of many scopes is not looked through for each operation', () => {
  const growth = timedGrowth((count) => {
    const numbers = Array.from({ length: count }, (_, at) => at)
    const found = problems(`components:
  securitySchemes: { app: { type: oauth2, flows: { password: { scopes: { ${numbers.map((at) => `calls${at}: Reads`)} } } } } }
paths:
${numbers.map((at) => `  /a${at}: { get: { operationId: a${at}, security: [{ app: [calls${at}] }] } }\n`).join('')}`)
    assert.deepEqual(found, [])
  }, 500)
  assert.ok(growth < 20, String(growth))
})
