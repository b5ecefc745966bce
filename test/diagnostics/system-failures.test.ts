import assert from 'node:assert/strict'
import { test } from 'node:test'
import { environmentFault } from '../../bin/environment.ts'
import { unreadableFile } from '../../compiler/diagnostics/codes/files.ts'
import { missingSiteFile } from '../../compiler/diagnostics/codes/front-matter.ts'
import { siteWithoutPages } from '../../compiler/diagnostics/codes/read.ts'
import { withoutFollowUps } from '../../compiler/diagnostics/follow-ups.ts'

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

test('a refusal to read is not told as one to write', () => {
  const told = (syscall: string) =>
    environmentFault(Object.assign(new Error(), { code: 'EACCES', syscall, path: '/a/b' }), '/a')?.message
  assert.equal(told('lstat'), 'Unexpected failure of the system at `b` (EACCES)')
  assert.equal(told('mkdir'), 'Unexpected refusal to write `b` (EACCES)')
})

test('a file that is larger than the system allows is not told as a full disk', () => {
  const error = Object.assign(new Error(), { code: 'EFBIG', syscall: 'write' })
  assert.equal(environmentFault(error, '/a')?.message, 'Unexpected failure of the system at `write` (EFBIG)')
})
