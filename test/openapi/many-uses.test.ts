import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const count = 62
const schema = { type: 'object', properties: { next: { $ref: '#/components/schemas/Net' } } }
const operation = (at: number) => ({
  operationId: `get${at}`,
  responses: {
    200: { description: 'Ok', content: { 'application/json': { schema: { $ref: '#/components/schemas/Net' } } } },
  },
})
const specification = {
  openapi: '3.1.0',
  info: { title: 'Nets', version: '1' },
  servers: [{ url: 'https://api.gannet.example' }],
  paths: Object.fromEntries(Array.from({ length: count }, (_, at) => [`/nets/${at}`, { get: operation(at) }])),
  components: { schemas: { Net: schema } },
}

test('the page of a schema that many operations use names the first of them, in both of its forms', async () => {
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
        'content/data/openapi/nets.json': JSON.stringify(specification),
        'content/pages/docs/nets.md': '---\nopenapi: nets\n---\n\n# Nets\n',
      }),
    ),
  )
  const [html, markdown] = ['/index.html', '.md'].map((end) => files.get(`docs/nets/schemas/net${end}`) ?? '')
  const uses = /class="ref-uses">(.*?)<\/div>/s.exec(html ?? '')?.[1] ?? ''
  assert.equal([...uses.matchAll(/<a href="\/docs\/nets\/get\d+">/g)].length, 60)
  assert.match(uses, /And 2 more\./)
  const listed =
    /Used by:\n\n((?:- GET \[.*\]\(\/docs\/nets\/get\d+\)\n)+)\nAnd 2 more\./.exec(markdown ?? '')?.[1] ?? markdown
  assert.equal(listed?.trim().split('\n').length, 60, listed)
})
