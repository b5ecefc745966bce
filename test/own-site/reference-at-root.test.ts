import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const specification = `openapi: 3.1.0
info: { title: Nets, version: '1' }
servers: [{ url: 'https://api.gannet.example' }]
paths:
  /nets:
    post:
      operationId: create
      summary: Make a net
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Net' } } } }
      responses: { '200': { description: Ok, links: { all: { operationId: ListNets } } } }
    get: { operationId: ListNets, summary: List nets, responses: { '200': { description: Ok } } }
components: { schemas: { Net: { type: object, properties: { name: { type: string } } } } }
`

const site = (products: object = {}) =>
  pipelineOf(
    memoryContent({
      'content/site.yaml': JSON.stringify({
        url: 'https://gannet.example/a/b',
        brand: { key: 'gannet', name: 'Gannet' },
        products,
      }),
      'content/data/openapi/nets.yaml': specification,
      'content/pages/index.md': '---\ntitle: Nets\nopenapi: nets\ngroup: tag\n---\n\nSee [one](/create).\n',
    }),
  )

test('a reference that is the first page of its site has its operations directly below', async () => {
  const pipeline = site()
  assert.deepEqual(pipeline.report().diagnostics, [])
  const files = await filesOf(pipeline)
  assert.ok(files.has('create/index.html'), [...files.keys()].join('\n'))
  assert.ok(files.has('list-nets/index.html') && files.has('openapi.json'))
  assert.match(files.get('index.html') ?? '', /href="\/a\/b\/create"/)
  const written = [...files].filter(([path]) => /\.(html|md|xml|txt|json)$/.test(path))
  const doubled = written.filter(
    ([path, text]) => path.includes('//') || /["(]\/\/(?:create|list-nets|schemas|tags)/.test(text),
  )
  assert.deepEqual(
    doubled.map(([path]) => path),
    [],
  )
  assert.match(files.get('create.md') ?? '', /\[`ListNets`\]\(\/a\/b\/list-nets\)/)
  assert.match(files.get('schemas/net.md') ?? '', /Used by:\n\n- POST \[Make a net\]\(\/a\/b\/create\)/)
  const { paths } = JSON.parse(files.get('openapi.json') ?? '{}')
  assert.deepEqual(Object.keys(paths['/nets']), ['post', 'get'])
})

test('an icon of a product that nobody draws is a warning with the nearest', () => {
  const [found, ...others] = site({ nets: { label: 'Nets', icon: 'documnt', path: '/create' } }).report().diagnostics
  assert.deepEqual(others, [])
  assert.deepEqual([found?.code, found?.severity, found?.hint], ['SP1261', 'warning', 'Did you mean `document`?'])
  assert.equal(found?.file, 'content/site.yaml')
  const far = site({ nets: { label: 'Nets', icon: 'playback', path: '/create' } }).report().diagnostics
  assert.match(far[0]?.hint ?? '', /^The names most like it are (?:`[\w-]+`, ){4}`[\w-]+`\.$/)
  assert.match(far[0]?.hint ?? '', /are `play`,/)
})
