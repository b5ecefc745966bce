import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { Reply, Request, WorkerData } from '../../bin/services/preview/messages.ts'
import { progressBuffer } from '../../bin/services/progress-buffer.ts'
import { inFolder } from '../cli/run-command.ts'
import { compileCommand } from '../once-a-run.ts'
import { root as checkout } from '../root.ts'

const files = {
  'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
  'content/pages/index.md': '# Home\n\nText.\n',
  'content/pages/plain.md': '# Plain\n\nText.\n',
}

test('what is waited for is made, also where a check gives up for a newer one meanwhile', async () => {
  await compileCommand()
  await inFolder(files, async (root) => {
    const sent = new Int32Array(new SharedArrayBuffer(4))
    const workerData: WorkerData = { root, sent: sent.buffer, place: progressBuffer().buffer, tooSlow: [] }
    const worker = new Worker(join(checkout, 'dist/cli/preview-worker.js'), { workerData, execArgv: [] })
    const ask = (request: Request) => worker.postMessage(request)
    const replies: string[] = []
    try {
      // All are under way before the first one is read.
      Atomics.store(sent, 0, 4)
      ask({ kind: 'check', number: 1, generation: 1 })
      ask({ kind: 'make', number: 2, what: 'hosted', dates: new Map() })
      ask({ kind: 'make', number: 3, what: 'search', dates: new Map() })
      ask({ kind: 'check', number: 4, generation: 2 })
      await new Promise<void>((done, fail) => {
        worker.on('error', fail)
        worker.on('message', (reply: Reply) => {
          replies.push(reply.kind === 'checked' ? `checked ${reply.generation}` : `${reply.kind} ${reply.what}`)
          if (replies.length === 3) done()
        })
      })
    } finally {
      await worker.terminate()
    }
    assert.deepEqual(replies.sort(), ['checked 2', 'made hosted', 'made search'])
  })
})
