import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  type Stats,
  statfsSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { isSystemError } from '../formats/thrown.ts'
import { readVersion } from '../read/read-version.ts'
import { isVersion, versionOf } from '../read/version.ts'

/** What lies at a path; links are not followed. */
export interface Entry {
  readonly kind: 'file' | 'folder' | 'link' | 'other'
  /** Bytes. */
  readonly size: number
  /** The file system that it lies on. */
  readonly device: number
  /** Milliseconds since 1970. */
  readonly modified: number
  /** The same as long as nobody has written to it: size, times, number in the file system. */
  readonly version: string
}

/**
 * The file system as `emit` uses it: few, synchronous calls, each of which either happens or throws the system's own
 * error. Tests put one in its place that fails or stops where they say.
 */
export interface Disk {
  /** @returns null where nothing is */
  look(path: string): Entry | null
  /** @returns whether a file lies there that has the version in one place of a list (`isVersion`): for whoever looks at many */
  isStill(path: string, versions: Float64Array, at: number): boolean
  /** @param version of the file that is meant: another one, or a link, is refused as the system refuses what has gone */
  read(path: string, version?: string): Buffer
  list(folder: string): readonly string[]
  /** The same, each with what it is. */
  entries(folder: string): readonly { readonly name: string; readonly kind: Entry['kind'] }[]
  real(path: string): string
  /** @returns the bytes that are free for this user; null where the system can't tell */
  free(folder: string): number | null
  /** @param mode who may enter it; default: as the system has it */
  makeFolder(path: string, mode?: number): void
  /** @param bytes all, or piece by piece */
  write(path: string, bytes: Uint8Array | Iterable<Uint8Array>): void
  /** Writes a text piece by piece, and waits until its bytes are on the disk itself. */
  writeText(path: string, pieces: Iterable<string>): void
  /** Waits until the bytes of a file are on the disk itself. */
  flush(file: string): void
  /** One file, two names. */
  link(from: string, to: string): void
  copy(from: string, to: string): void
  /** Makes a symbolic link at `path`. */
  symlink(target: string, path: string): void
  /** @returns what a symbolic link says */
  target(link: string): string
  rename(from: string, to: string): void
  remove(file: string): void
  removeFolder(folder: string): void
}

export const disk: Disk = {
  look(path) {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return null
    return { kind: kindOf(stat), size: stat.size, device: stat.dev, modified: stat.mtimeMs, version: versionOf(stat) }
  },
  isStill(path, versions, at) {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return stat !== undefined && isVersion(stat, versions, at)
  },
  read: (path, version) => (version === undefined ? readFileSync(path) : readVersion(path, version)),
  list: (folder) => readdirSync(folder),
  entries: (folder) =>
    readdirSync(folder, { withFileTypes: true }).map((one) => ({ name: one.name, kind: kindOf(one) })),
  real: (path) => realpathSync(path),
  free(folder) {
    try {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    } catch (error) {
      if (systemCode(error) === null) throw error
      return null
    }
  },
  makeFolder: (path, mode) => void mkdirSync(path, { mode }),
  write(path, bytes) {
    if (bytes instanceof Uint8Array) writeFileSync(path, bytes)
    else writePieces(path, bytes)
  },
  writeText: (path, pieces) => writePieces(path, pieces, fsyncSync),
  flush(path) {
    const file = openSync(path, 'r+')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  },
  link: (from, to) => linkSync(from, to),
  copy: (from, to) => copyFileSync(from, to),
  symlink: (target, path) => symlinkSync(target, path),
  target: (link) => readlinkSync(link),
  rename: (from, to) => renameSync(from, to),
  remove: (file) => unlinkSync(file),
  removeFolder: (folder) => rmdirSync(folder),
}

/** @param finish called with the open file when all is written */
function writePieces(path: string, pieces: Iterable<string | Uint8Array>, finish = (_: number) => {}): void {
  const file = openSync(path, 'w')
  try {
    for (const piece of pieces) writeFileSync(file, piece)
    finish(file)
  } finally {
    closeSync(file)
  }
}

/** @returns the system's name of an error (`ENOENT`), or null for what the system has not thrown */
export function systemCode(error: unknown): string | null {
  return isSystemError(error) ? error.code : null
}

/** @returns whether a hard link has failed because the file system has none, or the file has too many */
export function refusesLinks(error: unknown): boolean {
  return ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(systemCode(error) ?? '')
}

/** Runs `action`; errors with one of these names mean that there is nothing to do. */
export function ignoring(codes: readonly string[], action: () => void): void {
  try {
    action()
  } catch (error) {
    const code = systemCode(error)
    if (code === null || !codes.includes(code)) throw error
  }
}

/** Runs `action`, which may fail: nothing depends on it. */
export function ifSystemAllows(action: () => void): void {
  try {
    action()
  } catch (error) {
    if (systemCode(error) === null) throw error
  }
}

function kindOf(one: Pick<Stats, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): Entry['kind'] {
  if (one.isFile()) return 'file'
  if (one.isDirectory()) return 'folder'
  return one.isSymbolicLink() ? 'link' : 'other'
}
