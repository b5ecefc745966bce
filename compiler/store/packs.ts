import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { halfSha256 } from '../formats/hash.ts'
import type { Location } from './remembered.ts'

/** Bytes that are gathered before they are written; what is longer is written by itself. */
const gathered = 1 << 20

/** Values that are looked for when another one is put, so that one lies there once: it is mostly one that was just put. */
const mostKnown = 20_000

/** Files that hold many values each. */
export interface Packs {
  put(bytes: Uint8Array): Location
  read(location: Location): Buffer | null
  /** Writes what is gathered. @returns the name of the pack that this process has begun, null where it has put nothing */
  flush(): string | null
  close(): void
}

/**
 * @param folder absolute; it is there when something is put
 * @param own name of the pack that this process begins: nobody else's
 */
export function openPacks(folder: string, own: string): Packs {
  const open = new Map<string, number | null>()
  const known = new Map<string, Location>()
  let file: number | null = null
  let size = 0
  let waiting: Uint8Array[] = []
  let waitingSize = 0

  const write = () => {
    if (waitingSize === 0) return
    file ??= openSync(join(folder, own), 'wx+', 0o600)
    writeAll(file, waiting)
    waiting = []
    waitingSize = 0
  }
  const handleOf = (pack: string): number | null => {
    if (pack === own) {
      write()
      return file
    }
    const found = open.get(pack)
    if (found !== undefined) return found
    const handle = attempt(() => openSync(join(folder, pack), 'r'))
    open.set(pack, handle)
    return handle
  }
  return {
    put(bytes) {
      const hash = halfSha256(bytes)
      const same = known.get(hash)
      if (same !== undefined) return same
      const location = { pack: own, offset: size, length: bytes.length, hash }
      keepSome(known, hash, location)
      if (bytes.length >= gathered) write()
      waiting.push(bytes)
      waitingSize += bytes.length
      size += bytes.length
      if (waitingSize >= gathered) write()
      return location
    },
    read({ pack, offset, length, hash }) {
      return attempt(() => {
        const handle = handleOf(pack)
        if (handle === null) return null
        const bytes = Buffer.allocUnsafe(length)
        if (readSync(handle, bytes, 0, length, offset) !== length) return null
        return halfSha256(bytes) === hash ? bytes : null
      })
    },
    flush() {
      write()
      return file === null ? null : own
    },
    close() {
      for (const handle of [...open.values(), file]) if (handle !== null) closeSync(handle)
      open.clear()
      file = null
    },
  }
}

/** Together, but for one that is by itself: they are copied for it. */
function writeAll(file: number, values: readonly Uint8Array[]): void {
  const [first, ...more] = values
  const bytes = first === undefined || more.length > 0 ? Buffer.concat(values) : first
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
}

function keepSome(known: Map<string, Location>, hash: string, location: Location): void {
  if (known.size === mostKnown) known.clear()
  known.set(hash, location)
}

/** No failure of the disk is a failure of the build: what can't be read is made again. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action()
  } catch {
    return null
  }
}
