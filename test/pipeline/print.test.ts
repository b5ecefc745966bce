import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { noneRelated } from '../../compiler/diagnostics/diagnostic.ts'
import { storedFindings } from '../../compiler/pipeline/print.ts'

test('a list of what is wrong is kept for later processes unless it is very long', () => {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2 }
  const one = { code: 'SP4001', severity: 'error', message: 'a', file: 'b', ...place, hint: null, related: noneRelated }
  const { encode } = storedFindings.stored
  const found = (count: number) => ({ diagnostics: new Array(count).fill(one) })
  ok(encode(found(20_000)) !== null)
  equal(encode(found(20_001)), null)
})
