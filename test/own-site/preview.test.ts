import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { thumb } from '../feedback/requests.ts'
import { type RunningPreview, startPreview } from '../preview/start-preview.ts'
import { putFiles } from '../put-files.ts'

const files = {
  'site.yaml': 'url: https://gannet.example/a/b\nbrand: { key: gannet, name: Gannet }\n',
  'redirects.yaml': '- { old_path: /docs/old, dest_url: /docs/nests }\n',
  'pages/docs/index.md': '# Home\n\nSee [nests](/docs/nests). ![A](/assets/a.svg)',
  'pages/docs/nests.md': '# Nests\n\nText.',
  'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
}
let folder = ''
let preview: RunningPreview

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalpost-base-'))
  putFiles(join(folder, 'content'), files)
  preview = await startPreview(folder)
})

after(async () => {
  await preview?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) => fetch(preview.origin + path, { redirect: 'manual', ...init })

test('the preview serves a site below the path of its `url`, and tells that address', async () => {
  assert.match(preview.output(), /http:\/\/127\.0\.0\.1:\d+\/a\/b\/docs {2}ready/)
  const page = await (await ask('/a/b/docs')).text()
  const own = [...page.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, path = '']) => path)
  assert.ok(own.length > 8)
  assert.ok(
    own.every((path) => path.startsWith('/a/b/')),
    own.join(' '),
  )
  for (const path of [...new Set(own), '/a/b/docs/nests.md', '/a/b/search.json', '/a/b/llms.txt', '/a/b/robots.txt'])
    assert.equal((await ask(path)).status, 200, path)
  const moved = await Promise.all(
    ['/', '/a/b', '/a/b/', '/a/b/docs/old?q=1', '/a/b/docs/nests/'].map(async (path) => {
      const { status, headers } = await ask(path)
      return `${path} ${status} ${headers.get('location')}`
    }),
  )
  assert.deepEqual(moved, [
    '/ 301 /a/b',
    '/a/b 301 /a/b/docs',
    '/a/b/ 301 /a/b/docs',
    '/a/b/docs/old?q=1 301 /a/b/docs/nests?q=1',
    '/a/b/docs/nests/ 301 /a/b/docs/nests',
  ])
  assert.equal((await ask('/docs/nests')).status, 404)
  const { status } = await ask('/a/b/api/docs/v1/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(thumb),
  })
  assert.equal(status, 201)
})
