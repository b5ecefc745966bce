import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { type PageUses, problemsOfPage } from '../../bin/services/preview/problems-of-page.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'

const at = (file: string, line: number | null = 1): Diagnostic => ({
  code: 'SP6003',
  severity: 'error',
  message: `Wrong in ${file}`,
  hint: null,
  related: [],
  file,
  line,
  column: line === null ? null : 1,
  endLine: line,
  endColumn: line === null ? null : 2,
})
const record = (line: number, old_path: string, dest_url: string) => ({
  old_path,
  dest_url,
  file: 'content/redirects.yaml',
  place: { line, column: 3, endLine: line, endColumn: 20 },
  destPlace: { line: line + 1, column: 3, endLine: line + 1, endColumn: 20 },
})
const redirects = [
  record(1, '/docs/old', '/docs/gone'),
  record(3, '/docs/{area}/guides/{rest*}', '/docs/voice#start'),
  record(5, '/docs/a.b', 'https://else.example/x'),
]

const findings = [
  at('content/site.yaml'),
  at('content/navigation/voice.yaml'),
  at('content/navigation/video.yml', null),
  at('content/data/errors.json'),
  at('content/data/errors/voice.yaml'),
  at('content/data/openapi/voice.yaml'),
  at('content/data/openapi/v2/video.json'),
  at('content/data/nonsense.yaml', null),
  at('content/redirects.yaml', 2),
  at('content/redirects.yaml', 3),
  at('content/redirects.yaml', 5),
  at('content/redirects.yaml', 9),
  at('content/pages/docs/other.md'),
  at('content/assets/redirects.yaml'),
  { ...at(''), file: null },
]
const page = (uses: Partial<PageUses>): PageUses => ({
  route: '/docs/elsewhere',
  sidebar: null,
  showsNavigation: true,
  kinds: new Set(),
  names: new Set(),
  links: [],
  ...uses,
})
const touched = (uses: Partial<PageUses>) =>
  problemsOfPage(findings, page(uses), redirects).flatMap(({ file, line }) => {
    const place = `${file}:${line}`.replace('content/', '')
    return everywhere.includes(place) ? [] : place
  })
const everywhere = ['site.yaml:1', 'redirects.yaml:9']

test('every page: site.yaml, and redirects that nobody can read', () => {
  deepEqual(
    problemsOfPage(findings, page({}), redirects).map(({ file, line }) => `${file}:${line}`.replace('content/', '')),
    everywhere,
  )
})

test('the sidebar of the page and no other', () => {
  deepEqual(touched({ sidebar: 'voice' }), ['navigation/voice.yaml:1'])
  deepEqual(touched({ sidebar: 'video' }), ['navigation/video.yml:null'])
})

test('a navigation file that can not be read: its own pages, and all that show no other', () => {
  const unread = new Set(['content/navigation/voice.yaml'])
  const shownOn = (uses: Partial<PageUses>) =>
    problemsOfPage(findings, page(uses), redirects, unread).some(({ file }) => file?.startsWith('content/navigation/'))
  deepEqual(shownOn({ showsNavigation: false }), true)
  deepEqual(shownOn({ sidebar: 'folder /docs', showsNavigation: false }), true)
  deepEqual(shownOn({ sidebar: 'voice', showsNavigation: false }), true)
  deepEqual(shownOn({ sidebar: 'other' }), false)
})

test('data that the page reads; of files with one record each the one that it names', () => {
  deepEqual(touched({ kinds: new Set(['errors']) }), ['data/errors.json:1', 'data/errors/voice.yaml:1'])
  deepEqual(touched({ kinds: new Set(['openapi']) }), [])
  deepEqual(touched({ kinds: new Set(['openapi']), names: new Set(['voice']) }), ['data/openapi/voice.yaml:1'])
  deepEqual(touched({ kinds: new Set(['openapi']), names: new Set(['v2/video']) }), ['data/openapi/v2/video.json:1'])
  deepEqual(touched({ names: new Set(['voice']) }), [])
  deepEqual(touched({ kinds: new Set(['openapi']), names: null }), [
    'data/openapi/voice.yaml:1',
    'data/openapi/v2/video.json:1',
  ])
})

test('redirects from the page, to it, and on the way of its links', () => {
  deepEqual(touched({ route: '/docs/old' }), ['redirects.yaml:2'])
  deepEqual(touched({ route: '/docs/gone' }), ['redirects.yaml:2'])
  deepEqual(touched({ route: '/docs/voice' }), ['redirects.yaml:3'])
  deepEqual(touched({ links: ['/docs/old/?a=1#b'] }), ['redirects.yaml:2'])
  for (const link of ['/docs/x/guides', '/docs/x/guides/a/b'])
    deepEqual(touched({ links: [link] }), ['redirects.yaml:3'])
  for (const link of ['/docs/x/y/guides/a', '/docs/older', '/docs/aXb', '#start'])
    deepEqual(touched({ links: [link] }), [])
  deepEqual(touched({ links: ['/docs/a.b'] }), ['redirects.yaml:5'])
})
