import { deepEqual, ok } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { siteYaml } from '../data/sample-site.ts'
import { openFolder } from '../site.ts'

test('a link to what is there and cannot be read is not dead, in the preview as in a check', () => {
  const root = mkdtempSync(join(tmpdir(), 'unread-'))
  try {
    const docs = join(root, 'content/pages/docs')
    mkdirSync(docs, { recursive: true })
    mkdirSync(join(root, 'content/assets'))
    writeFileSync(join(root, 'content/site.yaml'), siteYaml)
    writeFileSync(
      join(docs, 'index.md'),
      '---\ntitle: Home\n---\n\n[latin](/docs/latin) [linked](/docs/linked) ![A](/assets/a.png) [gone](/docs/gone)\n',
    )
    writeFileSync(join(docs, 'latin.md'), Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'))
    writeFileSync(join(root, 'a.png'), '')
    symlinkSync('index.md', join(docs, 'linked.md'))
    symlinkSync(join(root, 'a.png'), join(root, 'content/assets/a.png'))

    const live = openFolder(root)
    const show = (found: readonly Diagnostic[]) =>
      found.filter(({ file }) => file !== 'content/site.yaml').map(({ code, file, message }) => [code, file, message])
    const once = () => show(openFolder(root).site.report().diagnostics)
    const first = once()
    deepEqual(show(live.site.report().diagnostics), first)
    deepEqual(
      first.filter(([code]) => /^SP400/.test(code as string)).map(([, , message]) => message),
      ['Dead link: no page at `/docs/gone`'],
    )

    unlinkSync(join(docs, 'linked.md'))
    unlinkSync(join(root, 'content/assets/a.png'))
    live.refresh()
    deepEqual(show(live.site.report().diagnostics), once())
    ok(once().some(([, , message]) => message === 'Missing image `/assets/a.png`'))
  } finally {
    rmSync(root, { recursive: true })
  }
})
