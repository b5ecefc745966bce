import { dirname } from 'node:path'
import { foreignFileAtPath } from '../diagnostics/codes/emit.ts'
import { type Diagnostic, nowhere } from '../diagnostics/diagnostic.ts'
import { once } from '../formats/once.ts'
import { isHostFile } from '../model/host-file-names.ts'
import { foldPath } from '../model/output-path.ts'
import type { Disk } from './disk.ts'
import type { Manifest, Published } from './manifest.ts'
import { hostFolder, isAsset, isInHostFolder, locate, type Places, showPlace } from './places.ts'
import type { Emitted, Stage, Staged } from './stage.ts'

/** A file whose bytes differ from what is published, and the number under which they lie ready. */
export interface Change extends Published {
  readonly staged: number
  readonly had: boolean
}

/** What a publication will do: a plain value, made without writing anything. */
export interface Comparison {
  /** In the order of publication. */
  readonly changes: readonly Change[]
  /** Folders that the changes need and that do not exist, outer ones first. */
  readonly folders: readonly string[]
  readonly early: readonly string[]
  readonly late: readonly string[]
  readonly manifest: Manifest & { readonly files: readonly Emitted[] }
  readonly conflicts: readonly Diagnostic[]
}

/**
 * Whether the hashed assets of the release before stay for one generation: all, or only the code of pages, where the data
 * of the release before may hold what this one must not tell.
 */
export type KeptAssets = boolean | 'code'

export interface CompareInput extends Pick<Stage, 'paths' | 'others'> {
  /** `Stage.same`. */
  readonly same: readonly Emitted[]
  readonly places: Places
  /** The output folder as messages show it. */
  readonly shown: string
  readonly old: Manifest | null
  readonly keepAssets: KeptAssets
}

/**
 * Holds a new output against the published one. Nothing that no build has written is changed or deleted: where it is
 * in the way, that is an error.
 */
export function compare(input: CompareInput, disk: Disk): Comparison {
  const { old, paths: next, same, others } = input
  const before = old === null ? [] : [...old.files.map(({ path }) => path), ...old.kept]
  const gone = new Set(before.filter((path) => !next.has(path)))
  const owned = once(() => new Set(before))
  const way = clearWay(input, gone, disk)
  const changes = others
    .filter(isFresh)
    .sort(byPublication)
    .map(({ path, size, hash, staged, wasPublished }): Change => {
      const isThere = way.look(path)?.kind === 'file'
      if (isThere && !wasPublished && !owned().has(path)) way.conflict('a file', path)
      return { path, size, hash, staged, had: isThere }
    })
  // The files themselves: another object for each would lie beside them until all is written.
  const release = [...same, ...others].sort((a, b) => (a.path < b.path ? -1 : 1))
  const kept = (input.keepAssets === false ? [] : keptAssets(release, next, old)).filter(
    (path) => (input.keepAssets !== 'code' || /\.(?:js|css|woff2)$/.test(path)) && way.isThere(path),
  )
  const isKept = new Set(kept)
  const early = [...way.early].sort()
  const late = [...gone].filter((path) => !isKept.has(path) && !way.early.has(path) && way.isThere(path))
  late.sort()
  const manifest = { files: release, kept }
  return { changes, folders: way.missing(), early, late, manifest, conflicts: way.conflicts }
}

function isFresh(file: Staged): file is Staged & { readonly staged: number } {
  return file.staged !== null
}

/**
 * Pages in readers' browsers ask for the assets of the release before. A build that changes nothing is no new release,
 * so that what was kept stays kept.
 */
function keptAssets(release: readonly Published[], next: ReadonlySet<string>, old: Manifest | null): readonly string[] {
  if (old === null) return []
  const same =
    release.length === old.files.length &&
    release.every(({ path, size, hash }, at) => {
      const before = old.files[at]
      return path === before?.path && hash === before.hash && size === before.size
    })
  const before = same ? old.kept : old.files.map(({ path }) => path)
  return before.filter((path) => isAsset(path) && !next.has(path)).sort()
}

/** Finds what lies where files have to go. @param gone what builds have put there and is not to be there any more */
function clearWay({ places, shown }: CompareInput, gone: ReadonlySet<string>, disk: Disk) {
  const conflicts: Diagnostic[] = []
  const early = new Set<string>()
  const folders = new Map<string, boolean>([['.', disk.look(places.out) !== null]])
  const conflict = (what: string, path: string) => {
    conflicts.push(foreignFileAtPath(nowhere, { path: showPlace(places, shown, path), what }))
  }
  const isStale = (path: string) => gone.has(path)
  /** Whether a folder of the output exists; what is in its place is set aside or in the way. */
  const exists = (folder: string): boolean => {
    const known = folders.get(folder)
    if (known !== undefined) return known
    const found = folder === hostFolder || exists(dirname(folder)) ? disk.look(locate(places, folder)) : null
    if (found?.kind === 'file' && isStale(folder)) early.add(folder)
    else if (found !== null && found.kind !== 'folder') conflict(nameOf(found.kind), folder)
    folders.set(folder, found?.kind === 'folder')
    return found?.kind === 'folder'
  }
  const stale = new Map([...gone].map((path) => [foldPath(path), path]))
  const look = (path: string) => {
    // Where case makes no difference, the old file has the new one's name: it must go first.
    const renamed = stale.get(foldPath(path))
    if (renamed !== undefined) early.add(renamed)
    const entry = exists(dirname(path)) && renamed === undefined ? disk.look(locate(places, path)) : null
    if (entry === null || entry.kind === 'file') return entry
    const inside = entry.kind === 'folder' ? filesIn(places, path, disk) : null
    if (inside?.every(isStale)) for (const one of inside) early.add(one)
    else conflict(nameOf(entry.kind), path)
    return null
  }
  /** An old file behind a link that somebody has made since is not ours to delete. */
  const isThere = (path: string): boolean => {
    const isTop = path === '.' || path === hostFolder
    const entry = isTop || isThere(dirname(path)) ? disk.look(locate(places, path)) : null
    return entry?.kind === 'file' || entry?.kind === 'folder'
  }
  const missing = () => [...folders].flatMap(([folder, found]) => (found || folder === '.' ? [] : [folder])).sort()
  return { look, conflict, conflicts, early, isThere, missing }
}

function nameOf(kind: string): string {
  return kind === 'link' ? 'a symbolic link' : `a ${kind === 'other' ? 'special file' : kind}`
}

/** Paths of all that a folder holds and that is no folder. */
function filesIn(places: Places, folder: string, disk: Disk): readonly string[] {
  return disk.list(locate(places, folder)).flatMap((name) => {
    const path = `${folder}/${name}`
    return disk.look(locate(places, path))?.kind === 'folder' ? filesIn(places, path, disk) : [path]
  })
}

/** Hashed assets come first, so that no page is without them, and what names pages comes last. */
function byPublication(a: Published, b: Published): number {
  return rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : Number(a.path > b.path))
}

function rank(path: string): number {
  if (isAsset(path)) return 0
  return isHostFile(path) || isInHostFolder(path) ? 2 : 1
}
