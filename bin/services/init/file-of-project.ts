import { lstatSync, realpathSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * Looks for a file that a page of another tool takes in: none outside of the project, and none that a link leads to, be it
 * the file's own or that of a folder on the way.
 *
 * @param root absolute
 * @param path from it, as the page gives it
 * @returns its size in bytes; null where there is no such file
 */
export function sizeInProject(root: string, path: string): number | null {
  const inside = posix.normalize(path)
  if (/^(?:\.\.)?(?:\/|$)/.test(inside)) return null
  try {
    const found = lstatSync(join(root, inside), { throwIfNoEntry: false })
    if (found?.isFile() !== true) return null
    return realpathSync(join(root, inside)) === join(realpathSync(root), inside) ? found.size : null
  } catch {
    // A path that leads through a file, or that no system has, is none.
    return null
  }
}
