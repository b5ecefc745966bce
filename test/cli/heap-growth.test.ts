import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { boundHeapGrowth } from '../../bin/services/heap-growth.ts'

/** @returns one in twelve of many small objects: the others were alive as long, and lie between them */
function scattered(): readonly object[] {
  const kept: object[] = []
  let latest: object[] = []
  for (let at = 0; at < 3_000_000; at++) {
    const one = { at, inner: { at } }
    latest.push(one)
    if (latest.length > 200_000) latest = []
    if (at % 12 === 0) kept.push(one)
  }
  return kept
}

test('what is in use between many holes is moved together', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const kept = scattered()
  collect()
  const before = getHeapStatistics().total_heap_size
  boundHeapGrowth(0).onFold()
  for (let times = 0; times < 6; times++) collect()
  const now = getHeapStatistics().total_heap_size
  assert.ok(now < before * 0.7, `${now} bytes of ${before}`)
  assert.equal(kept.length, 250_000)
})
