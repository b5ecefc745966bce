import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { versionOf } from './version.ts'

/** A pipe in the place of a file is opened at once, without waiting for whoever writes into it. Windows has no such flag. */
export const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** The same, and not through a link: opening one fails. */
export const careful = withoutWaiting | (constants.O_NOFOLLOW ?? 0)

/**
 * Reads a file that was looked into before.
 *
 * @param path absolute
 * @throws an error of the system, `ESTALE` where another file has taken its place or it was changed
 */
export function readVersion(path: string, version: string): Buffer {
  const file = openSync(path, careful)
  try {
    if (versionOf(fstatSync(file)) !== version)
      throw Object.assign(new Error('the file has changed'), { code: 'ESTALE', syscall: 'read', path })
    return readFileSync(file)
  } catch (error) {
    // Reading by a descriptor, the system names no path.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  } finally {
    closeSync(file)
  }
}
