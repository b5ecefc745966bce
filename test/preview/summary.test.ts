import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyOf, newsOf } from '../../bin/services/preview/summary.ts'
import { summarize } from '../../compiler/diagnostics/summary.ts'
import { sample } from '../diagnostics/samples.ts'

const in_ = (file: string, message: string, severity: 'error' | 'warning' = 'error') =>
  sample({ file, message, severity, place: { line: 1, column: 1 } })
const [a, b, c] = [in_('a.md', 'one'), in_('b.md', 'two', 'warning'), in_('b.md', 'three')]
const keys = (...all: readonly ReturnType<typeof in_>[]) => new Set(all.map(keyOf))
const news = (
  all: readonly ReturnType<typeof in_>[],
  changed: ReadonlySet<string> | null,
  before: ReadonlySet<string>,
) => newsOf(all, summarize(all, 3), changed, before)

test('the first check shows everything, errors first', () => {
  assert.deepEqual(
    news([a, b, c], null, new Set())?.map(({ message }) => message),
    ['one', 'three', 'two'],
  )
  assert.deepEqual(news([], null, new Set()), [])
})

test('later only what is new: in the files that were saved, and errors that a save has made elsewhere', () => {
  assert.deepEqual(news([a, b], new Set(['b.md']), keys(a)), [b])
  assert.deepEqual(news([a, b, c], new Set(['a.md']), keys(a)), [c])
})

test('nothing is said when nothing is new', () => {
  assert.equal(news([a, b], new Set(['a.md']), keys(a, b)), null)
})

test('what was put right is told by the counts', () => {
  assert.deepEqual(news([b], new Set(['a.md']), keys(a, b)), [])
})

test('of a flood of new problems ten are shown', () => {
  const many = Array.from({ length: 500 }, (_, at) => in_('a.md', `problem ${at}`))
  assert.equal(news(many, null, new Set())?.length, 10)
})
