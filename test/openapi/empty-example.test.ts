import { match } from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const schema = { type: 'object', properties: { Name: { type: 'string' } } }
const examples = { bare: { value: {} }, named: { value: { Name: 'Ida' } } }
const send = {
  operationId: 'send',
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema, examples } } },
  responses: { 204: { description: 'Done' } },
}

test('an example of a form without fields says that it is empty', async () => {
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
        'content/data/openapi/a.json': JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'A', version: '1' },
          paths: { '/a': { post: send } },
        }),
        'content/pages/docs/a.mdx': '# A\n\n<ApiOperation spec="a" operationId="send" />\n',
      }),
    ),
  )
  match(
    files.get('docs/a/index.html') ?? '',
    /data-tab-title="bare">bare<\/p>.{0,120}<p class="ref-elsewhere">Empty\.<\/p>/,
  )
  match(files.get('docs/a.md') ?? '', /Example \(bare\):\n\nEmpty\.\n\nExample \(named\):\n\n```\nName=Ida\n```/)
})
