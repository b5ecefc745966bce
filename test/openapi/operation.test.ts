import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationsByTag } from '../../compiler/openapi/index-by-tag.ts'
import {
  findingOfOperation,
  findingOfSchema,
  findingOfSpecification,
  schemaNames,
} from '../../compiler/openapi/look-up.ts'
import { operationModel } from '../../compiler/openapi/operation/operation.ts'
import type { Operation } from '../../compiler/openapi/operation/operation-model.ts'
import { outline } from './outline.ts'
import { load, specificationOf } from './placed.ts'

const info = { title: 'T', version: '1' }

function operationOf(
  operation: unknown,
  more: Record<string, unknown> = {},
  item: Record<string, unknown> = {},
): Operation {
  const paths = { '/things/{Id}': { ...item, post: { operationId: 'CreateThing', ...(operation as object) } } }
  const model = operationModel(specificationOf({ openapi: '3.1.0', info, paths, ...more }), 'CreateThing')
  if (model === null) throw new Error('No operation')
  return model
}

const Id = { name: 'Id', in: 'path', required: true, schema: { type: 'string' } }

test('servers of the operation, else of the path item, else of the document', () => {
  const server = (url: string) => [{ url, description: `The ${url}` }]
  const root = { servers: server('https://root.example') }
  const urls = (operation: Operation) => operation.servers.map(({ url, description }) => [url, description])
  assert.deepEqual(urls(operationOf({ parameters: [Id] }, root)), [
    ['https://root.example', 'The https://root.example'],
  ])
  assert.deepEqual(urls(operationOf({ parameters: [Id] }, root, { servers: server('/item') }))[0]?.[0], '/item')
  const own = { parameters: [Id], servers: server('/own') }
  assert.deepEqual(urls(operationOf(own, root, { servers: server('/item') }))[0]?.[0], '/own')
  assert.deepEqual(operationOf({ parameters: [Id] }).servers, [])
})

test('variables of a server stand with their defaults', () => {
  const servers = [
    {
      url: 'https://{region}.example:{port}/{open}',
      variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where' }, port: { default: 8443 } },
    },
  ]
  const [server] = operationOf({ parameters: [Id], servers }).servers
  assert.equal(server?.url, 'https://eu.example:8443/{open}')
  assert.deepEqual(server?.variables[0], { name: 'region', default: 'eu', values: ['eu', 'us'], description: 'Where' })
})

test('a value of a server’s variable that is no text is written as it stands', () => {
  const bare: unknown = Object.assign(Object.create(null), { a: 1 })
  const servers = [{ url: 'https://a.example/{v}', variables: { v: { default: 'x', enum: ['x', 2, bare, [bare]] } } }]
  const [server] = operationOf({ parameters: [Id], servers }).servers
  assert.deepEqual(server?.variables[0]?.values, ['x', '2', '{"a":1}', '[{"a":1}]'])
})

test('parameters by location, those of the operation in place of the path item’s', () => {
  const parameters = [
    {
      name: 'q',
      in: 'query',
      required: true,
      description: 'Own',
      schema: { type: 'integer', default: 20, description: 'Schema' },
    },
    { name: 'session', in: 'cookie', schema: { type: 'string' } },
    {
      name: 'X-Acme-Trace',
      in: 'header',
      deprecated: true,
      required: true,
      schema: { type: 'string' },
      example: 'abc',
    },
    {
      name: 'filter',
      in: 'query',
      content: { 'application/json': { schema: { type: 'object', properties: { a: {} } } } },
    },
  ]
  const operation = operationOf(
    { parameters },
    {},
    { parameters: [Id, { name: 'q', in: 'query', description: 'Item' }] },
  )
  assert.deepEqual(
    operation.parameters.map(({ title, anchor, parameters }) => [
      title,
      anchor,
      parameters.map((one) => [one.anchor, ...outline(one)]),
    ]),
    [
      [
        'Headers',
        'create-thing-header',
        [['create-thing-header-x-acme-trace', 'X-Acme-Trace string [deprecated] Example: abc']],
      ],
      ['Path parameters', 'create-thing-path', [['create-thing-path-id', 'Id string [required]']]],
      [
        'Query parameters',
        'create-thing-query',
        [
          ['create-thing-query-q', 'q integer [required] Default: 20'],
          ['create-thing-query-filter', 'filter object Encoding type: application/json', '  a any'],
        ],
      ],
      ['Cookies', 'create-thing-cookie', [['create-thing-cookie-session', 'session string']]],
    ],
  )
  assert.equal(operation.parameters[2]?.parameters[0]?.description, 'Own')
})

test('conditional groups: two on one operation, across cases, and never on what is deprecated', () => {
  const schema = {
    required: ['To'],
    properties: { To: {}, From: {}, MessagingServiceSid: {}, Body: {}, MediaUrl: {}, ContentSid: { deprecated: true } },
  }
  const groups = [
    ['from', 'messaging_service_sid'],
    ['body', 'media_url', 'content_sid'],
    ['to', 'from'],
  ]
  const operation = operationOf({
    parameters: [Id],
    'x-acme': { conditional: groups },
    requestBody: { content: { 'application/json': { schema } } },
  })
  const tags = operation.body?.contents[0]?.schema?.properties.map(({ name, tags }) => [
    name,
    ...tags.map(({ label }) => label),
  ])
  assert.deepEqual(tags, [
    ['To', 'required'],
    ['From', 'required if MessagingServiceSid is not passed', 'required if To is not passed'],
    ['MessagingServiceSid', 'required if From is not passed'],
    ['Body', 'required if MediaUrl or ContentSid is not passed'],
    ['MediaUrl', 'required if Body or ContentSid is not passed'],
    ['ContentSid', 'deprecated'],
  ])
  assert.deepEqual(operation.body?.contents[0]?.schema?.properties[3]?.tags[0]?.names, ['MediaUrl', 'ContentSid'])
})

test('a name of a conditional group that is written as a property is that property, whatever another body has', () => {
  const operation = operationOf({
    'x-acme': { conditional: [['From', 'To']] },
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': { schema: { properties: { From: {}, To: {} } } },
        'application/json': { schema: { properties: { from: {} } } },
      },
    },
  })
  const tags = operation.body?.contents[0]?.schema?.properties.flatMap((one) => one.tags.map(({ label }) => label))
  assert.deepEqual(tags, ['required if To is not passed', 'required if From is not passed'])
})

test('PII badges stand on parameters and properties once the extension is anywhere in the specification', () => {
  const pii = (deleteSla?: number) => ({
    'x-acme': { pii: { handling: 'standard', ...(deleteSla === undefined ? {} : { deleteSla }) } },
  })
  const operation = operationOf({
    parameters: [{ ...Id, ...pii(30) }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: {
              a: pii(1),
              b: pii(0),
              c: { type: 'array', items: pii(120) },
              d: {},
              e: pii(),
              f: { properties: { g: pii(7) } },
            },
          },
        },
      },
    },
    responses: {
      200: { description: '', content: { 'application/json': { schema: { properties: { h: pii(60), i: {} } } } } },
    },
  })
  assert.equal(operation.parameters[0]?.parameters[0]?.pii?.label, 'PII MTL: 30 days')
  const body = operation.body?.contents[0]?.schema
  assert.deepEqual(
    body?.properties.map(({ pii }) => pii?.label),
    ['PII MTL: 1 day', 'PII MTL: 0 days', 'PII MTL: 120 days', 'Not PII', 'PII', 'Not PII'],
  )
  assert.equal(body?.properties[5]?.properties[0]?.pii?.label, 'PII MTL: 7 days')
  assert.deepEqual(
    operation.responses[0]?.contents[0]?.schema?.properties.map(({ pii }) => pii?.label),
    ['PII MTL: 60 days', 'Not PII'],
  )
  assert.equal(body?.pii, null)
  const other = { 'x-other': { pii: { deleteSla: 1 } } }
  assert.equal(operationOf({ parameters: [{ ...Id, ...other }] }).parameters[0]?.parameters[0]?.pii, null)
})

test('responses: class, order, headers and the empty one', () => {
  const content = { 'application/json': { schema: { type: 'string' } } }
  const operation = operationOf(
    {
      parameters: [Id],
      responses: {
        default: { description: 'Else', content },
        '4XX': { description: 'Client' },
        404: { $ref: '#/components/responses/Missing' },
        201: {
          description: 'Made',
          content,
          headers: { 'X-Rate': { description: 'Rate', schema: { type: 'integer' } } },
        },
        204: { description: 'None' },
        302: { description: 'There' },
        'x-note': 1,
      },
    },
    { components: { responses: { Missing: { description: 'Missing', content } } } },
  )
  assert.deepEqual(
    operation.responses.map((one) => [one.responseCode, one.class, one.description, one.empty, one.anchor]),
    [
      ['201', 'success', 'Made', false, 'create-thing-response-201'],
      ['204', 'success', 'None', true, 'create-thing-response-204'],
      ['302', 'busy', 'There', true, 'create-thing-response-302'],
      ['404', 'error', 'Missing', false, 'create-thing-response-404'],
      ['4XX', 'error', 'Client', true, 'create-thing-response-4xx'],
      ['default', 'error', 'Else', false, 'create-thing-response-default'],
    ],
  )
  assert.deepEqual(
    operation.responses[0]?.headers.flatMap((one) => outline(one)),
    ['X-Rate integer'],
  )
})

test('the example of a form shows what is sent, and is no JSON', () => {
  const shown = (type: string, media: object) =>
    operationOf({ requestBody: { content: { [type]: media } } }).body?.contents[0]?.examples[0]?.text
  const properties = {
    to: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    meta: { type: 'object' },
    photo: { type: 'string', format: 'binary' },
  }
  const example = { to: '+1 2', tags: ['a', 'b'], meta: { x: 1 }, photo: 'a.png' }
  const form = 'application/x-www-form-urlencoded'
  assert.equal(
    shown(form, { schema: { properties }, example: { to: '+1 2', tags: ['a', 'b'] } }),
    'to=%2B1%202\n&tags=a\n&tags=b',
  )
  assert.equal(shown(form, { schema: { type: 'object' }, example: 'a=1&b=2' }), 'a=1&b=2')
  assert.equal(shown(form, { schema: { type: 'object' }, example: '{"a": 1}' }), 'a=1')
  const part = (name: string, value: string, more = '') =>
    `--boundary\nContent-Disposition: form-data; name="${name}"${more}\n\n${value}\n`
  assert.equal(
    shown('multipart/form-data', { schema: { properties }, example }),
    [
      part('to', '+1 2'),
      part('tags', 'a'),
      part('tags', 'b'),
      part('meta', '{"x":1}', '\nContent-Type: application/json'),
      part('photo', '…', '; filename="a.png"'),
      '--boundary--',
    ].join(''),
  )
})

test('examples: named, single, of the schema, or made from it', () => {
  const examples = {
    a: { summary: 'First', value: { x: 1 } },
    b: { $ref: '#/components/examples/B' },
    c: { externalValue: 'https://example.com/c.json' },
  }
  const operation = operationOf(
    {
      parameters: [Id],
      requestBody: {
        required: true,
        description: 'The thing',
        content: {
          'application/json': { schema: {}, examples },
          'application/xml': { example: '<a/>' },
          'application/x-www-form-urlencoded': { schema: { example: { y: 2 } } },
          'application/merge-patch+json': {
            schema: { properties: { z: { type: 'integer', minimum: 3 }, id: { readOnly: true, type: 'string' } } },
          },
          'text/plain': { schema: { type: 'string', examples: ['one', 'two'] } },
        },
      },
    },
    { components: { examples: { B: { value: [] } } } },
  )
  assert.deepEqual([operation.body?.required, operation.body?.description], [true, 'The thing'])
  assert.deepEqual(
    operation.body?.contents.map(({ encodingType, examples }) => [
      encodingType,
      ...examples.map((one) => [one.name, one.source, one.language, one.text]),
    ]),
    [
      [
        'application/json',
        ['a', 'examples', 'json', '{\n  "x": 1\n}'],
        ['b', 'examples', 'json', '[]'],
        ['c', 'examples', 'json', ''],
      ],
      ['application/xml', [null, 'example', 'xml', '<a/>']],
      ['application/x-www-form-urlencoded', [null, 'schema', 'text', 'y=2']],
      ['application/merge-patch+json', [null, 'generated', 'json', '{\n  "z": 3\n}']],
      ['text/plain', [null, 'schema', 'text', 'one'], [null, 'schema', 'text', 'two']],
    ],
  )
})

test('security: alternatives of schemes that are needed together', () => {
  const components = {
    securitySchemes: {
      basic: { type: 'http', scheme: 'Basic', description: 'Account and token' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      oauth: { $ref: '#/components/securitySchemes/real' },
      real: { type: 'oauth2' },
    },
  }
  const names = (operation: Operation) =>
    operation.security.map((all) =>
      all.map(({ name, type, scheme, parameter, scopes }) => [name, type, scheme ?? parameter, ...scopes]),
    )
  const security = [{ basic: [], key: [] }, { oauth: ['read'] }, {}]
  assert.deepEqual(names(operationOf({ parameters: [Id], security }, { components })), [
    [
      ['basic', 'http', 'basic'],
      ['key', 'apiKey', 'X-Key'],
    ],
    [['oauth', 'oauth2', null, 'read']],
    [],
  ])
  assert.deepEqual(names(operationOf({ parameters: [Id] }, { components, security: [{ key: [] }] })), [
    [['key', 'apiKey', 'X-Key']],
  ])
  assert.deepEqual(names(operationOf({ parameters: [Id], security: [] }, { components, security: [{ key: [] }] })), [])
})

test('callbacks, also ones that lead back to themselves', () => {
  const operation = operationOf(
    {
      parameters: [Id],
      callbacks: { onEvent: { $ref: '#/components/callbacks/Event' } },
    },
    {
      components: {
        callbacks: {
          Event: {
            '{$request.body#/url}': {
              post: {
                summary: 'Called',
                requestBody: { content: { 'application/json': { schema: { properties: { id: {} } } } } },
                callbacks: { again: { $ref: '#/components/callbacks/Event' } },
              },
            },
          },
        },
      },
    },
  )
  const [callback] = operation.callbacks
  const [called] = callback?.operations ?? []
  assert.deepEqual(
    [callback?.name, called?.method, called?.path, called?.kind, called?.summary],
    ['onEvent', 'POST', '{$request.body#/url}', 'callback', 'Called'],
  )
  assert.equal(called?.body?.contents[0]?.schema?.properties[0]?.anchor, 'create-thing-on-event-post-body-id')
  assert.deepEqual(
    called?.callbacks.map(({ operations }) => operations),
    [[]],
  )
})

test('webhooks are found like operations', () => {
  const specification = specificationOf({
    openapi: '3.1.0',
    info,
    webhooks: {
      messageReceived: {
        post: {
          summary: 'A message',
          requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        },
      },
    },
  })
  const webhook = operationModel(specification, 'messageReceived')
  assert.deepEqual(
    [webhook?.kind, webhook?.method, webhook?.path, webhook?.anchor],
    ['webhook', 'POST', 'messageReceived', 'message-received'],
  )
  assert.deepEqual(
    operationsByTag(specification).map(({ title }) => title),
    ['Webhooks'],
  )
})

test('an example of what the provider sends has what only the provider sets, and not what only the reader sets', () => {
  const properties = { id: { readOnly: true, type: 'string' }, pin: { writeOnly: true, type: 'string' } }
  const post = { requestBody: { content: { 'application/json': { schema: { required: ['id'], properties } } } } }
  const specification = specificationOf({ openapi: '3.1.0', info, webhooks: { received: { post } } })
  const texts = (operation: Operation | null | undefined) =>
    operation?.body?.contents.flatMap(({ examples }) => examples.map(({ text }) => text))
  const sent = ['{\n  "id": "string"\n}']
  assert.deepEqual(texts(operationModel(specification, 'received')), sent)
  const operation = operationOf({
    parameters: [Id],
    ...post,
    callbacks: { received: { '{$request.body#/url}': { post } } },
  })
  assert.deepEqual(texts(operation), ['{\n  "pin": "string"\n}'])
  assert.deepEqual(texts(operation.callbacks[0]?.operations[0]), sent)
})

test('anchors are unique, and taken from the page when it gives them', () => {
  const schema = { properties: { 'Start<': {}, 'Start>': {}, start: {} } }
  const body = operationOf({ parameters: [Id], requestBody: { content: { a: { schema }, b: { schema } } } }).body
  assert.deepEqual(
    body?.contents.flatMap(({ schema }) => schema?.properties.map(({ anchor }) => anchor)),
    [
      'create-thing-body-start',
      'create-thing-body-start-2',
      'create-thing-body-start-3',
      'create-thing-body-start-4',
      'create-thing-body-start-5',
      'create-thing-body-start-6',
    ],
  )
  const taken: string[] = []
  const specification = specificationOf({
    openapi: '3.1.0',
    info,
    paths: {
      '/a': {
        get: { operationId: 'a', parameters: [{ name: 'q', in: 'query' }], responses: { 200: { description: '' } } },
      },
    },
  })
  const model = operationModel(specification, 'a', {
    id: (base) => {
      taken.push(base)
      return `page-${base}`
    },
  })
  assert.deepEqual(taken, ['a', 'page-a-query', 'page-a-response-200', 'page-page-a-query-q'])
  assert.equal(model?.anchor, 'page-a')
})

test('the index lists each operation once, under its first tag, and described tags first', () => {
  const operation = (operationId: string, ...tags: string[]) => ({ get: { operationId, tags } })
  const specification = specificationOf({
    openapi: '3.1.0',
    info,
    tags: [{ name: 'b', description: 'B things', 'x-displayName': 'Bees' }, { name: 'unused' }],
    paths: {
      '/1': operation('one', 'a'),
      '/2': operation('two', 'b', 'a'),
      '/3': operation('three'),
      '/4': operation('four', 'a'),
      '/5': operation('five', 'A'),
    },
  })
  assert.deepEqual(
    operationsByTag(specification).map(({ tag, title, description, anchor, operations }) => [
      tag,
      title,
      description,
      anchor,
      operations.map((one) => one.operationId),
    ]),
    [
      ['b', 'Bees', 'B things', 'bees', ['two']],
      ['a', 'a', null, 'a', ['one', 'four']],
      ['A', 'A', null, 'a-2', ['five']],
      [null, 'Other operations', null, 'other-operations', ['three']],
    ],
  )
})

test('tags in a circle, or below one that is none, are all listed', () => {
  const operation = (operationId: string, tag: string) => ({ get: { operationId, tags: [tag] } })
  const specification = specificationOf({
    openapi: '3.2.0',
    info,
    tags: [
      { name: 'a', parent: 'b' },
      { name: 'b', parent: 'a' },
      { name: 'c', parent: 'c' },
      { name: 'd', parent: 'gone' },
    ],
    paths: {
      '/1': operation('one', 'a'),
      '/2': operation('two', 'b'),
      '/3': operation('three', 'c'),
      '/4': operation('four', 'd'),
    },
  })
  assert.deepEqual(
    operationsByTag(specification).map(({ title }) => title),
    ['d', 'a', 'a: b', 'c'],
  )
})

test('unknown names have the nearest as their hint', () => {
  const specification = specificationOf({
    openapi: '3.1.0',
    info,
    paths: { '/a': { get: { operationId: 'FetchCall' } } },
    components: { schemas: { Call: {} } },
  })
  assert.deepEqual(findingOfOperation(specification, 'fetchCal'), {
    code: 'SP6531',
    severity: 'error',
    message: 'Unknown operation `fetchCal` in `main`',
    hint: 'Did you mean `FetchCall`?',
  })
  assert.deepEqual(findingOfSchema(specification, 'Cal'), {
    code: 'SP6532',
    severity: 'error',
    message: 'Unknown schema `Cal` in `main`',
    hint: 'Did you mean `Call`?',
  })
  assert.equal(findingOfSpecification(new Map([['main', specification]]), 'main.yaml').hint, 'Did you mean `main`?')
  assert.match(findingOfSpecification(new Map(), 'x').hint ?? '', /content\/data\/openapi/)
  assert.deepEqual(schemaNames(specification), ['Call'])
  assert.equal(operationModel(specification, 'constructor'), null)
})

test('operations, path items and samples in files of their own', () => {
  const { value, diagnostics } = load({
    'main.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /letters/{Sid}:
    parameters: [{ name: Sid, in: path, required: true, schema: { type: string } }]
    get: { $ref: 'letters/get.yaml' }
  /notes: { $ref: 'notes.yaml' }
`,
    'letters/get.yaml': `operationId: FetchLetter
responses: { '200': { $ref: '../notes.yaml#/get/responses/200' } }
x-codeSamples: [{ $ref: ruby.yaml }]
`,
    'letters/ruby.yaml': 'lang: Ruby\nsource: Letter.fetch\n',
    'notes.yaml': "get: { operationId: ListNotes, responses: { '200': { description: The notes } } }\n",
  })
  assert.deepEqual(diagnostics, [])
  assert.ok(value !== null)
  assert.deepEqual([...value.operations.keys()], ['FetchLetter', 'ListNotes'])
  const fetch = operationModel(value, 'FetchLetter')
  assert.deepEqual(
    fetch?.parameters[0]?.parameters.map(({ name }) => name),
    ['Sid'],
  )
  assert.equal(fetch?.responses[0]?.description, 'The notes')
  assert.deepEqual(fetch?.samples, [{ lang: 'Ruby', label: 'Ruby', code: 'Letter.fetch' }])
})
