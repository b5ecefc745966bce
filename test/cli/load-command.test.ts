import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { loadCommand } from '../../bin/process/load-command.ts'
import { endHeapGrowth } from '../../bin/services/heap-growth.ts'

const wrapped = (body: string) => `(function (exports, require, module, __compiled) {${body}\n})`
const source = wrapped('exports.run = async (argv) => argv.length + __compiled.version.length')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalpost-load-'))
  writeFileSync(join(folder, 'command.cjs'), source)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const load = (version = 'one') => loadCommand({ folder, file: 'command.cjs', version })
const kept = () => readdirSync(join(folder, '.compile-cache'))
const keptBytes = () => readFileSync(join(folder, '.compile-cache', kept()[0] as string))

test('what has run only once is kept after long work as well', () => {
  const once = Array.from({ length: 200 }, (_, at) => `exports.once${at} = ((given) => given + ${at})(1)`)
  writeFileSync(join(folder, 'command.cjs'), wrapped(once.join('\n')))
  load('before').keep()
  const atOnce = keptBytes().length
  const loaded = load('after')
  // The engine forgets what has not run for some six collections of all that there is.
  setFlagsFromString('--heap-growing-percent=5')
  let held: readonly object[] = []
  for (let time = 0; time < 100; time += 1) held = Array.from({ length: 100_000 }, () => ({ time }))
  assert.equal(held.length, 100_000)
  endHeapGrowth()
  loaded.keep()
  assert.ok(keptBytes().length > atOnce * 0.9, `${keptBytes().length} of ${atOnce} bytes`)
})

test('what the engine has compiled is kept once, and the next start goes on from it', async () => {
  load().keep()
  assert.equal(kept().length, 1)
  const before = keptBytes()
  const second = load()
  assert.equal(await second.command.run(['a', 'b']), 5)
  writeFileSync(join(folder, '.compile-cache', kept()[0] as string), 'not looked at again')
  second.keep()
  assert.equal(keptBytes().toString(), 'not looked at again')
  assert.ok(before.length > 0)
})

test('what a start with the same flags would refuse is not kept', () => {
  const loaded = load()
  setFlagsFromString('--heap-growing-percent=20')
  loaded.keep()
  assert.ok(!existsSync(join(folder, '.compile-cache')))
  endHeapGrowth()
  loaded.keep()
  assert.equal(kept().length, 1)
})

test('what is damaged or cut short is made again', async () => {
  load().keep()
  const whole = keptBytes()
  for (const bytes of [Buffer.from('?'.repeat(whole.length)), whole.subarray(0, 40), Buffer.alloc(0)]) {
    writeFileSync(join(folder, '.compile-cache', kept()[0] as string), bytes)
    const loaded = load()
    assert.equal(await loaded.command.run([]), 3)
    loaded.keep()
    assert.notDeepEqual(keptBytes(), bytes)
  }
})

test('what a former version of the command has left goes', () => {
  load('one').keep()
  load('two').keep()
  assert.equal(kept().length, 1)
  assert.match(kept()[0] as string, /^two-/)
})
