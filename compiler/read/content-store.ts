import { closeSync, constants, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { assetProblems } from './asset-problems.ts'
import type { ContentView } from './content-view.ts'
import { defaultReadLimits, type ReadLimits } from './limits.ts'
import { type ReadText, readText } from './read-text.ts'
import { type FoundRole, type Role, roleOf } from './role.ts'
import { versionOf } from './version.ts'
import { type FoundFile, walk } from './walk.ts'

/** What a look at the disk has found. */
export interface Difference {
  /** Paths that are new, gone or changed, in no order. */
  readonly paths: readonly string[]
  /** Files have come or gone. */
  readonly structure: boolean
}

/** The content of a site as the disk has it now. Nothing is kept but names and versions. */
export interface ContentStore extends ContentView {
  /** All folders under `content/`, relative to the root. */
  readonly folders: readonly string[]
  /** Looks at everything again. */
  refresh(): Difference
  /**
   * The same, a few milliseconds at a time: others go on meanwhile.
   *
   * @returns null where another look has found a change meanwhile: what this one has seen may be older
   */
  refreshInPieces(): Promise<Difference | null>
  /** Looks at one file again. A path that was no file before is left to `refresh`. */
  look(path: string): Difference
}

const none: readonly string[] = []
/** Milliseconds in which two changes of a file may bear one time: many times a tick of any system's clock. */
const timestampResolutionMs = 100
/** Milliseconds that an editor may take between emptying a file and writing it anew. */
const rewriteDelayMs = 300
/** Milliseconds that a look in pieces takes at a time: a reader who asks meanwhile waits so long. */
const pieceMs = 4
const nothing: Difference = { paths: [], structure: false }

/**
 * Opens the content for a process that lives longer than one reading. Nothing is known before the first `refresh`. A
 * file that is emptied is one only when it stays so; whoever looks at once looks again later.
 *
 * @param root the folder that holds `content/`
 * @param now milliseconds of the clock of the files' times
 */
export function openContent(
  root: string,
  limits: ReadLimits = defaultReadLimits,
  now: () => number = Date.now,
): ContentStore {
  const absolute = resolve(root)
  const roles = new Map<string, FoundRole>()
  const head = Buffer.alloc(headLength)
  let revision = 0
  let hasLooked = false
  let lookedAt = 0
  let versions = new Map<string, string>()
  let byRole = new Map<Role, string[]>()
  let folders: readonly string[] = []
  let unread = none
  let diagnostics: readonly Diagnostic[] = []

  const roleFor = (path: string): FoundRole => {
    const known = roles.get(path) ?? roleOf(path)
    roles.set(path, known)
    return known
  }
  /** A file that has only just been emptied is about to be written: what it held holds until then. */
  const isWriting = ({ size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }) =>
    size === 0 && Math.abs(now() - mtimeMs) < rewriteDelayMs
  function* looking(): Generator<void, Difference> {
    const startedAt = now()
    const next = new Map<string, string>()
    const lists = new Map<Role, string[]>()
    const faults: Diagnostic[] = []
    const paths: string[] = []
    let known = 0
    let structure = false
    const note = (file: FoundFile) => {
      const { path } = file
      const before = versions.get(path)
      const isHeld = isWriting(file) && hasLooked
      if (isHeld && before === undefined) return
      const version = isHeld && before !== undefined ? before : file.version
      const { role, fault } = roleFor(path)
      if (fault !== null) faults.push(fault)
      if (before !== version) paths.push(path)
      if (before === undefined) structure = true
      else known++
      next.set(path, version)
      if (role === null) return
      const list = lists.get(role)
      if (list === undefined) lists.set(role, [path])
      else list.push(path)
    }
    const walking = walk(absolute, 'content')
    let noted = 0
    let step = walking.next()
    for (; step.done !== true; step = walking.next()) {
      for (; noted < step.value.files.length; noted++) note(step.value.files[noted] as FoundFile)
      yield
    }
    const found = step.value
    for (const path of known === versions.size ? [] : versions.keys()) {
      if (next.has(path)) continue
      paths.push(path)
      roles.delete(path)
      structure = true
    }
    const isSame = found.unread.join('\n') === unread.join('\n')
    if (!isSame) unread = found.unread
    if (paths.length > 0 || !isSame) revision++
    lookedAt = startedAt
    versions = next
    hasLooked = true
    if (structure) byRole = lists
    folders = found.folders
    diagnostics = [...found.diagnostics, ...faults]
    return { paths, structure }
  }
  const refresh = (): Difference => {
    const look = looking()
    let step = look.next()
    while (step.done !== true) step = look.next()
    return step.value
  }
  const refreshInPieces = async (): Promise<Difference | null> => {
    const [look, before, seen] = [looking(), versions, revision]
    for (;;) {
      await new Promise<void>((done) => setImmediate(done))
      const begun = performance.now()
      while (performance.now() - begun < pieceMs) {
        // Of two looks the later one knows more.
        if (versions !== before || revision !== seen) return null
        const step = look.next()
        if (step.done === true) return step.value
      }
    }
  }
  const look = (path: string): Difference => {
    const before = versions.get(path)
    if (before === undefined) return nothing
    const stats = lstatSync(join(absolute, path), { throwIfNoEntry: false })
    // What has become a folder, a link or nothing changes more than this file.
    if (stats === undefined || !stats.isFile()) return refresh()
    const version = versionOf(stats)
    if (version === before || isWriting(stats)) return nothing
    versions.set(path, version)
    revision++
    return { paths: [path], structure: false }
  }
  return {
    refresh,
    refreshInPieces,
    look,
    get revision() {
      return revision
    },
    get folders() {
      return folders
    },
    get unread() {
      return unread
    },
    get diagnostics() {
      return diagnostics
    },
    paths: (role) => byRole.get(role) ?? none,
    size: (path) =>
      roles.get(path)?.role === 'asset'
        ? (lstatSync(join(absolute, path), { throwIfNoEntry: false })?.size ?? null)
        : null,
    version: (path) => versions.get(path) ?? null,
    isLasting: (version) => isLasting(version, lookedAt),
    read: (path): ReadText => {
      const { role } = roleFor(path)
      return readText(absolute, path, limitFor(role ?? 'data', limits), versions.get(path))
    },
    mentions: (path, words) => mentions(join(absolute, path), words, head),
    assetProblems: (path) => assetProblems(absolute, path),
    location: (path) => join(absolute, path),
  }
}

/** What was changed just before it was looked at may be changed once more at the same time (git: "racy git problem"). */
function isLasting(version: string, lookedAt: number): boolean {
  const [, modified = 0, changed = 0] = version.split(' ').map(Number)
  return Math.max(modified, changed) + timestampResolutionMs < lookedAt
}

/** @returns the largest size of a file of this kind, in bytes */
function limitFor(role: Role, limits: ReadLimits): number {
  if (role === 'pages' || role === 'partials') return limits.page
  return role === 'data' ? limits.data : limits.settings
}

/** Bytes of a page in which nearly all front matter ends. */
const headLength = 4096

/** Looks at the bytes alone: that is some ten times faster than to read a text with care. */
function mentions(location: string, words: readonly string[], buffer: Buffer): readonly boolean[] {
  try {
    const head = readHead(location, buffer)
    const isWhole = head.length < headLength || head.indexOf('\n---', 3) !== -1
    const bytes = isWhole ? head : readFileSync(location)
    return words.map((word) => bytes.includes(word))
  } catch {
    // It has gone meanwhile, or can't be read: whoever reads it says so.
    return words.map(() => false)
  }
}

function readHead(location: string, buffer: Buffer): Buffer {
  const file = openSync(location, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    return buffer.subarray(0, readSync(file, buffer, 0, headLength, 0))
  } finally {
    closeSync(file)
  }
}
