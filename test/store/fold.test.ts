import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createGraph } from '../../compiler/pipeline/graph/graph.ts'
import { asJson } from '../../compiler/pipeline/print.ts'
import type { KeptTraces, Memory } from '../../compiler/store/remembered.ts'
import { openStore } from '../../compiler/store/store.ts'

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'signalpost-fold-'))
  t.after(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const open = (root: string) => openStore(root, { secret: Buffer.alloc(32, 7), key: 'one', canWrite: true })

/** Takes down what a graph lets go. */
function noting(memory: Memory) {
  const folded: KeptTraces[] = []
  const fold: Memory['fold'] = (traces) => {
    folded.push(traces)
    return memory.fold(traces)
  }
  return { folded, memory: { ...memory, fold } }
}

/** Words that are looked up, counted and shouted; `made` is what had to be made. */
function wordsOf(memory: Memory, words: Record<string, string>) {
  let moment = 1
  const made: string[] = []
  const graph = createGraph(() => moment, memory)
  const word = graph.input('word', (name) => words[name] ?? null, String)
  const length = graph.step('length', (name) => (word(name) ?? '').length, asJson)
  const loud = graph.step(
    'loud',
    (name) => {
      made.push(name)
      return `${(word(name) ?? '').toUpperCase()} ${length(name)}`
    },
    { stored: { encode: (value) => value, decode: (bytes) => bytes.toString('utf8') } },
  )
  const all = graph.step('all', (names) => names.split(' ').map(loud).join(', '), asJson)
  return {
    ...graph,
    made,
    loud,
    all,
    set(name: string, value: string) {
      words[name] = value
      moment++
    },
  }
}

test('what is let go comes after what was: each fold lists only what is new', (t) => {
  const root = folder(t)
  const store = open(root)
  const { folded, memory } = noting(store.memory)
  const { loud, all, fold, traces } = wordsOf(memory, { a: 'ant', b: 'bee', c: 'cat' })
  loud('a')
  fold(0)
  loud('b')
  fold(0)
  assert.equal(all('a b c'), 'ANT 3, BEE 3, CAT 3')
  assert.deepEqual(
    folded.map(({ kind, count }) => [kind, count]),
    [
      ['all', 3],
      ['more', 6],
    ],
  )
  const last = traces()
  assert.deepEqual([last.kind, last.count], ['more', 10])
  store.save(last, null)
  store.close()
  const next = wordsOf(open(root).memory, { a: 'ant', b: 'bee', c: 'cow' })
  assert.equal(next.all('a b c'), 'ANT 3, BEE 3, COW 3')
  assert.deepEqual(next.made, ['c'])
})

test('who keeps traces twice keeps each of them once', (t) => {
  const root = folder(t)
  const store = open(root)
  const { loud, fold, traces } = wordsOf(store.memory, { a: 'ant', b: 'bee' })
  loud('a')
  fold(0)
  loud('b')
  store.save(traces(), null)
  store.save(traces(), null)
  store.close()
  const { past } = open(root).memory
  const kept = Array.from({ length: past?.count ?? 0 }, (_, number) => `${past?.step(number)} ${past?.subject(number)}`)
  assert.deepEqual(kept, ['word a', 'length a', 'loud a', 'word b', 'length b', 'loud b'])
})

test('after a change of the content what was let go is looked at again', (t) => {
  const root = folder(t)
  const store = open(root)
  const { folded, memory } = noting(store.memory)
  const { all, fold, set, made } = wordsOf(memory, { a: 'ant', b: 'bee' })
  assert.equal(all('a b'), 'ANT 3, BEE 3')
  fold(0)
  set('b', 'bug')
  made.length = 0
  assert.equal(all('a b'), 'ANT 3, BUG 3')
  assert.deepEqual(made, ['b'])
  fold(0)
  assert.deepEqual(
    folded.map(({ kind }) => kind),
    ['all', 'all'],
  )
})

test('when all is let go, nothing that is kept is made again, and no trace is lost', (t) => {
  const root = folder(t)
  const store = open(root)
  const { all, letGo, isHeld, causes, traces, made } = wordsOf(store.memory, { a: 'ant', b: 'bee' })
  const said = all('a b')
  const { count } = traces()
  letGo()
  assert.deepEqual([isHeld('loud', 'a'), isHeld('all', 'a b')], [false, false])
  assert.equal(causes('all', 'a b'), null, 'nothing was known of it before')
  assert.equal(all('a b'), said)
  assert.deepEqual(made, ['a', 'b'])
  const last = traces()
  assert.deepEqual([last.kind, last.count], ['more', count])
  store.save(last, null)
  store.close()
  const next = wordsOf(open(root).memory, { a: 'ant', b: 'bee' })
  assert.equal(next.all('a b'), said)
  assert.deepEqual(next.made, [])
})
