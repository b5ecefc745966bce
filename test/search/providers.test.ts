import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteQuestion } from '../../bin/site/site-question.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { memoryContent, pipelineOf, textOf } from '../site.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nThe ferry waits.\n`

/** @returns paths of all files of a site with this search, and the HTML of a public and of an enablement page */
async function build(services: string) {
  const content = memoryContent({
    'content/site.yaml': `${siteYaml}services: ${services}\n`,
    'content/pages/docs/index.md': page('Docs'),
    'content/pages/docs/enablement/index.md': page('Sell'),
  })
  const pipeline = pipelineOf(content, { mode: 'build' })
  const files = new Map<string, string>()
  for await (const some of siteQuestion(pipeline).files())
    for (const { path, content } of some) files.set(path, textOf(content))
  const isSearch = (path: string) => /search/.test(path)
  const html = (path: string) => files.get(path) ?? assert.fail(`no ${path}`)
  return {
    search: [...files.keys()]
      .filter(isSearch)
      .map((path) => path.replace(/-[0-9A-Z]{8}(?=[./])/, '').split('/')[1] ?? path),
    pointer: files.get('search.json'),
    pages: [html('docs/index.html'), html('docs/enablement/index.html')].map((text) =>
      /data-widget="search"/.test(text),
    ),
    policy: html('_headers'),
  }
}

test('without a search there is no index, no script of it and no button', async () => {
  const none = await build('{ search: { provider: none } }')
  assert.deepEqual(none.search, [])
  assert.deepEqual(none.pages, [false, false])
  assert.doesNotMatch(none.policy, /wasm|algolia/)
})

test('each kind of pages has the search that the site gives it', async () => {
  const both = await build('{ search: { provider: static } }')
  assert.ok(both.search.includes('search.js') && both.search.includes('search.css'), both.search.join(' '))
  assert.deepEqual(both.pages, [true, true])
  const some = await build('{ search: { provider: none }, enablementSearch: { provider: static } }')
  assert.deepEqual(some.pages, [false, true])
  assert.equal(JSON.parse(some.pointer ?? '').search, null)
  assert.equal(JSON.parse(some.pointer ?? '').enablementSearch.at, '_assets/search-enablement/')
  const hosted = '{ provider: algolia, appId: A, apiKey: k, indexName: i }'
  const mixed = await build(`{ search: ${hosted}, enablementSearch: { provider: none } }`)
  assert.deepEqual(mixed.pages, [true, false])
  assert.equal(mixed.pointer, undefined)
  assert.match(mixed.policy, /https:\/\/a-dsn\.algolia\.net/)
})
