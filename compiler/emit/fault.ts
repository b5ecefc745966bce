import { accessSync, constants } from 'node:fs'
import { join, sep } from 'node:path'
import { unreadableSource } from '../diagnostics/codes/emit.ts'
import { unreadableFile } from '../diagnostics/codes/files.ts'
import { diskFull, systemFailure, writeRefused } from '../diagnostics/codes/output.ts'
import { type Diagnostic, nowhere, type Outcome } from '../diagnostics/diagnostic.ts'
import { isSystemError } from '../formats/thrown.ts'
import { shownPath } from './out-folder.ts'

const full: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])
const refused: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS'])
/** Calls of the system that only look. */
const reading: ReadonlySet<string> = new Set(['access', 'lstat', 'read', 'readlink', 'realpath', 'scandir', 'stat'])

/** What was going on when the system refused. */
export interface Work {
  readonly lock: { readonly path: string; readonly shown: string; readonly work: string } | null
  readonly root: string
  /** The file of the site that was to be copied. */
  readonly source: string | null
  /** Bytes that the new files take at least. */
  readonly needed: number
}

/** @returns the diagnostic for an error of the system, or null for any other error, which is a fault of the tool */
export function faultDiagnostic(error: unknown, work: Work): Diagnostic | null {
  if (!isSystemError(error)) return null
  const { code, path, dest, syscall } = error
  const absolute = dest ?? path
  const shown = absolute === undefined ? syscall : shownTarget(absolute, work)
  if (path !== undefined && path === work.source) {
    const isContent = path.startsWith(join(work.root, 'content') + sep)
    return unreadableSource(nowhere, { path: shown, why: code, isContent })
  }
  if (full.has(code)) {
    // Before the files are planned nobody knows.
    const needed = work.needed === 0 ? code : `${code}; the new files take at least ${work.needed} bytes`
    return diskFull(nowhere, { path: shown, needed })
  }
  if (!refused.has(code)) return systemFailure(nowhere, { path: shown, reason: code })
  return reading.has(syscall) || (syscall === 'open' && path !== undefined && isUnreadable(path))
    ? unreadableFile({ file: shown, place: null }, { reason: 'permission denied' })
    : writeRefused(nowhere, { path: shown, reason: code })
}

/** Files are opened to be read and to be written: what was refused is what this process may not read, if it is there. */
function isUnreadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return false
  } catch (error) {
    return isSystemError(error) && refused.has(error.code)
  }
}

/**
 * @param open what opens an output
 * @returns what it gives; null with a diagnostic where the system refuses it
 * @throws what is a fault of the tool
 */
export async function unlessRefused<Lock>(
  root: string,
  open: () => Promise<Outcome<Lock | null>>,
): Promise<Outcome<Lock | null>> {
  try {
    return await open()
  } catch (error) {
    const diagnostic = faultDiagnostic(error, { lock: null, root, source: null, needed: 0 })
    if (diagnostic === null) throw error
    return { value: null, diagnostics: [diagnostic] }
  }
}

/** What lies in the work folder is shown as the output folder: its names mean nothing to anybody. */
function shownTarget(path: string, { lock, root }: Work): string {
  if (lock === null) return shownPath(path, root)
  if (path === lock.work || path.startsWith(lock.work + sep)) return lock.shown
  if (path.startsWith(lock.path + sep)) return lock.shown + path.slice(lock.path.length).split(sep).join('/')
  return shownPath(path, root)
}
