import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ShownPages } from '../../bin/services/preview/shown-pages.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const page = 'content/pages/docs/guide.md'

/** A preview of one page, to which a redirect leads. */
function opened() {
  const content = memoryContent({
    'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
    'content/pages/docs/index.md': '# Docs\n\nStart.\n',
    [page]: '# Guide\n\nSteps.\n',
    'content/redirects.yaml': '- old_path: /docs/old\n  dest_url: /docs/guide\n',
  })
  const found: Diagnostic[] = []
  const pipeline = pipelineOf(content, { mode: 'preview' })
  const shown = new ShownPages({
    root: '/',
    version: '',
    pipeline,
    lookAtAll: () => {},
    look: () => {},
    onFault: String,
    found: {
      of: (files) => found.filter(({ file }) => file !== null && files.includes(file)),
      elsewhere: () => found.filter(({ file }) => file?.startsWith('content/pages/') !== true),
    },
  })
  return { content, pipeline, found, shown }
}

test('a page whose file has gone is gone, whatever is said of a redirect that led to it', () => {
  const { content, pipeline, found, shown } = opened()
  assert.equal(shown.show('/docs/guide').status, 200)
  content.remove(page)
  found.push(...pipeline.report().diagnostics.filter(({ file }) => file === 'content/redirects.yaml'))
  assert.deepEqual(
    found.map(({ code }) => code),
    ['SP5025'],
  )
  const { status, html, report } = shown.show('/docs/guide')
  assert.equal(status, 404)
  assert.doesNotMatch(html, /Steps/)
  assert.match(report(80) ?? '', /Unexpected redirect target `\/docs\/guide`/)
})

test('settings that nobody can read leave every page as it was', () => {
  const { content, shown } = opened()
  assert.match(shown.show('/docs/guide').html, /Steps/)
  content.write('content/site.yaml', 'url: [')
  const { status, html, report } = shown.show('/docs/guide')
  assert.equal(status, 200)
  assert.match(html, /Steps/)
  assert.match(report(80) ?? '', /site\.yaml/)
})

test('a second file for the route of a page is told on it, whichever of the two is shown', () => {
  const { content, pipeline, found, shown } = opened()
  content.write('content/pages/docs/guide/index.mdx', '# Other guide\n\nSteps.\n')
  found.push(...pipeline.report().diagnostics)
  assert.deepEqual(
    found.map(({ code, file }) => `${code} ${file}`),
    ['SP5101 content/pages/docs/guide/index.mdx'],
  )
  assert.match(shown.show('/docs/guide').report(80) ?? '', /Duplicate route `\/docs\/guide`/)
  assert.equal(shown.show('/docs').report(80), null)
})

test('a sidebar that nobody can read is told on the pages that it was on', () => {
  const { content, shown } = opened()
  const file = 'content/navigation/docs.yaml'
  content.write(file, 'title: Docs\npath: /docs\nentries:\n  - page: { title: Steps, path: /docs/guide }\n')
  assert.match(shown.show('/docs/guide').html, /aria-label="Docs"/)
  assert.equal(shown.show('/docs/guide').report(80), null)
  content.write(file, 'title: [\n')
  assert.match(shown.show('/docs/guide').report(80) ?? '', /navigation\/docs\.yaml/)
})
