import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { bundleEntry } from '../cli/run-command.ts'
import { postTo, startReceiver } from './receiver-process.ts'
import { thumb } from './requests.ts'

const skip = process.platform === 'win32' && 'no limit for files'

// As of a disk without room, the system takes nothing more of a file: the receiver is the real one, and so is the database.
test('where nothing more can be written posts are refused, none is lost, and all goes on once there is room', {
  skip,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'feedback-full-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const database = join(folder, 'feedback.db')
  const script = await bundleEntry('test/feedback/feedback-command.ts')
  const argv = ['--db', database, '--per-minute', '999999']
  const acknowledged: string[] = []
  const post = async (endpoint: string, sessionId: string) => {
    const status = await postTo(endpoint, { ...thumb, sessionId, comment: 'x'.repeat(4000) })
    if (status === 201) acknowledged.push(sessionId)
    return status
  }
  const full = await startReceiver(script, argv, 500)
  let at = 0
  while ((await post(full.endpoint, `first ${at}`)) === 201) at += 1
  assert.ok(at > 3, `${at} posts`)
  assert.ok(at < 1000, `${at} posts`)
  // It is alive, and says so to each.
  assert.equal(await post(full.endpoint, 'refused'), 503)
  full.child.kill('SIGTERM')
  await full.ended
  const again = await startReceiver(script, argv)
  assert.equal(await post(again.endpoint, 'second'), 201)
  again.child.kill('SIGTERM')
  await again.ended
  const client = createClient({ url: pathToFileURL(database).href })
  const { rows: checked } = await client.execute('PRAGMA integrity_check')
  const { rows } = await client.execute('SELECT session_id FROM submission ORDER BY id')
  client.close()
  assert.equal(checked[0]?.integrity_check, 'ok')
  assert.deepEqual(
    rows.map(({ session_id }) => session_id),
    acknowledged,
  )
})
