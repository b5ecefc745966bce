import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openFolder } from '../site.ts'

test('a partial that may not be read is told once, and not as missing where it is included', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-partial-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['content/pages', 'content/partials']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'outside.md'), 'Not for readers.\n')
  symlinkSync('../../outside.md', join(root, 'content/partials/linked.md'))
  writeFileSync(join(root, 'content/site.yaml'), 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n')
  writeFileSync(
    join(root, 'content/pages/index.mdx'),
    '# Home\n\n<Include file="linked.md" />\n\n<Include file="no.md" />\n',
  )
  const found = openFolder(root)
    .site.report()
    .diagnostics.map(({ code, file }) => `${code} ${file}`)
  assert.deepEqual(found, ['SP3011 content/pages/index.mdx', 'SP1005 content/partials/linked.md'])
})
