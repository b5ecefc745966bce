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
