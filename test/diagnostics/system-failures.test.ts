import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { environmentFault } from '../../bin/environment.ts'
import { unknownSpecification } from '../../compiler/diagnostics/codes/api-mentions.ts'
import { unknownPartial } from '../../compiler/diagnostics/codes/blocks.ts'
import { unreadableFile } from '../../compiler/diagnostics/codes/files.ts'
import { missingSiteFile } from '../../compiler/diagnostics/codes/front-matter.ts'
import { unusedNavigation } from '../../compiler/diagnostics/codes/pages.ts'
import { siteWithoutPages } from '../../compiler/diagnostics/codes/read.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { withoutFollowUps } from '../../compiler/diagnostics/follow-ups.ts'
import { putFiles } from '../put-files.ts'
import { root } from '../root.ts'

test('what may lie in a folder that can not be read is not told as missing', () => {
  const noSettings = missingSiteFile({ file: 'content/site.yaml', place: null })
  const noPages = siteWithoutPages({ file: 'content/pages', place: null })
  const toldWith = (file: string) =>
    withoutFollowUps([unreadableFile({ file, place: null }, { reason: 'EIO' }), noSettings, noPages]).map(
      (one) => one.file,
    )
  assert.deepEqual(toldWith('content'), ['content'])
  assert.deepEqual(toldWith('content/site.yaml'), ['content/site.yaml', 'content/pages'])
  assert.deepEqual(toldWith('content/pages'), ['content/pages', 'content/site.yaml'])
  assert.deepEqual(toldWith('content/pages/docs'), ['content/pages/docs', 'content/site.yaml'])
  assert.deepEqual(toldWith('content/data'), ['content/data', 'content/site.yaml', 'content/pages'])
})

test('what is looked up in a folder that can not be read is not told as unknown', () => {
  const at = { file: 'content/pages/a.md', place: null }
  const found = [
    unusedNavigation(at, { name: 'voice', nearest: null }),
    unknownPartial(at, { file: 'a.md', nearest: null }),
    unknownSpecification(at, { name: 'calls', nearest: null }),
  ]
  const toldWith = (file: string) =>
    withoutFollowUps([unreadableFile({ file, place: null }, { reason: 'EIO' }), ...found])
      .slice(1)
      .map((one) => one.code)
  const [navigation = '', partial = '', specification = ''] = found.map(({ code }) => code)
  assert.deepEqual(toldWith('content/pages'), [partial, specification])
  assert.deepEqual(toldWith('content/pages/docs').length, 3)
  assert.deepEqual(toldWith('content/data'), [navigation, partial])
  assert.deepEqual(toldWith('content/partials'), [navigation, specification])
  assert.deepEqual(toldWith('theme.css').length, 3)
})

test('a refusal to read is not told as one to write', () => {
  const told = (syscall: string) =>
    environmentFault(Object.assign(new Error(), { code: 'EACCES', syscall, path: '/a/b' }), '/a')?.message
  assert.equal(told('lstat'), 'Unexpected unreadable file (permission denied), expected one that can be read')
  assert.equal(told('mkdir'), 'Unexpected refusal to write `b` (EACCES)')
})

test('a file of a theme that may not be read is named as one, and the permissions to put right', (t) => {
  const site = mkdtempSync(join(tmpdir(), 'signalpost-unread-'))
  t.after(() => rmSync(site, { recursive: true }))
  putFiles(site, {
    'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
    'content/pages/index.md': '# Home\n\nText.\n',
    'theme.css': ':root { --accent-hue: 200; }\n',
  })
  chmodSync(site, 0o755)
  chmodSync(join(site, 'theme.css'), 0)
  const env = { ...process.env, TMPDIR: '/tmp' }
  // Whoever is root may read everything.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const argv = [join(root, 'bin/signalpost.js'), 'check', '--root', site, '--format', 'json']
  const { status, stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8', env, ...nobody })
  const found = JSON.parse(stdout).diagnostics.map(({ code, file, hint }: Diagnostic) => ({ code, file, hint }))
  const hint = 'Check its permissions and those of its folders.'
  assert.deepEqual([status, found], [3, [{ code: 'SP1003', file: 'theme.css', hint }]])
})

test('a file that is larger than the system allows is not told as a full disk', () => {
  const error = Object.assign(new Error(), { code: 'EFBIG', syscall: 'write' })
  assert.equal(environmentFault(error, '/a')?.message, 'Unexpected failure of the system at `write` (EFBIG)')
})
