import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { mkDocsNav } from '../../bin/services/init/sidebar/mkdocs-nav.ts'
import { sidebarFile } from '../../bin/services/init/sidebar/sidebar-file.ts'
import { loadNavigation } from '../../compiler/data/navigation.ts'
import { timedGrowth } from '../growth/timed-growth.ts'

const files = ['about/b.md', 'about/index.md', 'guide/a.md', 'guide/deep/README.md', 'guide/deep/x.md', 'index.md']

/** Pages are called by their paths. */
const pageOf = (path: string) =>
  files.includes(path) ? { route: `/${path.slice(0, -'.md'.length)}`, title: `Title of ${path}` } : null

/** @returns the entries as the tool reads them */
function entriesOf(settings: string): unknown {
  const nav = mkDocsNav(settings, files)
  const file =
    nav === null ? null : sidebarFile({ name: 'contents', title: 'Contents', path: '/' }, nav.chapters, pageOf)
  if (file === null) return null
  const { value, diagnostics } = loadNavigation([{ path: file.path, text: `${file.content}` }])
  deepEqual(diagnostics, [])
  return value[0]?.tree.entries
}

const page = (title: string, path: string) => ({ page: { title, path } })

test('nav of MkDocs is the sidebar: titles, pages called as they are, sections, links, and pages of sections', () => {
  const settings = `site_name: !ENV [NAME, 'A']
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
      slugify: !!python/object/apply:pymdownx.slugs.slugify { kwds: { case: lower } }
nav:
  - Home: ./index.md
  - "Yes: A": 'guide/a.md'
  - about/b.md
  - Gone: gone.md
  - Guide:
      - guide/deep/README.md
      - Inside: [guide/deep/x.md, Empty: [], Nothing: ]
  - "":
      - about/index.md
      - about/b.md
  - Code: https://code.example/a/
  - https://code.example/b
  - !ENV PAGE
`
  deepEqual(entriesOf(settings), [
    page('Home', '/index'),
    page('Yes: A', '/guide/a'),
    page('Title of about/b.md', '/about/b'),
    {
      childSubsection: {
        subheading: 'Guide',
        path: '/guide/deep/README',
        entries: [
          { childSubsection: { subheading: 'Inside', entries: [page('Title of guide/deep/x.md', '/guide/deep/x')] } },
        ],
      },
    },
    {
      childSubsection: {
        subheading: 'Title of about/index.md',
        path: '/about/index',
        entries: [page('Title of about/b.md', '/about/b')],
      },
    },
    { link: { title: 'Code', link: 'https://code.example/a/' } },
    { link: { title: 'https://code.example/b', link: 'https://code.example/b' } },
  ])
})

test('pages that nav does not name one by one stand in the place for them', () => {
  const about = {
    childSubsection: {
      subheading: 'Title of about/index.md',
      path: '/about/index',
      entries: [page('Title of about/b.md', '/about/b')],
    },
  }
  const deep = {
    childSubsection: {
      subheading: 'Title of guide/deep/README.md',
      path: '/guide/deep/README',
      entries: [page('Title of guide/deep/x.md', '/guide/deep/x')],
    },
  }
  const entries = [
    { childSubsection: { subheading: 'All', entries: [page('Title of guide/a.md', '/guide/a'), deep] } },
    page('Home', '/index'),
    about,
  ]
  for (const place of ['guide/', 'guide/*', 'guide/**', '"... | guide/*"'])
    deepEqual(entriesOf(`nav:\n- All: ${place}\n- Home: index.md\n- ...\n`), entries, place)
  deepEqual(entriesOf('nav:\n- ...\n- About: about/\n- guide/*\n- guide/*\n'), [
    page('Title of index.md', '/index'),
    {
      childSubsection: {
        subheading: 'About',
        path: '/about/index',
        entries: [page('Title of about/b.md', '/about/b')],
      },
    },
    page('Title of guide/a.md', '/guide/a'),
    deep,
  ])
})

test('sections of the theme Material are headings, or stand at the top', () => {
  const nav = 'nav:\n- A: [index.md, B: guide/a.md]\n'
  const theme = (...features: string[]) => `theme: { name: material, features: [${features.join(', ')}] }\n${nav}`
  deepEqual(entriesOf(theme('navigation.sections')), [
    { subsection: { subheading: 'A', entries: [page('Title of index.md', '/index'), page('B', '/guide/a')] } },
  ])
  const folder = [{ childSubsection: { subheading: 'A', path: '/index', entries: [page('B', '/guide/a')] } }]
  deepEqual(entriesOf(theme('navigation.tabs', 'navigation.sections')), folder)
  deepEqual(entriesOf(`theme: material\n${nav}`), folder)
  equal(mkDocsNav(theme('navigation.tabs'), files)?.hasTabs, true)
  equal(mkDocsNav(nav, files)?.hasTabs, false)
})

test('settings without nav, or that are no settings, make no sidebar', () => {
  for (const text of [
    '',
    'site_name: A\n',
    'nav: a.md\n',
    'nav: {a: b}\n',
    '- nav\n',
    'nav: [a.md\n',
    'nav: [gone.md]\n',
    '\0',
  ])
    equal(entriesOf(text), null)
})

test('a long nav, and many places for other pages, are read', () => {
  const growth = timedGrowth((size) => {
    const paths = Array.from({ length: size }, (_, at) => `f${at % 100}/p${at}.md`)
    const places = paths.map((path) => `- ${path.slice(0, -3)}*\n`).join('')
    for (const text of [
      places,
      '- "... | a"\n'.repeat(size),
      `- "${'... |'.repeat(size)}"\n`,
      '- a: [b.md]\n'.repeat(size),
    ])
      mkDocsNav(`nav:\n${text}`, paths)
  }, 300)
  ok(growth < 20, String(growth))
})
