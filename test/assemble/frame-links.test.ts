import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinkGraph } from '../../compiler/assemble/check-links.ts'
import { checkFrameLink } from '../../compiler/assemble/check-page-links.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const graph: LinkGraph = {
  url: 'https://docs.example.com',
  base: '',
  isOwn: () => true,
  page: (route) => (route === '/docs' ? { protected: false, draft: false } : undefined),
  hasAnchor: () => false,
  nearestAnchor: () => null,
  hasFile: () => false,
  sizeOf: () => null,
  rewrite: (path) => path,
  isLeftOut: () => false,
  movedRoute: () => null,
  nearestRoute: () => null,
  nearestFile: () => null,
}

test('the place of a link in the frame, which takes a second reading of its file, is asked for where the link is wrong', () => {
  const asked: string[] = []
  const check = (url: string) =>
    checkFrameLink(
      {
        url,
        file: 'content/navigation/voice.yaml',
        placeOf: () => {
          asked.push(url)
          return { line: 3, column: 5, endLine: 3, endColumn: 9 }
        },
      },
      graph,
    )
  assert.deepEqual(check('/docs'), [])
  assert.deepEqual(asked, [])
  const [found] = check('/docs/none')
  assert.deepEqual(asked, ['/docs/none'])
  const { file, line, column, endLine, endColumn, severity } = found ?? {}
  assert.deepEqual(
    { file, line, column, endLine, endColumn, severity },
    { file: 'content/navigation/voice.yaml', line: 3, column: 5, endLine: 3, endColumn: 9, severity: 'warning' },
  )
})

test('an entry of a page does not lead to the Markdown form of one', () => {
  const withForms = { ...graph, hasFile: (path: string) => path === '/docs.md' || path === '/assets/notes.md' }
  const check = (url: string, isPage: boolean) =>
    checkFrameLink({ url, file: 'content/navigation/voice.yaml', placeOf: () => null, isPage }, withForms).map(
      ({ code, message, hint }) => `${code} ${message} ${hint}`,
    )
  assert.deepEqual(check('/docs.md', true), ['SP4008 Dead link: no page at `/docs.md` Did you mean `/docs`?'])
  assert.deepEqual([check('/docs.md', false), check('/assets/notes.md', true), check('/docs', true)].flat(), [])
})

test('of one dead target each place that leads there is reported', () => {
  const sidebar = (name: string) => `title: ${name}\nentries:\n  - page: { title: None, path: /docs/none }\n`
  const pipeline = pipelineOf(
    memoryContent({
      'content/site.yaml':
        'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nlinks: { terms: /docs/none, privacy: /docs/none }\n',
      'content/navigation/one.yaml': sidebar('One'),
      'content/navigation/two.yaml': sidebar('Two'),
      'content/pages/docs/index.md': '---\ntitle: Docs\nsidebar: one\n---\n\nText.\n',
      'content/pages/docs/other.md': '---\ntitle: Other\nsidebar: two\n---\n\nText.\n',
    }),
    { mode: 'build' },
  )
  assert.deepEqual(
    pipeline.site.report().diagnostics.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`),
    [
      'content/navigation/one.yaml:3:32 SP4008',
      'content/navigation/two.yaml:3:32 SP4008',
      'content/site.yaml:3:17 SP4008',
      'content/site.yaml:3:38 SP4008',
    ],
  )
})
