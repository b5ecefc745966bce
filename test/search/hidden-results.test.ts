import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

test('a result that leads to a protected page is in no index; another one of the site is', () => {
  const own = (path: string) => `https://docs.acme.example/base${path}`
  const urls = [own('/secret'), own('/secret#more'), own('/former'), own('/open'), 'https://other.example']
  const pipeline = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://docs.acme.example/base\nbrand: { key: acme, name: Acme }\n',
      'content/data/search-results.yaml': urls.map((url) => `- { title: Result, url: '${url}' }\n`).join(''),
      'content/pages/index.md': '# Start\n\nText\n',
      'content/pages/open.md': '# Open\n\nText\n',
      'content/pages/secret.md':
        '---\nbeta_feature: radar\nredirect_from: /former\n---\n\n# Secret\n\n## More\n\nText\n',
    }),
    { mode: 'build' },
  )
  assert.deepEqual(
    pipeline.search.external().map(({ route }) => route),
    [own('/open'), 'https://other.example'],
  )
  const told = pipeline.site.report().diagnostics.map(({ code, file }) => `${code} ${file}`)
  assert.deepEqual(told, Array(3).fill('SP4006 content/data/search-results.yaml'))
})
