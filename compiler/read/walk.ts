import { isUtf8 } from 'node:buffer'
import { type Dirent, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import {
  brokenSymbolicLink,
  fileDisappeared,
  fileNameNotUtf8,
  irregularFile,
  symbolicLinkOutOfContent,
  unreadableFile,
} from '../diagnostics/codes/files.ts'
import { symbolicLink } from '../diagnostics/codes/read.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { checkNames } from './names.ts'
import { factsIn, versionOf } from './version.ts'

/** A regular file below the root. */
export interface FoundFile {
  /** Relative to the root, with `/`. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  readonly mtimeMs: number
  /** Another one after every change that the system notes: size, times and the file's number. */
  readonly version: string
}

export interface Walked {
  readonly files: readonly FoundFile[]
  /** All folders that were listed, the first included. */
  readonly folders: readonly string[]
  /** Paths of what is there and can't be content: links, pipes, files that can't be read. */
  readonly unread: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Versions of files as somebody has just seen them, by their absolute paths. */
export type Seen = ReadonlyMap<string, string>

/** What editors, systems and version control leave in a folder. */
const litter = /^\.|~$|^#.*#$|^(?:Thumbs\.db|desktop\.ini)$/i

/** Where other programs look for what a site says of itself (RFC 8615): the one folder with such a name that is content. */
const wellKnown = 'content/pages/.well-known'

/**
 * Lists all files of a folder and of those below it, in the order of their names. Nothing is opened, no symbolic link
 * is followed, so that neither a pipe nor a circle of links can hold it up.
 *
 * @param root absolute path
 * @param folder relative to the root, with `/`; when it is missing, nothing is found and nothing is wrong
 * @param seen files that need no other look: most of the time goes to that
 * @yields what was found until then, after every few entries: whoever can't look at everything at once stops there
 */
export function* walk(root: string, folder: string, seen: Seen = new Map()): Generator<Walked, Walked> {
  const walker: Walker = {
    root,
    seen,
    base: realpath(join(root, folder)),
    files: [],
    folders: [],
    unread: [],
    diagnostics: [],
  }
  if (walker.base !== null) yield* walkFolder(walker, folder)
  return walker
}

interface Walker {
  readonly root: string
  readonly seen: Seen
  /** Where the folder really is: so links that lead out of it are known. */
  readonly base: string | null
  readonly files: FoundFile[]
  readonly folders: string[]
  readonly unread: string[]
  readonly diagnostics: Diagnostic[]
}

function realpath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

/** Entries between two stops. */
const stride = 32

function* walkFolder(walker: Walker, folder: string): Generator<Walked, void> {
  walker.folders.push(folder)
  const entries = list(walker, folder).filter(({ name }) => !litter.test(name) || `${folder}/${name}` === wellKnown)
  entries.sort((a, b) => inOrder(a.name, b.name))
  const names = entries.map(({ name }) => name)
  append(walker.diagnostics, checkNames(folder, names, new Set(foldersOf(entries))))
  const absolute = join(walker.root, folder)
  let seen = 0
  for (const { name, entry } of entries) {
    const path = `${folder}/${name}`
    if (visit(walker, path, `${absolute}${sep}${name}`, entry)) yield* walkFolder(walker, path)
    if (++seen % stride === 0) yield walker
  }
  yield walker
}

/** An entry of a folder. */
interface Listed {
  readonly name: string
  readonly entry: Dirent<string> | Dirent<Buffer>
}

function foldersOf(entries: readonly Listed[]): string[] {
  return entries.filter(({ entry }) => entry.isDirectory()).map(({ name }) => name)
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Bytes that are no UTF-8 turn into this character; a name may hold it, too. */
const replacement = '\ufffd'

/** Only names that can be read are given. */
function list(walker: Walker, folder: string): Listed[] {
  const absolute = join(walker.root, folder)
  try {
    const listed = readdirSync(absolute, { withFileTypes: true })
    if (!listed.some(({ name }) => name.includes(replacement)))
      return listed.map((entry) => ({ name: entry.name, entry }))
    return readdirSync(absolute, { withFileTypes: true, encoding: 'buffer' }).flatMap((entry) => {
      if (isUtf8(entry.name)) return [{ name: entry.name.toString('utf8'), entry }]
      const name = escapeBytes(entry.name)
      walker.diagnostics.push(fileNameNotUtf8({ file: `${folder}/${name}`, place: null }, { name }))
      return []
    })
  } catch (error) {
    refuse(walker, folder, error)
    return []
  }
}

/** @returns whether it is a folder to go into */
function visit(walker: Walker, path: string, absolute: string, entry: Listed['entry']): boolean {
  if (entry.isSymbolicLink()) {
    walker.unread.push(path)
    walker.diagnostics.push(describeLink(walker, path, absolute))
    return false
  }
  if (entry.isDirectory()) {
    if (!isPageFile(path)) return true
    walker.diagnostics.push(irregularFile({ file: path, place: null }, { kind: 'folder' }))
    return false
  }
  const known = entry.isFile() ? walker.seen.get(absolute) : undefined
  if (known !== undefined) {
    walker.files.push({ path, version: known, ...factsIn(known) })
    return false
  }
  try {
    // Some file systems do not tell the kind in the listing.
    const stats = lstatSync(absolute)
    if (stats.isDirectory()) return true
    if (stats.isFile()) {
      walker.files.push({ path, size: stats.size, mtimeMs: stats.mtimeMs, version: versionOf(stats) })
      return false
    }
    const kind = stats.isFIFO() ? 'named pipe' : stats.isSocket() ? 'socket' : 'device'
    walker.unread.push(path)
    walker.diagnostics.push(irregularFile({ file: path, place: null }, { kind }))
  } catch (error) {
    refuse(walker, path, error)
  }
  return false
}

/** A page is a file: `guide.md/` would be left out without a word. */
function isPageFile(path: string): boolean {
  return /^content\/(?:pages|partials)\/.*\.mdx?$/.test(path)
}

function describeLink(walker: Walker, path: string, absolute: string): Diagnostic {
  const at = { file: path, place: null }
  try {
    const target = realpathSync(absolute)
    const isInside = walker.base !== null && (target === walker.base || target.startsWith(walker.base + sep))
    return isInside ? symbolicLink(at) : symbolicLinkOutOfContent(at)
  } catch (error) {
    return brokenSymbolicLink(at, { reason: errorCode(error) === 'ELOOP' ? 'in a circle' : 'to nothing' })
  }
}

function refuse(walker: Walker, path: string, error: unknown): void {
  walker.unread.push(path)
  walker.diagnostics.push(describeFailure(path, error))
}

/** Says why a file or folder could not be read. */
export function describeFailure(file: string, error: unknown): Diagnostic {
  const code = errorCode(error)
  if (code === 'ENOENT') return fileDisappeared({ file, place: null })
  const reason = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (code ?? String(error))
  return unreadableFile({ file, place: null }, { reason })
}

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** @returns the name with every byte outside of printable ASCII as `\xHH` */
function escapeBytes(bytes: Buffer): string {
  return [...bytes]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
}
