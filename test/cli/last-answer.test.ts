import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { storeKey, versionAt, writeOutput } from '../../bin/services/kept-output.ts'
import { type Call, keepAnswer, lastAnswer, lookBefore } from '../../bin/services/last-answer.ts'
import { emptyVersions, putVersion } from '../../compiler/read/version.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { gitIn } from '../git-in.ts'
import { root as checkout } from '../root.ts'
import { inFolder, run } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

const answer = { status: 0, out: '0 errors\n', err: '' }
const files = {
  'content/site.yaml': 'url: x\n',
  'content/pages/docs/index.md': '# One\n',
  'dist/site/docs/index.html': 'one',
  'dist/site.host/manifest.json': '{}',
  '.signalpost/store/traces': '',
}

function callIn(root: string, more: Partial<Call> = {}): Call {
  const env = { SIGNALPOST_STORE_KEY: 'secret', KEY: 'value' }
  return { argv: ['build'], cwd: root, env, out: { tty: false, columns: 100 }, version: '1', ...more }
}

const page = 'dist/site/docs/index.html'

/** Keeps what is known of the output. @returns its mark. @param version of its page */
function published(root: string, { version = versionAt(join(root, page)) } = {}): string {
  const [out, secret] = [join(root, 'dist/site'), storeSecret({ SIGNALPOST_STORE_KEY: 'secret' })]
  assert.ok(secret !== null)
  const list = join(root, 'dist/site.host/manifest.json')
  const versions = emptyVersions(1)
  putVersion(versions, 0, version)
  return writeOutput(
    { root, out, key: storeKey('1'), secret },
    {
      out,
      boot: '',
      listHash: '',
      lists: [[list, versionAt(list)]],
      files: [{ path: 'docs/index.html', size: 3, hash: '' }],
      versions,
    },
  )
}

/** A site whose build has just ended. */
async function built(work: (root: string, call: Call) => Promise<void> | void): Promise<void> {
  await inFolder(files, async (root) => {
    await setTimeout(150)
    const call = callIn(root)
    keepAnswer(call, lookBefore(root, call.env).before, { variables: ['KEY'], moves: null }, answer, published(root))
    assert.deepEqual(lastAnswer(call).answer, answer)
    await work(root, call)
  })
}

const changes: Readonly<Record<string, (root: string) => void>> = {
  'a page': (root) => writeFileSync(join(root, 'content/pages/docs/index.md'), '# Two\n'),
  'a page, with its size and time': (root) => {
    const file = join(root, 'content/pages/docs/index.md')
    const { atime, mtime } = statSync(file)
    writeFileSync(file, '# Two\n')
    utimesSync(file, atime, mtime)
  },
  'a new page': (root) => writeFileSync(join(root, 'content/pages/docs/two.md'), '# Two\n'),
  'a page that has gone': (root) => rmSync(join(root, 'content/pages/docs/index.md')),
  'a new name': (root) => renameSync(join(root, 'content/pages/docs'), join(root, 'content/pages/guides')),
  'an empty folder': (root) => mkdirSync(join(root, 'content/pages/new')),
  'a link': (root) => symlinkSync('/etc/hostname', join(root, 'content/pages/docs/link.md')),
  'a block of the site’s own': (root) => mkdirSync(join(root, 'blocks')),
  'a file of the output': (root) => writeFileSync(join(root, 'dist/site/docs/index.html'), 'two'),
  'an output that has gone': (root) => rmSync(join(root, 'dist/site'), { recursive: true }),
  'a file for operators': (root) => writeFileSync(join(root, 'dist/site.host/manifest.json'), '[]'),
  'what is known of the output': (root) => {
    const name = readdirSync(join(root, '.signalpost/store')).find((one) => one.startsWith('output-'))
    const file = join(root, '.signalpost/store', name ?? '')
    writeFileSync(file, readFileSync(file, 'latin1').replace('docs/', 'dogs/'), 'latin1')
  },
  'the answer itself': (root) => {
    const file = join(root, '.signalpost/store/answers')
    writeFileSync(file, readFileSync(file, 'latin1').replace('0 errors', '9 errors'), 'latin1')
  },
}

for (const [what, change] of Object.entries(changes))
  test(`no answer after a change: ${what}`, () =>
    built((root, call) => {
      change(root)
      assert.equal(lastAnswer(call).answer, null)
    }))

// It would be made once more by a process that does not know how large the site is.
test('a call that has no answer yet, or another environment, hands its look over', () =>
  built((root, call) => {
    for (const other of [{ argv: ['build', '--format', 'json'] }, { env: { ...call.env, KEY: 'other' } }]) {
      const { answer, looked } = lastAnswer({ ...call, ...other })
      assert.equal(answer, null)
      assert.deepEqual(looked?.before.sources, lookBefore(root, call.env).before.sources)
    }
  }))

test('a file that nobody has published is left alone by a build, and changes no answer', () =>
  built((root, call) => {
    writeFileSync(join(root, 'dist/site/docs/.DS_Store'), '')
    assert.deepEqual(lastAnswer(call).answer, answer)
  }))

test('a build that could publish nothing is answered while there is no output', () =>
  inFolder(files, async (root) => {
    await setTimeout(150)
    const call = callIn(root)
    const failed = { ...answer, status: 1 }
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    keepAnswer(call, lookBefore(root, call.env).before, { variables: [], moves: null }, failed, null)
    assert.deepEqual(lastAnswer(call).answer, failed)
    mkdirSync(join(root, 'dist/site'), { recursive: true })
    assert.equal(lastAnswer(call).answer, null)
    keepAnswer(call, lookBefore(root, call.env).before, { variables: [], moves: null }, failed, null)
    assert.equal(lastAnswer(call).answer, null, 'nothing is known of what lies there')
  }))

test('a file that was not as it was published is put right, not answered', () =>
  built((root, call) => {
    writeFileSync(join(root, page), 'mine')
    keepAnswer(
      call,
      lookBefore(root, call.env).before,
      { variables: ['KEY'], moves: null },
      answer,
      published(root, { version: '1 2 3 4' }),
    )
    assert.equal(lastAnswer(call).answer, null)
  }))

test('no answer to another call', () =>
  built((root, call) => {
    const env = { ...call.env }
    const others: readonly Partial<Call>[] = [
      ...[['build', '--strict'], ['build', '--clean'], ['build', '--why'], ['check'], ['build', '--out', 'x']].map(
        (argv) => ({ argv }),
      ),
      ...[
        { ...env, KEY: 'other' },
        { ...env, NO_COLOR: '1' },
        { ...env, SOURCE_DATE_EPOCH: '5' },
      ].map((one) => ({ env: one })),
      { env: { ...env, SIGNALPOST_STORE_KEY: 'other' } },
      { env: { ...env, GIT_DIR: '/elsewhere' } },
      { version: '2' },
      { out: { tty: true, columns: 80 } },
    ]
    for (const more of others) assert.equal(lastAnswer(callIn(root, more)).answer, null, JSON.stringify(more))
    assert.deepEqual(lastAnswer(callIn(root, { env: { ...env, UNUSED: 'x' } })).answer, answer)
  }))

test('each way to report has an answer of its own', () =>
  built((root, call) => {
    const json = callIn(root, { argv: ['build', '--format', 'json'] })
    assert.equal(lastAnswer(json).answer, null)
    keepAnswer(
      json,
      lookBefore(root, json.env).before,
      { variables: ['KEY'], moves: null },
      { ...answer, out: '{}' },
      published(root),
    )
    assert.deepEqual(lastAnswer(json).answer, { ...answer, out: '{}' })
    assert.deepEqual(lastAnswer(call).answer, answer)
  }))

test('a new commit, and a history that is cut off', () =>
  inFolder(files, async (root) => {
    const git = gitIn(root)
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'one')
    await setTimeout(150)
    const call = callIn(root)
    const keep = () =>
      keepAnswer(call, lookBefore(root, call.env).before, { variables: [], moves: null }, answer, published(root))
    keep()
    assert.deepEqual(lastAnswer(call).answer, answer)
    git('commit', '-q', '--allow-empty', '-m', 'two')
    assert.equal(lastAnswer(call).answer, null)
    keep()
    git('pack-refs', '--all')
    assert.deepEqual(lastAnswer(call).answer, answer)
    writeFileSync(join(root, '.git/shallow'), `${git('rev-parse', 'HEAD')}`)
    assert.equal(lastAnswer(call).answer, null)
  }))

test('what can’t be looked at again is not kept', () =>
  inFolder(files, async (root) => {
    const call = callIn(root)
    // Written this very moment.
    keepAnswer(call, lookBefore(root, call.env).before, { variables: [], moves: null }, answer, published(root))
    assert.ok(!existsSync(join(root, '.signalpost/store/answers')))
    await setTimeout(150)
    keepAnswer(call, lookBefore(root, call.env).before, null, answer, published(root))
    assert.ok(!existsSync(join(root, '.signalpost/store/answers')))
  }))

test('what changes while a large site is looked at counts as changed just now', () =>
  inFolder(files, async (root) => {
    await setTimeout(150)
    const call = callIn(root)
    const { before } = lookBefore(root, call.env, () => {
      const begun = Date.now()
      writeFileSync(join(root, 'content/pages/docs/index.md'), '# Two\n')
      return begun
    })
    assert.equal(before.sources.digest, lookBefore(root, call.env).before.sources.digest)
    keepAnswer(call, before, { variables: [], moves: null }, answer, published(root))
    assert.ok(!existsSync(join(root, '.signalpost/store/answers')))
  }))

test('the command itself: no second build where nothing has changed, the same report and status', async () => {
  const page = '---\ntitle: Docs\n---\n\nSee the [dead](/docs/none).\n'
  const site = siteYaml.replace('services: {}', 'services: { search: { provider: none } }')
  await inFolder({ 'content/site.yaml': site, 'content/pages/docs/index.md': '# Docs\n\nText.\n' }, async (root) => {
    const build = () => run(join(checkout, 'bin/signalpost.js'), ['build'], { cwd: root })
    await setTimeout(150)
    const first = await build()
    assert.equal(first.status, 0, first.stdout)
    assert.match(first.stderr, /Compiled 1 page/)
    const again = await build()
    assert.deepEqual([again.status, again.stdout], [first.status, first.stdout])
    assert.doesNotMatch(again.stderr, /Compiled/)
    writeFileSync(join(root, 'content/pages/docs/index.md'), page)
    assert.equal((await build()).status, 1)
  })
})

test('a report that is too long to lie in memory is made again, not answered', async () => {
  const site = siteYaml.replace('services: {}', 'services: { search: { provider: none } }')
  const images = Array.from({ length: 4000 }, (_, index) => `![](https://example.com/${index}.png)\n\n`).join('')
  const page = `---\ntitle: Docs\n---\n\n${images}`
  await inFolder({ 'content/site.yaml': site, 'content/pages/docs/index.md': page }, async (root) => {
    const build = () => run(join(checkout, 'bin/signalpost.js'), ['build', '--format', 'json'], { cwd: root })
    await setTimeout(150)
    const first = await build()
    assert.equal(first.status, 0, first.stderr)
    assert.ok(first.stdout.length > 1_000_000)
    const again = await build()
    assert.equal(again.stdout, first.stdout)
    assert.match(again.stderr, /Compiled/)
  })
})
