import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gannetOf } from './gannet.ts'

test('an entry with a query or an anchor is no page of its own on the way from page to page', () => {
  const files = {
    'pages/docs/nests/index.md': '# Nests',
    'pages/docs/nests/oak.md': '# Oak\n\n## High',
    'pages/docs/nests/elm.md': '# Elm',
    'navigation/nests.yaml': `title: Nests
entries:
  - page: { title: Oak, path: /docs/nests/oak }
  - page: { title: High, path: '/docs/nests/oak#high' }
  - page: { title: Young, path: '/docs/nests/oak?age=1' }
  - page: { title: Elm, path: '/docs/nests/elm?age=1' }
`,
  }
  const { render } = gannetOf(files)
  const oak = render.placed('/docs/nests/oak')
  assert.deepEqual([oak.previous?.path, oak.next?.path], [undefined, '/docs/nests/elm'])
  assert.equal(render.placed('/docs/nests/elm').previous?.path, '/docs/nests/oak')
})

test('the page that a sidebar leads to itself goes by its own title, the others by those of their entries', () => {
  const { render } = gannetOf({
    'pages/docs/nests/index.md': '# How to build nests',
    'pages/docs/nests/oak.md': '# Nests in oaks',
    'pages/docs/nests/elm.md': '# Nests in elms',
    'navigation/nests.yaml': `title: Contents
path: /docs/nests
entries:
  - page: { title: Oak, path: /docs/nests/oak }
  - page: { title: Elm, path: /docs/nests/elm }
`,
  })
  assert.equal(render.placed('/docs/nests/oak').previous?.title, 'How to build nests')
  assert.equal(render.placed('/docs/nests/elm').previous?.title, 'Oak')
  assert.deepEqual(
    render.placed('/docs/nests/oak').breadcrumbs.map(({ title }) => title),
    ['How to build nests'],
  )
})
