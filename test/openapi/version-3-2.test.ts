import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const specification = `openapi: 3.2.0
$self: https://acme.example/kites.yaml
info: { title: Kites, version: '1', summary: All about kites., description: Made to fly. }
servers: [{ url: https://api.acme.example, name: production }]
tags:
  - { name: sky, summary: All that flies }
  - { name: kites, summary: Kites, parent: sky }
  - { name: windy, summary: Needs wind, kind: badge }
  - { name: pilots, kind: audience }
paths:
  /kites:
    query:
      operationId: queryKites
      tags: [windy, pilots, kites, windy]
      summary: Query kites
      requestBody: { content: { application/json: { schema: { type: object, properties: { colour: { type: string } } } } } }
      responses: { '200': { summary: Those that fit, content: { application/jsonl: { $ref: '#/components/mediaTypes/Stream' } } } }
    get:
      operationId: listKites
      security: [{ device: [all] }]
      parameters:
        - { name: marks, in: cookie, required: true, style: cookie, schema: { type: array, items: { type: string } }, example: [a b, c] }
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
    post:
      operationId: sendKite
      callbacks:
        landed:
          '{$request.body#/url}':
            additionalOperations: { LAND: { summary: It is down, responses: { '204': { description: Seen } } } }
            put: { summary: It is up, responses: { '204': { description: Seen } } }
      tags: [sky]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { photo: { type: string, format: binary } } }
            encoding:
              photo:
                headers: { X-Angle: { description: Seen from, required: true, schema: { type: integer } } }
          multipart/mixed:
            itemSchema: { type: string }
            prefixEncoding: [{ contentType: text/csv }]
            itemEncoding:
              contentType: multipart/mixed
              encoding:
                note: { contentType: text/plain, headers: { X-Height: { $ref: '#/components/headers/Height' } } }
      responses:
        '200':
          description: The kite
          content: { application/json: { schema: { $ref: 'https://acme.example/kites.yaml#/components/schemas/Kite' } } }
    additionalOperations:
      COPY: { operationId: copyKite, summary: Copy a kite, responses: { '204': { description: Done } } }
components:
  schemas:
    Kite:
      oneOf: [{ $ref: '#/components/schemas/Delta' }, { $ref: '#/components/schemas/Box' }]
      discriminator: { propertyName: sort, mapping: { delta: Delta }, defaultMapping: Box }
    Delta: { type: object, properties: { sort: { type: string } } }
    Box: { type: object, properties: { cells: { type: integer } } }
  headers:
    Height: { schema: { type: integer } }
  mediaTypes:
    Filter: { schema: { type: object }, examples: { one: { dataValue: { a: 1, b: x y } } } }
    Stream: { itemSchema: { type: object, properties: { id: { type: string, description: Its number } } } }
  securitySchemes:
    device:
      type: oauth2
      deprecated: true
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
  assert.match(
    files.get('docs/api.md') ?? '',
    /### <a id="kites"><\/a>All that flies: Kites\n\n- \[Query kites\][\s\S]*`COPY \/kites`/,
  )
})

test('what a stream has of each item, and its examples as they are sent', () => {
  assert.match(
    page('query-kites'),
    /Those that fit\n\nEncoding type: `application\/jsonl`\n\nEach item:\n[\s\S]*Its number/,
  )
  assert.match(page('list-kites'), /Each item:\n[\s\S]*```\ndata: up\n\n```/)
  assert.match(files.get('docs/api/list-kites/index.html') ?? '', /Each item:[\s\S]*ref-properties/)
})

test('what a specification is about, and its description', () =>
  assert.match(files.get('docs/api.md') ?? '', /Text\.\n\nAll about kites\.\n\nMade to fly\.\n/))

test('a tag stands below its parent, whose title comes first', () => {
  const index = files.get('docs/api.md') ?? ''
  assert.match(index, /### All that flies\n\n- \[Send kite\][^\n]*\n\n### <a id="kites"><\/a>All that flies: Kites\n/)
  assert.match(files.get('docs/api/index.html') ?? '', /<h3 id="kites">All that flies: Kites<\/h3>/)
})

test('a badge stands beside an operation, and neither it nor an audience makes a group', () => {
  const index = files.get('docs/api.md') ?? ''
  assert.match(index, /### <a id="kites"><\/a>All that flies: Kites\n\n- \[Query kites\]/)
  assert.doesNotMatch(index, /wind|pilots/i)
  assert.match(page('query-kites'), /`QUERY \/kites`\n\nNeeds wind\n\n/)
  const head = files.get('docs/api/query-kites/index.html') ?? ''
  assert.match(head, /<div class="ref-head"><p><span class="badge badge-decorative">Needs wind<\/span> <\/p>/)
})

test('what is meant where a discriminator selects nothing', () => {
  assert.match(page('send-kite'), /One of, by `sort` \(Otherwise: `Box`\): `delta`, `Box`\./)
  assert.match(
    files.get('docs/api/send-kite/index.html') ?? '',
    /One of, by[\s\S]{1,80}sort[\s\S]{1,40}\(Otherwise: Box\)/,
  )
})

test('callbacks of any method', () =>
  assert.match(page('send-kite'), /`PUT \{\$request[\s\S]*It is up[\s\S]*`LAND \{\$request[\s\S]*It is down/))

test('headers of a part of a form', () => {
  assert.match(
    page('send-kite'),
    /`photo`: Headers\n\n[^\n]*\n[^\n]*\n[^\n]*`X-Angle` \| `integer` \| required \| Seen from \|/,
  )
  assert.match(files.get('docs/api/send-kite/index.html') ?? '', /photo: 1 header[\s\S]*X-Angle[\s\S]*Seen from/)
})

test('how parts of a list are sent: the first ones by their places, all others together', () => {
  assert.match(
    page('send-kite'),
    /- `0` is sent as `text\/csv`\n- `items` is sent as `multipart\/mixed`\n- `items\.note` is sent as `text\/plain`/,
  )
  assert.match(page('send-kite'), /`items\.note`: Headers\n\n[^\n]*\n[^\n]*\n[^\n]*`X-Height` \| `integer` \|/)
})

test('a query as one value, servers by name, and signing in by a device', () => {
  const text = page('list-kites')
  assert.match(text, /### <a id="[^"]*"><\/a>Query string\n[\s\S]*`filter` \| `object` \| required \|/)
  assert.match(text, /curl 'https:\/\/api\.acme\.example\/kites\?a=1&b=x%20y' \\\n {2}-b 'marks=a b; marks=c'/)
  assert.match(text, /Written as: `marks=a; marks=b`/)
  assert.match(text, /OAuth 2\.0 \(all\) \(deprecated\)/)
  assert.match(text, /`https:\/\/api\.acme\.example`: production/)
  assert.match(text, /Device authorization: authorize at `https:\/\/acme\.example\/device`, token from/)
  assert.match(text, /Configuration at `https:\/\/acme\.example\/\.well-known\/oauth`/)
})

test('the published description has all of it where it was', () => {
  const document = JSON.parse(files.get('docs/api/openapi.json') ?? '')
  assert.equal(document.openapi, '3.2.0')
  assert.deepEqual(
    document.tags.map(({ name }: { name: string }) => name),
    ['sky', 'kites', 'windy', 'pilots'],
  )
  assert.deepEqual(Object.keys(document.paths['/kites']), ['query', 'get', 'post', 'additionalOperations'])
  assert.equal(document.components.schemas.Kite.discriminator.defaultMapping, '#/components/schemas/Box')
  assert.deepEqual(Object.keys(document.components.mediaTypes), ['Filter', 'Stream'])
  assert.deepEqual(document.components.headers, { Height: { schema: { type: 'integer' } } })
})
