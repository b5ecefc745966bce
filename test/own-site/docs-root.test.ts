import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gannetOf } from './gannet.ts'

const errors = '- { code: 20003, message: No, log_level: ERROR }\n'

const homeOf = (files: Readonly<Record<string, string>>) => gannetOf(files).facts.plan().value.home

test('without pages/docs/ everything stands at the root: pages of data, products, enablement', () => {
  const site = gannetOf({
    'pages/index.md': '# Home\n\n::products-used{products="nests"}\n\nSee :error-code{code=20003}.',
    'pages/nests/index.md': '# Nests',
    'pages/enablement/start.md': '# Inside',
    'data/errors.yaml': errors,
  })
  assert.deepEqual(site.site.shownRoutes(), ['/', '/api/errors', '/api/errors/20003', '/enablement/start', '/nests'])
  assert.deepEqual(
    site.site.report().diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.equal(site.facts.facts('/nests')?.product, 'nests')
  assert.equal(site.render.placed('/enablement/start').enablement, true)
  assert.match(String(site.render.early('en').file.content), /"docsRoot":"\/"/)
})

test('with pages/docs/ they stand below /docs, whatever lies beside it', () => {
  const site = gannetOf({
    'pages/docs/index.md': '# Home',
    'pages/nests/index.md': '# Nests',
    'pages/enablement/start.md': '# Outside',
    'data/errors.yaml': errors,
  })
  assert.ok(site.site.shownRoutes().includes('/docs/api/errors/20003'))
  assert.equal(site.facts.facts('/nests')?.product, null)
  assert.equal(site.render.placed('/enablement/start').enablement, false)
})

test('/ leads to the root, else to the first page of the first navigation file, else to the first route', () => {
  const sidebar =
    'title: Nests\nentries:\n  - link: { title: Out, link: https://gannet.example }\n  - page: { title: B, path: /docs/b }\n'
  const pages = { 'pages/docs/b.md': '# B', 'pages/docs/a.md': '# A' }
  assert.equal(homeOf({ ...pages, 'pages/docs/index.md': '# Home', 'navigation/nests.yaml': sidebar }), '/docs')
  assert.equal(homeOf({ ...pages, 'navigation/nests.yaml': sidebar }), '/docs/b')
  assert.equal(homeOf(pages), '/docs/a')
  assert.equal(homeOf({ ...pages, 'pages/docs/a.md': '---\nbeta_feature: true\n---\n# A' }), '/docs/b')
  assert.equal(homeOf({ ...pages, 'pages/index.md': '# Start' }), null)
  assert.equal(homeOf({ 'pages/start.md': '# Start' }), '/start')
})
