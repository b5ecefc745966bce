import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Command } from 'commander'
import { parse } from 'yaml'
import { define as build } from '../../bin/commands/build.ts'
import { define as check } from '../../bin/commands/check.ts'
import { define as preview } from '../../bin/commands/preview.ts'
import { surroundings } from '../../bin/services/init/new-site.ts'
import type { System } from '../../bin/system.ts'
import { root } from '../root.ts'
import { listFiles } from './sources.ts'

interface Step {
  readonly name: string
  readonly uses?: string
  readonly run?: string
  readonly shell?: string
}

const text = (path: string) => readFileSync(join(root, path), 'utf8')
const action = parse(text('.ci/action/action.yml')) as {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}

test('each step of the action uses another of a named version, or runs a script into which nobody’s text is put', () => {
  assert.equal(action.runs.using, 'composite')
  for (const { name, uses, run, shell } of action.runs.steps) {
    assert.equal(uses === undefined, run !== undefined, name)
    if (uses !== undefined) assert.match(uses, /^[\w-]+\/[\w/-]+@v\d+$/, name)
    if (run !== undefined) assert.ok(shell === 'bash' && !run.includes('${{'), name)
  }
  for (const [name, input] of Object.entries(action.inputs)) {
    assert.ok(input.description !== '' && typeof input.default === 'string', name)
    assert.match(text('.ci/action/action.yml'), new RegExp(`inputs\\.${name}\\b`))
  }
})

test('what jobs and images call is a command of ours, with its options', () => {
  const known = new Map(
    Object.entries({ build, check, preview }).map(([name, define]) => {
      const command = new Command(name)
      define(command, {} as System)
      return [name, new Set(command.options.map(({ long }) => long))]
    }),
  )
  const images = readdirSync(join(root, '.ci/docker')).map((name) => text(`.ci/docker/${name}`))
  const job = surroundings().find(({ path }) => path.endsWith('docs.yml'))?.content ?? ''
  const scripts = [...action.runs.steps.flatMap(({ run = '' }) => run), ...images, String(job)]
  const calls = scripts
    .flatMap((script) => script.replaceAll(/["',[\]]/g, ' ').split('\n'))
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => [...line.matchAll(/npx (?: *--no-install)? *signalpost +(\w+)(.*)/g)])
  assert.ok(calls.length >= 7, `${calls.length}`)
  for (const [line, name = '', rest = ''] of calls)
    for (const [option] of rest.matchAll(/--[\w-]+/g)) assert.ok(known.get(name)?.has(option), line)
  for (const [line, name = ''] of calls) assert.ok(known.has(name), line)
})

test('what tries more with --long is run by test:long', () => {
  const { scripts } = JSON.parse(text('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const run = (scripts['test:long'] ?? '').split(' ').filter((word) => word.startsWith('test/'))
  const isLong = /env\.TEST_LONG [!=]==|numRuns: runs\(/
  const tests = listFiles('test').filter((path) => /\.tsx?$/.test(path) && path !== 'test/properties.ts')
  const long = tests.filter((path) => isLong.test(text(path)))
  assert.ok(long.length > 8, `${long.length}`)
  assert.deepEqual(
    long.filter((path) => !run.some((one) => path === one || path.startsWith(`${one}/`))),
    [],
  )
})
