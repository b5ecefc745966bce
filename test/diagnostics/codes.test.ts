import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { visible } from '../../compiler/diagnostics/cells.ts'
import { unreadableFile } from '../../compiler/diagnostics/codes/files.ts'
import { diagnostics, tableOf } from '../../compiler/diagnostics/codes.ts'
import { diagnostic } from '../../compiler/diagnostics/define.ts'
import { allCodes, explanationOf } from '../../compiler/diagnostics/explain.ts'
import { root } from '../root.ts'

test('each code has a severity, and an explanation without space around it', () => {
  for (const [code, { row }] of diagnostics) {
    assert.ok(row.severity === 'error' || row.severity === 'warning', code)
    assert.equal(row.explain, row.explain.trim(), code)
  }
})

test('each code that a file of `codes/` declares is in the table, so that it can be explained and chosen about', () => {
  const folder = join(root, 'compiler/diagnostics/codes')
  const declared = readdirSync(folder).flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^export const \w+ = diagnostic\b[^(]*\(\s*'(SP\d{4})'/gm),
    ].map(([, code = '']) => code),
  )
  assert.deepEqual(declared.toSorted(), allCodes())
})

test('explanations have a first sentence for lists', () => {
  for (const code of allCodes()) {
    const title = explanationOf(code)?.title ?? ''
    assert.ok(title.length > 10 && !title.includes('\n'), `${code}: ${title}`)
  }
  assert.equal(explanationOf('SP0000'), null)
  assert.equal(explanationOf('constructor'), null)
})

test('two diagnostics of one code fail, whatever their families', () => {
  const row = { severity: 'error', message: () => 'm', explain: 'e', example: { because: 'b', test: 't' } } as const
  const [first, second] = [diagnostic('SP0001', row), diagnostic('SP0001', row)]
  assert.throws(() => tableOf([{ first }, { second }]), /SP0001 is the code of first and of second/)
  assert.throws(() => tableOf([{ first, second }]), /SP0001/)
  assert.equal(tableOf([{ first }]).get('SP0001'), first)
})

test('what a place says replaces the words of the table', () => {
  const at = { file: 'a', place: null }
  assert.equal(
    unreadableFile(at, { reason: 'EACCES' }).message,
    'Unexpected unreadable file (EACCES), expected one that can be read',
  )
  const own = unreadableFile({ ...at, message: 'm', hint: null, severity: 'warning' }, { reason: 'EACCES' })
  assert.deepEqual([own.message, own.hint, own.severity], ['m', null, 'warning'])
})

test('wrong and right forms stand in the table of examples, where they are tried', () => {
  const loose = [...diagnostics].filter(([, { row }]) => /\b(?:Wrong|Right)\b[^.]{0,40}[:(]/.test(row.explain))
  assert.deepEqual(
    loose.map(([code]) => code),
    [],
  )
})

test('an explanation shows them, and nothing that steers a terminal', () => {
  assert.match(
    explanationOf('SP3005')?.text ?? '',
    /^Wrong, in `content\/pages\/docs\/page.mdx`:\n\n {4}<Callout variant="notice">$/m,
  )
  assert.match(
    explanationOf('SP5104')?.text ?? '',
    /^Wrong:\n\n`content\/navigation\/vioce.yaml`:\n\n {4}title: Voice$/m,
  )
  for (const code of allCodes()) {
    for (const line of (explanationOf(code)?.text ?? '').split('\n')) assert.equal(visible(line), line, code)
  }
})
