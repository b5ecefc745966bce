import { existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Environment } from '../../compiler/formats/environment.ts'
import { sha256 } from '../../compiler/formats/hash.ts'
import type { Seen, SeenEntry, SeenFolder } from '../../compiler/read/folder-entries.ts'
import { isLasting, versionOf } from '../../compiler/read/version.ts'
import { NoFile, readPlainFile } from './plain-file.ts'

/** A look at some folders. */
export interface Looked {
  readonly print: Fingerprint
  /** All files and folders, and then the folders with their versions, as `foldersIn` reads them. */
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

/** @param places absolute paths of files and folders; what is not there counts as such */
export function fingerprint(places: readonly string[]): Looked {
  const words: string[] = []
  /** What comes and goes in a folder without being part of the site gives it another version, and nothing else. */
  const folders: string[] = []
  let newest = 0
  let count = 0
  let hasOthers = false
  const file = (path: string): void => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    newest = Math.max(newest, stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0)
    words.push(path, stats === undefined ? nothing : versionOf(stats))
    count++
  }
  const folder = (path: string): void => {
    words.push(path, folderMark)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats !== undefined) folders.push(path, folderMark + versionOf(stats))
    const entries = readdirSync(path, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) visit(`${path}/${entry.name}`, entry)
  }
  const visit = (path: string, entry: Pick<Stats, 'isFile' | 'isDirectory'>): void => {
    if (entry.isDirectory()) folder(path)
    else if (entry.isFile()) file(path)
    else {
      // Not every file system says what an entry is.
      const stats = lstatSync(path)
      if (stats.isFile() || stats.isDirectory()) visit(path, stats)
      else {
        words.push(path, other)
        hasOthers = true
      }
    }
  }
  for (const place of places) {
    const stats = lstatSync(place, { throwIfNoEntry: false })
    if (stats === undefined) words.push(place, nothing)
    else visit(place, stats)
  }
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
  const lists = new Map<string, SeenEntry[]>()
  const found = new Map<string, SeenFolder>()
  for (let place = 0; place + 1 < words.length; place += 2) {
    const [path, mark] = [words[place] as string, words[place + 1] as string]
    const end = path.lastIndexOf('/')
    const folder = path.slice(0, end)
    const add = (version: string | null) => lists.get(folder)?.push({ name: path.slice(end + 1), version })
    if (mark === nothing || mark === other) lists.delete(folder)
    else if (!mark.startsWith(folderMark)) add(mark)
    else if (mark === folderMark) {
      add(null)
      lists.set(path, [])
    } else {
      const [version, entries] = [mark.slice(folderMark.length), lists.get(path)]
      if (entries !== undefined && isLasting(version, at)) found.set(path, { version, entries })
    }
  }
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
  const found = findRepository(folder)
  if (found === null) return ''
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

function findRepository(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return join(at, '.git')
    if (dirname(at) === at) return null
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
