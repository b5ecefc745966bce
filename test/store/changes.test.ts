import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createGraph } from '../../compiler/pipeline/graph/graph.ts'
import { openStore } from '../../compiler/store/store.ts'

const secret = Buffer.alloc(32, 7)
/** Enough for what has changed to be written by itself. */
const some = 200

function site(t: TestContext, count = some) {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-changes-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const words = Array.from({ length: count }, (_, at) => `word${at}`)
  /** @returns what a process had to make. @param asks for itself */
  const run = (asks: (loud: (name: string) => string) => void = () => {}, key = 'one'): readonly string[] => {
    const made: string[] = []
    const store = openStore(root, { secret, key, canWrite: true })
    const graph = createGraph(() => 1, store.memory)
    const word = graph.input('word', (at) => words[Number(at)] ?? '', String)
    const loud = graph.step(
      'loud',
      (at) => {
        made.push(at)
        return word(at).toUpperCase()
      },
      { stored: { encode: (text) => text, decode: (bytes) => bytes.toString('utf8') } },
    )
    const all = graph.step('all', () => Array.from({ length: count }, (_, at) => loud(String(at))).join(' '), {
      print: (text) => text,
    })
    assert.equal(all(), words.join(' ').toUpperCase())
    asks((name) => loud(name))
    store.save(graph.traces(), { words: words.length })
    store.close()
    assert.deepEqual(openStore(root, { secret, key, canWrite: false }).extra, { words: count })
    return made
  }
  const file = (name: string) => join(root, '.signalpost/store', name)
  return { root, words, run, file, bytes: (name: string) => readFileSync(file(name), 'latin1') }
}

test('what has changed is written by itself, change after change, and the next process knows all of it', (t) => {
  const { words, run, file, bytes } = site(t)
  assert.equal(run().length, some)
  assert.ok(!existsSync(file('changes')))
  const traces = bytes('traces')
  words[3] = 'ant'
  assert.deepEqual(run(), ['3'])
  words[4] = 'bee'
  assert.deepEqual(run(), ['4'])
  words[3] = 'wasp'
  assert.deepEqual(run(), ['3'])
  assert.equal(bytes('traces'), traces, 'all of them are not written again')
  assert.ok(bytes('changes').length * 10 < traces.length)
  assert.deepEqual(run(), [])
  // Back at what was there when all were written.
  words[3] = 'word3'
  assert.deepEqual(run(), ['3'])
  assert.deepEqual(run(), [])
})

test('many small changes are gathered in one file, and all traces are not written again for that', (t) => {
  const { root, words, run, bytes } = site(t, 1000)
  run()
  const traces = bytes('traces')
  for (let at = 0; at < 40; at++) {
    const place = at % 20
    words[place] = `w${at}`
    assert.deepEqual(run(), [String(place)])
    const packs = readdirSync(join(root, '.signalpost/store')).filter((name) => name.startsWith('values-'))
    assert.ok(packs.length <= 13, `${packs.length} files after ${at + 1} changes`)
  }
  assert.ok(bytes('traces') === traces)
  assert.deepEqual(run(), [])
})

test('a command’s own question is remembered with it', (t) => {
  const { words, run, root } = site(t)
  run()
  words[3] = 'ant'
  run((loud) => loud('7'))
  const { past } = openStore(root, { secret, key: 'one', canWrite: false }).memory
  const isRoot = (name: string) => past?.isRoot(past.find('loud', name))
  assert.deepEqual(['3', '7'].map(isRoot), [false, true])
})

test('where much has changed, all is written, and what had changed before goes', (t) => {
  const { words, run, file, bytes } = site(t)
  run()
  words[3] = 'ant'
  run()
  const traces = bytes('traces')
  for (let at = 0; at < 100; at++) words[at] = `other${at}`
  assert.equal(run().length, 100)
  assert.notEqual(bytes('traces'), traces)
  assert.ok(!existsSync(file('changes')))
  assert.deepEqual(run(), [])
})

test('what had changed of other traces, or is damaged or gone, does not count: it is made again', (t) => {
  const { words, run, file, bytes } = site(t)
  run()
  words[3] = 'ant'
  run()
  const ant = bytes('changes')
  for (let at = 0; at < 100; at++) words[at] = `other${at}`
  run()
  // Left by a process that had gone on from what was there before.
  writeFileSync(file('changes'), ant, 'latin1')
  assert.deepEqual(run(), [])
  words[5] = 'bee'
  run()
  for (const damaged of [ant, '', bytes('changes').slice(0, -1), bytes('changes').replace('BEE', 'BUG')]) {
    words[6] = `${words[6]}x`
    run()
    writeFileSync(file('changes'), damaged, 'latin1')
    assert.ok(run().includes('6'))
    assert.deepEqual(run(), [])
  }
  rmSync(file('changes'))
  assert.ok(run().length < 4)
})

test('traces that somebody else has written meanwhile are not added to', (t) => {
  const { words, run, file, root } = site(t)
  run()
  const other = join(root, 'other')
  words[3] = 'ant'
  run((loud) => {
    loud('3')
    // Another one for what is to be kept: all are written, with another number.
    cpSync(file('traces'), other)
    rmSync(file('traces'))
    cpSync(other, file('traces'))
  })
  assert.ok(!existsSync(file('changes')))
  assert.deepEqual(run(), [])
})
