import { dirname, join } from 'node:path'
import { sha256 } from '../formats/hash.ts'
import { jsonPieces } from '../formats/text-pieces.ts'
import { outputPathFault } from '../model/output-path.ts'
import { type Disk, ifSystemAllows, ignoring, refusesLinks, systemCode } from './disk.ts'
import { makeFolders, pruneFolders, removeEmpty, removeEmptyTree, removeTree } from './folders.ts'
import { locate, type Places, topOf } from './places.ts'

/** All that a publication changes. Its new files lie ready in the work folder, named by their number. */
export interface Journal {
  /** The output folder did not exist before. */
  readonly created: boolean
  readonly changes: readonly JournalChange[]
  /** Folders that the changes need and that did not exist before, outer ones first. */
  readonly folders: readonly string[]
  /** Files to delete before the changes, because a new file or folder takes their name. */
  readonly early: readonly string[]
  /** Files to delete at the end. */
  readonly late: readonly string[]
}

export interface JournalChange {
  readonly path: string
  /** SHA-256 of the new file, hexadecimal. */
  readonly hash: string
  /** There is an old file. */
  readonly had: boolean
  /** The number of the new file in the work folder. */
  readonly staged: number
}

/** Where a publication takes place: all absolute and on one file system. */
export interface Site extends Places {
  readonly work: string
}

// The phase is the journal's name, because a rename needs no room on a full disk.
const publishing = 'publish.json'
const undoing = 'undo.json'

/** The folder where new files lie until they are put in place. */
export const stageOf = (work: string) => join(work, 'stage')
const asideOf = (work: string) => join(work, 'aside')

/**
 * Puts the staged files in place. From the moment the journal has its name, a publication that is cut off can be
 * finished; one that fails is undone here, so that the output is as it was before the error is thrown on.
 */
export function publish(journal: Journal, site: Site, disk: Disk): void {
  const draft = join(site.work, 'journal.tmp')
  disk.writeText(draft, textOf(journal))
  disk.rename(draft, join(site.work, publishing))
  try {
    makeFolders(asideOf(site.work), disk)
    forward(journal, site, disk)
  } catch (error) {
    undo(journal, site, disk)
    throw error
  }
  // All is done. What cannot be cleaned up now is cleaned up by the next build.
  ifSystemAllows(() => finish(site, publishing, disk))
}

/**
 * Finishes or undoes a publication that was cut off, and removes what it left behind.
 *
 * @returns false where the journal cannot be read
 */
export function recover(site: Site, disk: Disk): boolean {
  const back = readJournal(join(site.work, undoing), disk)
  const on = readJournal(join(site.work, publishing), disk)
  if (back === 'damaged' || on === 'damaged') return false
  if (back !== null) undo(back, site, disk)
  else if (on !== null) {
    if (isComplete(on, site, disk)) {
      makeFolders(asideOf(site.work), disk)
      forward(on, site, disk)
      finish(site, publishing, disk)
    } else undo(on, site, disk)
  }
  ignoring(['ENOENT'], () => disk.remove(join(site.work, 'journal.tmp')))
  removeTree(stageOf(site.work), disk)
  removeTree(asideOf(site.work), disk)
  return true
}

/** Every step may have been taken already: then it changes nothing. */
function forward(journal: Journal, site: Site, disk: Disk): void {
  const folders = new Set<string>()
  journal.early.forEach((path, index) => {
    setAside(path, `early-${index}`, site, disk)
  })
  journal.changes.forEach(({ path, had, ...change }, index) => {
    const staged = join(stageOf(site.work), String(change.staged))
    if (disk.look(staged) === null) return
    const target = locate(site, path)
    if (had) keepOld(target, join(asideOf(site.work), String(index)), disk)
    const folder = dirname(target)
    if (!folders.has(folder)) makeFolders(folder, disk)
    folders.add(folder)
    if (!had && disk.look(target)?.kind === 'folder') removeEmptyTree(target, disk)
    disk.rename(staged, target)
  })
  journal.late.forEach((path, index) => {
    setAside(path, `late-${index}`, site, disk)
  })
}

/** Gives the old file a second name, so that there is no moment without it. */
function keepOld(target: string, aside: string, disk: Disk): void {
  if (disk.look(aside) !== null || disk.look(target) === null) return
  try {
    disk.link(target, aside)
  } catch (error) {
    if (!refusesLinks(error)) throw error
    // Half a copy must not be taken for the old file.
    disk.copy(target, `${aside}.tmp`)
    disk.rename(`${aside}.tmp`, aside)
  }
}

function setAside(path: string, name: string, site: Site, disk: Disk): void {
  const target = locate(site, path)
  const aside = join(asideOf(site.work), name)
  if (disk.look(aside) === null && disk.look(target)?.kind === 'file') disk.rename(target, aside)
  pruneFolders(target, topOf(site, path), disk)
}

/** Takes back what `forward` has done, however far it came. */
function undo(journal: Journal, site: Site, disk: Disk): void {
  const { out, work } = site
  ignoring(['ENOENT'], () => disk.rename(join(work, publishing), join(work, undoing)))
  for (const [index, { path, had, staged }] of [...journal.changes.entries()].reverse()) {
    // What is still staged was never put in place.
    if (disk.look(join(stageOf(work), String(staged))) !== null) continue
    const target = locate(site, path)
    if (had) restore(join(asideOf(work), String(index)), target, disk)
    // Back to where it came from, so that a second attempt takes it for done.
    else ignoring(['ENOENT', 'ENOTDIR'], () => disk.rename(target, join(stageOf(work), String(staged))))
  }
  for (const folder of journal.folders.toReversed()) removeEmpty(locate(site, folder), disk)
  for (const [index, path] of journal.early.entries())
    restore(join(asideOf(work), `early-${index}`), locate(site, path), disk)
  for (const [index, path] of journal.late.entries())
    restore(join(asideOf(work), `late-${index}`), locate(site, path), disk)
  if (journal.created) removeEmpty(out, disk)
  finish(site, undoing, disk)
}

function restore(aside: string, target: string, disk: Disk): void {
  if (disk.look(aside) === null) return
  makeFolders(dirname(target), disk)
  disk.rename(aside, target)
}

/** The journal goes first: what is left then is only rubbish. */
function finish({ work }: Site, journal: string, disk: Disk): void {
  ignoring(['ENOENT'], () => disk.remove(join(work, journal)))
  removeTree(stageOf(work), disk)
  removeTree(asideOf(work), disk)
}

/** After a power cut a new file may be empty or gone, although its name was written down. */
function isComplete({ changes }: Journal, site: Site, disk: Disk): boolean {
  return changes.every(({ path, hash, staged }) => {
    const ready = join(stageOf(site.work), String(staged))
    const file = disk.look(ready) === null ? locate(site, path) : ready
    return disk.look(file)?.kind === 'file' && sha256(disk.read(file)) === hash
  })
}

/** Of a change only what a journal has of it. */
function* textOf({ created, changes, folders, early, late }: Journal): Generator<string> {
  yield `{"created":${created},"changes":`
  yield* jsonPieces(changes, ['path', 'hash', 'had', 'staged'])
  for (const [key, paths] of Object.entries({ folders, early, late })) {
    yield `,"${key}":`
    yield* jsonPieces(paths)
  }
  yield '}'
}

function readJournal(path: string, disk: Disk): Journal | 'damaged' | null {
  if (disk.look(path) === null) return null
  try {
    const journal: Journal = JSON.parse(disk.read(path).toString('utf8'))
    const paths = [
      ...journal.changes.map((change) => change.path),
      ...journal.folders,
      ...journal.early,
      ...journal.late,
    ]
    const isWhole = journal.changes.every(({ staged }) => Number.isInteger(staged))
    return isWhole && paths.every((one) => typeof one === 'string' && outputPathFault(one) === null)
      ? journal
      : 'damaged'
  } catch (error) {
    if (systemCode(error) !== null) throw error
    return 'damaged'
  }
}
