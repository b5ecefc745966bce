import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openOutput } from '../../compiler/emit/open-output.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { putFile } from '../put-files.ts'
import { makeRoot, output, pagesOf, publishTo } from './folder.ts'

const killed = 10
/** So many that a publication takes a while. */
const pages = 200

/** A release whose files all differ from the other's; every second one has files of its own besides. */
function release(number: number): readonly OutputFile[] {
  const paths = Array.from({ length: pages }, (_, page) => `docs/page-${page}/index.html`)
  const own = number % 2 === 0 ? ['docs/even.html'] : ['docs/odd/deep/one.html', 'docs/odd/two.html']
  return [...paths, ...own].map((path) => ({ path, content: `${number % 2} ${path}\n`.repeat(20) }))
}

function filesOf(number: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    release(number)
      .map(({ path, content }) => [path, String(content)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Waits for a journal, a minute at most. */
async function publicationBegins(work: string): Promise<void> {
  const limit = performance.now() + 60_000
  const isThere = () => existsSync(join(work, 'publish.json'))
  while (!isThere() && performance.now() < limit) await new Promise((next) => setImmediate(next))
}

const child = process.env.EMIT_TEST_ROOT
if (child !== undefined) {
  // The process that the tests below start: it publishes one release after the other until it is killed.
  process.stdout.write('ready\n')
  for (let number = 0; ; number++) await publishTo(child, release(number))
} else {
  test('a build that is killed leaves the old or the new output, never a mixture', { timeout: 600_000 }, async (t) => {
    const root = makeRoot(t)
    const [even, odd] = [JSON.stringify(filesOf(0)), JSON.stringify(filesOf(1))]
    let inPublication = 0
    // A publication is short: on a busy machine the signal may miss several of them.
    for (let round = 0; round < killed || (inPublication === 0 && round < 10 * killed); round++) {
      const work = join(root, 'dist/.site.signalpost')
      const builder = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
        env: { ...process.env, EMIT_TEST_ROOT: root },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await new Promise((ready) => builder.stdout.once('data', ready))
      // Every second time in the middle of a publication, otherwise anywhere.
      if (round % 2 === 0) await publicationBegins(work)
      else await new Promise((later) => setTimeout(later, 60 + round * 17))
      const gone = new Promise((done) => builder.once('exit', done))
      builder.kill('SIGKILL')
      await gone
      if (existsSync(join(work, 'publish.json'))) inPublication++
      // The next build of anything begins by this.
      const { value, diagnostics } = await openOutput({ out: join(root, 'dist/site'), root })
      assert.deepEqual(diagnostics, [])
      await value?.release()
      if (!existsSync(join(root, 'dist/site'))) continue
      const found = JSON.stringify(pagesOf(root))
      assert.ok(found === even || found === odd, `round ${round}: a mixture`)
      assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'])
    }
    assert.ok(inPublication > 0, 'none was killed while it published')
  })

  test('two builds at once: the second one says who is writing', async (t) => {
    const root = makeRoot(t)
    const first = publishTo(root, release(0))
    const second = await publishTo(root, release(1))
    assert.deepEqual((await first).diagnostics, [])
    assert.deepEqual(
      second.diagnostics.map(({ code }) => code),
      ['SP7012'],
    )
    assert.match(
      second.diagnostics[0]?.message ?? '',
      new RegExp(
        `^Another build holds the lock of \`dist/site\` \\(process ${process.pid}, started \\d{4}-\\d\\d-\\d\\dT`,
      ),
    )
    assert.deepEqual(pagesOf(root), filesOf(0))
    assert.deepEqual((await publishTo(root, release(1))).diagnostics, [])
    assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'])
  })

  test('a lock that is held before the work begins', async (t) => {
    const root = makeRoot(t)
    const { value: lock } = await openOutput({ out: join(root, 'dist/site'), root })
    assert.ok(lock !== null)
    assert.deepEqual(
      (await publishTo(root, output({ a: '1' }))).diagnostics.map(({ code }) => code),
      ['SP7012'],
    )
    assert.deepEqual((await publishTo(root, output({ a: '1' }), { lock })).diagnostics, [])
    await lock.release()
    assert.deepEqual(pagesOf(root), { a: '1' })
    assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'])
  })

  test('locks that others have left behind', async (t) => {
    const root = makeRoot(t)
    const file = 'dist/.site.signalpost/lock.json'
    const started = '2026-01-02T03:04:05.000Z'
    const codes = async () => (await publishTo(root, output({ a: '1' }))).diagnostics.map(({ code }) => code)
    // The kernel knows that no process of this machine holds it.
    putFile(root, file, JSON.stringify({ pid: 1, started, host: hostname() }))
    assert.deepEqual(await codes(), process.platform === 'linux' ? [] : ['SP7012'])
    for (const text of ['', '{', '[]', '{"pid":"x"}']) {
      putFile(root, file, text)
      assert.deepEqual(await codes(), [], text)
    }
    // Another machine's process cannot be seen: its sign of life counts.
    putFile(root, file, JSON.stringify({ pid: 1, started, host: 'another-machine' }))
    const { diagnostics } = await publishTo(root, output({ a: '1' }))
    assert.equal(
      diagnostics[0]?.message,
      `Another build holds the lock of \`dist/site\` (process 1 on another-machine, started ${started})`,
    )
    assert.match(readFileSync(join(root, file), 'utf8'), /another-machine/)
    const old = new Date(Date.now() - 11 * 60 * 1000)
    utimesSync(join(root, file), old, old)
    assert.deepEqual(await codes(), [])
    assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'])
  })

  test('a signal waits until the output is whole', { timeout: 300_000 }, async (t) => {
    const root = makeRoot(t)
    const builder = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
      env: { ...process.env, EMIT_TEST_ROOT: root },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((ready) => builder.stdout.once('data', ready))
    const work = join(root, 'dist/.site.signalpost')
    const gone = new Promise<NodeJS.Signals | null>((done) => builder.once('exit', (_, signal) => done(signal)))
    await publicationBegins(work)
    builder.kill('SIGTERM')
    assert.equal(await gone, 'SIGTERM')
    assert.ok(!existsSync(join(work, 'publish.json')))
    const found = JSON.stringify(pagesOf(root))
    assert.ok(found === JSON.stringify(filesOf(0)) || found === JSON.stringify(filesOf(1)))
  })
}
