import { isUtf8 } from 'node:buffer'
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { textOrder } from '../formats/text-order.ts'
import { versionOf } from './version.ts'

/** What lies in a folder; some file systems do not tell the kind in the listing. */
export interface FolderEntry {
  readonly name: string
  readonly kind: 'file' | 'folder' | 'link' | 'other'
  /** Of a file, where it is known. */
  readonly version?: string
}

/** What somebody has just seen in a folder. */
export interface SeenFolder {
  /** Of the folder itself: another one when something has come or gone. */
  readonly version: string
  /** Files with their versions, and folders, in the order of their names. */
  readonly entries: readonly FolderEntry[]
}

/** Folders by absolute paths. */
export type Seen = ReadonlyMap<string, SeenFolder>

/**
 * Lists a folder in the order of the names.
 *
 * @param folder absolute
 * @param seen what was seen there just before: where nothing has come or gone since, the system is not asked again
 * @param onUnreadable told each name that is no UTF-8, with its other bytes as `\xHH`; such a one is left out
 * @throws what the system throws where it can't be listed
 */
export function folderEntries(
  folder: string,
  seen: SeenFolder | undefined,
  onUnreadable: (name: string) => void,
): readonly FolderEntry[] {
  if (seen !== undefined && isAsSeen(folder, seen)) return seen.entries
  return listNow(folder, onUnreadable).sort((a, b) => textOrder(a.name, b.name))
}

function isAsSeen(folder: string, { version }: SeenFolder): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  return stats !== undefined && versionOf(stats) === version
}

/** Bytes that are no UTF-8 turn into this character; a name may hold it, too. */
const replacement = '\ufffd'

function listNow(folder: string, onUnreadable: (name: string) => void): FolderEntry[] {
  const listed = readdirSync(folder, { withFileTypes: true })
  if (!listed.some(({ name }) => name.includes(replacement))) return listed.map((entry) => withKind(entry.name, entry))
  return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }).flatMap((entry) => {
    if (isUtf8(entry.name)) return [withKind(entry.name.toString('utf8'), entry)]
    onUnreadable(escapeBytes(entry.name))
    return []
  })
}

function withKind(name: string, entry: Dirent<string> | Dirent<Buffer>): FolderEntry {
  if (entry.isFile()) return { name, kind: 'file' }
  if (entry.isDirectory()) return { name, kind: 'folder' }
  return { name, kind: entry.isSymbolicLink() ? 'link' : 'other' }
}

/** @returns the name with every byte outside of printable ASCII as `\xHH` */
function escapeBytes(bytes: Buffer): string {
  return [...bytes]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
}
