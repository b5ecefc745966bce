import { equal, notEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { settled } from '../../compiler/pipeline/site-steps.ts'

const found = (line: number): Diagnostic => ({
  ...{ code: 'SP2019', severity: 'warning', message: 'Unexpected invisible character', file: 'a.md', line, column: 1 },
  ...{ endLine: line, endColumn: 2, hint: null, related: [] },
})

test('a report of which nothing is left out is no copy of the list that was found', () => {
  const list = Array.from({ length: 1000 }, (_, at) => found(at + 1))
  equal(settled(list, {}), list)
  const twice = [...list, found(1000)]
  notEqual(settled(twice, {}), twice)
  equal(settled(twice, {}).length, 1000)
})
