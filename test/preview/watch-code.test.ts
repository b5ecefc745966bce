import { doesNotThrow, ok } from 'node:assert/strict'
import fs, { mkdirSync, mkdtempSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { watchCode } from '../../bin/services/preview/watch-code.ts'

test('a folder of code that goes while it is listed, or that cannot be read, does not end the preview', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'watch-code-'))
  mkdirSync(join(root, 'blocks'))
  const list = t.mock.method(fs, 'readdirSync', () => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' })
  })
  syncBuiltinESMExports()
  t.after(() => {
    t.mock.restoreAll()
    syncBuiltinESMExports()
  })
  doesNotThrow(() => watchCode(root, () => {}).close())
  ok(list.mock.callCount() > 0)
})
