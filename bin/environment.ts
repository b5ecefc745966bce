import { relative, sep } from 'node:path'
import { diskFull, systemFailure, writeRefused } from '../compiler/diagnostics/codes/output.ts'
import { type Diagnostic, nowhere } from '../compiler/diagnostics/diagnostic.ts'
import { isSystemError } from '../compiler/formats/thrown.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const refused = new Set(['EACCES', 'EPERM', 'EROFS'])
/** Calls of the system that only look. */
const reading = new Set(['access', 'lstat', 'read', 'readlink', 'realpath', 'scandir', 'stat'])
const failed = new Set([
  'EMFILE',
  'ENFILE',
  'EIO',
  'ENOMEM',
  'EBUSY',
  'ETXTBSY',
  'ENAMETOOLONG',
  'ELOOP',
  'EXDEV',
  'ESTALE',
])

/**
 * Tells a failure of the system from a fault of the tool.
 *
 * @param error as thrown by Node's file system functions
 * @param root the site's, to which the path in the message is relative
 * @returns a diagnostic, or null where the error is none of the system's
 */
export function environmentFault(error: unknown, root: string): Diagnostic | null {
  if (!isSystemError(error)) return null
  const { code, path, dest, syscall } = error
  const absolute = dest ?? path
  const shown = absolute === undefined ? syscall : shorter(absolute, root)
  if (full.has(code)) return diskFull(nowhere, { path: shown, needed: code })
  if (refused.has(code) && !reading.has(syscall)) return writeRefused(nowhere, { path: shown, reason: code })
  return failed.has(code) || refused.has(code) ? systemFailure(nowhere, { path: shown, reason: code }) : null
}

function shorter(path: string, root: string): string {
  const inside = relative(root, path)
  return inside.startsWith('..') ? path : inside.split(sep).join('/') || '.'
}
