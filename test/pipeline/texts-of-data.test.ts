import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadFastParser } from '../../bin/services/fast-parser.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const text = 'Places a `call`, see [voice](/docs).'
const content = memoryContent({
  'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
  'content/pages/docs/index.md': '---\ntitle: Calls\nopenapi: calls\n---\n\nText.\n',
  'content/data/openapi/calls.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Calls', version: '1' },
    paths: {
      '/calls': { post: { operationId: 'placeCall', description: text, responses: { 200: { description: 'OK' } } } },
    },
  }),
})

test('the fast parser reads the texts of data, and pages are the same without it', async () => {
  const fast = await loadFastParser()
  if (fast === null) return
  const given: string[] = []
  const counted: typeof fast = (source, ...more) => {
    given.push(source)
    return fast(source, ...more)
  }
  const both = await filesOf(pipelineOf(content, { mode: 'build', fast: counted }))
  assert.ok(given.includes(text))
  assert.match([...both.values()].join('\n'), /Places a <code>call<\/code>, see <a href="\/docs"/)
  assert.deepEqual(both, await filesOf(pipelineOf(content, { mode: 'build', fast: null })))
})
