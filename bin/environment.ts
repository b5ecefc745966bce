import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import { faultDiagnostic } from '../compiler/emit/fault.ts'
import { isSystemError } from '../compiler/formats/thrown.ts'

/** What the system refuses, or fails at; the other names that it has (`ENOENT`) are faults of whoever calls it. */
const ofSystem = new Set([
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EPERM', 'EROFS', 'EMFILE', 'ENFILE', 'EIO', 'ENOMEM', 'EBUSY'],
  ...['EAGAIN', 'ETIMEDOUT', 'ETXTBSY', 'ENAMETOOLONG', 'ELOOP', 'EXDEV', 'ESTALE'],
])

/**
 * Tells a failure of the system from a fault of the tool.
 *
 * @param error as thrown by Node's file system functions
 * @param root the site's, to which the path in the message is relative
 * @returns a diagnostic, or null where the error is none of the system's
 */
export function environmentFault(error: unknown, root: string): Diagnostic | null {
  if (!isSystemError(error) || !ofSystem.has(error.code)) return null
  return faultDiagnostic(error, { lock: null, root, source: null, needed: 0 })
}
