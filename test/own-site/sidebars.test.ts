import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MenuItem } from '../../compiler/model/theme.ts'
import { gannetOf, settings } from './gannet.ts'

type Files = Readonly<Record<string, string>>

const sidebar = (title: string, path?: string) =>
  `title: ${title}\n${path === undefined ? '' : `path: ${path}\n`}entries: [{ link: { title: Out, link: https://a.example } }]\n`

const titleAt = (files: Files, route: string) => gannetOf(files).render.placed(route).sidebar?.title ?? null

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
  const codes = gannetOf(files)
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
  const site = gannetOf(files)
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
  assert.equal(gannetOf({ ...files, 'site.yaml': settings }).render.placed('/nests/build').sidebar, null)
})

test('`sidebar: auto` names no folder after a page of it that is hidden', () => {
  const at = (name: string, head: string) => ({ [`pages/nests/${name}.md`]: `---\n${head}---\n# Page` })
  const hidden = { ...at('index', 'beta_feature: true\n'), ...at('in-trees/index', 'draft: true\n') }
  const files = { 'site.yaml': `${settings}sidebar: auto\n`, ...hidden, ...at('in-trees/oak', '') }
  const { sidebar } = gannetOf(files).render.placed('/nests/in-trees/oak')
  assert.deepEqual(
    [sidebar?.title, listed(sidebar?.items ?? [])],
    ['Nests', [['In Trees', 'Page /nests/in-trees/oak']]],
  )
})

test('the page of a folder has the sidebar that the pages in it have; one that is alone there has that of all', () => {
  const files = {
    'site.yaml': `${settings}sidebar: auto\n`,
    'pages/docs/index.md': '# Home',
    'pages/docs/nests/index.md': '# Nests',
    'pages/docs/nests/build.md': '# Build',
    'pages/docs/eggs.md': '# Eggs',
    'pages/docs/eggs/colours.md': '# Colours',
    'pages/docs/alone/index.md': '# Alone',
    'pages/docs/about.md': '# About',
  }
  assert.deepEqual(
    ['/docs', '/docs/nests', '/docs/nests/build', '/docs/eggs', '/docs/alone', '/docs/about'].map((route) =>
      titleAt(files, route),
    ),
    ['Home', 'Nests', 'Nests', 'Eggs', 'Home', 'Home'],
  )
})

test('titles of one order stand as people look them up, whatever their letters and numbers', () => {
  const titles = ['Step 10', 'npm', 'Zoo', 'Äpfel', 'Step 9', 'apples', 'Birds']
  const pages = titles.map((title, at) => [`pages/${at}.md`, `# ${title}`])
  const site = gannetOf({ 'site.yaml': `${settings}sidebar: auto\n`, ...Object.fromEntries(pages) })
  assert.deepEqual(
    (site.render.placed('/0').sidebar?.items ?? []).map(({ name }) => name),
    ['Äpfel', 'apples', 'Birds', 'npm', 'Step 9', 'Step 10', 'Zoo'],
  )
})

const specification = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Nests', version: '1' },
  tags: [{ name: 'Eggs' }, { name: 'Nests' }],
  paths: {
    '/nests': {
      get: { operationId: 'ListNests', tags: ['Nests'], responses: { 200: { description: 'All' } } },
      post: { operationId: 'BuildNest', tags: ['Nests'], responses: { 200: { description: 'Built' } } },
    },
    '/eggs': { delete: { operationId: 'DropEggs', tags: ['Eggs'], responses: { 200: { description: 'Gone' } } } },
  },
})
const reference = {
  'data/openapi/nests.json': specification,
  'pages/docs/nests/index.md': '# Nests',
  'pages/docs/nests/api.md': '---\nopenapi: nests\ngroup: tag\n---\n# Nests API',
}
const operations = [
  ['Eggs', 'Drop eggs /docs/nests/api/drop-eggs'],
  ['Nests', 'List nests /docs/nests/api/list-nests', 'Build nest /docs/nests/api/build-nest'],
]
const badges = (items: readonly MenuItem[]): readonly unknown[] =>
  items.flatMap(({ badge, children = [] }) => [...(badge === undefined ? [] : [badge]), ...badges(children)])

test('operations stand by tag below the entry of their group page, and readers leaf from one to the next', () => {
  const navigation = {
    page: 'entries: [{ page: { title: API, path: /docs/nests/api/ } }, { page: { title: Last, path: /docs/nests } }]',
    folder: 'entries: [{ childSubsection: { subheading: API, path: /docs/nests/api, entries: [] } }]',
  }
  for (const [kind, entries] of Object.entries(navigation)) {
    const site = gannetOf({ ...reference, 'navigation/nests.yaml': `title: Nests\n${entries}\n` })
    const placed = site.render.placed('/docs/nests/api/list-nests')
    assert.equal(placed.sidebar?.title, 'Nests')
    assert.deepEqual(listed(placed.sidebar?.items ?? [])[0], ['API /docs/nests/api', ...operations], kind)
    assert.deepEqual(badges(placed.sidebar?.items ?? []), ['DELETE', 'GET', 'POST'])
    assert.deepEqual(
      [placed.previous?.path, placed.next?.path],
      ['/docs/nests/api/drop-eggs', '/docs/nests/api/build-nest'],
    )
    assert.equal(site.render.placed('/docs/nests/api').next?.path, '/docs/nests/api/drop-eggs')
  }
  const heading = gannetOf({ ...reference, 'navigation/api.yaml': 'title: API\npath: /docs/nests/api\nentries: []\n' })
  assert.deepEqual(listed(heading.render.placed('/docs/nests/api').sidebar?.items ?? []), operations)
})

test('without an entry of the group page its operations have a sidebar of their own, which no other page shows', () => {
  for (const files of [reference, { ...reference, 'navigation/nests.yaml': sidebar('Nests') }]) {
    const site = gannetOf(files)
    const placed = site.render.placed('/docs/nests/api/drop-eggs')
    assert.deepEqual([placed.sidebar?.title, placed.sidebar?.path], ['Nests API', '/docs/nests/api'])
    assert.deepEqual(listed(placed.sidebar?.items ?? []), operations)
    assert.deepEqual([placed.previous?.path, placed.next?.path], ['/docs/nests/api', '/docs/nests/api/list-nests'])
  }
  assert.deepEqual(
    ['/docs/nests/api', '/docs/nests'].map((route) => titleAt(reference, route)),
    ['Nests API', null],
  )
})

test('an operation that an author lists by hand stands where the author says, and a hidden one nowhere', () => {
  const byHand =
    'title: Nests\nentries:\n  - page: { title: Drop, path: /docs/nests/api/drop-eggs }\n  - page: { title: API, path: /docs/nests/api }\n'
  const site = gannetOf({ ...reference, 'navigation/nests.yaml': byHand })
  assert.deepEqual(listed(site.render.placed('/docs/nests/api').sidebar?.items ?? []), [
    'Drop /docs/nests/api/drop-eggs',
    ['API /docs/nests/api', operations[1]],
  ])
  const hidden = gannetOf({
    ...reference,
    'pages/docs/nests/api.md': '---\nopenapi: nests\ngroup: tag\nbeta_feature: true\n---\n# Nests API',
  })
  assert.equal(hidden.render.placed('/docs/nests/api/drop-eggs').sidebar, null)
})

test('error pages stand below the entry of the list of errors, by thousands where there are many, and are leafed through', () => {
  const files = (codes: readonly number[]) => ({
    'pages/docs/index.md': '# Home',
    'data/errors.json': JSON.stringify(codes.map((code) => ({ code, message: `No ${code}`, log_level: 'ERROR' }))),
  })
  const few = gannetOf(files([300, 20001])).render.placed('/docs/api/errors/300')
  assert.deepEqual([few.sidebar, few.previous, few.next?.path], [null, null, '/docs/api/errors/20001'])
  const many = gannetOf({
    ...files([20001, ...Array.from({ length: 30 }, (_, at) => at)]),
    'navigation/api.yaml':
      'title: API\npath: /docs/api\nentries: [{ page: { title: Codes, path: /docs/api/errors } }]\n',
  }).render.placed('/docs/api/errors/29')
  assert.deepEqual(
    many.sidebar?.items[0]?.children?.map(({ name, children = [] }) => [name, children.length, children.at(-1)?.name]),
    [
      ['0–999', 30, '29 No 29'],
      ['20000–20999', 1, '20001 No 20001'],
    ],
  )
  assert.equal(many.next?.path, '/docs/api/errors/20001')
})

test('a sidebar that is made from folders has what data lists, also where no page there has a file', () => {
  const site = gannetOf({
    'site.yaml': `${settings}sidebar: auto\n`,
    'pages/docs/index.md': '# Home',
    'pages/docs/nests/index.md': '# Nests',
    'pages/docs/nests/api.md': '---\nopenapi: nests\ngroup: tag\n---\n# Nests API',
    'data/openapi/nests.json': specification,
    'data/errors.json': JSON.stringify([{ code: 300, message: 'Lost', log_level: 'ERROR' }]),
  })
  const itemsAt = (route: string) => listed(site.render.placed(route).sidebar?.items ?? [])
  const errors = ['Error codes /docs/api/errors', '300 Lost /docs/api/errors/300']
  assert.deepEqual(itemsAt('/docs/api/errors/300'), [errors])
  assert.deepEqual(itemsAt('/docs/nests/api'), [['Nests API /docs/nests/api', ...operations]])
  assert.deepEqual(itemsAt('/docs')[0], ['API', errors])
  const none = gannetOf({ 'site.yaml': `${settings}sidebar: auto\n`, 'pages/docs/index.md': '# Home' })
  assert.deepEqual(none.render.placed('/docs').sidebar?.items, [])
})

test('a navigation file with a fault is not said to be unused besides: its path may be what is wrong', () => {
  const codesOf = (text: string) =>
    gannetOf({ 'pages/docs/index.md': '# Home', 'navigation/nests.yaml': text })
      .site.report()
      .diagnostics.map(({ code }) => code)
  assert.ok(codesOf(sidebar('Nests', '/docs/nests')).includes('SP5104'))
  const faulty = codesOf(sidebar('Nests').replace('entries', 'path: docs\nentries'))
  assert.ok(faulty.length > 0 && !faulty.includes('SP5104'), faulty.join())
})
