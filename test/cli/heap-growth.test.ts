import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cachedDataVersionTag, getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { boundHeapGrowth, endHeapGrowth } from '../../bin/services/heap-growth.ts'

const flagsAtStart = cachedDataVersionTag()

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

/** Bytes that old objects take from the system for each byte of them that is in use. */
function taken(): number {
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
  assert.ok(old)
  return old.space_size / old.space_used_size
}

test('what is in use between many holes is moved together', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  let kept = scattered()
  collect()
  // Now and then the engine moves them by itself in between.
  for (let times = 0; times < 20 && taken() < 1.6; times++) {
    kept = scattered()
    collect()
  }
  boundHeapGrowth(0).onFold()
  for (let times = 0; times < 6; times++) collect()
  assert.ok(taken() < 1.05, `${taken()} now`)
  assert.equal(kept.length, 250_000)
})

/** @returns whether V8 is told to move more than usual */
function movesMore(): boolean {
  const before = cachedDataVersionTag()
  setFlagsFromString('--optimize-for-size')
  if (cachedDataVersionTag() === before) return true
  setFlagsFromString('--no-optimize-for-size')
  return false
}

test('V8 moves more for some files, and no longer, as it compiles again what it forgets meanwhile', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  endHeapGrowth()
  const growth = boundHeapGrowth(0)
  let kept: readonly object[] = []
  for (let times = 0; times < 20 && !movesMore(); times++) {
    kept = scattered()
    collect()
    growth.onFold()
  }
  assert.ok(movesMore())
  assert.equal(kept.length, 250_000)
  for (let files = 0; files < 255; files++) growth.onFile()
  assert.ok(movesMore())
  growth.onFile()
  assert.ok(!movesMore())
  endHeapGrowth()
})

/** @returns a list of so many bytes */
function listOf(bytes: number): readonly number[] {
  return new Array<number>(bytes / 8).fill(1)
}

test('of a long page what was let go is collected at once, and what becomes garbage after it as well', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const growth = boundHeapGrowth(0)
  growth.atWork(1_000_000)
  const before = getHeapStatistics().used_heap_size
  const more = () => Math.round((getHeapStatistics().used_heap_size - before) / 1_000_000)
  const held = { list: listOf(32_000_000) }
  growth.rest()
  assert.ok(more() > 30)
  held.list = []
  growth.onRelease()
  assert.ok(more() < 3, `${more()} MB`)
  held.list = listOf(32_000_000)
  growth.onRelease()
  held.list = []
  // As the engine may at any time.
  collect()
  growth.rest()
  held.list = listOf(12_000_000)
  held.list = []
  growth.rest()
  assert.ok(more() < 3, `${more()} MB`)
  endHeapGrowth()
})

test('the heap of a thousand records grows by half of what is in use, and that of few as the engine has it', () => {
  const tagOf = (percent: number, young = 2) => {
    setFlagsFromString(`--heap-growing-percent=${percent}`)
    setFlagsFromString(`--semi-space-growth-factor=${young}`)
    return cachedDataVersionTag()
  }
  const tagAt = (size: number, files = 0) => {
    const growth = boundHeapGrowth(size)
    for (let file = 0; file < files; file++) growth.onFile()
    return cachedDataVersionTag()
  }
  endHeapGrowth()
  const [usual, half, halfOfFew] = [tagOf(0), tagOf(50), tagOf(50, 1)]
  assert.equal(new Set([usual, half, halfOfFew]).size, 3)
  const sizes = [0, 249_999, 250_000, 3_999_999, 4_000_000]
  const few = sizes.map((size) => tagAt(size, 31))
  // With little else than data, what is young has no more room than at the start; of very much, many pages are made.
  assert.deepEqual(few, [usual, usual, halfOfFew, halfOfFew, half])
  assert.deepEqual(
    sizes.map((size) => tagAt(size, 32)),
    [usual, usual, half, half, half],
  )
  endHeapGrowth()
})

test('when the work is over, code that is kept is for the flags of the start', () => {
  const growth = boundHeapGrowth(10_000_000)
  growth.atWork(1_000_000)
  growth.onFold()
  // Sets another flag, which it does not take back when it is.
  setFlagsFromString('--optimize-for-size')
  assert.notEqual(cachedDataVersionTag(), flagsAtStart)
  endHeapGrowth()
  assert.equal(cachedDataVersionTag(), flagsAtStart)
})
