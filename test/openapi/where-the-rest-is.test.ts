import { doesNotMatch, match } from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

/** Far more than a page has room for, in objects without names. */
const letter = {
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `part_${index}`,
      {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [
            `line_${at}`,
            { type: 'string', description: 'Words of the letter.' },
          ]),
        ),
      },
    ]),
  ),
}
const specification = {
  openapi: '3.1.0',
  info: { title: 'Letters', version: '1' },
  servers: [{ url: 'https://api.acme.example' }],
  paths: {
    '/letters': {
      post: {
        operationId: 'send',
        summary: 'Send',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Letter' } } } },
        responses: { 200: { description: 'Ok' } },
      },
    },
  },
  components: { schemas: { Letter: letter } },
}

test('what has no room and no name leads to the page of the schema that it is written in, which does not lead to itself', async () => {
  const pipeline = pipelineOf(
    memoryContent({
      'content/site.yaml': JSON.stringify({ url: 'https://acme.example', brand: { key: 'acme', name: 'Acme' } }),
      'content/data/openapi/letters.json': JSON.stringify(specification),
      'content/pages/docs/letters.md': '---\ntitle: Letters\nopenapi: letters\n---\n\nAll of them.\n',
    }),
  )
  const files = await filesOf(pipeline)
  const [operation = '', schema = ''] = ['send', 'schemas/letter'].map((path) => files.get(`docs/letters/${path}.md`))
  match(operation, /`part_11` \| `object` \| See \[Letter\]\(\/docs\/letters\/schemas\/letter\) for the rest\. \|/)
  doesNotMatch(operation, /too large for this page/)
  match(schema, /`part_11` \| `object` \| What is inside is too large for this page; the specification has it\. \|/)
  doesNotMatch(schema, /for the rest/)
  match(
    files.get('docs/letters/send/index.html') ?? '',
    /See <a href="\/docs\/letters\/schemas\/letter">Letter<\/a> for/,
  )
  doesNotMatch(files.get('docs/letters/schemas/letter/index.html') ?? '', /for the rest/)
})
