import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { disk, ignoring } from '../../../compiler/emit/disk.ts'
import { makeFolders } from '../../../compiler/emit/folders.ts'
import { codeOf } from '../../../compiler/formats/thrown.ts'
import { toolFolder } from '../../../compiler/store/store-folder.ts'

/**
 * Makes a database's file where there is none, and its folder: for nobody but their owner. The database gives the files of
 * its log the same rights.
 *
 * @throws when the file cannot be made
 */
export function makePrivate(path: string): void {
  const folder = dirname(path)
  // Node's own way never ends where a system takes no folder (Linux: `/proc`).
  makeFolders(dirname(folder), disk)
  ignoring(['EEXIST'], () => mkdirSync(folder, { mode: 0o700 }))
  closeSync(openSync(path, 'a', 0o600))
}

/**
 * Takes a database that was there from all but its owner: the file, those of its log, and the tool's own folder. Another
 * folder is the matter of who has made it.
 */
export function keepPrivate(path: string): void {
  if (basename(dirname(path)) === toolFolder) restrict(dirname(path), 0o700)
  for (const one of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(one)) restrict(one, 0o600)
}

/** Another user's file is left to that user, who alone may change its rights. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
  }
}
