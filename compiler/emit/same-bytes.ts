import { dirname } from 'node:path'
import { once } from '../formats/once.ts'
import { assetsFolder } from '../model/bundle.ts'
import { byTop, foldPath, topOf } from '../model/output-path.ts'
import type { Disk, Entry } from './disk.ts'
import type { KnownOutput } from './known-output.ts'
import type { Manifest } from './manifest.ts'
import { hostFolder, locate, type Places } from './places.ts'

/**
 * Tells whether the output has a file with just these bytes, so that one that somebody has edited is put right. A name
 * of which the last build knows another spelling is always new: where case makes no difference, the old one goes.
 */
export function sameBytes(places: Places, old: Manifest | null, disk: Disk, known: KnownOutput) {
  const folders = new Map<string, boolean>([
    ['.', disk.look(places.out) !== null],
    [hostFolder, disk.look(places.host)?.kind === 'folder'],
  ])
  const isFolder = (path: string): boolean => {
    const known = folders.get(path)
    if (known !== undefined) return known
    const found = isFolder(dirname(path)) && disk.look(locate(places, path))?.kind === 'folder'
    folders.set(path, found)
    return found
  }
  const spelledAs = spellingsIn(old, known)
  const fileAt = (path: string): Entry | null => {
    const spelling = spelledAs(path)
    if ((spelling !== undefined && spelling !== path) || !isFolder(dirname(path))) return null
    const entry = disk.look(locate(places, path))
    return entry?.kind === 'file' ? entry : null
  }
  return {
    /** @returns the version of the file of this size; null where there is none */
    version(path: string, size: number): string | null {
      const entry = fileAt(path)
      return entry?.size === size ? entry.version : null
    },
    /** @returns the version of the file of this size that has the same bytes; null where there is none */
    bytes(path: string, size: number, isIn: (found: Buffer) => boolean): string | null {
      const entry = fileAt(path)
      return entry?.size === size && isIn(disk.read(locate(places, path))) ? entry.version : null
    },
  }
}

/** @returns what gives the path of a release that file systems take for one with another; null where there are two */
function spellingsIn(old: Manifest | null, { find }: KnownOutput): (path: string) => string | null | undefined {
  const tops = once(() => byTop([...(old?.files ?? []).map((file) => file.path), ...(old?.kept ?? [])]))
  const known = new Map<string, ReadonlyMap<string, string | null>>()
  return (path) => {
    const top = topOf(path)
    // A release is spelled in one way, and what is left of the one before it lies among assets.
    if (top !== topOf(assetsFolder) && find(path) !== -1) return path
    const spellings = known.get(top) ?? spellingsOf(tops().get(top) ?? [])
    known.set(top, spellings)
    return spellings.get(foldPath(path))
  }
}

function spellingsOf(paths: readonly string[]): ReadonlyMap<string, string | null> {
  const spellings = new Map<string, string | null>()
  for (const path of paths) {
    const key = foldPath(path)
    const other = spellings.get(key)
    spellings.set(key, other === undefined || other === path ? path : null)
  }
  return spellings
}
