import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { chooseDatabase, siteFacts } from '../../bin/services/feedback/database.ts'
import { bundleEntry, inFolder, list, type RunOptions, run } from '../cli/run-command.ts'
import { runHere } from '../cli/run-here.ts'
import { postTo, startReceiver } from './receiver-process.ts'
import { thumb } from './requests.ts'

let script = ''
before(async () => {
  script = await bundleEntry('test/feedback/feedback-command.ts')
})

const feedback = (argv: readonly string[], options: RunOptions) => runHere(['feedback', ...argv], options)
/** As people start it: one report, one that fails and one wrong call. */
const asPeople = (argv: readonly string[], options: RunOptions) => run(script, ['feedback', ...argv], options)

/** Starts the receiver in a folder, posts, and ends it. */
async function receive(folder: string, bodies: readonly object[], argv: readonly string[] = []): Promise<void> {
  const { endpoint, child, ended } = await startReceiver(script, ['--root', folder, ...argv])
  for (const body of bodies) assert.equal(await postTo(endpoint, body), 201)
  child.kill('SIGTERM')
  await ended
}

test('what the receiver takes is in the report: text, CSV, JSON, and the submissions', () =>
  inFolder({}, async (cwd) => {
    await receive(cwd, [
      thumb,
      { ...thumb, sessionId: 'session-2', sentiment: 'negative', comment: '=SUM(A1)' },
      { ...thumb, sessionId: 'session-3', sentiment: 'negative', feedbackType: 'codeSample', slug: 'a', comment: '' },
    ])
    assert.ok(list(cwd).includes('.signalpost/feedback.db'))
    const text = await asPeople(['report'], { cwd })
    assert.deepEqual([text.status, text.stderr], [0, ''])
    assert.match(text.stdout, /^3 times feedback in 3 submissions/)
    assert.match(text.stdout, /^negative +0 +2 +2$/m)
    assert.match(text.stdout, /^a +1 +\d{4}-\d\d-\d\d$/m)
    const json = await feedback(['report', '--root', cwd, '--format', 'json'], {})
    assert.equal(JSON.parse(json.stdout).talks, 3)
    const csv = await feedback(['report', '--format', 'csv'], { cwd })
    assert.match(csv.stdout, /^group,name,positive,negative,total\r\n/)
    const rows = await feedback(['report', '--format', 'csv', '--submissions'], { cwd })
    assert.equal(rows.stdout.split('\r\n').length, 5)
    assert.match(rows.stdout, /,'=SUM\(A1\),|,"'=SUM\(A1\)",/)
    const all = await feedback(['report', '--format', 'json', '--submissions'], { cwd })
    assert.deepEqual(
      JSON.parse(all.stdout).map(({ id, sessionId }: { id: number; sessionId: string }) => [id, sessionId]),
      [
        [1, 'session-1'],
        [2, 'session-2'],
        [3, 'session-3'],
      ],
    )
  }))

test('no feedback yet is an empty report in each form, and makes no file', () =>
  inFolder({}, async (cwd) => {
    const outputs = [
      [[], 'No feedback yet.\n'],
      [['--format', 'csv'], 'group,name,positive,negative,total\r\n'],
      [['--format', 'json', '--submissions'], '[]\n'],
    ] as const
    for (const [argv, stdout] of outputs) {
      assert.deepEqual(await feedback(['report', ...argv], { cwd }), { status: 0, signal: null, stdout, stderr: '' })
    }
    const json = await feedback(['report', '--format', 'json'], { cwd })
    assert.equal(JSON.parse(json.stdout).submissions, 0)
    assert.deepEqual(list(cwd), [])
  }))

test('the database: an option before the environment before the root', () =>
  inFolder({}, async (cwd) => {
    await receive(cwd, [thumb], ['--db', join(cwd, 'one.db')])
    await receive(cwd, [thumb, thumb])
    const count = async (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      JSON.parse((await feedback(['report', '--format', 'json', ...argv], { cwd, env })).stdout).submissions
    assert.equal(await count([]), 2)
    assert.equal(await count(['--db', 'one.db']), 1)
    assert.equal(await count([], { SIGNALPOST_FEEDBACK_DB: 'one.db' }), 1)
    assert.equal(await count(['--db', '.signalpost/feedback.db'], { SIGNALPOST_FEEDBACK_DB: 'one.db' }), 2)
  }))

test('pages of the published site may post', () =>
  inFolder({ 'content/site.yaml': 'url: https://docs.osprey.example/\n' }, async (cwd) => {
    const { endpoint, child, ended } = await startReceiver(script, ['--root', cwd, '--origin', 'https://a.example/x'])
    const allowed = async (origin: string) =>
      (await fetch(endpoint, { method: 'OPTIONS', headers: { Origin: origin } })).status
    assert.equal(await allowed('https://docs.osprey.example'), 204)
    assert.equal(await allowed('https://a.example'), 204)
    assert.equal(await allowed('https://b.example'), 403)
    assert.equal((await fetch(new URL('/', endpoint))).status, 404)
    child.kill('SIGINT')
    assert.deepEqual(await ended, { status: 130, signal: null })
  }))

test('a site file of many keys is read, and one of endless depth as none', async () => {
  const keys = Array.from({ length: 30_000 }, (_, index) => `key${index}: 1\n`).join('')
  const factsOf = (site: string) => inFolder({ 'content/site.yaml': site }, async (cwd) => siteFacts(cwd))
  assert.equal((await factsOf(`url: https://a.example/\n${keys}`)).origin, 'https://a.example')
  assert.equal((await factsOf(`url: https://a.example/\nx: ${'['.repeat(3000)}${']'.repeat(3000)}\n`)).origin, null)
})

test('posts are taken where the pages of the site post to, as a proxy hands them on', async () => {
  const endpoints = [
    ['', '/base/api/docs/v1/feedback'],
    ['services: { feedback: { endpoint: /said } }\n', '/base/said'],
    ['services: { feedback: { endpoint: "https://posts.osprey.example/in/said?a" } }\n', '/in/said'],
  ] as const
  for (const [services, path] of endpoints)
    await inFolder({ 'content/site.yaml': `url: https://docs.osprey.example/base/\n${services}` }, async (cwd) => {
      const { endpoint, child, ended } = await startReceiver(script, ['--root', cwd])
      const asked = [path, '/api/docs/v1/feedback', '/base']
      const answers = await Promise.all(asked.map((one) => postTo(new URL(one, endpoint).href, thumb)))
      child.kill('SIGTERM')
      await ended
      assert.deepEqual(answers, [201, 201, 404], path)
    })
})

test('wrong calls end with 2, places that cannot be used with 3, each with a sentence', () =>
  inFolder({ 'text.db': 'no database, but long enough to look for its head '.repeat(30) }, async (cwd) => {
    const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
      [['serve', '--port', '70000'], 2, /Expected a port, 0 to 65535/],
      [['serve', '--origin', 'docs.osprey.example'], 2, /Expected an origin/],
      [['serve', '--per-minute', '0'], 2, /Expected a whole number from 1 to 999999\./],
      [['serve', '--per-minute', '1000000'], 2, /Expected a whole number from 1 to 999999\./],
      [['report', '--format', 'xml'], 2, /Expected text, csv or json/],
      [['report', '--submissions'], 2, /--submissions needs --format/],
      [['report', '--db', 'none.db'], 2, /there is no feedback database at .*none\.db/],
      [['report', '--db', 'text.db'], 3, /cannot be read: .*not a database/],
      [['serve', '--db', 'text.db'], 3, /cannot be opened: .*not a database/],
      [['serve', '--db', 'text.db/a.db'], 3, /cannot be opened: /],
      [['serve', '--port', '0', '--host', '203.0.113.1', '--db', 'a.db'], 3, /cannot listen on 203\.0\.113\.1:0/],
      [['report', '--db', 'libsql://127.0.0.1:1'], 3, /cannot be read: /],
    ]
    for (const [at, [argv, status, stderr]] of cases.entries()) {
      const ran = await (at === 0 || at === cases.length - 1 ? asPeople : feedback)(argv, { cwd })
      assert.equal(ran.status, status, argv.join(' '))
      assert.match(ran.stderr, stderr)
      assert.equal(ran.stdout, '')
    }
  }))

test('a captcha secret without a provider is a wrong call, and is said before a post is taken', () =>
  inFolder(
    { 'content/site.yaml': 'url: https://docs.acme.example\nservices: { captcha: { provider: none } }\n' },
    async (cwd) => {
      const env = { SIGNALPOST_CAPTCHA_SECRET: 'shared-secret' }
      const { status, stderr } = await feedback(['serve', '--port', '0'], { cwd, env })
      assert.equal(status, 2)
      assert.match(stderr, /set SIGNALPOST_CAPTCHA_PROVIDER to recaptcha, hcaptcha, turnstile/)
      assert.doesNotMatch(stderr, /shared-secret/)
      assert.ok(!list(cwd).includes('.signalpost/feedback.db'))
    },
  ))

test('a file is named by its path, or as libSQL names it; what is at an address stays as it is', () => {
  const chosen = (option: string) => chooseDatabase(option, '/site', { cwd: '/here', env: {} }).database
  const places = ['a.db', '/data/a.db', 'file:a.db', 'file:/data/a.db', 'file:///data/a.db', 'https://db.example', '']
  assert.deepEqual(places.map(chosen), [
    '/here/a.db',
    '/data/a.db',
    '/here/a.db',
    '/data/a.db',
    '/data/a.db',
    'https://db.example',
    '/site/.signalpost/feedback.db',
  ])
})
