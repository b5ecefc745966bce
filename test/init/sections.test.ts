import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTopBar, sectionsOf } from '../../bin/services/init/sections.ts'

test('folders side by side are sections, entered by the page that one begins with', () => {
  const files = [
    'api/add.md',
    'api/overview.mdx',
    'client-sdks.md',
    'faq.md',
    'guide-book/deep/a.md',
    'guide-book/setup.md',
    'index.md',
    'rules.md',
    'rules/one.md',
    'zoo/b/index.md',
    'zoo/b/a.md',
  ]
  const sections = sectionsOf(files)
  assert.deepEqual(
    sections.map(({ label, file, isFolder }) => `${label} ${file} ${isFolder}`),
    [
      'API api/overview.mdx true',
      'Guide Book guide-book/setup.md true',
      'Rules rules.md true',
      'Zoo zoo/b/index.md true',
      'Client SDKs client-sdks.md false',
      'FAQ faq.md false',
    ],
  )
  assert.deepEqual(
    inTopBar(sections).map(({ label }) => label),
    ['API', 'Guide Book', 'Rules', 'Zoo'],
  )
})

test('below docs/ they are those of docs/; one alone is nothing to choose, and no more than six are shown', () => {
  assert.deepEqual(sectionsOf(['index.md', 'docs/index.md', 'docs/a/b.md']), [
    { label: 'A', file: 'docs/a/b.md', isFolder: true },
  ])
  assert.deepEqual(inTopBar(sectionsOf(['docs/a/b.md', 'docs/c.md'])), [])
  assert.equal(inTopBar(sectionsOf([...'abcdefgh'].map((folder) => `${folder}/x.md`))).length, 6)
})
