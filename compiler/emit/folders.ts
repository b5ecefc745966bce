import { dirname, join } from 'node:path'
import { type Disk, ignoring } from './disk.ts'

/** What `rmdir` answers for a folder that is not empty, not there, or no folder. */
const keeps = ['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'] as const

/** Removes a folder if it is empty. */
export function removeEmpty(folder: string, disk: Disk): void {
  ignoring(keeps, () => disk.removeFolder(folder))
}

/**
 * Makes a folder with all that it lies in. Node's own way (`recursive`) never ends where a file system lets nobody make one,
 * such as `/proc`.
 *
 * @param mode who may enter those that are made; default: as the system has it
 */
export function makeFolders(folder: string, disk: Disk, mode?: number): void {
  if (disk.look(folder)?.kind === 'folder') return
  const parent = dirname(folder)
  if (parent !== folder) makeFolders(parent, disk, mode)
  // Another process may have made it meanwhile; a link to a folder above the output is fine.
  ignoring(['EEXIST'], () => disk.makeFolder(folder, mode))
}

/** Removes the folders above a file as long as they are empty; `top` itself stays. */
export function pruneFolders(file: string, top: string, disk: Disk): void {
  for (let folder = dirname(file); folder.length > top.length; folder = dirname(folder)) {
    const kind = disk.look(folder)?.kind
    if (kind === undefined) continue
    if (kind !== 'folder' || disk.list(folder).length > 0) return
    removeEmpty(folder, disk)
  }
}

/** Removes a folder of our own with all that it holds; links are removed, not followed. */
export function removeTree(folder: string, disk: Disk): void {
  const entry = disk.look(folder)
  if (entry === null) return
  if (entry.kind !== 'folder') {
    ignoring(['ENOENT'], () => disk.remove(folder))
    return
  }
  for (const name of disk.list(folder)) removeTree(join(folder, name), disk)
  ignoring(['ENOENT'], () => disk.removeFolder(folder))
}

/** Removes a folder that holds nothing but folders; anything else makes the system refuse. */
export function removeEmptyTree(folder: string, disk: Disk): void {
  for (const name of disk.list(folder)) {
    const path = join(folder, name)
    if (disk.look(path)?.kind === 'folder') removeEmptyTree(path, disk)
  }
  disk.removeFolder(folder)
}
