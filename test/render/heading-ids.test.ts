import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const written = (headings: readonly string[]) => `# Home\n\n${headings.join('\n\n')}\n`
const headings = {
  md: ['## Which requests to repeat {#which}', '## Same words {#same-words}', '### A `code` {#q"<q}', '## No id'],
  mdx: ['## Which requests to repeat {/* #which */}', '## Same words {/* #same-words */}', '> ## Quoted {/* #said */}'],
}

test('a heading keeps its own id in the Markdown form, where its words do not give it', async () => {
  const content = memoryContent({
    'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
    'content/pages/docs/index.md': written(headings.md),
    'content/pages/docs/calls.mdx': written(headings.mdx),
  })
  const files = await filesOf(pipelineOf(content, { mode: 'build' }))
  assert.equal(
    files.get('docs.md'),
    written([
      '## <a id="which"></a>Which requests to repeat',
      '## Same words',
      '### <a id="q&quot;&lt;q"></a>A `code`',
      '## No id',
    ]),
  )
  assert.equal(
    files.get('docs/calls.md'),
    written(['## <a id="which"></a>Which requests to repeat', '## Same words', '> ## <a id="said"></a>Quoted']),
  )
})
