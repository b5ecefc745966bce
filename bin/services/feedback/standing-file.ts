import { statSync } from 'node:fs'

/**
 * Remembers which files a database and its log are. SQLite goes on to write to files that somebody has removed or moved
 * away (`git clean` under a running preview), and what it says is kept then is nowhere.
 *
 * A database can't be opened anew in their place: the driver closes the old one when its garbage is collected, and takes
 * away the log of the new one by its name.
 *
 * @returns what throws once others lie there, or none
 */
export function standing(path: string): () => void {
  const files = [path, `${path}-wal`]
  const known = files.map(fileAt)
  return () => {
    if (files.some((file, index) => fileAt(file) !== known[index]))
      throw new Error(`${path} was removed or moved while it was open; start the command again`)
  }
}

function fileAt(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev}:${found.ino}`
}
