import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import {
  engineFlags,
  flagsAtStart,
  flagsOfLauncher,
  longPatience,
  manyFiles,
  patience,
} from '../../bin/process/child-engine.ts'
import { patientAtFirst } from '../../bin/services/patience.ts'

const commands = ['build', 'check', 'index', 'preview']

test('the engine that runs this knows each flag that a command is started with: one that it does not know stops the start', () => {
  const known = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' }).stdout
  const flags = commands.flatMap((command) => [...engineFlags(command, manyFiles), ...flagsAtStart(command)])
  assert.ok(flags.length > 0)
  for (const flag of flags)
    assert.match(known, new RegExp(`^ +${flag.replace(/=.*/, '').replace(/^--no-/, '--')} `, 'm'))
})

// Versions of V8 as Node 20, 22 and 24 have them.
const versions = { '11.3.244.8-node.38': true, '12.4.254.21-node.33': false, '13.6.233.17-node.28': false }

for (const [v8, counts] of Object.entries(versions))
  test(`V8 ${v8} ${counts ? 'gets' : 'would refuse'} a budget of bytes that run before a function is optimised`, () =>
    assert.equal(engineFlags('build', 0, v8).join(' ').includes('--interrupt-budget='), counts))

test('a launcher is patient where the engine counts bytes that run, and a start with a budget of its own is left alone', () => {
  for (const [v8, counts] of Object.entries(versions))
    assert.deepEqual(flagsOfLauncher(v8), counts ? [longPatience] : [], v8)
})

test('the engine is patient until some files were read, where it was started with our patience', () => {
  const flags: string[] = []
  const onFile = patientAtFirst(['--inspect', patience], (flag) => void flags.push(flag))
  for (let read = 0; read < 15; read++) onFile()
  assert.deepEqual(flags, [longPatience])
  for (let read = 0; read < 15; read++) onFile()
  assert.deepEqual(flags, [longPatience, patience])
  patientAtFirst(['--interrupt-budget=1'], () => assert.fail())()
})

const roomFor = (known: number) =>
  engineFlags('build', known).filter((flag) => /^--(?:min-semi|initial|no-)/.test(flag))

test('a large site that was built before gets all of its room at the start and is collected in one thread, no other one', () => {
  assert.deepEqual(roomFor(manyFiles), [
    '--min-semi-space-size=16',
    '--initial-heap-size=200',
    '--no-parallel-scavenge',
    '--no-concurrent-array-buffer-sweeping',
  ])
  assert.deepEqual(roomFor(manyFiles - 1), [])
})

test('the code that one build has kept serves the next, however much room either begins with', () => {
  const tag = (known: number) => {
    const set = flagsAtStart('build').map((flag) => `v8.setFlagsFromString('${flag}')`)
    const argv = [...engineFlags('build', known), '--print', [...set, 'v8.cachedDataVersionTag()'].join(';')]
    return spawnSync(process.execPath, argv, { encoding: 'utf8' }).stdout
  }
  assert.match(tag(0), /^\d+\n$/)
  assert.equal(tag(manyFiles), tag(0))
})
