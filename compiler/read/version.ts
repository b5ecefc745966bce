import type { Stats } from 'node:fs'

/**
 * The time of the last change of the entry (`ctime`) can't be set by hand, so that a copied `mtime` hides nothing.
 *
 * @returns another text after every change of a file that the system notes
 */
export function versionOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  // A template is a tree of its pieces until somebody reads it, and the version of every file is kept.
  return [size, mtimeMs, ctimeMs, ino].join(' ')
}

/** Numbers that a version consists of, in their order: size, both times, number in the file system. */
const parts = 4

/** @returns a list for the versions of so many files, which are compared and kept without a text for each: none is known yet */
export function emptyVersions(count: number): Float64Array {
  return new Float64Array(count * parts).fill(Number.NaN)
}

/** Puts the version of a file, or the one in a place of another list, in its place. */
export function putVersion(versions: Float64Array, at: number, version: string | Float64Array, from = at): void {
  const first = from * parts
  if (typeof version !== 'string') versions.set(version.subarray(first, first + parts), at * parts)
  else if (version !== '') versions.set(version.split(' ').map(Number), at * parts)
}

/** @returns the version in a place of such a list; none that a file has where none is known */
export function versionIn(versions: Float64Array, at: number): string {
  return versions.subarray(at * parts, (at + 1) * parts).join(' ')
}

/** @returns whether a file has the version that stands in such a list; false where none is known */
export function isVersion({ size, mtimeMs, ctimeMs, ino }: Stats, versions: Float64Array, at: number): boolean {
  const first = at * parts
  return (
    versions[first] === size &&
    versions[first + 1] === mtimeMs &&
    versions[first + 2] === ctimeMs &&
    versions[first + 3] === ino
  )
}

/** @returns bytes and time of the file that had this version */
export function factsIn(version: string): { readonly size: number; readonly mtimeMs: number } {
  const end = version.indexOf(' ') + 1
  return { size: sizeIn(version), mtimeMs: Number.parseFloat(version.slice(end)) }
}

/** @returns the bytes of the file that had this version */
export function sizeIn(version: string): number {
  return Number.parseInt(version, 10)
}

/** Milliseconds in which two changes may bear one time: many times a tick of any system's clock. */
const timestampResolutionMs = 100

/**
 * @param lookedAt milliseconds of the clock of the files' times
 * @returns whether the next change gives another version: what was changed just before it was looked at may be changed once
 *   more at the same time (git: "racy git problem")
 */
export function isLasting(version: string, lookedAt: number): boolean {
  const [, modified = 0, changed = 0] = version.split(' ').map(Number)
  return Math.max(modified, changed) + timestampResolutionMs < lookedAt
}
