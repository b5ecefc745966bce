import { mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { listeningAddress } from '../../bin/services/listening-address.ts'
import { send } from '../../bin/services/preview/answer.ts'
import { eventually } from '../browser/eventually.ts'

test('a file is closed again when its reader is gone before it begins', async (t) => {
  const within = realpathSync(mkdtempSync(join(tmpdir(), 'answer-')))
  const location = join(within, 'a.png')
  writeFileSync(location, Buffer.alloc(1_000_000))
  const opened = () => readdirSync('/dev/fd').length
  let sent = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      void send(request, response, { status: 200, headers: {}, body: { location, within } }).then(() => sent++)
    })
  })
  t.after(() => server.close())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const leave = async () => {
    const asked = ask({ port: listeningAddress(server).port, host: '127.0.0.1' })
    asked.on('error', () => {})
    asked.end()
    await new Promise((done) => server.once('request', done))
    asked.destroy()
  }
  // What the first request of a process opens for good is not counted.
  await leave()
  await eventually(() => sent, 1)
  const before = opened()
  for (let count = 0; count < 5; count++) await leave()
  await eventually(() => [sent, opened() <= before], [6, true])
})
