import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { bundleEntry } from '../cli/run-command.ts'
import { postTo, startReceiver } from './receiver-process.ts'
import { thumb } from './requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'feedback-kill-'))
const database = join(folder, 'feedback.db')
let script = ''
before(async () => {
  script = await bundleEntry('test/feedback/feedback-command.ts')
})
after(() => rmSync(folder, { recursive: true }))

/** Readers who post at the same time. */
const readers = 8
/** The receiver is killed once so many posts of a round are acknowledged: at its first one, and under full load. */
const rounds = [1, 3, 10, 25, 40, 60, 90, 120]

test('kill -9 under load, eight times: every acknowledged submission is there, and the database is whole', async () => {
  const acknowledged = new Set<string>()
  for (const [round, limit] of rounds.entries()) {
    const { endpoint, child, ended } = await startReceiver(script, ['--db', database, '--per-minute', '999999'])
    let count = 0
    const read = async (reader: number) => {
      for (let at = 0; ; at += 1) {
        const sessionId = `round-${round}-reader-${reader}-post-${at}`
        const status = await postTo(endpoint, { ...thumb, sessionId, comment: 'x'.repeat(at % 4000) })
        if (status === null) return
        assert.equal(status, 201)
        acknowledged.add(sessionId)
        count += 1
        if (count === limit) child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
    assert.equal((await ended).signal, 'SIGKILL')
  }
  const client = createClient({ url: pathToFileURL(database).href })
  const { rows: checked } = await client.execute('PRAGMA integrity_check')
  assert.equal(checked[0]?.integrity_check, 'ok')
  const { rows } = await client.execute('SELECT session_id FROM submission')
  client.close()
  const kept = new Set(rows.map(({ session_id }) => session_id))
  assert.deepEqual(
    [...acknowledged].filter((id) => !kept.has(id)),
    [],
  )
  assert.equal(kept.size, rows.length)
  assert.ok(acknowledged.size >= rounds.reduce((sum, limit) => sum + limit, 0))
})

test('SIGTERM lets posts that have begun end, and gives the port back', async () => {
  const { endpoint, child, ended } = await startReceiver(script, ['--db', join(folder, 'term.db')])
  const posts = Array.from({ length: 20 }, (_, at) => postTo(endpoint, { ...thumb, sessionId: `term-${at}` }))
  assert.equal(await posts[0], 201)
  child.kill('SIGTERM')
  const statuses = await Promise.all(posts)
  assert.deepEqual(await ended, { status: 143, signal: null })
  const client = createClient({ url: pathToFileURL(join(folder, 'term.db')).href })
  const { rows } = await client.execute('SELECT count(*) AS count FROM submission')
  client.close()
  assert.equal(Number(rows[0]?.count), statuses.filter((status) => status === 201).length)
})
