import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { exit } from '../../bin/exit.ts'
import { pushRecords } from '../../client/providers/algolia/push.ts'
import { run } from '../cli/run-command.ts'
import { runHere } from '../cli/run-here.ts'
import { root } from '../root.ts'
import { type HostedService, openHostedService, type ReceivedRequest } from './hosted-service.ts'

let service: HostedService
let folder: string
/** Command in a bundle of its own would lack the client's files: the compiled one is used. */
const command = join(root, 'bin/signalpost.js')

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-push-'))
  cpSync(join(root, 'test/sites/second-brand/in'), folder, { recursive: true })
  const file = join(folder, 'content/site.yaml')
  const hosted = (indexName: string) =>
    `{ provider: algolia, appId: TESTAPP, apiKey: only-${indexName}, indexName: ${indexName} }`
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}services:\n  search: ${hosted('docs')}\n  enablementSearch: ${hosted('internal')}\n`,
  )
  const page = (name: string, text: string) => writeFileSync(join(folder, 'content/pages/docs', name), text)
  page('hidden.md', '---\ntitle: Hidden\nsearch: false\n---\n\nNot to be found.\n')
  page('draft.md', '---\ntitle: Draft\ndraft: true\n---\n\nNot yet.\n')
  page(
    'tide.md',
    `---\ntitle: Tide\n---\n\nFirst words.\n\n## High water\n\nIt <em>comes</em>.\n\n## Low water\n\n${'ebb '.repeat(2500)}\n`,
  )
})
beforeEach(async () => {
  await service?.close()
  service = await openHostedService()
})
after(async () => {
  await service?.close()
  rmSync(folder, { recursive: true })
})

const key = 'admin-key-of-the-test'
const withKey = { ALGOLIA_ADMIN_KEY: key }
const called = (argv: readonly string[]) => ['index', '--root', folder, '--endpoint', service.origin, ...argv]
/** As people start it: one push, and one that fails. */
const asPeople = (argv: readonly string[]) => run(command, called(argv), { env: withKey })
const index = (argv: readonly string[], env: Readonly<Record<string, string>> = withKey) =>
  runHere(called(argv), { env })

const records = [
  {
    objectID: 'new',
    url: '/new',
    title: 'New',
    section: '',
    content: '',
    tags: [],
    kind: 'guide',
    product: '',
    position: 0,
  },
]

/** What the command does with its records, in this process. @returns what went wrong */
const push = (...settings: readonly NonNullable<Parameters<typeof pushRecords>[3]>[]) =>
  pushRecords(
    records,
    { provider: 'algolia', appId: 'TESTAPP', apiKey: '', indexName: 'docs' },
    { adminKey: key, indexName: 'docs', endpoint: new URL(service.origin) },
    ...settings,
  )

/** @returns what the command ends with when that goes wrong */
async function pushed() {
  const failure = await push()
  return { status: failure === null ? exit.good : exit[failure.fault], stderr: failure?.message ?? '' }
}

test('a dry run counts and sends nothing', async () => {
  for (const argv of [[], ['--dry-run'], ['--push', '--dry-run']]) {
    const { status, stdout } = await index(argv, {})
    assert.equal(status, 0)
    assert.match(
      stdout,
      /\d+ records of \d+ public pages would go to "docs"\n1 record of 1 enablement page would go to "internal"/,
    )
  }
  assert.deepEqual(service.requests, [])
})

test('a push replaces all records in one step and keeps the settings of the owner', async () => {
  service.put('docs', { attributesForFaceting: ['tags'], ranking: ['typo'] }, ['stale'])
  const { status, stdout, stderr } = await asPeople(['--push'])
  assert.equal(status, 0, stderr)
  assert.match(stdout, /records of \d+ public pages are in "docs"\n1 record of 1 enablement page is in "internal"/)
  assert.deepEqual([...service.indexes.keys()].sort(), ['docs', 'internal'])
  const { settings, objects } = service.indexes.get('docs') as NonNullable<ReturnType<typeof service.indexes.get>>
  assert.deepEqual(settings, { attributesForFaceting: ['tags', 'product'], ranking: ['typo'] })
  assert.equal(objects.has('stale'), false)
  assert.deepEqual(objects.get('/docs/tide#high-water'), {
    objectID: '/docs/tide#high-water',
    url: 'https://docs.acme.example/docs/tide#high-water',
    title: 'Tide',
    section: 'High water',
    content: 'It comes.',
    tags: ['acme'],
    kind: 'guide',
    product: '',
    position: 1,
  })
  assert.deepEqual(
    [...objects.keys()].filter((id) => id.startsWith('/docs/tide')),
    ['/docs/tide', '/docs/tide#high-water', '/docs/tide#low-water', '/docs/tide#low-water~2', '/docs/tide#low-water~3'],
  )
  for (const record of objects.values()) assert.ok(JSON.stringify(record).length < 10_000)
  const ids = [...objects.keys()].join(' ')
  assert.doesNotMatch(ids, /hidden|draft|beta|enablement/)
  assert.deepEqual((objects.get('/docs/postbox') as { tags?: unknown }).tags, ['postbox'])
  const own = service.indexes.get('internal')
  assert.deepEqual(own?.settings.attributesForFaceting, ['filterOnly(tags)', 'product'])
  assert.match([...(own?.objects.keys() ?? [])].join(' '), /^\/docs\/enablement/)
  const writes = service.requests.filter(({ path, method }) => method === 'POST' && /\/docs\/batch/.test(path))
  assert.deepEqual(writes, [], 'the live index is never written to')
  assert.equal(service.requests[0]?.headers['x-algolia-api-key'], key)
  assert.doesNotMatch(stdout + stderr, new RegExp(key))
})

test('the same site gives the same records; --index names another index', async () => {
  await index(['--push', '--index', 'first'])
  await index(['--push', '--index', 'second'])
  const [first, second] = ['first', 'second'].map((name) => [...(service.indexes.get(name)?.objects ?? [])])
  assert.ok((first?.length ?? 0) > 5)
  assert.deepEqual(first, second)
  assert.equal(service.indexes.has('docs'), false)
})

test('failures say what to do, leave the old records and take the temporary ones away', async () => {
  const cases = [
    [401, 2, /refuses the key.*\(401\)/],
    [403, 2, /refuses the key.*ALGOLIA_ADMIN_KEY/],
    [429, 3, /no more for now \(429\)/],
    [500, 3, /can't be reached or fails/],
  ] as const
  for (const [code, expected, text] of cases) {
    service.put('docs', { attributesForFaceting: ['tags', 'product'] }, ['old'])
    service.answer(({ path }) =>
      path.endsWith('/batch') ? { status: code, body: JSON.stringify({ message: `No, ${key}`, status: code }) } : null,
    )
    const { status, stderr } = await (code === 401 ? asPeople(['--push']) : pushed())
    assert.equal(status, expected, stderr)
    assert.match(stderr, text)
    assert.doesNotMatch(stderr, new RegExp(key))
    assert.deepEqual([...(service.indexes.get('docs')?.objects.keys() ?? [])], ['old'])
    assert.deepEqual([...service.indexes.keys()], ['docs'])
  }
})

test('whatever the service does at whatever step, the old records stay, and the end is an error that says so', async () => {
  const steps = {
    'the first question': ({ method }: ReceivedRequest) => method === 'GET',
    'the copy of settings': ({ path }: ReceivedRequest) => path.endsWith('/operation'),
    'the records': ({ path }: ReceivedRequest) => path.endsWith('/batch'),
    'a task': ({ path }: ReceivedRequest) => path.includes('/task/'),
    'the move': ({ path, body }: ReceivedRequest) => path.endsWith('/operation') && body.operation === 'move',
  }
  const html = { status: 200, body: '<html>Sign in to the network</html>' }
  const answers = {
    hang: 'hang',
    reset: 'reset',
    dribble: 'dribble',
    html,
    'an empty text': { status: 200, body: '' },
    null: { status: 200, body: 'null' },
    'another form': { status: 200, body: '{"no":"task"}' },
    '302': { status: 302, body: '' },
    '500 as text': { status: 500, body: 'Sorry' },
  } as const
  for (const [step, isStep] of Object.entries(steps))
    for (const [name, answer] of Object.entries(answers)) {
      service.put('docs', { attributesForFaceting: ['tags', 'product'] }, ['old'])
      service.answer((request) => (isStep(request) ? answer : null))
      const waits = answer === 'hang' || answer === 'dribble'
      const limit = waits ? 150 : 20_000
      const failure = await push({ timeouts: { connect: limit, read: limit, write: limit }, maxRetries: 2 })
      const what = `${name} at ${step}`
      // What the service has answered wrongly it may have done rightly: then there is nothing to report.
      const ids = [...(service.indexes.get('docs')?.objects.keys() ?? [])]
      if (failure === null) {
        assert.deepEqual(ids, ['new'], what)
        continue
      }
      assert.deepEqual(ids, ['old'], what)
      assert.ok(['call', 'environment'].includes(failure.fault), what)
      assert.match(failure.message, /search service/, what)
      assert.doesNotMatch(failure.message, new RegExp(key), what)
      // On a slow machine the removal of the temporary index may not end within the short limit.
      if (step !== 'a task' && !waits)
        assert.deepEqual([...service.indexes.keys()], ['docs'], `${what}: nothing is left behind`)
    }
})

test('a page of a network that wants a sign-in is no answer: the command ends with status 3', async () => {
  for (const answer of [{ status: 200, body: '<html>' }, 'reset'] as const) {
    service.put('docs', { attributesForFaceting: ['tags', 'product'] }, ['old'])
    service.answer(({ method }) => (method === 'GET' ? null : answer))
    const { status, stderr } = await index(['--push'])
    assert.equal(status, 3, stderr)
    assert.match(stderr, /the search service (can't be reached or fails|gave an answer that is not known)/)
    assert.doesNotMatch(stderr, new RegExp(`${key}|at .*\\.js`))
    assert.deepEqual([...(service.indexes.get('docs')?.objects.keys() ?? [])], ['old'])
  }
})

test('a service that cannot be reached is said', async () => {
  const { status, stderr } = await runHere(['index', '--push', '--root', folder, '--endpoint', 'http://127.0.0.1:9'], {
    env: withKey,
  })
  assert.equal(status, 3, stderr)
  assert.match(stderr, /can't be reached/)
})

test('one index for public and for enablement pages is refused, whatever keys they are asked with', async () => {
  const { status, stderr } = await index(['--push', '--index', 'internal'])
  assert.equal(status, 2, stderr)
  assert.match(stderr, /name the same/)
  assert.deepEqual(service.requests, [])
})

test('a call without a key, or for a site without a hosted search, is wrong', async () => {
  const without = await index(['--push'], { ALGOLIA_ADMIN_KEY: '' })
  assert.equal(without.status, 2)
  assert.match(without.stderr, /set ALGOLIA_ADMIN_KEY/)
  const own = await runHere(['index', '--root', join(root, 'test/sites/second-brand/in')])
  assert.equal(own.status, 2)
  assert.match(own.stderr, /names no hosted search/)
  const place = await runHere(['index', '--root', folder, '--endpoint', 'ftp://x'])
  assert.equal(place.status, 2)
  assert.deepEqual(service.requests, [])
})
