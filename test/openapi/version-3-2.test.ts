import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const specification = `openapi: 3.2.0
info: { title: Kites, version: '1' }
servers: [{ url: https://api.acme.example, name: production }]
tags:
  - { name: sky, summary: All that flies }
  - { name: kites, summary: Kites, parent: sky }
paths:
  /kites:
    query:
      operationId: queryKites
      tags: [kites]
      summary: Query kites
      requestBody: { content: { application/json: { schema: { type: object, properties: { colour: { type: string } } } } } }
      responses: { '200': { summary: Those that fit, content: { application/jsonl: { $ref: '#/components/mediaTypes/Stream' } } } }
    get:
      operationId: listKites
      security: [{ device: [all] }]
      parameters:
        - name: filter
          in: querystring
          required: true
          content: { application/x-www-form-urlencoded: { $ref: '#/components/mediaTypes/Filter' } }
      responses:
        '200':
          description: One after the other
          content:
            text/event-stream:
              itemSchema: { type: object, properties: { data: { type: string } } }
              examples: { one: { dataValue: { data: up }, serializedValue: "data: up\\n" } }
    additionalOperations:
      COPY: { operationId: copyKite, summary: Copy a kite, responses: { '204': { description: Done } } }
components:
  mediaTypes:
    Filter: { schema: { type: object }, examples: { one: { dataValue: { a: 1, b: x y } } } }
    Stream: { itemSchema: { type: object, properties: { id: { type: string, description: Its number } } } }
  securitySchemes:
    device:
      type: oauth2
      oauth2MetadataUrl: https://acme.example/.well-known/oauth
      flows: { deviceAuthorization: { deviceAuthorizationUrl: https://acme.example/device, tokenUrl: https://acme.example/token, scopes: { all: All } } }
`

const pipeline = pipelineOf(
  memoryContent({
    'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
    'content/data/openapi/kites.yaml': specification,
    'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
    'content/pages/docs/api.md': '---\ntitle: API\nopenapi: kites\n---\n\nText.\n',
  }),
  { mode: 'build' },
)
const files = await filesOf(pipeline)
const page = (name: string) => files.get(`docs/api/${name}.md`) ?? ''

test('nothing of it is a mistake', () => assert.deepEqual(pipeline.site.report().diagnostics, []))

test('further methods are operations like others', () => {
  assert.match(page('query-kites'), /`QUERY \/kites`[\s\S]*curl -X QUERY 'https:\/\/api\.acme\.example\/kites'/)
  assert.match(page('copy-kite'), /`COPY \/kites`[\s\S]*curl -X COPY/)
  assert.match(files.get('docs/api.md') ?? '', /### Kites\n\n- \[Query kites\][\s\S]*`COPY \/kites`/)
})

test('what a stream has of each item, and its examples as they are sent', () => {
  assert.match(
    page('query-kites'),
    /Those that fit\n\nEncoding type: `application\/jsonl`\n\nEach item:\n[\s\S]*Its number/,
  )
  assert.match(page('list-kites'), /Each item:\n[\s\S]*```\ndata: up\n\n```/)
  assert.match(files.get('docs/api/list-kites/index.html') ?? '', /Each item:[\s\S]*ref-properties/)
})

test('a query as one value, servers by name, and signing in by a device', () => {
  const text = page('list-kites')
  assert.match(text, /### Query string\n[\s\S]*`filter` \| `object` \| required \|/)
  assert.match(text, /curl 'https:\/\/api\.acme\.example\/kites\?a=1&b=x%20y'/)
  assert.match(text, /`https:\/\/api\.acme\.example`: production/)
  assert.match(text, /Device authorization: authorize at `https:\/\/acme\.example\/device`, token from/)
  assert.match(text, /Configuration at `https:\/\/acme\.example\/\.well-known\/oauth`/)
})

test('the published description has all of it where it was', () => {
  const document = JSON.parse(files.get('docs/api/openapi.json') ?? '')
  assert.equal(document.openapi, '3.2.0')
  assert.deepEqual(
    document.tags.map(({ name }: { name: string }) => name),
    ['sky', 'kites'],
  )
  assert.deepEqual(Object.keys(document.paths['/kites']), ['query', 'get', 'additionalOperations'])
  assert.deepEqual(Object.keys(document.components.mediaTypes), ['Filter', 'Stream'])
})
