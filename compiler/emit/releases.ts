import { basename, dirname, join, relative, resolve } from 'node:path'
import { outputBesideContent, outputLocked, outputNotARelease } from '../diagnostics/codes/output.ts'
import { type Diagnostic, nowhere, type Outcome } from '../diagnostics/diagnostic.ts'
import { sha256OfPieces } from '../formats/text-pieces.ts'
import { type Disk, ifSystemAllows, disk as realDisk, refusesLinks } from './disk.ts'
import { unlessRefused } from './fault.ts'
import { makeFolders, removeTree } from './folders.ts'
import { stageOf } from './journal.ts'
import { takeLock } from './lock.ts'
import { manifestPath, previousPath } from './manifest.ts'
import type { NextOutput } from './next-output.ts'
import type { OutputLock } from './open-output.ts'
import { isAmongSources, realPlace, shownPath } from './out-folder.ts'
import { locate, type Places } from './places.ts'
import { holdSignals } from './signals.ts'

/** An output as releases: the lock's folder is the one that the link leads to. */
export interface ReleaseLock extends OutputLock {
  /** Makes a new release of what lies ready, and lets the link lead to it. */
  put(next: NextOutput, placing?: () => void): Promise<void>
  /** The release that the link leads to now. */
  current(): Places
}

/** `0007-3fa9c1d2`: a number that counts, and what tells two of one number apart. */
const idForm = /^(\d{4,})-[0-9a-f]{8}$/

/**
 * Opens an output that is a symbolic link to `<out>.releases/<id>`: a new release is made beside the old one, of which
 * unchanged files are second names, and one rename of the link shows it. Whenever a process is killed, the link leads to
 * the whole old output or to the whole new one. What is not finished is removed here, by the next build.
 *
 * @returns the lock, which must be released; null with a diagnostic where there may be no such link
 */
export async function openReleases(options: {
  readonly out: string
  readonly root: string
  readonly disk?: Disk
}): Promise<Outcome<ReleaseLock | null>> {
  const disk = options.disk ?? realDisk
  return await unlessRefused(options.root, () => open(options.out, options.root, disk))
}

async function open(out: string, root: string, disk: Disk): Promise<Outcome<ReleaseLock | null>> {
  const shown = shownPath(out, root)
  const path = join(realPlace(dirname(resolve(out)), disk), basename(resolve(out)))
  const folder = releasesOf(path)
  const fault = faultAt(path, shown, root, disk)
  if (fault !== null) return { value: null, diagnostics: [fault] }
  makeFolders(folder, disk)
  const work = join(folder, '.work')
  const { lock, owner } = await takeLock(path, work, disk)
  if (lock === null) return { value: null, diagnostics: [outputLocked(nowhere, { out: shown, owner })] }
  try {
    for (const place of [stageOf(work), draftOf(folder)]) removeTree(place, disk)
    const linked = releaseAt(path, disk)
    if (linked !== null) pointTo(`${path}.host`, `${linked}.host`, folder, disk)
    sweep(folder, linked, newest(folder, linked, disk), disk)
  } catch (error) {
    await lock.release()
    throw error
  }
  const current = () => placesOf(folder, releaseAt(path, disk) ?? 'none')
  const old = current()
  return {
    value: {
      path: old.out,
      host: old.host,
      shown,
      work,
      touch: lock.touch,
      release: lock.release,
      current,
      put: async (next, placing) => {
        const before = releaseAt(path, disk)
        const id = nextId(folder, next.lists.manifest(), disk)
        const letSignals = holdSignals()
        try {
          placing?.()
          try {
            fill(placesOf(folder, id), old, next, work, disk)
            pointTo(path, id, folder, disk)
          } catch (error) {
            for (const place of [...Object.values(placesOf(folder, id)), stageOf(work)]) removeTree(place, disk)
            throw error
          }
          pointTo(`${path}.host`, `${id}.host`, folder, disk)
          sweep(folder, id, before, disk)
          ifSystemAllows(() => removeTree(stageOf(work), disk))
        } finally {
          await letSignals()
        }
      },
    },
    diagnostics: [],
  }
}

/** @returns why the link and that beside it can't be made; null where they can */
function faultAt(path: string, shown: string, root: string, disk: Disk): Diagnostic | null {
  if (isAmongSources(path, root, disk)) return outputBesideContent(nowhere, { out: shown })
  for (const end of ['', '.host']) {
    const kind = linkFault(`${path}${end}`, releasesOf(path), disk)
    if (kind !== null) return outputNotARelease(nowhere, { out: `${shown}${end}`, kind })
  }
  return null
}

/** @returns what is at a place, in words, where it is no link of ours; null where it is one, or nothing is there */
function linkFault(path: string, folder: string, disk: Disk): string | null {
  const entry = disk.look(path)
  if (entry === null) return null
  if (entry.kind !== 'link') return entry.kind === 'other' ? 'special file' : entry.kind
  const target = resolve(dirname(path), disk.target(path))
  return dirname(target) === folder && idForm.test(basename(target).replace(/\.host$/, '')) ? null : 'symbolic link'
}

/** @returns the release that a link leads to; null where there is none */
function releaseAt(path: string, disk: Disk): string | null {
  if (disk.look(path)?.kind !== 'link') return null
  const id = basename(disk.target(path))
  return disk.look(resolve(dirname(path), disk.target(path)))?.kind === 'folder' ? id : null
}

const releasesOf = (path: string) => `${path}.releases`

function placesOf(folder: string, id: string): Places {
  return { out: join(folder, id), host: join(folder, `${id}.host`) }
}

const draftOf = (folder: string) => join(folder, '.work', 'link')

/** One rename: there is no moment without the link. It names no absolute path, so that the folder can be moved. */
function pointTo(path: string, id: string, folder: string, disk: Disk): void {
  const target = join(relative(dirname(path), folder), id)
  if (disk.look(path)?.kind === 'link' && disk.target(path) === target) return
  const draft = draftOf(folder)
  disk.symlink(target, draft)
  disk.rename(draft, path)
}

/** Makes all files of a release. The list of them is the last: a release without it was not finished. */
function fill(next: Places, old: Places, { stage, comparison, lists }: NextOutput, work: string, disk: Disk): void {
  stage.flush()
  const folders = new Set<string>()
  const folderOf = (path: string): string => {
    const target = locate(next, path)
    const folder = dirname(target)
    if (!folders.has(folder)) makeFolders(folder, disk)
    folders.add(folder)
    return target
  }
  makeFolders(next.out, disk)
  const staged = new Map(comparison.changes.map((one) => [one.path, one.staged]))
  for (const { path } of comparison.manifest.files) {
    const number = staged.get(path)
    if (number === undefined) secondName(locate(old, path), folderOf(path), disk)
    else disk.rename(join(stageOf(work), String(number)), folderOf(path))
  }
  for (const path of comparison.manifest.kept) secondName(locate(old, path), folderOf(path), disk)
  if (lists.previous !== null) disk.writeText(folderOf(previousPath), [lists.previous])
  disk.writeText(folderOf(manifestPath), lists.manifest())
}

function secondName(from: string, to: string, disk: Disk): void {
  try {
    disk.link(from, to)
  } catch (error) {
    if (!refusesLinks(error)) throw error
    disk.copy(from, to)
  }
}

function nextId(folder: string, manifest: Iterable<string>, disk: Disk): string {
  const highest = idsIn(folder, disk).reduce((most, id) => Math.max(most, Number.parseInt(id, 10)), 0)
  return `${String(highest + 1).padStart(4, '0')}-${sha256OfPieces(manifest).slice(0, 8)}`
}

/** @returns the newest whole release besides the one that is linked */
function newest(folder: string, linked: string | null, disk: Disk): string | null {
  const whole = idsIn(folder, disk).filter(
    (id) => id !== linked && disk.look(locate(placesOf(folder, id), manifestPath)) !== null,
  )
  return whole.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).at(-1) ?? null
}

/** Two releases stay: pages in readers' browsers and servers that have opened files may still be at the one before. */
function sweep(folder: string, linked: string | null, before: string | null, disk: Disk): void {
  const stays = new Set([linked, before].flatMap((id) => (id === null ? [] : [id, `${id}.host`])))
  for (const name of disk.list(folder))
    if (idForm.test(name.replace(/\.host$/, '')) && !stays.has(name)) removeTree(join(folder, name), disk)
}

function idsIn(folder: string, disk: Disk): readonly string[] {
  return [...new Set(disk.list(folder).map((name) => name.replace(/\.host$/, '')))].filter((name) => idForm.test(name))
}
