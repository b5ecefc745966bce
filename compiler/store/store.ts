import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../emit/is-alive.ts'
import { once } from '../formats/once.ts'
import { messageOf } from '../formats/thrown.ts'
import { keptTables } from './kept-tables.ts'
import { tracesFiles } from './left-traces.ts'
import { openPacks } from './packs.ts'
import type { KeptTraces, Memory } from './remembered.ts'
import { makeStoreFolder, storeFolder } from './store-folder.ts'
import { tracesInMemory } from './traces-in-memory.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** What a site remembers, below its root. It may be deleted at any time. */
export interface Store {
  readonly memory: Memory
  /** What was kept beside the traces; null where nothing is known. */
  readonly extra: unknown
  /**
   * Keeps these traces in place of all that was there. Nothing is kept where the disk does not let us: no failure of the
   * store is a failure of the build.
   *
   * @param traces numbers in them are of the traces that this store has read; values lie in its packs
   * @param extra plain JSON
   * @returns what the disk said where nothing could be kept; else null
   */
  save(traces: KeptTraces, extra: unknown): string | null
  /**
   * Gives away what this process or thread has made, in place of keeping it. Its values stay in the folder of the store until
   * somebody else who is at work there keeps traces: they are gone then, unless they are named.
   *
   * @returns bytes for `Memory.join`; null where values could not be put
   */
  handOver(traces: KeptTraces): Uint8Array<ArrayBuffer> | null
  close(): void
}

export interface StoreOptions {
  /** What entries are signed with; null: nothing is read and nothing kept. */
  readonly secret: Buffer | null
  /** Stands for everything besides the content that decides on an answer. Entries of another key are not read. */
  readonly key: string
  /** What is there is not read: all is made again. */
  readonly clean?: boolean
  readonly canWrite: boolean
  /** What another process has kept since is left as it is: it knows the site as it was later. */
  readonly yields?: boolean
}

/** What a process that was killed while it wrote a file has left (`writeSigned`), of whoever keeps something here. */
const draftName = /\.(\d+)\.[0-9a-f]{12}\.tmp$/
/** Names of packs begin with the number of the process that has written them. */
const packName = /^values-(\d+)-[0-9a-f]+$/

/**
 * Opens what earlier processes have left. What is damaged, half-written, of another key or signed with another secret
 * counts as nothing.
 *
 * @param root absolute: the site's
 */
export function openStore(root: string, { secret, key, clean = false, canWrite, yields = false }: StoreOptions): Store {
  const folder = join(root, storeFolder)
  const own = `values-${process.pid}-${randomBytes(6).toString('hex')}`
  const packs = openPacks(folder, own)
  const files = secret === null ? null : tracesFiles(folder, key, secret)
  const left = files === null || clean ? null : attempt(files.read)
  let opened = files?.state()
  const known = tracesInMemory(left?.now ?? null)
  let isOpen = canWrite && secret !== null
  const makeFolder = once(() => makeStoreFolder(root))
  const { noting, firstFault } = noted()
  const formOf = keptTables({
    left,
    known,
    packs,
    own,
    sizeOf: (pack) => sizeIn(folder, pack),
  })
  return {
    memory: {
      past: left?.now.past ?? null,
      session: randomBytes(9).toString('base64url'),
      put(bytes) {
        if (!isOpen) return null
        const put = noting(() => {
          makeFolder()
          return packs.put(bytes)
        })
        isOpen = put !== null
        return put
      },
      read: packs.read,
      fold: (traces) => (isOpen ? known.fold(traces) : null),
      join: (traces, bytes, isInput) => (isOpen ? known.join(traces, bytes, isInput) : null),
    },
    extra: left?.extra ?? null,
    save(traces, extra) {
      if (!isOpen || files === null) return firstFault()
      if (yields && files.state() !== opened) return null
      noting(() => {
        makeFolder()
        const form = formOf(traces, extra)
        packs.flush()
        if (form.kind === 'all') files.writeAll(form.traces)
        else files.writeSince(form.since, extra)
        opened = files.state()
        prune(folder, new Set([own, ...form.packs]))
      })
      return firstFault()
    },
    handOver(traces) {
      if (!isOpen || secret === null) return null
      return attempt(() => {
        packs.flush()
        return together(writeSnapshot(known.packed(traces, null)))
      })
    },
    close: () => packs.close(),
  }
}

/** @returns the parts in one buffer of their own, which can go to another thread */
function together(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Bytes; what has gone counts nothing. */
function sizeIn(folder: string, pack: string): number {
  return lstatSync(join(folder, pack), { throwIfNoEntry: false })?.size ?? 0
}

/** Removes packs that nothing names, but for those of processes that are still at work. */
function prune(folder: string, named: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = packName.exec(name) ?? draftName.exec(name) ?? []
    if (pid === undefined || named.has(name) || isAtWork(Number(pid))) continue
    rmSync(join(folder, name), { force: true })
  }
}

const isAtWork = (pid: number) => pid !== process.pid && isAlive(pid)

/** Attempts, of whose failures the first is noted. */
function noted() {
  let fault: string | null = null
  return {
    firstFault: () => fault,
    noting: <Value>(action: () => Value) =>
      attempt(action, (error) => {
        fault ??= messageOf(error)
      }),
  }
}

function attempt<Value>(action: () => Value, onFault: (error: unknown) => void = () => {}): Value | null {
  try {
    return action()
  } catch (error) {
    onFault(error)
    return null
  }
}
