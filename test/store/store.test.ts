import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createGraph, type Graph } from '../../compiler/pipeline/graph/graph.ts'
import { asJson } from '../../compiler/pipeline/print.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { openStore, type Store, type StoreOptions } from '../../compiler/store/store.ts'

const secret = Buffer.alloc(32, 7)

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'signalpost-store-'))
  t.after(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const open = (root: string, more: Partial<StoreOptions> = {}): Store =>
  openStore(root, { secret, key: 'one', canWrite: true, ...more })

/** A process of its own, as it were: words are looked up, shouted, and joined. `made` is what it had to make. */
function processOf(store: Store, words: Readonly<Record<string, string>>) {
  const made: string[] = []
  const graph: Graph = createGraph(() => 1, store.memory)
  const word = graph.input('word', (name) => words[name] ?? null, String)
  const loud = graph.step(
    'loud',
    (name) => {
      made.push(name)
      return { text: (word(name) ?? '').toUpperCase() }
    },
    { stored: { encode: (value) => JSON.stringify(value), decode: (bytes) => JSON.parse(bytes.toString('utf8')) } },
  )
  const length = graph.step('length', (name) => loud(name).text.length, asJson)
  const sentence = graph.step('sentence', (names) => {
    made.push(names)
    return names
      .split(' ')
      .map((name) => `${loud(name).text} ${length(name)}`)
      .join(', ')
  })
  const { traces } = graph
  return { made, sentence, loud, traces, save: () => store.save(traces(), { note: 'kept' }) }
}

const words = { a: 'ant', b: 'bee' }
const said = 'ANT 3, BEE 3'

/** One run that keeps what it has made. */
function run(root: string, more: Partial<StoreOptions> = {}, all: Readonly<Record<string, string>> = words) {
  const store = open(root, more)
  const one = processOf(store, all)
  const text = one.sentence('a b')
  one.save()
  store.close()
  return { text, made: one.made, extra: store.extra }
}

const filesOf = (root: string) => readdirSync(join(root, '.signalpost/store')).sort()

test('a long value that others of its kind stay for is read each time; who asks first gets it as it was made', (t) => {
  const store = open(folder(t))
  const graph = createGraph(() => 1, store.memory)
  const read: string[] = []
  const text = graph.step('text', (name) => ({ text: name.repeat(name === 'long' ? 500_000 : 2) }), {
    keepStored: 8,
    stored: {
      encode: (value) => JSON.stringify(value),
      decode: (bytes, name) => {
        read.push(name)
        return JSON.parse(bytes.toString('utf8'))
      },
    },
  })
  for (const name of ['short', 'long', 'other', 'short', 'long'])
    assert.equal(text(name).text, name.repeat(name === 'long' ? 500_000 : 2))
  // What stays is held as another process would have it.
  assert.deepEqual(read, ['short', 'other', 'long'])
  assert.deepEqual(
    ['short', 'long'].map((name) => graph.isHeld('text', name)),
    [true, false],
  )
})

test('the next process makes only what has changed', (t) => {
  const root = folder(t)
  assert.deepEqual(run(root), { text: said, made: ['a b', 'a', 'b'], extra: null })
  // A sentence is no value that is kept: it is made again from the words, which are.
  assert.deepEqual(run(root), { text: said, made: ['a b'], extra: { note: 'kept' } })
  assert.deepEqual(run(root, {}, { ...words, b: 'bug' }), {
    text: 'ANT 3, BUG 3',
    made: ['b', 'a b'],
    extra: { note: 'kept' },
  })
  assert.deepEqual(run(root, { clean: true }).made, ['a b', 'a', 'b'])
  assert.equal(readFileSync(join(root, '.signalpost/.gitignore'), 'utf8'), '*\n')
})

test('where all have read what they had read, other answers are put in the place of those before', (t) => {
  const root = folder(t)
  run(root)
  const asked = (all: Readonly<Record<string, string>>, ask: (one: ReturnType<typeof processOf>) => string) => {
    const store = open(root)
    const one = processOf(store, all)
    const answer = ask(one)
    const traces = one.traces()
    one.save()
    store.close()
    const changed = traces.kind === 'same' ? traces.changed.size : null
    return [answer, traces.kind, changed, ...one.made]
  }
  // The word, what is shouted and its length, and the sentence; its answer has no print of its own.
  const sentence = (one: ReturnType<typeof processOf>) => one.sentence('a b')
  assert.deepEqual(asked({ a: 'elephant', b: 'bee' }, sentence), ['ELEPHANT 8, BEE 3', 'same', 4, 'a', 'a b'])
  assert.deepEqual(asked({ a: 'ox', b: 'bug' }, sentence), ['OX 2, BUG 3', 'same', 6, 'a', 'a b', 'b'])
  assert.deepEqual(
    asked({ a: 'ox', b: 'bug' }, ({ loud }) => loud('b').text),
    ['BUG', 'same', 0],
  )
  // What nobody had asked for comes to it.
  assert.deepEqual(
    asked({ a: 'ox', b: 'bug' }, ({ loud }) => loud('c').text),
    ['', 'all', null, 'c'],
  )
  const { past } = open(root).memory
  const isRoot = (name: string) => past?.isRoot(past.find('loud', name))
  assert.deepEqual(['a', 'b', 'c'].map(isRoot), [false, true, true])
  assert.deepEqual(run(root, {}, { a: 'ox', b: 'bug' }), {
    text: 'OX 2, BUG 3',
    made: ['a b'],
    extra: { note: 'kept' },
  })
})

test('of what depends on a change that makes no difference nothing is made, and all of it is kept', (t) => {
  const root = folder(t)
  const made: string[] = []
  const chain = (all: Readonly<Record<string, string>>) => {
    const store = open(root)
    const graph = createGraph(() => 1, store.memory)
    const word = graph.input('word', (name) => all[name] ?? null, String)
    const step = <Value>(name: string, make: (subject: string) => Value) =>
      graph.step(
        name,
        (subject) => {
          made.push(name)
          return make(subject)
        },
        asJson,
      )
    const length = step('length', (name) => (word(name) ?? '').length)
    const line = step('line', (name) => '-'.repeat(length(name)))
    const framed = step('framed', (name) => `|${line(name)}|`)
    const isLong = step('is long', (name) => length(name) > 3)
    const both = step('both', (name) => `${framed(name)} ${isLong(name)}`)
    const end = () => {
      store.save(graph.traces(), null)
      store.close()
    }
    return { holds: () => graph.holds('both', 'a'), both, end }
  }
  const run = (all: Readonly<Record<string, string>>) => {
    made.length = 0
    const one = chain(all)
    const result = [one.holds(), one.both('a')]
    one.end()
    return [...result, ...made]
  }
  assert.deepEqual(run({ a: 'ant' }), [false, '|---| false', 'both', 'framed', 'line', 'length', 'is long'])
  assert.deepEqual(run({ a: 'bee' }), [true, '|---| false', 'length'])
  // What was not made in that process was kept by it.
  assert.deepEqual(run({ a: 'bee' }), [true, '|---| false'])
  assert.deepEqual(run({ a: 'wasp' }), [false, '|----| true', 'length', 'line', 'framed', 'both', 'is long'])
  assert.deepEqual(run({ a: 'bees' }), [true, '|----| true', 'length'])
})

test('what another command, or somebody with another secret, has kept is not read', (t) => {
  const root = folder(t)
  run(root)
  for (const more of [{ key: 'two' }, { secret: Buffer.alloc(32, 8) }, { secret: null }])
    assert.deepEqual(run(root, { ...more, canWrite: false }).made, ['a b', 'a', 'b'])
  // A folder that somebody has committed beside the content, made with a secret of their own.
  const other = folder(t)
  run(other, { secret: Buffer.alloc(32, 9) }, { a: 'forged', b: 'forged' })
  rmSync(join(root, '.signalpost'), { recursive: true })
  cpSync(join(other, '.signalpost'), join(root, '.signalpost'), { recursive: true })
  assert.equal(run(root).text, said)
})

test('entries that have changed places are made again', (t) => {
  const root = folder(t)
  run(root, {}, { a: 'ant', b: 'owl' })
  const pack = filesOf(root).find((name) => name.startsWith('values-')) as string
  const file = join(root, '.signalpost/store', pack)
  const bytes = readFileSync(file, 'utf8')
  assert.ok(bytes.includes('"ANT"') && bytes.includes('"OWL"'))
  writeFileSync(file, bytes.replace('"ANT"', '"…"').replace('"OWL"', '"ANT"').replace('"…"', '"OWL"'))
  assert.equal(run(root, {}, { a: 'ant', b: 'owl' }).text, 'ANT 3, OWL 3')
})

test('damage of any kind is made good', (t) => {
  const root = folder(t)
  run(root)
  for (const damage of [
    () => '',
    (text: string) => text.slice(0, -1),
    (text: string) => `${text}x`,
    (text: string) => `${text.slice(0, 40)}X${text.slice(41)}`,
    () => '\0'.repeat(5000),
  ]) {
    for (const name of filesOf(root)) {
      const file = join(root, '.signalpost/store', name)
      if (!existsSync(file)) continue
      writeFileSync(file, damage(readFileSync(file, 'latin1')), 'latin1')
      assert.equal(run(root).text, said)
    }
    assert.deepEqual(run(root).made, ['a b'])
  }
})

test('a pipe in place of a file of the store holds nothing up', (t) => {
  const root = folder(t)
  run(root)
  for (const name of filesOf(root)) {
    const file = join(root, '.signalpost/store', name)
    rmSync(file, { force: true })
    assert.equal(spawnSync('mkfifo', [file]).status, 0)
  }
  assert.equal(run(root).text, said)
  assert.deepEqual(run(root).made, ['a b'])
})

test('who may not write leaves no trace, and a place that can’t be written to is no failure', (t) => {
  const root = folder(t)
  run(root, { canWrite: false })
  assert.ok(!existsSync(join(root, '.signalpost')))
  writeFileSync(join(root, '.signalpost'), 'a file')
  assert.equal(run(root).text, said)
})

test('it grows no more than what it holds; packs of processes that are gone go with them', (t) => {
  const root = folder(t)
  const long = (letter: string) => ({ a: letter.repeat(10_000), b: 'bee' })
  for (let at = 0; at < 40; at++) run(root, {}, long(String.fromCharCode(97 + (at % 26))))
  const sizes = filesOf(root).map((name) => statSync(join(root, '.signalpost/store', name)).size)
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) < 60_000, sizes.join(' '))
  writeFileSync(join(root, '.signalpost/store/values-999999999-00'), 'left by a process that was killed')
  writeFileSync(join(root, '.signalpost/store/notes.txt'), 'mine')
  for (const name of ['traces', 'output-0123456789abcdef', 'answers'])
    writeFileSync(join(root, `.signalpost/store/${name}.999999999.0123456789ab.tmp`), 'half')
  run(root)
  assert.ok(!filesOf(root).includes('values-999999999-00'))
  assert.ok(filesOf(root).includes('notes.txt'))
  assert.ok(!filesOf(root).some((name) => name.endsWith('.tmp')))
})

test('two processes at once: each is right, and what is left is whole', (t) => {
  const root = folder(t)
  run(root)
  const [one, two] = [open(root), open(root)]
  const [first, second] = [processOf(one, { ...words, a: 'asp' }), processOf(two, { ...words, b: 'bat' })]
  assert.equal(first.sentence('a b'), 'ASP 3, BEE 3')
  first.save()
  assert.equal(second.sentence('a b'), 'ANT 3, BAT 3')
  second.save()
  one.close()
  two.close()
  assert.equal(run(root).text, said)
})

test('a process that lives long keeps what it finds again and again, and yields to what another one has kept', (t) => {
  const root = folder(t)
  const store = open(root, { yields: true })
  const long = processOf(store, words)
  assert.equal(long.sentence('a b'), said)
  long.save()
  long.save()
  assert.deepEqual(run(root, { canWrite: false }).made, ['a b'])
  run(root, {}, { ...words, a: 'asp' })
  long.save()
  store.close()
  assert.deepEqual(run(root, { canWrite: false }, { ...words, a: 'asp' }).made, ['a b'])
})

test('the secret lies in the account’s own folder, and is made once', (t) => {
  const home = folder(t)
  const env = { XDG_STATE_HOME: home }
  const made = storeSecret(env)
  assert.equal(made?.length, 32)
  assert.deepEqual(storeSecret(env), made)
  assert.equal(statSync(join(home, 'signalpost/store.key')).mode & 0o077, 0)
  assert.deepEqual(storeSecret({ ...env, SIGNALPOST_STORE_KEY: 'x' }), storeSecret({ SIGNALPOST_STORE_KEY: 'x' }))
  // One of spaces is none.
  assert.deepEqual(storeSecret({ ...env, SIGNALPOST_STORE_KEY: '  ' }), made)
  const occupied = folder(t)
  mkdirSync(join(occupied, 'signalpost/store.key'), { recursive: true })
  assert.equal(storeSecret({ XDG_STATE_HOME: occupied }), null)
})

test('links that an author has put where files of the store will be lead nowhere', (t) => {
  const [root, outside] = [folder(t), folder(t)]
  const victim = join(outside, 'profile')
  writeFileSync(victim, 'mine')
  mkdirSync(join(root, '.signalpost/store'), { recursive: true })
  symlinkSync(victim, join(root, `.signalpost/store/traces.${process.pid}.tmp`))
  symlinkSync(join(outside, 'made'), join(root, '.signalpost/.gitignore'))
  run(root)
  assert.equal(readFileSync(victim, 'utf8'), 'mine')
  assert.deepEqual(readdirSync(outside), ['profile'])
  assert.deepEqual(run(root).extra, { note: 'kept' })
})

for (const link of ['.signalpost', '.signalpost/store'])
  test(`nothing is kept where a link is in place of ${link}`, (t) => {
    const [root, outside] = [folder(t), folder(t)]
    if (link !== '.signalpost') mkdirSync(join(root, '.signalpost'))
    symlinkSync(outside, join(root, link))
    run(root)
    assert.deepEqual(readdirSync(outside), [])
  })
