import { createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '../formats/hash.ts'
import { type Disk, ifSystemAllows, systemCode } from './disk.ts'
import { makeFolders, removeEmpty } from './folders.ts'
import { isAlive } from './is-alive.ts'

/** Who holds a lock. */
interface Holder {
  readonly pid: number
  /** ISO date of the process's start. */
  readonly started: string
  readonly host: string
}

/** A lock that is held, or who holds it. */
export type Locking = { readonly lock: Lock; readonly owner: null } | { readonly lock: null; readonly owner: string }

export interface Lock {
  /** Shows that the build is alive, for those who cannot see its process. */
  touch(): void
  release(): Promise<void>
}

const lockName = 'lock.json'

/** Milliseconds after which a lock of another machine counts as left behind. */
const staleAfterMs = 10 * 60 * 1000
/** Milliseconds between two writings of the file: each waits for the disk. */
const touchIntervalMs = 5000

/**
 * Takes the lock of an output folder: a socket in the kernel's own name space where there is one (Linux, Windows),
 * because the kernel frees it when the process dies, and a file for all others, who must be told who holds it.
 *
 * @param out the output folder's real path
 * @param work the folder for the file; it is removed with the lock when nothing else is in it
 */
export async function takeLock(out: string, work: string, disk: Disk): Promise<Locking> {
  const file = join(work, lockName)
  const name = kernelName(out)
  const server = name === null ? null : await listen(name)
  const taken = server === 'taken'
  const holder = readHolder(file, disk)
  if (taken || (holder !== null && isHeld(holder, file, server !== null, disk))) {
    if (server !== null && server !== 'taken') await close(server)
    removeEmpty(work, disk)
    return { lock: null, owner: describe(holder) }
  }
  let touchedAt = 0
  const write = () => {
    touchedAt = Date.now()
    // Whoever held the lock before us removed the folder when it let go.
    makeFolders(work, disk)
    const self: Holder = { pid: process.pid, started: processStart(), host: hostname() }
    disk.write(file, Buffer.from(`${JSON.stringify(self)}\n`))
  }
  try {
    write()
  } catch (error) {
    if (server !== null) await close(server)
    throw error
  }
  return {
    lock: {
      touch: () => {
        if (Math.abs(Date.now() - touchedAt) >= touchIntervalMs) write()
      },
      release: async () => {
        try {
          // A lock file that stays tells of a process that has gone.
          ifSystemAllows(() => disk.remove(file))
          ifSystemAllows(() => removeEmpty(work, disk))
        } finally {
          // Last, so that the next one finds nothing half removed.
          if (server !== null) await close(server)
        }
      },
    },
    owner: null,
  }
}

/** A name that only the kernel knows, or null where there are none; paths are too long for it. */
function kernelName(out: string): string | null {
  const id = `signalpost-${sha256(out).slice(0, 32)}`
  if (process.platform === 'linux') return `\0${id}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : null
}

/** @returns the server, or null where the system has no such names after all */
function listen(path: string): Promise<Server | 'taken' | null> {
  return new Promise((done) => {
    const server = createServer((socket) => socket.destroy())
    server.unref()
    server.on('error', (error: NodeJS.ErrnoException) => done(error.code === 'EADDRINUSE' ? 'taken' : null))
    server.listen({ path }, () => done(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()))
}

function readHolder(file: string, disk: Disk): Holder | null {
  try {
    const { pid, started, host }: Readonly<Record<string, unknown>> = JSON.parse(disk.read(file).toString('utf8'))
    if (typeof pid !== 'number' || typeof started !== 'string' || typeof host !== 'string') return null
    return { pid, started, host }
  } catch (error) {
    // Unreadable or half-written: the kernel's lock is the one that counts.
    if (systemCode(error) === null || systemCode(error) === 'ENOENT') return null
    throw error
  }
}

/** @param byKernel the kernel has given us the lock, so that no process of this machine holds it */
function isHeld(holder: Holder, file: string, byKernel: boolean, disk: Disk): boolean {
  if (holder.host !== hostname()) return Date.now() - (disk.look(file)?.modified ?? 0) < staleAfterMs
  return !byKernel && holder.pid !== process.pid && isAlive(holder.pid)
}

function processStart(): string {
  return new Date(Date.now() - Math.round(process.uptime() * 1000)).toISOString()
}

function describe(holder: Holder | null): string {
  if (holder === null) return 'a process that has not said its number yet'
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return `process ${holder.pid}${where}, started ${holder.started}`
}
