import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { closeSync, constants, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** A file that somebody who knows the secret has written. */
export interface Signed {
  readonly bytes: Buffer
  /** Over key and bytes (HMAC-SHA-256): no other file has it. */
  readonly mac: Buffer
}

const macLength = 32
/** A pipe that lies in place of a file is empty then, and nobody waits for who writes to it. */
const withoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK

/**
 * @param key what the file is: one of another key does not count as signed
 * @returns null where it is not signed like that; throws where it can't be read
 */
export function readSigned(file: string, key: string, secret: Buffer): Signed | null {
  const all = readWhole(file)
  const [mac, bytes] = [all.subarray(0, macLength), all.subarray(macLength)]
  return mac.length === macLength && timingSafeEqual(mac, macOf(key, [bytes], secret)) ? { bytes, mac } : null
}

function readWhole(file: string): Buffer {
  const handle = openSync(file, withoutWaiting)
  try {
    return readFileSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Writes a file whole or not at all: another process may be reading.
 *
 * @param parts one after the other
 * @returns see `Signed`
 */
export function writeSigned(file: string, key: string, secret: Buffer, parts: readonly Buffer[]): Buffer {
  const mac = macOf(key, parts, secret)
  // Authors can put links where they guess that a file will be: no name is guessed, and none that is there is opened.
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`
  const handle = openSync(draft, 'wx', 0o600)
  try {
    writeFileSync(handle, mac)
    for (const part of parts) writeFileSync(handle, part)
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
  return mac
}

function macOf(key: string, parts: readonly Buffer[], secret: Buffer): Buffer {
  const mac = createHmac('sha256', secret).update(`${Buffer.byteLength(key)} ${key}`)
  for (const part of parts) mac.update(part)
  return mac.digest()
}
