import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes } from '../../compiler/diagnostics/codes.ts'
import { diagnose } from '../../compiler/diagnostics/diagnose.ts'
import { allCodes, explanationOf } from '../../compiler/diagnostics/explain.ts'

test('each code has a severity, and an explanation without space around it', () => {
  for (const [code, row] of Object.entries(codes)) {
    assert.ok(row.severity === 'error' || row.severity === 'warning', code)
    assert.equal(row.explain, row.explain.trim(), code)
  }
})

test('explanations have a first sentence for lists', () => {
  for (const code of allCodes()) {
    const title = explanationOf(code)?.title ?? ''
    assert.ok(title.length > 10 && !title.includes('\n'), `${code}: ${title}`)
  }
  assert.equal(explanationOf('SP0000'), null)
  assert.equal(explanationOf('constructor'), null)
})

test('what a place says replaces the words of the table', () => {
  const at = { file: 'a', place: null }
  assert.equal(
    diagnose('SP1003', at, 'EACCES').message,
    'Unexpected unreadable file (EACCES), expected one that can be read',
  )
  const own = diagnose('SP1003', { ...at, message: 'm', hint: null, severity: 'warning' }, 'EACCES')
  assert.deepEqual([own.message, own.hint, own.severity], ['m', null, 'warning'])
})
