import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadFastParser } from '../../bin/services/fast-parser.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

/** Sentences with code and links alone take no parser. */
const text = 'Places a *new* `call`, see [voice](/docs).'
const html = '\n```html\n<p class="note">\n```\n'
const content = memoryContent({
  'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
  'content/pages/docs/index.md': '---\ntitle: Calls\nopenapi: calls\n---\n\nText.\n',
  'content/pages/docs/code.mdx': `---\ntitle: Code\n---\n\n<Callout variant="info">\n${html}\n</Callout>\n`,
  'content/data/openapi/calls.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Calls', version: '1' },
    paths: {
      '/calls': { post: { operationId: 'placeCall', description: text, responses: { 200: { description: 'OK' } } } },
    },
  }),
})

test('the fast parser reads the texts of data and Markdown forms, and pages are the same without it', async () => {
  const fast = await loadFastParser()
  if (fast === null) return
  const given: string[] = []
  const forms: string[] = []
  const counted: typeof fast = (source, syntax) => {
    given.push(source)
    if (syntax.format === 'md' && source.includes('class="note"')) forms.push(source)
    return fast(source, syntax)
  }
  const both = await filesOf(pipelineOf(content, { mode: 'build', fast: counted }))
  assert.ok(given.includes(text))
  // Code with tags makes a form be read once more.
  assert.equal(forms.length, 1)
  assert.match([...both.values()].join('\n'), /Places a <em>new<\/em> <code>call<\/code>, see <a href="\/docs"/)
  assert.deepEqual(both, await filesOf(pipelineOf(content, { mode: 'build', fast: null })))
})
