import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { readData } from '../data/read-data.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { testConfig } from '../fragment.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n"
const ok = "responses: { '200': { description: d } }"

/** @returns the document of the operations of `main` with these ids, and what is wrong with it as a specification */
function documentOf(files: Readonly<Record<string, string>>, ids?: readonly string[]) {
  const sources = Object.entries(files).map(([name, text]) => ({ path: `content/data/openapi/${name}`, text }))
  const view = readData(sources, testConfig).value.specifications.byName.get('main')
  assert.ok(view !== undefined)
  const all = [...view.operations.values()]
  const document = view.document(all.filter(({ operationId }) => ids?.includes(operationId) ?? true))
  const text = JSON.stringify(document)
  const again = readData([{ path: 'content/data/openapi/main.json', text }], testConfig)
  assert.deepEqual(
    again.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    [],
  )
  return { text, document: JSON.parse(text) }
}

/** `section/name` of each component. */
const names = (document: { components?: Record<string, object> }) =>
  Object.entries(document.components ?? {}).flatMap(([section, held]) =>
    Object.keys(held).map((name) => `${section}/${name}`),
  )

const letters = `${head}x-teams: [secret]
security: [{ key: [] }]
tags: [{ name: Letters, description: All. }, { name: Secret }]
paths:
  x-notes: secret
  /letters:
    x-owner: secret
    parameters: [{ $ref: '#/components/parameters/Account' }]
    post:
      operationId: create
      tags: [Letters]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Letter' } } } }
      responses:
        '201':
          description: Made
          links:
            Fetch: { operationId: fetch }
            Hidden: { operationId: secret }
            ByPointer: { $ref: '#/components/links/Secret' }
            Here: { operationRef: '#/paths/~1letters~1{sid}/get' }
            There: { operationRef: '#/paths/~1secret/get' }
    get: { operationId: secret, tags: [Secret], security: [{ hidden: [] }], responses: { default: { $ref: '#/components/responses/Secret' } } }
  /letters/{sid}:
    parameters: [{ name: sid, in: path, required: true, schema: { type: string } }]
    get: { operationId: fetch, tags: [Letters], ${ok} }
  /secret:
    get: { operationId: secret2, ${ok} }
webhooks:
  arrived: { post: { operationId: arrived, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Event' } } } }, ${ok} } }
components:
  parameters:
    Account: { name: account, in: query, schema: { $ref: '#/components/schemas/Sid' } }
  links:
    Secret: { operationId: secret }
  responses:
    Secret: { description: secret, content: { application/json: { schema: { $ref: '#/components/schemas/Secret' } } } }
  securitySchemes:
    key: { type: http, scheme: basic }
    hidden: { type: http, scheme: bearer }
  schemas:
    Secret: { type: string }
    Sid: { type: string }
    Letter: { properties: { sid: { $ref: '#/components/schemas/Sid' }, replies: { items: { $ref: '#/components/schemas/Letter' } }, $ref: { type: string } }, example: { $ref: '#/components/schemas/Secret' } }
    Event: { discriminator: { propertyName: type }, properties: { type: { type: string } } }
    Read: { allOf: [{ $ref: '#/components/schemas/Event' }] }
`

test('only what the shown operations use is in it', () => {
  const { text, document } = documentOf({ 'main.yaml': letters }, ['create', 'fetch', 'arrived'])
  assert.doesNotMatch(text.replace('"example":{"$ref":"#/components/schemas/Secret"}', ''), /secret/i)
  assert.deepEqual(Object.keys(document.paths), ['/letters', '/letters/{sid}'])
  assert.deepEqual(Object.keys(document.paths['/letters']), ['parameters', 'post'])
  assert.deepEqual(Object.keys(document.paths['/letters'].post.responses['201'].links), ['Fetch', 'Here'])
  assert.deepEqual(Object.keys(document.webhooks), ['arrived'])
  assert.deepEqual(document.tags, [{ name: 'Letters', description: 'All.' }])
  assert.deepEqual(names(document), [
    ...['schemas/Sid', 'schemas/Letter', 'schemas/Event', 'schemas/Read'],
    ...['parameters/Account', 'securitySchemes/key'],
  ])
})

test('what stands in other files, or where references rarely lead, is a component of it', () => {
  const { document } = documentOf(
    {
      'main.yaml': `${head}paths:
  /a: { $ref: 'parts/a.yaml' }
  /b:
    get: { operationId: b, responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/paths/~1c/get/responses/200/content/x/schema' } } } } } }
  /c:
    get: { operationId: c, responses: { '200': { description: d, content: { x: { schema: { type: integer } } } } } }
components:
  schemas:
    Call: { properties: { id: { type: integer } } }
`,
      'parts/a.yaml': `get:
  operationId: a
  parameters: [{ $ref: 'shared.yaml#/page' }]
  responses: { '200': { description: d, content: { application/json: { schema: { $ref: 'Call.yaml' } } } } }
  callbacks: { done: { '{$url}': { post: { operationId: called, requestBody: { content: { x: { schema: { $ref: '../main.yaml#/components/schemas/Call' } } } }, ${ok} } } } }
`,
      'parts/Call.yaml':
        "type: object\ndiscriminator: { propertyName: t, mapping: { one: 'shared.yaml#/One' } }\nproperties: { next: { $ref: 'Call.yaml' }, id: { $ref: '../main.yaml#/components/schemas/Call/properties/id' } }\n",
      'parts/shared.yaml':
        "page: { name: page, in: query, schema: { type: integer } }\nOne: { allOf: [{ $ref: 'Call.yaml' }], properties: { t: { type: string } } }\n",
    },
    ['a', 'b'],
  )
  assert.deepEqual(names(document), [
    'schemas/Call',
    'schemas/Call-2',
    'schemas/schema',
    'schemas/One',
    'parameters/page',
  ])
  const { get } = document.paths['/a']
  assert.deepEqual(get.parameters, [{ $ref: '#/components/parameters/page' }])
  assert.deepEqual(get.responses['200'].content['application/json'].schema, { $ref: '#/components/schemas/Call-2' })
  const call = document.components.schemas['Call-2']
  assert.deepEqual(call.properties, {
    next: { $ref: '#/components/schemas/Call-2' },
    id: { $ref: '#/components/schemas/Call/properties/id' },
  })
  assert.deepEqual(call.discriminator.mapping, { one: '#/components/schemas/One' })
  assert.deepEqual(document.components.schemas.schema, { type: 'integer' })
  assert.equal(document.paths['/c'], undefined)
})

test('path items and callbacks that lead into themselves end', () => {
  const { document } = documentOf({
    'main.yaml': `${head}paths:
  /a:
    post: { operationId: a, ${ok}, callbacks: { again: { '{$url}': { $ref: '#/components/pathItems/Again' } } } }
components:
  pathItems:
    Again: { post: { operationId: again, ${ok}, callbacks: { again: { '{$url}': { $ref: '#/components/pathItems/Again' } } } } }
`,
  })
  assert.equal(document.components, undefined)
  assert.equal(document.paths['/a'].post.callbacks.again['{$url}'].post.operationId, 'again')
})

const page = (front: string) => `---\ntitle: Page\n${front}---\nText.\n`

async function build(pages: Readonly<Record<string, string>>, yaml = siteYaml) {
  const content = memoryContent({
    'content/site.yaml': yaml,
    'content/data/openapi/main.yaml': letters,
    ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`content/pages/${path}`, text])),
  })
  const pipeline = pipelineOf(content, { mode: 'build' })
  const { diagnostics } = pipeline.site.report()
  const codes = diagnostics.filter(({ file }) => file !== 'content/site.yaml').map(({ code }) => code)
  return { files: await filesOf(pipeline), codes }
}

test('a reference serves its public operations as JSON and YAML beside its page, and links to them', async () => {
  const { files, codes } = await build(
    {
      'docs/api.md': page('openapi: main\n'),
      'docs/api/secret.md': page('beta_feature: radar\n'),
      'docs/api/fetch.md': page('draft: true\n'),
      'docs/index.md': `${page('')}[All of it](/docs/api/openapi.json), [once more](/docs/api/openapi.yaml)\n`,
    },
    siteYaml.replace('docs.cormorant.example', 'docs.cormorant.example/base'),
  )
  assert.deepEqual(codes, [])
  const json = JSON.parse(files.get('docs/api/openapi.json') ?? '')
  assert.deepEqual(parse(files.get('docs/api/openapi.yaml') ?? ''), json)
  assert.deepEqual(Object.keys(json.paths), ['/letters', '/secret'])
  assert.deepEqual(Object.keys(json.paths['/letters']), ['parameters', 'post'])
  for (const path of ['docs/api/index.html', 'docs/api.md'])
    for (const name of ['json', 'yaml'])
      assert.match(files.get(path) ?? '', new RegExp(`/base/docs/api/openapi\\.${name}["\\)]`))
  for (const path of ['sitemap.xml', 'llms.txt']) assert.doesNotMatch(files.get(path) ?? '', /openapi\.(?:json|yaml)/)
})

test('a protected reference serves none, and no file may stand in the place of one', async () => {
  const { files } = await build({ 'docs/api.md': page('openapi: main\nbeta_feature: radar\n') })
  assert.deepEqual(
    [...files.keys()].filter((path) => /openapi/.test(path)),
    [],
  )
  assert.doesNotMatch(files.get('docs/api/index.html') ?? '', /openapi\.json/)
  const { codes } = await build({ 'docs/api.md': page('openapi: main\n'), 'docs/api/openapi.json': '{}' })
  assert.deepEqual(codes, ['SP7018'])
})

test('versions are texts, whether quotes are around them or not, and that of OpenAPI is whole', () => {
  const versions = [
    ['3.1', '1.10', '3.1.0', '1.10'],
    ['3.0', '2.0', '3.0.0', '2.0'],
    ["'3.1'", "'1'", '3.1.0', '1'],
    ['3.0.3', '1e3', '3.0.3', '1e3'],
    ['3.1.1', '2024-01-01', '3.1.1', '2024-01-01'],
  ] as const
  for (const [openapi, version, shownOpenapi, shownVersion] of versions) {
    const yaml = `info: { title: T, version: ${version} }\nopenapi: ${openapi}\npaths: { /a: { get: { operationId: a, ${ok} } } }\n`
    const { document } = documentOf({ 'main.yaml': yaml })
    assert.deepEqual([document.openapi, document.info], [shownOpenapi, { title: 'T', version: shownVersion }])
  }
  const json =
    '{"openapi": "3.1.0", "info": {"title": "T", "version": 2.0}, "paths": {"/a": {"get": {"responses": {}}}}}'
  assert.equal(documentOf({ 'main.json': json }).document.info.version, '2.0')
})

test('an object that an extension of a path holds is no operation', () => {
  const main = `${head}paths: { /a: { x-gateway: { responses: {} }, get: { operationId: read, ${ok} } } }\n`
  const sources = [{ path: 'content/data/openapi/main.yaml', text: main }]
  const view = readData(sources, testConfig).value.specifications.byName.get('main')
  assert.deepEqual([...(view?.operations.keys() ?? [])], ['read'])
  assert.deepEqual(Object.keys(documentOf({ 'main.yaml': main }).document.paths['/a']), ['get'])
})
