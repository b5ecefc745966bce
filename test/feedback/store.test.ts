import assert from 'node:assert/strict'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { openFeedbackStore } from '../../bin/services/feedback/store.ts'
import type { StoredSubmission, Submission } from '../../bin/services/feedback/submission.ts'
import { runHranaServer } from './hrana-server.ts'
import { thumb } from './requests.ts'
import { runSqld } from './sqld.ts'

const folder = mkdtempSync(join(tmpdir(), 'feedback store %20 # ü-'))
after(() => rmSync(folder, { recursive: true }))

async function collect(store: { all(): AsyncIterable<StoredSubmission> }): Promise<readonly StoredSubmission[]> {
  const all: StoredSubmission[] = []
  for await (const one of store.all()) all.push(one)
  return all
}

const when = new Date('2026-05-04T10:20:30.400Z')

test('a submission comes back as it was sent, without the token', async () => {
  const store = await openFeedbackStore({ database: join(folder, 'new folder/feedback.db') })
  const whole: Submission = {
    ...thumb,
    token: 'secret-token',
    feedbackType: 'documentation',
    whyAreYouHere: ['Reference', 'Other'],
    relatedTo: [],
    comment: "'); DROP TABLE submission; -- 👋",
    slug: 'make-a-call',
    language: 'C#',
    groupType: 'dynamic',
  }
  await store.add(whole, when)
  await store.add(thumb, when)
  const { token: _, ...rest } = whole
  const empty = { feedbackType: null, whyAreYouHere: null, relatedTo: null, comment: null, slug: null, language: null }
  const { token: __, ...least } = thumb
  assert.deepEqual(await collect(store), [
    { ...rest, id: 1, receivedAt: '2026-05-04T10:20:30.400Z' },
    { ...least, ...empty, groupType: null, id: 2, receivedAt: '2026-05-04T10:20:30.400Z' },
  ])
  store.close()
})

test('the file is where it was asked for, in WAL mode, synchronised in full on the connection that writes', async () => {
  const database = join(folder, 'modes.db')
  const store = await openFeedbackStore({ database })
  await Promise.all(Array.from({ length: 50 }, () => store.add(thumb, when)))
  assert.ok(existsSync(`${database}-wal`))
  const other = createClient({ url: pathToFileURL(database).href })
  const { rows } = await other.execute('PRAGMA journal_mode')
  assert.equal(rows[0]?.journal_mode, 'wal')
  other.close()
  assert.equal((await collect(store)).length, 50)
  store.close()
})

test('nobody but its owner can read the database, whatever was there before', async () => {
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const made = join(folder, 'made')
  const before = process.umask(0)
  try {
    for (const database of [join(made, 'new.db'), join(folder, '.signalpost/feedback.db')]) {
      const store = await openFeedbackStore({ database })
      await store.add(thumb, when)
      const files = readdirSync(join(database, '..'))
      assert.equal(files.length, 3, 'the database and the two files of its log')
      for (const name of files) assert.equal(rights(join(database, '..', name)), '600', name)
      assert.equal(rights(join(database, '..')), '700')
      // As an older version has left it.
      for (const name of files) chmodSync(join(database, '..', name), 0o644)
      chmodSync(join(database, '..'), 0o755)
      const again = await openFeedbackStore({ database })
      for (const name of files) assert.equal(rights(join(database, '..', name)), '600', name)
      again.close()
      store.close()
    }
    assert.equal(rights(join(folder, '.signalpost')), '700')
    assert.equal(rights(made), '755', 'a folder that the tool has not made now is left alone')
    writeFileSync(join(made, 'notes.txt'), 'These are notes, and no database at all. '.repeat(40))
    await assert.rejects(openFeedbackStore({ database: join(made, 'notes.txt') }))
    assert.equal(rights(join(made, 'notes.txt')), '666', 'what is no database is left alone')
  } finally {
    process.umask(before)
  }
})

test('more rows than one query reads come in order', async () => {
  const store = await openFeedbackStore({ database: join(folder, 'many.db') })
  for (let at = 1; at <= 2003; at += 1) await store.add({ ...thumb, sessionId: `session-${at}` }, when)
  const all = await collect(store)
  assert.deepEqual(
    all.map(({ id, sessionId }) => [id, sessionId]),
    Array.from({ length: 2003 }, (_, at) => [at + 1, `session-${at + 1}`]),
  )
  store.close()
})

test('opening again keeps what is there; two processes may open at once', async () => {
  const database = join(folder, 'again.db')
  const [one, two] = await Promise.all([openFeedbackStore({ database }), openFeedbackStore({ database })])
  await Promise.all([one.add(thumb, when), two.add({ ...thumb, sessionId: 'session-2' }, when)])
  assert.equal((await collect(one)).length, 2)
  one.close()
  two.close()
  const later = await openFeedbackStore({ database })
  assert.equal((await collect(later)).length, 2)
  later.close()
})

test('nothing is said to be kept in a file that was removed, moved or replaced, or whose log was', async () => {
  const takenAway: Readonly<Record<string, (database: string) => void>> = {
    removed: (database) => rmSync(database),
    moved: (database) => renameSync(database, `${database}.old`),
    replaced: (database) => {
      renameSync(database, `${database}.old`)
      copyFileSync(`${database}.old`, database)
    },
    'without its log': (database) => rmSync(`${database}-wal`),
    'without its folder': (database) => rmSync(dirname(database), { recursive: true }),
  }
  for (const [name, take] of Object.entries(takenAway)) {
    const database = join(folder, name, 'feedback.db')
    const store = await openFeedbackStore({ database })
    await store.add(thumb, when)
    take(database)
    await assert.rejects(store.add(thumb, when), /was removed or moved while it was open/, name)
    store.close()
  }
})

test('a database of a newer tool is left alone', async () => {
  const database = join(folder, 'newer.db')
  const store = await openFeedbackStore({ database })
  store.close()
  const client = createClient({ url: pathToFileURL(database).href })
  await client.execute('INSERT INTO schema_step (step) VALUES (99)')
  client.close()
  await assert.rejects(openFeedbackStore({ database }), /newer version \(99\)/)
})

test('what is no database, and a place that is no folder, are errors', async () => {
  writeFileSync(
    join(folder, 'text.db'),
    'This is a text, and long enough to be read as the head of a database file. '.repeat(20),
  )
  await assert.rejects(openFeedbackStore({ database: join(folder, 'text.db') }), /not a database/)
  await assert.rejects(openFeedbackStore({ database: join(folder, 'text.db/feedback.db') }), /ENOTDIR|EEXIST/)
  mkdirSync(join(folder, 'is-a-folder'))
  await assert.rejects(openFeedbackStore({ database: join(folder, 'is-a-folder') }))
})

test('a networked database: the same tables, the same rows, and the token with each request', async () => {
  const server = await runHranaServer()
  await keepsAll({ database: server.url, authToken: 'token-1' })
  assert.deepEqual([...server.tokens], ['Bearer token-1'])
  await server.close()
  await assert.rejects(openFeedbackStore({ database: server.url, authToken: 'token-1' }))
})

const { TEST_SQLD: sqld } = process.env

test('the same on libSQL\u2019s own server, which TEST_SQLD names', {
  skip: sqld === undefined && 'TEST_SQLD names none',
}, async () => {
  const server = await runSqld(sqld ?? '')
  await keepsAll({ database: server.url, authToken: 'token-1' })
  await server.close()
  await assert.rejects(openFeedbackStore({ database: server.url, authToken: 'token-1' }))
})

async function keepsAll(options: Parameters<typeof openFeedbackStore>[0]): Promise<void> {
  const store = await openFeedbackStore(options)
  for (let at = 1; at <= 1001; at += 1)
    await store.add({ ...thumb, sessionId: `session-${at}`, relatedTo: ['Accuracy'], comment: "it's 👋" }, when)
  store.close()
  const later = await openFeedbackStore(options)
  const all = await collect(later)
  assert.equal(all.length, 1001)
  assert.equal(all.at(-1)?.sessionId, 'session-1001')
  assert.deepEqual([all[0]?.relatedTo, all[0]?.comment, all[0]?.slug], [['Accuracy'], "it's 👋", null])
  const claim = () => later.issues.claim('acme/docs', 'make-a-call', when)
  assert.deepEqual([await claim(), await claim()], ['ours', 'taken'])
  await later.issues.opened('acme/docs', 'make-a-call', 'https://host.example/1', when)
  assert.deepEqual(await claim(), { url: 'https://host.example/1' })
  later.close()
}
