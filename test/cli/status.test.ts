import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fakeCommands } from './fake-commands.ts'
import { bundleEntry, inFolder, list, type Ran, run } from './run-command.ts'
import { runHere } from './run-here.ts'
import { calls, type Expected, inProcesses } from './status-cases.ts'

const site = { 'content/pages/docs/index.md': 'one\ntwo\n', 'out/index.html': 'old' }
const script = await bundleEntry('test/cli/fixture.ts')

const inSite = <Result>(work: (folder: string) => Promise<Result>) => inFolder(site, work)

/** What a process puts aside is gone after it. */
async function runInProcess(cwd: string, { argv, env }: Expected): Promise<Ran> {
  const tmp = join(cwd, 'tmp')
  mkdirSync(tmp)
  const ran = await run(script, argv, { cwd, env: { TMPDIR: tmp, ...env } })
  assert.deepEqual(readdirSync(tmp), [])
  return ran
}

for (const [cases, runCase] of [
  [inProcesses, runInProcess],
  [calls, (cwd: string, { argv }: Expected) => runHere(argv, { cwd }, fakeCommands)],
] as const)
  for (const [name, expected] of Object.entries(cases)) {
    test(`${name}: status ${expected.status}`, async () => {
      await inSite(async (cwd) => {
        const ran = await runCase(cwd, expected)
        assert.equal(ran.status, expected.status, show(ran))
        assert.match(ran.stdout, expected.stdout ?? /(?:)/, show(ran))
        assert.match(ran.stderr, expected.stderr ?? /(?:)/, show(ran))
        assert.equal(readFileSync(join(cwd, 'out/index.html'), 'utf8'), expected.output ?? 'old')
        assert.ok(!existsSync(join(cwd, 'out.work')), 'the lock is still held')
      })
    })
  }

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  for (const fake of ['spins', 'prepares']) {
    test(`${signal} while the command ${fake}: status ${status}, nothing is left behind`, async () => {
      await inSite(async (cwd) => {
        const before = list(cwd)
        const ran = await signalled(cwd, fake, signal)
        assert.equal(ran.status, status, show(ran))
        assert.deepEqual(list(cwd), before)
        assert.equal(readFileSync(join(cwd, 'out/index.html'), 'utf8'), 'old')
      })
    })
  }

  for (const fake of ['places', 'keeps']) {
    test(`${signal} when files take their places, while the command ${fake}: they all do, status 0`, async () => {
      await inSite(async (cwd) => {
        const ran = await signalled(cwd, fake, signal)
        assert.equal(ran.status, 0, show(ran))
        assert.equal(readFileSync(join(cwd, 'out/index.html'), 'utf8'), 'new')
      })
    })
  }
}

for (const [fake, output] of [
  ['prepares', 'old'],
  ['places', 'new'],
] as const)
  test(`the supervisor is killed while the command ${fake}: the command ends, and the output is the ${output} one`, () =>
    inSite(async (cwd) => {
      // Both hold the streams, so that this waits for both.
      const ran = await signalled(cwd, fake, 'SIGKILL')
      assert.equal(ran.signal, 'SIGKILL', show(ran))
      assert.doesNotMatch(ran.stderr, /the signal did not end this/)
      assert.equal(readFileSync(join(cwd, 'out/index.html'), 'utf8'), output)
    }))

function signalled(cwd: string, fake: string, signal: NodeJS.Signals): Promise<Ran> {
  let sent = false
  return run(script, ['build', fake], {
    cwd,
    onError: (text, child) => {
      if (!sent && text.includes('ready for a signal')) sent = child.kill(signal)
    },
  })
}

test('--format json prints one object on standard output, whatever happens beside it', async () => {
  await inSite(async (cwd) => {
    for (const fake of ['good', 'error', 'full']) {
      const { stdout } = await run(script, ['build', fake, '--format', 'json'], { cwd })
      assert.deepEqual(Object.keys(JSON.parse(stdout)), ['diagnostics', 'summary'])
    }
  })
})

test('a reader that goes away is no failure, a report that cannot be written is', async () => {
  await inSite(async (cwd) => {
    const argv = `"${process.execPath}" "${script}" check error`
    const shell = (command: string) => spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' })
    assert.equal(shell(`{ ${argv}; echo $? >status; } | true`).status, 0)
    assert.equal(readFileSync(join(cwd, 'status'), 'utf8'), '1\n')
    if (!existsSync('/dev/full')) return
    const full = shell(`${argv} >/dev/full`)
    assert.equal(full.status, 3)
    assert.match(full.stderr, /No space left on the disk/)
  })
})

test('colours: none without a terminal, FORCE_COLOR asks for them', async () => {
  await inSite(async (cwd) => {
    assert.ok(!(await run(script, ['check', 'error'], { cwd })).stdout.includes('\u001b'))
    assert.ok(
      (await run(script, ['check', 'error'], { cwd, env: { FORCE_COLOR: '1' } })).stdout.includes('\u001b[1;31m'),
    )
  })
})

test('progress is plain lines on standard error without a terminal', async () => {
  await inSite(async (cwd) => {
    const { stderr } = await run(script, ['build', 'good'], { cwd })
    assert.match(
      stderr,
      /^Reading the content\nCompiling\nCompiled 1 page in [\d.]+ s\nWriting the site\nPublished to out: /,
    )
  })
})

function show({ status, signal, stdout, stderr }: Ran): string {
  return `status ${status} ${signal ?? ''}\n${stdout}\n${stderr}`
}
