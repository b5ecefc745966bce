import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'signalpost-tests-'
/** Bytes that a run may need at most: sites, browsers' profiles and installed packages of the few files at work. */
const room = 3 * 2 ** 30

/** Whether programs that tests write may be started there: some systems forbid it. */
function isExecutable(folder) {
  const script = join(folder, 'try')
  writeFileSync(script, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const { status } = spawnSync(script)
  rmSync(script)
  return status === 0
}

/** Folders of runs whose process is gone. */
function sweep() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue
    try {
      process.kill(Number(name.slice(prefix.length)), 0)
    } catch {
      rmSync(join(memory, name), { recursive: true, force: true })
    }
  }
}

/**
 * A folder in memory for what the tests write, where the system has one with room: hundreds of small sites are built,
 * synced and deleted again, and a disk takes longer for that than all else does.
 *
 * @returns null where there is none, or TMPDIR names another: the system's own is taken then
 */
export function makeScratchFolder() {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return null
  const folder = join(memory, `${prefix}${process.pid}`)
  try {
    sweep()
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < room) return null
    // A server that a test starts may run as another account.
    mkdirSync(folder, { mode: 0o711 })
    if (isExecutable(folder)) return folder
    rmSync(folder, { recursive: true })
  } catch {
    // No rights there, or no such figures: the disk will do.
  }
  return null
}
