import { equal, notEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { isNews } from '../../compiler/search/news.ts'
import { recordOf, type SearchedPage } from '../../compiler/search/search-record.ts'
import { indexOf, readerOf, searchOf, servedFrom } from './indexed.ts'

const headingsOf = (values: readonly string[], depth: 2 | 3 = 2) => values.map((value) => ({ id: value, depth, value }))

test('notes on releases and moves between versions are news', () => {
  for (const values of [
    ['Upgrading', 'Version 1.6.1 (2024-08-30)', 'Version 1.6.0', 'Version 1.5.3-rc.1 (2023-09-18)'],
    ['[2.0.0] - 2024-05-01', '1.9.1', 'v1.9'],
    ['May 12, 2024', '3 June 2024', '2024-07-01'],
  ])
    equal(
      isNews('What is new', [...headingsOf(values), ...headingsOf(['Fixed', 'Added', 'Themes'], 3)]),
      true,
      values[1],
    )
  for (const title of ['V5 Migration Guide', 'Upgrading from 2.x', 'Migration auf 3', '2.0 への移行'])
    equal(isNews(title, []), true, title)
})

test('numbered chapters, few versions and other moves are none', () => {
  equal(isNews('Setup', headingsOf(['1.1 Install', '1.2. Set up a project', '2.1 Run', '2.2 Deploy'])), false)
  equal(isNews('Long-term support', headingsOf(['1.0', '2.0'])), false)
  equal(isNews('Browsers', headingsOf(['1.0', '2.0', '3.0', 'How', 'Why', 'When', 'Where'])), false)
  for (const title of ['Migrations', 'Migrate a database', 'HTTP/2', 'Upgrade your plan'])
    equal(isNews(title, []), false)
})

test('a long line is looked at no further', () => {
  const long = ['-', '1', 'x'].map((sign) => `1.1${sign.repeat(1_000_000)}!x`)
  equal(isNews(long.join(''), headingsOf([...long, '1.0', '1.1'])), false)
})

const page = (route: string, title: string, headings: readonly string[]): SearchedPage => ({
  route,
  title,
  description: '',
  tags: ['acme'],
  enablement: false,
  kind: 'guide',
  product: null,
  names: [],
  isNews: isNews(title, headingsOf(headings)),
  headings: headingsOf(headings),
  anchors: [],
})

test('the page about a thing goes before the one that tells when it changed, which is found by its own name', async () => {
  const versions = ['Version 3.1', 'Version 3.0', 'Version 2.9']
  const entries = ['The lantern theme', 'The lantern command', 'Themes']
  const news = page('/docs/releases', 'Release notes', versions)
  const markdown = versions.map(
    (one, at) => `## ${one}\n\n### ${entries[at]}\n\nThe lantern theme is faster. Lantern!\n`,
  )
  const theme = page('/docs/themes', 'Choose a look', ['lantern', 'Others'])
  const records = [
    recordOf(news, `# Release notes\n\n${markdown.join('\n')}`, ''),
    recordOf(theme, '# Choose a look\n\n## lantern\n\nA theme with two colours.\n\n## Others\n\nMore.\n', ''),
  ]
  const { entry, files } = indexOf(records)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  const firstOf = async (query: string) => (await searchOf('acme').search(query, 0)).hits[0]?.url ?? ''
  notEqual((await firstOf('lantern theme')).startsWith('/docs/releases'), true)
  equal((await firstOf('release notes')).startsWith('/docs/releases'), true)
})
