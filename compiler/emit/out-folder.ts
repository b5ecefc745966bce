import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { foreignFilesInOutput, outputBesideContent, outputNotAFolder } from '../diagnostics/codes/output.ts'
import { type Diagnostic, nowhere } from '../diagnostics/diagnostic.ts'
import { sha256 } from '../formats/hash.ts'
import { codeFolders } from '../model/own-code.ts'
import type { Disk } from './disk.ts'
import { formerManifestPath, hashListed, manifestPath, pathsByMark, readManifest } from './manifest.ts'
import { hostFolder, isInHostFolder, locate, ownFolder, type Places } from './places.ts'

/** An output folder that may be written to. */
export interface OutFolder {
  /** Absolute, without links in what it lies in; it need not exist yet. */
  readonly path: string
  /** As a message shows it. */
  readonly shown: string
}

/** Files that say nothing of whose folder it is. */
const innocent: ReadonlySet<string> = new Set(['.gitkeep', '.gitignore', '.DS_Store'])

/**
 * Checks the place of the output before any work.
 *
 * @param out the output folder
 * @param root the site's root: its `content/` may neither hold the output nor lie in it, and what is beside it may not hold it
 */
export function checkPlace(out: string, root: string, disk: Disk): OutFolder | Diagnostic {
  const shown = shownPath(out, root)
  const entry = disk.look(resolve(out))
  if (entry !== null && entry.kind !== 'folder') {
    const kind = entry.kind === 'link' ? 'symbolic link' : entry.kind === 'file' ? 'file' : 'special file'
    return outputNotAFolder(nowhere, { out: shown, kind, isRelease: entry.kind === 'link' && isRelease(out, disk) })
  }
  const path = realPlace(resolve(out), disk)
  if (isAmongSources(path, root, disk)) return outputBesideContent(nowhere, { out: shown })
  return { path, shown }
}

/** Folders of a root in which nobody looks for an output: what is read of the site, and what is kept beside it. */
const taken = ['content', ownFolder, '.git', ...codeFolders]

/** Whether a place holds the content, or lies in it or in what is read or kept beside it. */
export function isAmongSources(path: string, root: string, disk: Disk): boolean {
  const placeOf = (name: string) => realPlace(resolve(root, name), disk)
  return contains(path, placeOf('content')) || taken.some((name) => contains(placeOf(name), path))
}

/** Whether a link leads where releases of the output lie. */
function isRelease(out: string, disk: Disk): boolean {
  const folder = `${resolve(out)}.releases`
  try {
    return disk.look(folder) !== null && contains(disk.real(folder), disk.real(resolve(out)))
  } catch {
    // It leads nowhere.
    return false
  }
}

/** @returns what speaks against an existing folder that no build of ours has written, or null */
export function checkOwner({ path, shown }: OutFolder, places: Places, disk: Disk): Diagnostic | null {
  if (disk.look(path) === null) return null
  const foreign = disk.list(path).some((name) => !innocent.has(name) && name !== ownFolder)
  return foreign && !isOurs(places, disk) ? foreignFilesInOutput(nowhere, { out: shown }) : null
}

/** A list beside the folder may be left over from another folder of that name: some of its files must be there. */
function isOurs(places: Places, disk: Disk): boolean {
  const list = findManifest(places, disk)
  if (list === null) return false
  if (list.isInside) return true
  const text = disk.read(list.file).toString('utf8')
  // Mostly the first file tells: the list is taken apart only where none of a few does.
  return holdsOneOfFew(text, places, disk) || holdsSome(text, places, disk)
}

/** Files whose lines are looked for before the list is read. */
const few = 20

function holdsOneOfFew(text: string, places: Places, disk: Disk): boolean {
  return [...pathsByMark(places, disk, few).values()].some((path) => {
    const file = locate(places, path)
    const entry = isInHostFolder(path) ? null : disk.look(file)
    const listed = entry?.kind === 'file' ? hashListed(text, path, entry.size) : null
    return listed !== null && sha256(disk.read(file)) === listed
  })
}

function holdsSome(text: string, places: Places, disk: Disk): boolean {
  const manifest = readManifest(text, () => pathsByMark(places, disk))
  if (typeof manifest === 'string') return true
  return manifest.files.some(({ path, size, hash }) => {
    if (isInHostFolder(path)) return false
    const file = locate(places, path)
    const entry = disk.look(file)
    return entry?.kind === 'file' && entry.size === size && sha256(disk.read(file)) === hash
  })
}

/**
 * Finds the list of the last build: it lies beside the output, or in it where nothing could be written beside or where
 * an older version of the tool has left it.
 *
 * @returns its absolute place and whether it is a part of the output; null where there is none
 */
export function findManifest(places: Places, disk: Disk): { readonly file: string; readonly isInside: boolean } | null {
  const { beside, inside } = hostFolders(places.out)
  const name = manifestPath.slice(hostFolder.length)
  const all = [locate(places, manifestPath), beside + name, inside + name, join(places.out, formerManifestPath)]
  let found: { readonly file: string; readonly modified: number } | null = null
  for (const file of all) {
    const entry = disk.look(file)
    // Of two the newer one counts: the folder beside may have been out of reach for a while.
    if (entry?.kind !== 'file' || (found !== null && entry.modified <= found.modified)) continue
    found = { file, modified: entry.modified }
  }
  return found === null ? null : { file: found.file, isInside: contains(places.out, found.file) }
}

/** Where files for operators lie: beside the output, or inside of it as the lock does. */
export function hostFolders(path: string): { readonly beside: string; readonly inside: string } {
  return { beside: `${path}.host`, inside: join(path, hostFolder) }
}

/**
 * Where a build keeps its lock, its new files and its journal: beside the output, on the same file system, so that a
 * rename puts a file in place; inside of it where there is no such place beside.
 */
export function workFolders({ path }: OutFolder): { readonly beside: string; readonly inside: string } {
  return { beside: join(dirname(path), `.${basename(path)}.signalpost`), inside: join(path, ownFolder, 'work') }
}

/** @returns a path for a message: relative to the root where it lies there */
export function shownPath(path: string, root: string): string {
  const inside = relative(resolve(root), resolve(path))
  if (inside === '') return '.'
  return inside === '..' || inside.startsWith(`..${sep}`) ? resolve(path) : inside.split(sep).join('/')
}

/** The links in what exists of a path are resolved. */
export function realPlace(path: string, disk: Disk): string {
  if (disk.look(path) !== null) return disk.real(path)
  const parent = dirname(path)
  return parent === path ? path : join(realPlace(parent, disk), basename(path))
}

function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
