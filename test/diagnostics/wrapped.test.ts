import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prettyReport } from '../../compiler/diagnostics/report/pretty.ts'
import { summarize } from '../../compiler/diagnostics/summary.ts'
import { sample } from './samples.ts'

const found = sample({
  message: 'Unexpected file of many words that go on, expected `a piece of code that stays in one piece`, and no more',
  hint: 'Write 日本語 日本語 日本語 日本語 日本語, or run `signalpost explain SP1000`.',
  related: [{ message: 'The first one of all that there are, long ago', file: 'a.md', line: null, column: null }],
})

const lines = (wraps: boolean) => {
  const options = { color: false, width: 40, limit: null, prefix: '', version: '1', wraps }
  const text = [...prettyReport([found], summarize([found], 1), () => null, options)].join('')
  return text.split('\n').slice(2, -4)
}

test('on a terminal, messages and hints end at words, and code in them stays in one piece', () => {
  assert.deepEqual(lines(true), [
    `error ${found.code}: Unexpected file of many`,
    '  words that go on, expected',
    '  `a piece of code that stays in one piece`,',
    '  and no more',
    '  hint: Write 日本語 日本語 日本語',
    '        日本語 日本語, or run',
    '        `signalpost explain SP1000`.',
    '  related: The first one of all that',
    '           there are, long ago',
    '  at a.md',
  ])
})

test('elsewhere each is one line, however long', () => {
  assert.deepEqual(lines(false), [
    `error ${found.code}: ${found.message}`,
    `  hint: ${found.hint}`,
    `  related: ${found.related[0]?.message}`,
    '  at a.md',
  ])
})
