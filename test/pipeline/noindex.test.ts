import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const content = memoryContent({
  'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
  'content/pages/docs/index.md': '# Docs\n\nText.\n',
  'content/pages/docs/voice/index.md': '# Voice\n\nText.\n',
})
const isPage = (path: string) => path.endsWith('.html') && path !== '404.html'

test('a site to look at is listed by no search engine', async () => {
  const hidden = await filesOf(pipelineOf(content, { mode: 'build', noindex: true }))
  const pages = [...hidden].filter(([path]) => isPage(path))
  assert.ok(pages.length >= 2)
  for (const [path, html] of pages) assert.match(html, /<meta name="robots" content="noindex"/, path)
  assert.equal(hidden.get('robots.txt'), 'User-agent: *\nDisallow: /\n')
  assert.doesNotMatch(hidden.get('sitemap.xml') ?? '', /<loc>/)
  const shown = await filesOf(pipelineOf(content, { mode: 'build' }))
  for (const [path, html] of shown) if (path.startsWith('docs/')) assert.doesNotMatch(html, /noindex/, path)
  assert.match(shown.get('robots.txt') ?? '', /^User-agent: \*\nAllow: \/\n/)
})
