import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const inside = { type: 'object', properties: { colour: { type: 'string' } } }
const wide = {
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, inside])),
}
const answer = { description: 'See [the rules](/docs/rules).', content: { 'application/json': { schema: wide } } }
const specification = {
  openapi: '3.1.0',
  info: { title: 'Nets', version: '1' },
  servers: [{ url: 'https://api.gannet.example' }],
  paths: {
    '/nets': {
      post: {
        operationId: 'mend',
        parameters: [{ name: 'knot', in: 'query', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { mesh: inside } } } } },
        responses: Object.fromEntries([200, 201, 202, 400, 401, 409].map((code) => [code, answer])),
      },
    },
  },
}

const siteWith = (...parts: readonly string[]) =>
  pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
      'content/data/openapi/nets.json': JSON.stringify(specification),
      'content/pages/docs/nets.mdx': [
        '# Nets',
        ...parts.map((part) => `<OperationTable type="${part}" spec="nets" operationId="mend" />`),
      ].join('\n\n'),
    }),
  )

test('a part of an operation has the room of the page that the parts take which are not shown', async () => {
  const files = await filesOf(siteWith('parameters', 'requestBody'))
  const markdown = files.get('docs/nets.md') ?? ''
  assert.match(markdown, /`mesh\.colour`/)
  assert.match(markdown, /`knot`/)
  assert.doesNotMatch(markdown, /too large for this page/)
})

test('links of a part are checked on the pages that show it, not on those that show another', () => {
  const dead = (part: string) =>
    siteWith(part)
      .report()
      .diagnostics.filter(({ message }) => message.includes('/docs/rules')).length
  assert.deepEqual([dead('requestBody'), dead('responses')], [0, 1])
})
