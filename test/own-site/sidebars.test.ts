import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MenuItem } from '../../compiler/model/theme.ts'
import { memoryContent, pipelineOf } from '../site.ts'

type Files = Readonly<Record<string, string>>

const settings = 'url: https://docs.gannet.example\nbrand: { key: gannet, name: Gannet }\n'

const siteOf = (files: Files) =>
  pipelineOf(
    memoryContent(
      Object.fromEntries(
        Object.entries({ 'site.yaml': settings, ...files }).map(([path, text]) => [`content/${path}`, text]),
      ),
    ),
  )

const sidebar = (title: string, path?: string) =>
  `title: ${title}\n${path === undefined ? '' : `path: ${path}\n`}entries: [{ link: { title: Out, link: https://a.example } }]\n`

const titleAt = (files: Files, route: string) => siteOf(files).render.placed(route).sidebar?.title ?? null

const listed = (items: readonly MenuItem[]): readonly unknown[] =>
  items.map(({ name, path = '', children }) =>
    children === undefined ? `${name} ${path}` : [`${name} ${path}`.trim(), ...listed(children)],
  )

test('a page has the sidebar that it names, else that of the nearest folder by path or name, else its product’s', () => {
  const files = {
    'pages/docs/index.md': '# Home',
    'pages/docs/nests/index.md': '# Nests',
    'pages/docs/nests/deep/er/a.md': '# A',
    'pages/docs/nests/deep/own.md': '---\nsidebar: eggs\n---\n# Own',
    'pages/docs/loose.md': '---\nproduct: nests\n---\n# Loose',
    'pages/docs/eggs/b.md': '# B',
    'pages/legal/terms.md': '# Terms',
    'navigation/nests.yaml': sidebar('Nests'),
    'navigation/deep.yaml': sidebar('Deep', '/docs/nests/deep/'),
    'navigation/eggs.yaml': sidebar('Eggs'),
    // It leads to a folder that has a sidebar of its own name.
    'navigation/also.yaml': sidebar('Also', '/docs/eggs'),
    'navigation/legal.yaml': sidebar('Legal'),
  }
  assert.deepEqual(
    [
      '/docs',
      '/docs/nests',
      '/docs/nests/deep/er/a',
      '/docs/nests/deep/own',
      '/docs/loose',
      '/docs/eggs/b',
      '/legal/terms',
    ].map((route) => titleAt(files, route)),
    [null, 'Nests', 'Deep', 'Eggs', 'Nests', 'Eggs', 'Legal'],
  )
  const codes = siteOf(files)
    .site.report()
    .diagnostics.map(({ code }) => code)
  assert.equal(codes.filter((code) => code === 'SP5104').length, 1)
  const all = { ...files, 'navigation/all.yaml': sidebar('All', '/docs') }
  assert.deepEqual(
    ['/docs', '/docs/nests/deep/er/a'].map((route) => titleAt(all, route)),
    ['All', 'Deep'],
  )
})

test('`sidebar: auto` makes one from folders and titles, by order, then by title', () => {
  const files = {
    'site.yaml': `${settings}sidebar: auto\n`,
    'pages/index.md': '# Start',
    'pages/zoo.md': '---\norder: 1\n---\n# Zoo',
    'pages/about.md': '# About',
    'pages/nests/index.md': '# All nests',
    'pages/nests/build.md': '# Build',
    'pages/nests/again.md': '---\norder: 2\n---\n# Keep',
    'pages/nests/draft.md': '---\ndraft: true\n---\n# Draft',
    'pages/nests/beta.md': '---\nbeta_feature: true\n---\n# Beta',
    'pages/nests/in-trees/oak.md': '# Oak',
    'pages/eggs/a.md': '# A',
    'navigation/eggs.yaml': sidebar('Eggs'),
  }
  const site = siteOf(files)
  const nests = site.render.placed('/nests/build')
  assert.equal(nests.sidebar?.title, 'All nests')
  assert.deepEqual(listed(nests.sidebar?.items ?? []), [
    'Keep /nests/again',
    'Build /nests/build',
    ['In Trees', 'Oak /nests/in-trees/oak'],
  ])
  assert.deepEqual([nests.previous?.path, nests.next?.path], ['/nests/again', '/nests/in-trees/oak'])
  assert.deepEqual(listed(site.render.placed('/about').sidebar?.items ?? []).slice(0, 2), ['Zoo /zoo', 'About /about'])
  assert.equal(site.render.placed('/eggs/a').sidebar?.title, 'Eggs')
  assert.equal(siteOf({ ...files, 'site.yaml': settings }).render.placed('/nests/build').sidebar, null)
})
