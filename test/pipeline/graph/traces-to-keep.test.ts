import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blank, type Entry, emptyShelf } from '../../../compiler/pipeline/graph/shelf.ts'
import { type Known, tracesToKeep } from '../../../compiler/pipeline/graph/traces-to-keep.ts'
import type { AllTraces, Location, Past } from '../../../compiler/store/remembered.ts'

const now = 3

/** An answer that is right now. */
function answered(step: string, reads: readonly Entry[] = [], changes: Partial<Entry> = {}): Entry {
  const shelf = emptyShelf({
    name: step,
    isInput: reads.length === 0,
    refresh: () => {},
    restore: () => {},
    isLasting: () => true,
  })
  return { ...blank(shelf, 'a'), print: `print of ${step}`, reads, seen: now, ...changes }
}

/** What an earlier process has left: of each trace its step, what it has read and whether a command has asked for it. */
function left(traces: readonly (readonly [step: string, reads: readonly number[], isRoot?: boolean])[]): Past {
  const at = (number: number) => traces[number] ?? ['', []]
  return {
    count: traces.length,
    steps: traces.map(([step]) => step),
    step: (number) => at(number)[0],
    stepPlace: (number) => number,
    subject: () => 'a',
    print: (number) => `print of ${at(number)[0]}`,
    reads: (number) => at(number)[1],
    allReads: traces.flatMap(([, reads]) => reads),
    readsFrom: (number) => traces.slice(0, number).reduce((sum, [, reads]) => sum + reads.length, 0),
    isRoot: (number) => at(number)[2] === true,
    value: () => null,
    find: (step) => traces.findIndex(([name]) => name === step),
  }
}

function known(past: Past | null, entries: readonly Entry[] = [], isRight = (_: number) => true): Known {
  return { past, moment: () => now, entryAt: (number) => entries.find(({ was }) => was === number), isRight }
}

/** Each as a line: `text` is read by `page (text)`, which a command has asked for where a star stands; a number is one of before. */
function lines({ count, at }: AllTraces): readonly string[] {
  const all = Array.from({ length: count }, (_, place) => at(place))
  const nameAt = (place: number) => {
    const one = all[place]
    return typeof one === 'object' ? one.step : String(one)
  }
  return all.map((one) => {
    if (typeof one === 'number') return String(one)
    const reads = Array.from(one.reads(), nameAt)
    return `${one.step}${one.isRoot ? '*' : ''}${reads.length > 0 ? ` (${reads.join(', ')})` : ''}`
  })
}

test('of a first process, each trace comes after those that it has read, once', () => {
  const [text, setting] = [answered('text'), answered('setting')]
  const page = answered('page', [text, setting])
  const site = answered('site', [page, setting])
  assert.deepEqual(lines(tracesToKeep([site, page], known(null))), [
    'text',
    'setting',
    'page* (text, setting)',
    'site* (page, setting)',
  ])
})

test('what was not asked for at this moment, and all that has read it, is kept no more', () => {
  const [text, old] = [answered('text'), answered('old', [], { seen: now - 1 })]
  const page = answered('page', [text])
  const site = answered('site', [page, old])
  assert.deepEqual(lines(tracesToKeep([site, page], known(null))), ['text', 'page* (text)'])
})

test('of a process that has asked for nothing, what the earlier one has asked for stays as it was there', () => {
  const past = left([
    ['text', []],
    ['unused', []],
    ['page', [0], true],
  ])
  const traces = tracesToKeep([], known(past))
  assert.deepEqual(
    [lines(traces), [...traces.places]],
    [
      ['0', '2'],
      [0, -2, 1],
    ],
  )
})

test('what is wrong by now, and all that has read it, is kept no more', () => {
  const past = left([
    ['text', []],
    ['setting', []],
    ['page', [0], true],
    ['menu', [1], true],
  ])
  const traces = tracesToKeep(
    [],
    known(past, [], (number) => number !== 0),
  )
  assert.deepEqual(
    [lines(traces), [...traces.places]],
    [
      ['1', '3'],
      [-1, 0, -1, 1],
    ],
  )
})

test('what was made anew stands in place of what was there, and reads it no more', () => {
  const past = left([
    ['text', []],
    ['page', [0], true],
    ['site', [1], true],
  ])
  const text = answered('other text')
  const page = answered('page', [text], { was: 1 })
  const traces = tracesToKeep([page], known(past, [page]))
  assert.deepEqual(
    [lines(traces), [...traces.places]],
    [
      ['other text', 'page* (other text)', '2'],
      [-2, 1, 2],
    ],
  )
})

test('an answer whose bytes lie elsewhere is written anew, with what it has read before', () => {
  const past = left([
    ['text', []],
    ['page', [0], true],
  ])
  const stored: Location = { pack: 'other', offset: 0, length: 1, hash: '' }
  const adopted = { number: 1, stored, isMaterial: false }
  const page = answered('page', [], { was: 1, stored, past: adopted })
  assert.deepEqual(lines(tracesToKeep([page], known(past, [page]))), ['0', '1'])
  const moved = { ...page, past: { ...adopted, stored: null } }
  const traces = tracesToKeep([moved], known(past, [moved]))
  assert.deepEqual(lines(traces), ['0', 'page* (0)'])
})

test('what a command asks for itself for the first time is written anew', () => {
  const past = left([
    ['text', []],
    ['page', [0], true],
  ])
  const text = answered('text', [], { was: 0 })
  const page = answered('page', [], { was: 1, past: { number: 1, stored: null, isMaterial: false } })
  assert.deepEqual(lines(tracesToKeep([page], known(past, [page, text]))), ['0', '1'])
  assert.deepEqual(lines(tracesToKeep([page, text], known(past, [page, text]))), ['text*', '1'])
})
