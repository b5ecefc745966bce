import { lstatSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { disk } from '../emit/disk.ts'
import { makeFolders } from '../emit/folders.ts'

/** Where the tool keeps what is its own, below the root of a site. */
export const toolFolder = '.signalpost'
/** And there, what builds remember. */
export const storeFolder = `${toolFolder}/store`

/**
 * Makes the folder, which keeps itself out of version control.
 *
 * @param root absolute: the site's
 * @throws where an author has put a link in its place: what is kept of a site lies in the site
 */
export function makeStoreFolder(root: string): void {
  const own = join(root, toolFolder)
  for (const path of [own, join(root, storeFolder)])
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`${path} is a link`)
  makeFolders(join(root, storeFolder), disk)
  try {
    // It is made where there is none, and never through a link that is there.
    writeFileSync(join(own, '.gitignore'), '*\n', { flag: 'wx' })
  } catch {
    // It is there.
  }
}
