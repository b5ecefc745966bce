import { existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Environment } from '../../compiler/formats/environment.ts'
import { sha256 } from '../../compiler/formats/hash.ts'
import type { FolderEntry, Seen, SeenFolder } from '../../compiler/read/folder-entries.ts'
import { isLasting, versionOf } from '../../compiler/read/version.ts'
import { checkoutAround } from './checkout.ts'
import { NoFile, readPlainFile } from './plain-file.ts'

/** A look at some folders. */
export interface Looked {
  readonly print: Fingerprint
  /** All files and folders, folder by folder, and then the versions of the folders, as `foldersIn` reads them. */
  readonly seen: string
}

/** Everything below some folders, as their file system tells it apart. */
export interface Fingerprint {
  /** The same as long as no file is written to, comes, goes or is renamed. */
  readonly digest: string
  /** Milliseconds since 1970: the last change of any file that was looked at. */
  readonly newest: number
  /** How many files there are. */
  readonly files: number
  /** There is more than files and folders: what a link leads to may change unseen. */
  readonly hasOthers: boolean
}

/** What no path holds. */
const separator = '\0'
/** In the place of a version: of a folder, of what is not there, and of what is neither file nor folder. */
const [folderMark, nothing, other] = ['/', '-', '?']

type Kind = Pick<Stats, 'isFile' | 'isDirectory'>

/** As of what a file system says nothing of: it is looked at. */
const unknown: Kind = { isFile: () => false, isDirectory: () => false }

/** @param places absolute paths of files and folders; what is not there counts as such */
export function fingerprint(places: readonly string[]): Looked {
  /** Of the places and of each folder: with what paths in it begin, how many there are, and each name with its mark. */
  const words: (string | number)[] = []
  /** What comes and goes in a folder without being part of the site gives it another version, and nothing else. */
  const folders: string[] = []
  let newest = 0
  let count = 0
  let hasOthers = false
  const file = (path: string): string => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    count++
    if (stats === undefined) return nothing
    newest = Math.max(newest, stats.mtimeMs, stats.ctimeMs)
    return versionOf(stats)
  }
  const markOf = (path: string, entry: Kind): string => {
    if (entry.isDirectory()) return folderMark
    if (entry.isFile()) return file(path)
    // Not every file system says what an entry is.
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats === undefined) return nothing
    if (stats.isFile() || stats.isDirectory()) return markOf(path, stats)
    hasOthers = true
    return other
  }
  const list = (start: string, entries: readonly (Kind & { readonly name: string })[]): void => {
    const first = words.push(start, entries.length)
    for (const entry of entries) words.push(entry.name, markOf(start + entry.name, entry))
    entries.forEach(({ name }, at) => {
      if (words[first + 2 * at + 1] === folderMark) folder(start + name)
    })
  }
  const folder = (path: string): void => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    folders.push(stats === undefined ? nothing : versionOf(stats))
    const entries = readdirSync(path, { withFileTypes: true })
    list(
      `${path}/`,
      entries.sort((a, b) => (a.name < b.name ? -1 : 1)),
    )
  }
  list(
    '',
    places.map((name) => ({ name, ...unknown })),
  )
  const files = words.join(separator)
  const digest = sha256(files)
  return { print: { digest, newest, files: count, hasOthers }, seen: [files, ...folders].join(separator) }
}

/**
 * @param seen see `Looked`
 * @param at when that was, in milliseconds since 1970
 * @returns what lies in each folder; nothing of those of which not all is known: whoever wants to know looks there again
 */
export function foldersIn(seen: string, at: number): Seen {
  // Names that are no UTF-8 have lost their bytes.
  if (seen.includes('\ufffd')) return new Map()
  const words = seen.split(separator)
  const lists: { readonly path: string; readonly entries: readonly FolderEntry[] | null }[] = []
  let place = 0
  // Of the places, and of each folder that is named so far.
  for (let due = 1; lists.length < due; ) {
    const [start, size] = [words[place] ?? '', Number(words[place + 1])]
    const entries: FolderEntry[] = []
    let isKnown = true
    place += 2
    for (const end = place + 2 * size; place < end; place += 2) {
      const [name, mark] = [words[place] ?? '', words[place + 1] ?? '']
      isKnown &&= mark !== nothing && mark !== other
      if (mark === folderMark) due++
      entries.push(mark === folderMark ? { name, kind: 'folder' } : { name, kind: 'file', version: mark })
    }
    lists.push({ path: start.slice(0, -1), entries: isKnown ? entries : null })
  }
  const found = new Map<string, SeenFolder>()
  lists.slice(1).forEach(({ path, entries }, number) => {
    const version = words[place + number]
    if (entries !== null && version !== undefined && isLasting(version, at)) found.set(path, { version, entries })
  })
  return found
}

/** Variables that lead git to another repository, or to another history in it. */
const leads =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE|CEILING|DISCOVERY|NAMESPACE|GRAFT|REPLACE|SHALLOW|CONFIG)/

/**
 * What the version history depends on, without running git: the commit that is checked out, and where a shallow history
 * ends (gitrepository-layout).
 *
 * @param folder absolute
 * @returns null where it is not known this way
 */
export function historyMark(folder: string, env: Environment): string | null {
  if (Object.keys(env).some((name) => leads.test(name))) return null
  const top = checkoutAround(folder)
  if (top === null) return ''
  const found = join(top, '.git')
  try {
    const own = statSync(found).isDirectory() ? found : resolve(dirname(found), pointerOf(found))
    const shared = existsSync(join(own, 'commondir')) ? resolve(own, readPlainFile(join(own, 'commondir')).trim()) : own
    // Another way of keeping references, which only git itself reads.
    if (existsSync(join(shared, 'reftable'))) return null
    const head = readPlainFile(join(own, 'HEAD')).trim()
    const commit = head.startsWith('ref: ') ? commitOf(head.slice(5), own, shared) : head
    const shallow = join(shared, 'shallow')
    return [found, commit, existsSync(shallow) ? readPlainFile(shallow) : ''].join('\n')
  } catch (error) {
    // Git would wait for a pipe.
    return error instanceof NoFile ? '' : null
  }
}

/** A work tree beside the repository's own holds a file: `gitdir: <path>`. */
function pointerOf(file: string): string {
  const [, path] = /^gitdir: (.+)\s*$/.exec(readPlainFile(file)) ?? []
  if (path === undefined) throw new Error('no pointer')
  return path
}

function commitOf(reference: string, own: string, shared: string): string {
  for (const folder of [own, shared]) {
    const file = join(folder, reference)
    if (existsSync(file)) return readPlainFile(file).trim()
  }
  const packed = join(shared, 'packed-refs')
  const lines = existsSync(packed) ? readPlainFile(packed).split('\n') : []
  // A branch without a commit has none.
  return lines.find((line) => line.endsWith(` ${reference}`))?.split(' ')[0] ?? ''
}

/**
 * After a power cut the bytes of a file may be others than its size and time say, so that nothing is believed across one.
 *
 * @returns another text after each start of the system; empty where it is not known
 */
export function bootMark(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}
