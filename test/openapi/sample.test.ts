import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { serialize } from 'node:v8'
import { quote } from '../../compiler/formats/request/curl.ts'
import { operationModel } from '../../compiler/openapi/operation/operation.ts'
import { type RequestSample, samplesFor } from '../../compiler/openapi/request/sample.ts'
import { specificationOf } from './placed.ts'

function modelOf(
  operation: Record<string, unknown>,
  { method = 'post', path = '/a', ...more }: Record<string, unknown> & { method?: string; path?: string } = {},
) {
  const specification = specificationOf({
    openapi: '3.1.0',
    info: {},
    servers: [{ url: 'https://api.acme.example/' }],
    ...more,
    paths: { [path]: { [method]: { operationId: 'a', ...operation } } },
  })
  const model = operationModel(specification, 'a')
  if (model === null) throw new Error('No operation')
  return model
}

const sampleIn = (label: string, ...facts: Parameters<typeof modelOf>) =>
  samplesFor(modelOf(...facts)).find((sample) => sample.label === label)
const curl = (...facts: Parameters<typeof modelOf>) => sampleIn('curl', ...facts) as RequestSample

/** What a shell hands to curl. */
function argumentsOf({ code }: RequestSample): readonly string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\036' "$word"; done; }\n${code}`
  const { stdout, status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', timeout: 120_000 })
  assert.equal(status, 0, stderr)
  return stdout.split('\x1e').slice(0, -1)
}

test('what no address may hold is encoded in a path, and what stands in braces as before', () => {
  const parameters = [{ name: 'a b', in: 'path', required: true, schema: { type: 'string' } }]
  const url = (path: string) => curl({ parameters }, { method: 'get', path }).code
  assert.equal(
    url('/my things/{a b}/"x"/ü:act%20'),
    "curl 'https://api.acme.example/my%20things/<a b>/%22x%22/%C3%BC:act%20'",
  )
})

test('code with placeholders takes a byte a sign, as all of a page would else take two', () => {
  const parameters = [{ name: 'SpaceSid', in: 'path', required: true, schema: { type: 'string' } }]
  // A text begins with `"` where each sign is a byte, and with `c` where it is two.
  const kind = (text: string) => serialize(text).toString('latin1').charAt(2)
  const samples = samplesFor(modelOf({ parameters }, { method: 'get', path: '/spaces/{SpaceSid}' }))
  const texts = samples.flatMap(({ code, html = [], placeholders }) => [code, ...html, ...placeholders])
  assert.ok(texts.includes('<SpaceSid>'))
  assert.deepEqual(new Set(texts.map(kind)), new Set(['"']))
})

test('what is asked for goes on from a path that asks for something itself', () => {
  const parameters = [{ name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: 'x' }]
  const url = (path: string) => curl({ parameters }, { method: 'get', path }).code
  assert.equal(url('/?Action=Send'), "curl 'https://api.acme.example/?Action=Send&q=x'")
  assert.equal(url('/a'), "curl 'https://api.acme.example/a?q=x'")
})

test('data are sent as JSON where any type may be', () => {
  const typed = (type: string) => argumentsOf(curl({ requestBody: { content: { [type]: { example: { a: 1 } } } } }))
  for (const type of ['*/*', 'application/*', 'application/json'])
    assert.ok(typed(type).includes('Content-Type: application/json'), type)
  assert.ok(typed('application/vnd.acme+json').includes('Content-Type: application/vnd.acme+json'))
})

test('lines of JSON are sent as lines, and a text of them as it is', () => {
  const body = (example: unknown) => {
    const content = { 'application/x-ndjson': { schema: {}, example } }
    return argumentsOf(curl({ requestBody: { content } })).at(-1)
  }
  assert.equal(body([{ a: 1 }, { a: 2 }]), '{"a":1}\n{"a":2}')
  assert.equal(body({ a: 1 }), '{"a":1}')
  assert.equal(body('{"a":1}\n{"a":2}\n'), '{"a":1}\n{"a":2}\n')
})

test('the JSON of an object that stands as a text is the object, but where a text may stand', () => {
  const body = (schema: unknown, example: string) =>
    argumentsOf(curl({ requestBody: { content: { 'application/json': { schema, example } } } })).at(-1)
  assert.equal(body({ type: 'object' }, '{"a":1}'), '{\n  "a": 1\n}')
  assert.equal(body({ type: 'array' }, '[1]\n'), '[\n  1\n]')
  assert.equal(body({ type: 'object' }, '{broken'), '"{broken"')
  for (const schema of [{}, { type: ['object', 'string'] }]) assert.equal(body(schema, '{"a":1}'), '"{\\"a\\":1}"')
})

test('required values that nobody gave are placeholders', () => {
  const sample = curl(
    {
      parameters: [
        { name: 'Sid', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'Part', in: 'path', required: true, schema: { type: 'string' }, example: 'a/b c' },
        { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'optional', in: 'query', schema: { type: 'string' } },
        { name: 'kind', in: 'query', required: true, schema: { enum: ['x y', 'z'] } },
        { name: 'old', in: 'query', required: true, schema: { type: 'string', nullable: true, default: null } },
        { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } },
        { name: 'sid', in: 'cookie', required: true, schema: { type: 'string' } },
      ],
      security: [{ basic: [] }],
    },
    {
      method: 'get',
      path: '/things/{Sid}/{Part}',
      components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
    },
  )
  assert.equal(
    sample.code,
    `curl 'https://api.acme.example/things/<Sid>/a%2Fb%20c?q=<q>&kind=x%20y&old=<old>' \\
  -H 'X-Trace: <X-Trace>' \\
  -b 'sid=<sid>' \\
  -u '<username>:<password>'`,
  )
  assert.deepEqual(sample.placeholders, ['<Sid>', '<q>', '<old>', '<X-Trace>', '<sid>', '<username>', '<password>'])
  assert.deepEqual([sample.label, sample.lang, sample.source], ['curl', 'bash', 'generated'])
})

test('lists, objects and defaults of every place are written as the specification says', () => {
  const list = { type: 'array', items: { type: 'string' } }
  const sample = curl(
    {
      parameters: [
        { name: 'ids', in: 'path', required: true, schema: list, example: ['a', 'b/c'] },
        { name: 'at', in: 'path', required: true, style: 'matrix', schema: { type: 'string' } },
        { name: 'size', in: 'query', required: true, schema: { type: 'integer', default: 20 } },
        { name: 'url', in: 'query', required: true, allowReserved: true, schema: {}, example: '/a?b' },
        { name: 'X-Ids', in: 'header', required: true, schema: list, example: ['a', 'b c'] },
        { name: 'seen', in: 'cookie', required: true, explode: false, schema: list, example: ['a', 'b'] },
      ],
    },
    { method: 'get', path: '/things/{ids}/{at}' },
  )
  assert.deepEqual(argumentsOf(sample), [
    'https://api.acme.example/things/a,b%2Fc/;at=<at>?size=20&url=/a?b',
    '-H',
    'X-Ids: a,b c',
    '-b',
    'seen=a,b',
  ])
})

test('what tells operations of one path apart after a `#` is not sent', () => {
  const parameters = [{ name: 'fields', in: 'query', required: true, schema: { type: 'string', example: 'link' } }]
  assert.match(curl({ parameters }, { path: '/files#add_link' }).code, /\/files\?fields=link'/)
})

test('a form that an author wrote as text is sent as its fields', () => {
  const media = { schema: { type: 'object' }, example: 'grant_type=a%20b&\n  scope=c+d' }
  const sample = curl({ requestBody: { content: { 'application/x-www-form-urlencoded': media } } })
  assert.deepEqual(argumentsOf(sample).slice(3), [
    '--data-urlencode',
    'grant_type=a b',
    '--data-urlencode',
    'scope=c d',
  ])
})

test('a form: lists repeat, objects are JSON or brackets, an example is no placeholder', () => {
  const media = {
    schema: { type: 'object' },
    example: {
      To: '+1555',
      'A[b]': "it's <b>",
      List: ['1', '2'],
      Pipes: ['1', '2'],
      Meta: { k: 'v' },
      Deep: { k: { l: 'v' } },
      Flat: { k: 'v' },
    },
    encoding: { Deep: { style: 'deepObject' }, Pipes: { style: 'pipeDelimited' }, Flat: { explode: true } },
  }
  const sample = curl({ requestBody: { content: { 'application/x-www-form-urlencoded': media } } })
  assert.deepEqual(argumentsOf(sample), [
    '-X',
    'POST',
    'https://api.acme.example/a',
    '--data-urlencode',
    'To=+1555',
    '--data-urlencode',
    "A%5Bb%5D=it's <b>",
    '--data-urlencode',
    'List=1',
    '--data-urlencode',
    'List=2',
    '--data-urlencode',
    'Pipes=1|2',
    '--data-urlencode',
    'Meta={"k":"v"}',
    '--data-urlencode',
    'Deep%5Bk%5D%5Bl%5D=v',
    '--data-urlencode',
    'k=v',
  ])
  assert.deepEqual(sample.placeholders, [])
})

test('without an example the body holds what is required, and one name of each conditional group', () => {
  const schema = {
    required: ['To', 'count'],
    properties: {
      To: { type: 'string' },
      count: { type: 'integer', default: 5 },
      From: { type: 'string' },
      Service: { type: 'string' },
      Other: {},
    },
  }
  const sample = curl({
    'x-acme': { conditional: [['from', 'service']] },
    requestBody: { content: { 'application/json': { schema } } },
  })
  assert.deepEqual(argumentsOf(sample).slice(3), [
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    '{\n  "To": "<To>",\n  "count": 5,\n  "From": "<From>"\n}',
  ])
  assert.deepEqual(sample.placeholders, ['<To>', '<From>'])
})

test('of an object that needs nothing the body holds what has an example, and files', () => {
  const text = { type: 'string' }
  const properties = {
    status: { enum: ['on', 'off'], default: 'off' },
    old: { ...text, example: 'x', deprecated: true },
    id: { ...text, example: 'x', readOnly: true },
    name: { ...text, example: 'Ann' },
    tags: { type: 'array', items: { ...text, example: 'new' } },
    address: { properties: { city: { ...text, example: 'Rome' }, street: text } },
    extra: { properties: { other: text } },
    self: { $ref: '#/components/schemas/Person' },
  }
  const components = { schemas: { Person: { type: 'object', properties } } }
  const bodyOf = (schema: object, type = 'application/json') =>
    argumentsOf(curl({ requestBody: { content: { [type]: { schema } } } }, { components })).slice(3)
  assert.deepEqual(JSON.parse(bodyOf({ $ref: '#/components/schemas/Person' }).at(-1) ?? ''), {
    name: 'Ann',
    tags: ['new'],
    address: { city: 'Rome' },
  })
  const needed = { required: ['address'], properties }
  assert.deepEqual(JSON.parse(bodyOf(needed).at(-1) ?? ''), { address: { city: 'Rome' } })
  const form = { properties: { note: text, file: { ...text, format: 'binary' } } }
  assert.deepEqual(bodyOf(form, 'multipart/form-data'), ['-F', 'file=@<file>'])
})

test('files of OpenAPI 3.1 are told by media types', () => {
  const properties = {
    a: { type: 'string', contentMediaType: 'image/png' },
    b: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
    c: { type: 'string', contentMediaType: 'application/json' },
    d: {},
    e: { type: 'array', items: {} },
    f: { type: 'string' },
  }
  const encoding = { d: { contentType: 'application/pdf' }, e: { contentType: 'image/png, image/jpeg' } }
  const media = { schema: { required: Object.keys(properties), properties }, encoding }
  assert.deepEqual(argumentsOf(curl({ requestBody: { content: { 'multipart/form-data': media } } })).slice(3), [
    '-F',
    'a=@<a>',
    '--form-string',
    'b=<b>',
    '--form-string',
    'c=<c>',
    '-F',
    'd=@<d>;type=application/pdf',
    '-F',
    'e=@<e>',
    '--form-string',
    'f=<f>',
  ])
})

test('a required object or list is made of what the specification says of its members', () => {
  const text = { type: 'string' }
  const parameters = [
    { name: 'deep', style: 'deepObject', schema: { required: ['gt'], properties: { gt: text, lt: text } } },
    { name: 'any', style: 'deepObject', schema: { type: 'object' } },
    { name: 'flat', explode: false, schema: { properties: { a: text, b: { ...text, example: 'x' } } } },
    { name: 'first', explode: false, schema: { properties: { a: text, b: text } } },
    { name: 'list', schema: { type: 'array', items: { enum: ['on', 'off'] } } },
  ].map((parameter) => ({ ...parameter, in: 'query', required: true }))
  assert.deepEqual(argumentsOf(curl({ parameters }, { method: 'get' })), [
    'https://api.acme.example/a?deep%5Bgt%5D=<gt>&any%5B<key>%5D=<value>&flat=b,x&first=a,<a>&list=on',
  ])
})

test('files, text and bodies that nothing is known of', () => {
  const multipart = {
    schema: {
      required: ['file', 'name'],
      properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string', example: '@home' } },
    },
  }
  assert.deepEqual(argumentsOf(curl({ requestBody: { content: { 'multipart/form-data': multipart } } })).slice(3), [
    '-F',
    'file=@<file>',
    '--form-string',
    'name=@home',
  ])
  const named = { ...multipart, example: { name: 'a', file: 'Größe (1).jpg' } }
  const content = { ...multipart, example: { name: 'a', file: 'iVBORw0KGgo=' } }
  const fileOf = (media: object) =>
    argumentsOf(curl({ requestBody: { content: { 'multipart/form-data': media } } })).at(-1)
  assert.deepEqual([named, content].map(fileOf), ['file=@Größe (1).jpg', 'file=@<file>'])
  assert.deepEqual(argumentsOf(curl({ requestBody: { content: { 'application/pdf': {} } } })).slice(3), [
    '-H',
    'Content-Type: application/pdf',
    '--data-binary',
    '@<file>',
  ])
  for (const content of [
    { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    { 'image/png': { schema: { contentMediaType: 'image/png' } } },
    { '*/*': { schema: { type: 'string', format: 'binary' } } },
  ])
    assert.equal(argumentsOf(curl({ requestBody: { content } })).at(-1), '@<file>')
  assert.deepEqual(
    argumentsOf(curl({ requestBody: { content: { 'text/csv': { example: '@a,b\n1,2' } } } })).at(-1),
    '@a,b\n1,2',
  )
})

test('each way to sign in is a part of the sample', () => {
  const securitySchemes = {
    bearer: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'query', name: 'key' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'c' },
    head: { type: 'apiKey', in: 'header', name: 'X-Key' },
    oauth: { type: 'oauth2' },
    digest: { type: 'http', scheme: 'digest' },
    tls: { type: 'mutualTLS' },
  }
  const signedIn = (...names: string[]) =>
    argumentsOf(
      curl(
        { security: [Object.fromEntries(names.map((name) => [name, []]))] },
        { method: 'get', components: { securitySchemes } },
      ),
    ).join(' ')
  assert.equal(signedIn('bearer'), 'https://api.acme.example/a -H Authorization: Bearer <token>')
  assert.equal(signedIn('oauth'), 'https://api.acme.example/a -H Authorization: Bearer <token>')
  assert.equal(signedIn('key', 'cookie'), 'https://api.acme.example/a?key=<api-key> -b c=<api-key>')
  assert.equal(signedIn('head'), 'https://api.acme.example/a -H X-Key: <api-key>')
  assert.equal(signedIn('digest'), 'https://api.acme.example/a -H Authorization: Digest <credentials>')
  assert.equal(signedIn('tls'), 'https://api.acme.example/a --cert <certificate> --key <private-key>')
  assert.equal(argumentsOf(curl({ security: [{}] }, { method: 'head' })).join(' '), '--head https://api.acme.example/a')
})

test('a server without a host or with variables has them to fill in, one of another protocol has no sample', () => {
  const url = (server: string) => sampleIn('curl', {}, { method: 'get', servers: [{ url: server }] })?.code ?? null
  assert.equal(url('/v1/'), "curl 'https://<host>/v1/a'")
  assert.equal(url('//cdn.example'), "curl 'https://cdn.example/a'")
  assert.equal(url('https://{region}.example'), "curl 'https://<region>.example/a'")
  for (const server of ['file:///etc', 'javascript:alert(1)', 'ftp://x']) assert.equal(url(server), null, server)
})

test('nothing that a specification holds breaks out of the quotes', () => {
  const nasty = `'; touch x; echo '$(id)\`id\`"\\\n!\0`
  const words = [nasty, "'", '--output', '-o', '$HOME', '*', '<b>']
  for (const word of words) {
    const sample = curl(
      {
        parameters: [
          { name: word, in: 'query', required: true, example: word, schema: {} },
          { name: word, in: 'header', required: true, example: word, schema: {} },
        ],
        requestBody: { content: { 'text/plain': { example: word } } },
      },
      { servers: [{ url: `https://x.example/${word}` }] },
    )
    const words = argumentsOf(sample)
    assert.equal(words.length, 9, sample.code)
    assert.equal(words.at(-1), word.replace('\0', ''))
  }
  assert.equal(quote("a'b"), "'a'\\''b'")
})

test('samples of the page and of the specification come first, and each replaces ours in its language', () => {
  const generated = ['curl', 'Node.js', 'Python', 'Java', 'C#', 'Go', 'PHP', 'Ruby']
  const supplied = [
    { lang: 'JavaScript', source: 'run()' },
    { lang: 'C#', label: 'Call without waiting', source: 'Run();' },
    { lang: 'C#', label: 'Call and wait', source: 'RunSlowly();' },
    { lang: 'x' },
    { lang: 'shell', label: 'Acme CLI', source: 'acme call' },
    { lang: 'bash', source: 'curl x' },
  ]
  const labels = (operation: Record<string, unknown>, page: Parameters<typeof samplesFor>[1] = []) =>
    samplesFor(modelOf(operation), page).map(({ label, lang, source }) => `${label}, ${lang}: ${source}`)
  const made = ['Python, python', 'Java, java', 'Go, go', 'PHP, php', 'Ruby, ruby'].map((name) => `${name}: generated`)
  assert.deepEqual(labels({ 'x-codeSamples': supplied }), [
    'Node.js, javascript: specification',
    'C#, csharp: specification',
    'Call and wait, csharp: specification',
    'Acme CLI, shell: specification',
    'curl, bash: specification',
    ...made,
  ])
  assert.deepEqual(
    samplesFor(modelOf({})).map(({ label }) => label),
    generated,
  )
  const page = [{ lang: 'js', label: 'JavaScript', code: 'mine()' }]
  assert.deepEqual(labels({ 'x-code-samples': [{ lang: 'node', source: 'theirs()' }] }, page).slice(0, 2), [
    'Node.js, javascript: page',
    'curl, bash: generated',
  ])
})

test('a webhook is not called by the reader', () => {
  const specification = specificationOf({ openapi: '3.1.0', info: {}, webhooks: { w: { post: { operationId: 'w' } } } })
  const model = operationModel(specification, 'w')
  assert.deepEqual(model === null ? null : samplesFor(model), [])
})
