import { lstatSync, realpathSync } from 'node:fs'
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
import { codeOf } from '../formats/thrown.ts'
import { type FolderEntry, folderEntries, type Seen } from './folder-entries.ts'
import { checkNames } from './names.ts'
import { versionOf } from './version.ts'

export interface Walked {
  /** All folders that were listed, the first included. */
  readonly folders: readonly string[]
  /** Paths of what is there and can't be content: links, pipes, files that can't be read. */
  readonly unread: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What editors, systems and version control leave in a folder. */
const litter = /^\.|~$|^#.*#$|^(?:Thumbs\.db|desktop\.ini)$/i

/** Where other programs look for what a site says of itself (RFC 8615): the one folder with such a name that is content. */
const wellKnown = 'content/pages/.well-known'

/**
 * Told of each regular file.
 *
 * @param path relative to the root, with `/`
 * @param version another one after every change that the system notes: size, times and the file's number
 */
type OnFile = (path: string, version: string) => void

/**
 * Lists all files of `content/`, in the order of their names; none where there is no such folder. Nothing is opened, no symbolic
 * link is followed, so that neither a pipe nor a circle of links can hold it up.
 *
 * @param root absolute path
 * @param seen folders and files that need no other look: most of the time goes to that
 * @yields after every few entries: whoever can't look at everything at once stops there
 */
export function* walk(root: string, onFile: OnFile, seen: Seen = new Map()): Generator<void, Walked> {
  const walker: Walker = {
    root,
    seen,
    onFile,
    base: realpath(join(root, 'content')),
    folders: [],
    unread: [],
    diagnostics: [],
  }
  if (walker.base !== null) yield* walkFolder(walker, 'content')
  return walker
}

interface Walker {
  readonly root: string
  readonly seen: Seen
  /** Where the folder really is: so links that lead out of it are known. */
  readonly base: string | null
  readonly onFile: OnFile
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

function* walkFolder(walker: Walker, folder: string): Generator<void, void> {
  walker.folders.push(folder)
  const absolute = join(walker.root, folder)
  const entries = entriesOf(walker, folder, absolute).filter(
    ({ name }) => !litter.test(name) || `${folder}/${name}` === wellKnown,
  )
  const names = entries.map(({ name }) => name)
  append(walker.diagnostics, checkNames(folder, names, new Set(foldersOf(entries))))
  let seen = 0
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (visit(walker, path, absolute, entry)) yield* walkFolder(walker, path)
    if (++seen % stride === 0) yield
  }
  yield
}

function foldersOf(entries: readonly FolderEntry[]): string[] {
  return entries.filter(({ kind }) => kind === 'folder').map(({ name }) => name)
}

/** Only names that can be read are given. */
function entriesOf(walker: Walker, folder: string, absolute: string): readonly FolderEntry[] {
  const onUnreadable = (name: string) =>
    void walker.diagnostics.push(fileNameNotUtf8({ file: `${folder}/${name}`, place: null }, { name }))
  try {
    return folderEntries(absolute, walker.seen.get(absolute), onUnreadable)
  } catch (error) {
    refuse(walker, folder, error)
    return []
  }
}

/** @param folder absolute: where it lies. @returns whether it is a folder to go into */
function visit(walker: Walker, path: string, folder: string, { name, kind, version }: FolderEntry): boolean {
  if (version !== undefined) {
    walker.onFile(path, version)
    return false
  }
  const absolute = `${folder}${sep}${name}`
  if (kind === 'link') {
    walker.unread.push(path)
    walker.diagnostics.push(describeLink(walker, path, absolute))
    return false
  }
  if (kind === 'folder') {
    if (!isPageFile(path)) return true
    walker.diagnostics.push(irregularFile({ file: path, place: null }, { kind: 'folder' }))
    return false
  }
  try {
    const stats = lstatSync(absolute)
    if (stats.isDirectory()) return true
    if (stats.isFile()) {
      walker.onFile(path, versionOf(stats))
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
    return brokenSymbolicLink(at, { reason: codeOf(error) === 'ELOOP' ? 'in a circle' : 'to nothing' })
  }
}

function refuse(walker: Walker, path: string, error: unknown): void {
  walker.unread.push(path)
  walker.diagnostics.push(describeFailure(path, error))
}

/** Says why a file or folder could not be read. */
export function describeFailure(file: string, error: unknown): Diagnostic {
  const code = codeOf(error)
  if (code === 'ENOENT') return fileDisappeared({ file, place: null })
  const reason = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : String(code ?? error)
  return unreadableFile({ file, place: null }, { reason })
}
