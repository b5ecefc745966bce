import { deepEqual, ok } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { check } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { inOrder } from '../../compiler/diagnostics/summary.ts'
import { LiveCheck } from '../../compiler/live/live-check.ts'
import { LiveSite } from '../../compiler/live/live-site.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { readContent } from '../../compiler/read.ts'
import { theme } from '../../templates/theme.ts'
import { siteYaml } from '../data/sample-site.ts'
import { compiledClient } from './client-bundle.ts'

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

    const store = openContent(root)
    store.refresh()
    const live = new LiveSite(store, { theme, mode: 'check', env: {}, complete: true })
    const checker = new LiveCheck(live, compiledClient())
    const show = (found: readonly Diagnostic[]) =>
      found.filter(({ file }) => file !== 'content/site.yaml').map(({ code, file, message }) => [code, file, message])
    const once = () => {
      const { value, diagnostics } = readContent(root)
      return show(inOrder([...diagnostics, ...check(value, theme, { mode: 'check', env: {} }).diagnostics]))
    }
    const first = once()
    deepEqual(show(checker.run(() => {}).diagnostics), first)
    deepEqual(
      first.filter(([code]) => /^SP400/.test(code as string)).map(([, , message]) => message),
      ['Dead link: no page at `/docs/gone`'],
    )

    unlinkSync(join(docs, 'linked.md'))
    unlinkSync(join(root, 'content/assets/a.png'))
    store.refresh()
    deepEqual(show(checker.run(() => {}).diagnostics), once())
    ok(once().some(([, , message]) => message === 'Missing image `/assets/a.png`'))
  } finally {
    rmSync(root, { recursive: true })
  }
})
