import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeOf } from '../../compiler/formats/request/code.ts'
import { curlCode } from '../../compiler/formats/request/curl.ts'
import { faultOf, fitsType, type RequestField, type TryPlan, textIn } from '../../compiler/formats/request/fields.ts'
import { type Filled, filledRequest } from '../../compiler/formats/request/fill.ts'
import { showPlaceholders } from '../../compiler/formats/request/placeholder.ts'
import { readSpecifications } from '../../compiler/openapi/read-specifications.ts'
import { tryPlanOf } from '../../compiler/openapi/request/try-plan.ts'
import { callableServers, originsOf } from '../../compiler/openapi/request/try-servers.ts'
import { tryItKeys } from '../../templates/elements/texts/widgets/keys.ts'

const variable = (name: string, first: string | null, values: readonly string[] = []) => ({
  name,
  default: first,
  values,
  description: null,
})
const urls = (template: string, ...variables: ReturnType<typeof variable>[]) =>
  callableServers({ kind: 'operation', servers: [{ url: template, template, description: null, variables }] })

test('a page may call HTTPS alone, and a variable of a host stands for its enumeration or its default', () => {
  const cases: readonly (readonly [ReturnType<typeof urls>, readonly string[]])[] = [
    [urls('https://api.acme.example/v1'), ['https://api.acme.example']],
    [urls('https://api.acme.example:8443/v1'), ['https://api.acme.example:8443']],
    [urls('http://api.acme.example/v1'), []],
    [urls('//api.acme.example/v1'), []],
    [urls('/v1'), []],
    [
      urls(
        'https://{region}.acme.example/{version}',
        variable('region', 'us', ['us', 'eu']),
        variable('version', 'v1'),
      ),
      ['https://eu.acme.example', 'https://us.acme.example'],
    ],
    [urls('https://{tenant}.acme.example', variable('tenant', 'demo')), ['https://demo.acme.example']],
    [urls('https://{tenant}.acme.example', variable('tenant', null)), []],
    [urls('https://{tenant}.acme.example'), []],
    [urls('https://{tenant}.acme.example', variable('tenant', '*')), []],
    [urls('https://{tenant}.acme.example', variable('tenant', "a; script-src 'unsafe-inline'")), []],
    [urls('https://{tenant}.acme.example', variable('tenant', 'a@evil.example#')), []],
    [urls('https://user:secret@acme.example/v1'), []],
    [urls('{base}/v1', variable('base', 'https://acme.example')), ['https://acme.example']],
    [urls('{scheme}://acme.example', variable('scheme', 'https', ['http', 'https'])), ['https://acme.example']],
    [urls('https:///acme.example'), []],
  ]
  for (const [servers, expected] of cases) assert.deepEqual(originsOf(servers), expected, JSON.stringify(servers))
})

test('a webhook’s servers are the reader’s own', () => {
  const server = { url: 'https://a.example', template: 'https://a.example', description: null, variables: [] }
  assert.deepEqual(callableServers({ kind: 'webhook', servers: [server] }), [])
})

const field = (more: Partial<RequestField>): RequestField => ({
  name: 'a',
  location: 'query',
  type: 'string',
  kind: 'text',
  description: null,
  required: false,
  limits: {},
  deprecated: false,
  example: null,
  default: null,
  initial: '',
  values: [],
  style: null,
  explode: null,
  encodingType: null,
  reserved: false,
  ...more,
})

test('what is typed is checked', () => {
  const cases: readonly (readonly [Partial<RequestField>, string, string | null])[] = [
    [{ required: true }, '', 'Fill in this field.'],
    [{}, '', null],
    [{ kind: 'integer' }, '1.5', 'Type a whole number.'],
    [{ kind: 'integer' }, '-12', null],
    [{ kind: 'number' }, '1e3', null],
    [{ kind: 'number' }, ' ', 'Type a number.'],
    [{ kind: 'integer', limits: { least: 1, greatest: 9 } }, '0', 'Type 1 or more.'],
    [{ kind: 'integer', limits: { least: 1, greatest: 9 } }, '10', 'Type 9 or less.'],
    [{ kind: 'integer', limits: { above: 1 } }, '1', 'Type more than 1.'],
    [{ kind: 'number', limits: { below: 1 } }, '1', 'Type less than 1.'],
    [{ limits: { shortest: 2 } }, 'a', 'Type at least 2 characters.'],
    [{ limits: { longest: 1 } }, '😀', null],
    [{ limits: { longest: 1 } }, 'ab', 'Type at most 1 character.'],
    [{ limits: { patterns: ['^CA'] } }, 'XX', 'This does not fit the pattern ^CA.'],
    [{ limits: { patterns: ['('] } }, 'XX', null],
    [{ values: ['x', 'y'] }, 'z', 'Choose one of x, y.'],
    [{ kind: 'json' }, '{', 'This is not valid JSON.'],
    [{ kind: 'list', values: ['x', 'y'] }, 'x\ny', null],
    [{ kind: 'list', values: ['x', 'y'] }, '["x", "z"]', 'Choose one of x, y.'],
  ]
  for (const [more, text, expected] of cases) {
    const fault = faultOf(field(more), text)
    const { text: one = null, other = one, values = {} } = fault ?? {}
    const sentence = (values.n === 1 ? one : other)?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    assert.equal(sentence ?? null, expected, JSON.stringify(more))
    // A text that is no key is English on every page.
    for (const key of fault === null ? [] : [one, other])
      assert.ok(
        tryItKeys.some((known) => known === key),
        key ?? '',
      )
  }
})

const specification = `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: 'https://api.acme.example/{version}', variables: { version: { default: v1 } } }]
components: { securitySchemes: { key: { type: http, scheme: bearer }, app: { type: apiKey, in: query, name: app_id } } }
security: [{ key: [], app: [] }]
paths:
  /Calls/{Sid}:
    post:
      operationId: change
      parameters:
        - { name: Sid, in: path, required: true, schema: { type: string } }
        - { name: Tags, in: query, schema: { type: array, items: { type: string, enum: [x, y] } }, explode: false }
        - { name: X-Trace, in: header, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples:
              short: { summary: A short one, value: { to: '+1' } }
              elsewhere: { externalValue: 'https://acme.example/a.json' }
              long: { value: { to: '+1', tags: [a, b] } }
          multipart/form-data:
            schema: { properties: { to: { type: string }, tags: { type: array, items: { type: string } }, photo: { type: string, contentMediaType: image/png } } }
            examples: { a: { value: { to: '+2', photo: a.png } }, b: { value: { tags: [x, y] } } }
          text/plain: { example: hello }
      responses: { '200': { description: Done. } }
`
const views = readSpecifications(
  [{ name: 'a', source: { path: 'a.yaml', text: specification } }],
  'acme',
  new Set(),
).value
const view = views.byName.get('a')
const operation = view?.operation('change', { id: (base) => base })
const plan = operation ? (views.tryPlan(operation) as TryPlan) : assert.fail('no operation')

const filled = (values: Readonly<Record<string, string>>, more: Partial<Filled> = {}): Filled => ({
  server: 0,
  signIn: 0,
  body: 0,
  text: '{"id": 12345678901234567890}',
  isSent: true,
  value: ({ name }) => values[name] ?? '',
  variable: (name) => values[name] ?? '',
  secret: (scheme) => values[scheme] ?? '',
  ...more,
})
const shown = (given: Filled) => showPlaceholders(curlCode(filledRequest(plan, given))).text.replace(/ \\\n {2}/g, ' ')

/** @returns the plan of an operation of which this is said */
function planOf(said: string): TryPlan | null | undefined {
  const text = `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: 'https://api.acme.example' }]
paths: { /a: { post: { operationId: a, ${said}, responses: { '200': { description: ok } } } } }
`
  const all = readSpecifications([{ name: 'a', source: { path: 'a.yaml', text } }], 'acme', new Set()).value
  const found = all.byName.get('a')?.operation('a', { id: (base) => base })
  return found && all.tryPlan(found)
}

test('what is typed is held against what the specification says of it', () => {
  const limited: Readonly<Record<string, string>> = {
    Sid: '{ type: string, pattern: ^CA, minLength: 34, maxLength: 35 }',
    Size: '{ type: integer, minimum: 1, maximum: 9 }',
    Part: '{ type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }',
    Both: '{ allOf: [{ type: string, pattern: ^a }, { pattern: z$ }] }',
    Any: '{ type: string }',
  }
  const parameters = Object.entries(limited).map(([name, schema]) => `{ name: ${name}, in: query, schema: ${schema} }`)
  const fields = planOf(`parameters: [${parameters.join(', ')}]`)?.fields
  assert.deepEqual(Object.fromEntries(fields?.map(({ name, limits }) => [name, limits]) ?? []), {
    Sid: { patterns: ['^CA'], shortest: 34, longest: 35 },
    Size: { least: 1, greatest: 9 },
    Part: { above: 0, below: 1 },
    Both: { patterns: ['z$', '^a'] },
    Any: {},
  })
})

test('a reader may begin with any example that is at hand', () => {
  const [json, form, text] = plan.bodies
  assert.deepEqual(
    json?.examples.map(({ index, name }) => [index, name]),
    [
      [0, 'A short one'],
      [2, 'long'],
    ],
  )
  assert.equal(json?.examples[1]?.text, '{\n  "to": "+1",\n  "tags": [\n    "a",\n    "b"\n  ]\n}')
  assert.equal(json?.text, json?.examples[0]?.text)
  assert.deepEqual(
    form?.fields?.map(({ name, kind, initial }) => [name, kind, initial]),
    [
      ['to', 'text', '+2'],
      ['tags', 'list', ''],
      ['photo', 'file', ''],
    ],
  )
  assert.deepEqual(
    form?.examples.map(({ values }) => values),
    [{ to: '+2' }, { tags: 'x\ny' }],
  )
  assert.deepEqual([text?.text, text?.examples], ['hello', []])
})

test('a field may be called as what every object has', () => {
  const schema =
    '{ type: object, properties: { a: { type: string }, toString: { type: string }, constructor: { type: string } } }'
  const body = planOf(
    `requestBody: { content: { application/x-www-form-urlencoded: { schema: ${schema}, example: { a: x } } } }`,
  )?.bodies[0]
  assert.deepEqual(
    body?.fields?.map(({ name, initial }) => [name, initial]),
    [
      ['a', 'x'],
      ['toString', ''],
      ['constructor', ''],
    ],
  )
  const typed = ['a', 'toString', '__proto__'].map((name) => textIn({ a: 'x' }, name))
  assert.deepEqual(typed, ['x', '', ''])
})

test('an object that has to be given begins with what its members have as examples, where they all have one', () => {
  const [given, open] = ['{ type: string, example: up }', '{ type: string }'].map((level) => {
    const schema = `{ type: object, required: [level, size], properties: { level: ${level}, size: { type: integer, example: 3 } } }`
    return planOf(`parameters: [{ name: filter, in: query, style: deepObject, required: true, schema: ${schema} }]`)
  })
  assert.deepEqual([given?.fields[0]?.initial, open?.fields[0]?.initial], ['{"level":"up","size":3}', ''])
})

test('a body of lines of JSON has a value a line', () => {
  const rows: readonly (readonly [type: string, text: string, fits: boolean])[] = [
    ['application/json', '{"a":1}', true],
    ['application/vnd.acme+json; charset=utf-8', '{"a":1}\n{"a":2}', false],
    ['application/x-ndjson', '{"a":1}\n{"a":2}\n', true],
    ['application/jsonl', '{"a":1}\r\n{"a":2}', true],
    ['application/x-ndjson', '{"a":1}\n{"a":', false],
    ['application/json-seq', '\u001e{"a":1}\n', true],
    ['text/plain', '{', true],
  ]
  for (const [type, text, fits] of rows) assert.equal(fitsType(type, text), fits, `${type} ${text}`)
})

test('the request is the one that samples are made from, with what was typed, as it was typed', () => {
  assert.deepEqual(view?.origins(), ['https://api.acme.example'])
  assert.deepEqual(plan.fields.find(({ name }) => name === 'Tags')?.values, ['x', 'y'])
  assert.equal(tryPlanOf({ ...(operation ?? assert.fail()), servers: [] }), null)
  const values = { Sid: "a/b'c", Tags: 'x\ny z', 'X-Trace': '1', version: 'v2', key: 's3cret', app: 'me' }
  assert.equal(
    shown(filled(values)),
    `curl -X POST 'https://api.acme.example/v2/Calls/a%2Fb%27c?Tags=x,y%20z&app_id=me' -H 'X-Trace: 1' -H 'Content-Type: application/json' --data-raw '{"id": 12345678901234567890}' -H 'Authorization: Bearer s3cret'`,
  )
})

test('whole numbers keep the digits that were typed, in the code of every language and in what is sent', () => {
  const request = filledRequest(plan, filled({}))
  const codes = codeOf(request).map(({ label, code }) => [label, /1234567890\d+/.exec(code)?.[0]])
  for (const [label, digits] of codes) assert.equal(digits, '12345678901234567890', label)
  const fields = planOf(`parameters: [{ name: ids, in: query, schema: { type: array, items: { type: integer } } }],
    requestBody: { content: { multipart/form-data: { schema: { properties: { a: { type: object } } } } } }`)
  const typed = filled({ ids: '[9223372036854775807]', a: '{"id": 12345678901234567890}' }, { text: '' })
  const { url, body } = filledRequest(fields ?? assert.fail(), typed)
  assert.match(url, /\?ids=9223372036854775807$/)
  assert.deepEqual(body?.kind === 'multipart' && body.parts.map(({ value }) => value), ['{"id":12345678901234567890}'])
})

test('parts that somebody has written as one text are sent with their boundary', () => {
  const written = '--b_1\r\nContent-Type: application/http\r\n\r\nGET /a\r\n--b_1--\r\n'
  const of = planOf(`requestBody: { content: { multipart/mixed: { example: ${JSON.stringify(written)} } } }`)
  assert.equal(of?.bodies[0]?.text, written)
  const { body } = filledRequest(of ?? assert.fail(), filled({}, { text: written }))
  assert.deepEqual(body, { kind: 'text', type: 'multipart/mixed; boundary="b_1"', text: written })
})

test('what is needed and not there is a placeholder, and a way to sign in is sent only where something was given', () => {
  const empty = filled({ version: 'v1' }, { body: null })
  assert.equal(
    shown({ ...empty, isSent: false }),
    "curl -X POST 'https://api.acme.example/v1/Calls/<Sid>?app_id=<api-key>' -H 'Authorization: Bearer <token>'",
  )
  assert.equal(shown(empty), "curl -X POST 'https://api.acme.example/v1/Calls/<Sid>'")
})
