import { lstatSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { atOnce } from '../formats/at-once.ts'
import { assetProblems } from './asset-problems.ts'
import type { ContentView } from './content-view.ts'
import { defaultReadLimits, type ReadLimits } from './limits.ts'
import {
  type FirstLook,
  isBeingWritten,
  type Listing,
  type ListOptions,
  type Look,
  listContent,
  nothingListed,
} from './list-content.ts'
import { headLength, mentions } from './mentions.ts'
import { type ReadText, readText } from './read-text.ts'
import { type ContentRole, roleOf } from './role.ts'
import { isLasting, versionOf } from './version.ts'

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
/** Milliseconds that a look in pieces takes at a time: a reader who asks meanwhile waits so long. */
const pieceMs = 4
const nothing: Difference = { paths: [], structure: false }

/**
 * Opens the content for a process that lives longer than one reading. Nothing is known before the first `refresh`. A
 * file that is emptied is one only when it stays so; whoever looks at once looks again later.
 *
 * @param root the folder that holds `content/`
 * @param now milliseconds of the clock of the files' times
 * @param first what was seen of the files just before: the first look asks only for others
 */
export function openContent(
  root: string,
  limits: ReadLimits = defaultReadLimits,
  now: () => number = Date.now,
  first: FirstLook | null = null,
): ContentStore {
  const absolute = resolve(root)
  const head = Buffer.alloc(headLength)
  const texts = checkedTexts(absolute, limits)
  const listed = listedContent(absolute, { now, first }, texts.forget)
  return {
    refresh: listed.refresh,
    refreshInPieces: listed.refreshInPieces,
    look: listed.look,
    get revision() {
      return listed.revision
    },
    get folders() {
      return listed.listing.folders
    },
    get unread() {
      return listed.listing.unread
    },
    get diagnostics() {
      return listed.listing.diagnostics
    },
    paths: (role) => listed.listing.byRole.get(role) ?? none,
    size: (path) =>
      listed.isAsset(path) ? (lstatSync(join(absolute, path), { throwIfNoEntry: false })?.size ?? null) : null,
    version: (path) => listed.listing.versions.get(path) ?? null,
    isLasting: (version) => isLasting(version, listed.listing.lookedAt ?? 0),
    read: (path) => texts.read(path, roleOf(path).role ?? 'data', listed.listing.versions.get(path)),
    mentions: (path, words) => mentions(join(absolute, path), words, head),
    assetProblems: (path) => assetProblems(absolute, path),
    location: (path) => join(absolute, path),
  }
}

/** The content as the last look has left it. */
interface ListedContent extends Pick<ContentStore, 'refresh' | 'refreshInPieces' | 'look' | 'revision'> {
  readonly listing: Listing
  /** Whether it is listed as a file that goes to the output as it is. */
  isAsset(path: string): boolean
}

/** @param onGone called for each path that is no file any more */
function listedContent(
  absolute: string,
  { now, first }: Pick<ListOptions, 'now' | 'first'>,
  onGone: (path: string) => void,
): ListedContent {
  let revision = 0
  let listing = nothingListed()

  const listNow = () => listContent(absolute, listing, { now, first: listing.lookedAt === null ? first : null })
  const take = (look: Look): Difference => {
    const { listing: next, paths, structure } = withRefused(look, listing)
    if (structure) for (const path of paths) if (!next.versions.has(path)) onGone(path)
    if (paths.length > 0 || next.unread !== listing.unread) revision++
    listing = next
    return { paths, structure }
  }
  const refresh = (): Difference => take(atOnce(listNow()))
  const refreshInPieces = async (): Promise<Difference | null> => {
    const [before, seen] = [listing, revision]
    // Of two looks the later one knows more.
    return await inPieces(listNow(), () => listing !== before || revision !== seen, take)
  }
  const look = (path: string): Difference => {
    const before = listing.versions.get(path)
    if (before === undefined) return nothing
    const stats = lstatSync(join(absolute, path), { throwIfNoEntry: false })
    // What has become a folder, a link or nothing changes more than this file.
    if (stats === undefined || !stats.isFile()) return refresh()
    const version = versionOf(stats)
    if (version === before || isBeingWritten(stats, now())) return nothing
    listing.versions.set(path, version)
    revision++
    return { paths: [path], structure: false }
  }
  return {
    refresh,
    refreshInPieces,
    look,
    isAsset: (path) => listing.versions.has(path) && roleOf(path).role === 'asset',
    get revision() {
      return revision
    },
    get listing() {
      return listing
    },
  }
}

/** Adds what is refused for another reason than before, or not any more: a link is no file that could come or go. */
function withRefused(look: Look, before: Listing): Look {
  const isIn = (list: readonly Diagnostic[], { file, code }: Diagnostic) =>
    list.some((one) => one.file === file && one.code === code)
  const [old, now] = [before.diagnostics, look.listing.diagnostics]
  const changed = [...now.filter((one) => !isIn(old, one)), ...old.filter((one) => !isIn(now, one))]
  if (changed.length === 0) return look
  return {
    ...look,
    paths: [...new Set([...look.paths, ...changed.flatMap(({ file }) => file ?? [])])],
    structure: true,
  }
}

/** The texts of files, each of which is looked through for problems once. */
interface CheckedTexts {
  read(path: string, role: ContentRole, version: string | undefined): ReadText
  /** The path is no file any more. */
  forget(path: string): void
}

function checkedTexts(absolute: string, limits: ReadLimits): CheckedTexts {
  /** Versions of the texts that nothing was wrong with: a build reads a page twice, and looks through it once. */
  const clean = new Map<string, string>()
  return {
    read: (path, role, version) => {
      const isClean = version !== undefined && clean.get(path) === version
      const found = readText(absolute, path, limitFor(role, limits), { version, isClean })
      if (version !== undefined && !isClean && found.source !== null && found.diagnostics.length === 0)
        clean.set(path, version)
      return found
    },
    forget: (path) => void clean.delete(path),
  }
}

/** @returns what `end` makes of the work, at the moment it ends; null where it is needless before that */
async function inPieces<Value, Result>(
  work: Generator<void, Value>,
  isNeedless: () => boolean,
  end: (value: Value) => Result,
): Promise<Result | null> {
  for (;;) {
    await new Promise<void>((done) => setImmediate(done))
    const begun = performance.now()
    while (performance.now() - begun < pieceMs) {
      if (isNeedless()) return null
      const step = work.next()
      if (step.done === true) return end(step.value)
    }
  }
}

/** @returns the largest size of a file of this kind, in bytes */
function limitFor(role: ContentRole, limits: ReadLimits): number {
  if (role === 'pages' || role === 'partials') return limits.page
  return role === 'data' ? limits.data : limits.settings
}
