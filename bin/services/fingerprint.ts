import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { versionOf } from '../../compiler/read/version.ts'

/** A look at some folders. */
export interface Looked {
  readonly print: Fingerprint
  /** All files and folders with their versions, as `versionsIn` reads them. */
  readonly seen: string
}

/** Everything below some folders, as their file system tells it apart. */
export interface Fingerprint {
  /** The same as long as no file is written to, comes, goes or is renamed. */
  readonly digest: string
  /** Milliseconds since 1970: the last change of any file that was looked at. */
  readonly newest: number
  /** There is more than files and folders: what a link leads to may change unseen. */
  readonly hasOthers: boolean
}

/** What no path holds. */
const separator = '\0'
/** In the place of a version. */
const [folderMark, nothing] = ['/', '-']

/** @param places absolute paths of files and folders; what is not there counts as such */
export function fingerprint(places: readonly string[]): Looked {
  const words: string[] = []
  let newest = 0
  let hasOthers = false
  const file = (path: string): void => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    newest = Math.max(newest, stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0)
    words.push(path, stats === undefined ? nothing : versionOf(stats))
  }
  const folder = (path: string): void => {
    words.push(path, folderMark)
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
      else hasOthers = true
    }
  }
  for (const place of places) {
    const stats = lstatSync(place, { throwIfNoEntry: false })
    if (stats === undefined) words.push(place, nothing)
    else visit(place, stats)
  }
  const seen = words.join(separator)
  return { print: { digest: createHash('sha256').update(seen).digest('base64url'), newest, hasOthers }, seen }
}

/** @param seen see `Looked`. @returns versions of files by their absolute paths */
export function versionsIn(seen: string): ReadonlyMap<string, string> {
  const words = seen.split(separator)
  const found = new Map<string, string>()
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [path, version] = [words[at] as string, words[at + 1] as string]
    if (version !== folderMark && version !== nothing) found.set(path, version)
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
export function historyMark(folder: string, env: Readonly<Record<string, string | undefined>>): string | null {
  if (Object.keys(env).some((name) => leads.test(name))) return null
  const found = findRepository(folder)
  if (found === null) return ''
  try {
    const own = statSync(found).isDirectory() ? found : resolve(dirname(found), pointerOf(found))
    const shared = existsSync(join(own, 'commondir'))
      ? resolve(own, readFileSync(join(own, 'commondir'), 'utf8').trim())
      : own
    // Another way of keeping references, which only git itself reads.
    if (existsSync(join(shared, 'reftable'))) return null
    const head = readFileSync(join(own, 'HEAD'), 'utf8').trim()
    const commit = head.startsWith('ref: ') ? commitOf(head.slice(5), own, shared) : head
    const shallow = join(shared, 'shallow')
    return [found, commit, existsSync(shallow) ? readFileSync(shallow, 'utf8') : ''].join('\n')
  } catch {
    return null
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
  const [, path] = /^gitdir: (.+)\s*$/.exec(readFileSync(file, 'utf8')) ?? []
  if (path === undefined) throw new Error('no pointer')
  return path
}

function commitOf(reference: string, own: string, shared: string): string {
  for (const folder of [own, shared]) {
    const file = join(folder, reference)
    if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  }
  const packed = join(shared, 'packed-refs')
  const lines = existsSync(packed) ? readFileSync(packed, 'utf8').split('\n') : []
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
