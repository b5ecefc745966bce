import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { addTo } from '../formats/grouped.ts'
import type { Seen } from './folder-entries.ts'
import { type ContentRole, roleOf } from './role.ts'
import { factsIn } from './version.ts'
import { walk } from './walk.ts'

/** All files of the content at one moment. */
export interface Listing {
  /** By path; those that no role takes as well. */
  readonly versions: Map<string, string>
  readonly byRole: ReadonlyMap<ContentRole, readonly string[]>
  readonly folders: readonly string[]
  /** Files and folders that could not be looked at. */
  readonly unread: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
  /** When it began, in milliseconds of the clock of the files' times; null for no listing at all. */
  readonly lookedAt: number | null
}

/** A listing, and how it differs from the one before. */
export interface Look {
  readonly listing: Listing
  /** Paths that are new, gone or changed, in no order. */
  readonly paths: readonly string[]
  /** Files have come or gone. */
  readonly structure: boolean
}

/** A look at the files of a site. */
export interface FirstLook {
  /** When it began, in milliseconds of the clock of the files' times. */
  readonly at: number
  readonly seen: Seen
}

export interface ListOptions {
  readonly now: () => number
  /** What was seen just before; null for nothing. */
  readonly first: FirstLook | null
}

/** What is known before the first look. */
export function nothingListed(): Listing {
  return { versions: new Map(), byRole: new Map(), folders: [], unread: [], diagnostics: [], lookedAt: null }
}

/** Milliseconds that an editor may take between emptying a file and writing it again. */
const rewriteDelayMs = 300

/** A file that has only just been emptied is about to be written: what it held holds until then. */
export function isBeingWritten(
  { size, mtimeMs }: { readonly size: number; readonly mtimeMs: number },
  now: number,
): boolean {
  return size === 0 && Math.abs(now - mtimeMs) < rewriteDelayMs
}

/** Lists `content/` below a folder, a step every few files. What has not changed is as in the listing `before`. */
export function* listContent(root: string, before: Listing, { now, first }: ListOptions): Generator<void, Look> {
  const lookedAt = first?.at ?? now()
  const versions = new Map<string, string>()
  const byRole = new Map<ContentRole, string[]>()
  const faults: Diagnostic[] = []
  const paths: string[] = []
  let known = 0
  let structure = false
  const note = (path: string, found: string) => {
    const old = before.versions.get(path)
    const isHeld = before.lookedAt !== null && found !== old && isBeingWritten(factsIn(found), now())
    if (isHeld && old === undefined) return
    const version = isHeld && old !== undefined ? old : found
    const { role, fault } = roleOf(path)
    if (fault !== null) faults.push(fault)
    if (old !== version) paths.push(path)
    if (old === undefined) structure = true
    else known++
    versions.set(path, version)
    if (role !== null) addTo(byRole, role, path)
  }
  const { folders, unread, diagnostics } = yield* walk(root, note, first?.seen)
  for (const path of known === before.versions.size ? [] : before.versions.keys()) {
    if (versions.has(path)) continue
    paths.push(path)
    structure = true
  }
  const listing: Listing = {
    versions,
    byRole: structure ? byRole : before.byRole,
    folders,
    unread: unread.join('\n') === before.unread.join('\n') ? before.unread : unread,
    diagnostics: [...diagnostics, ...faults],
    lookedAt,
  }
  return { listing, paths, structure }
}
