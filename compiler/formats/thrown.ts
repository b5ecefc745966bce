/** @returns the name that the system or a library gives to what was thrown (`ENOENT`), or undefined */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** @returns what an error says, whatever was thrown: not everything can be made a text */
export function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error)
  } catch {
    return 'a thing that has no text'
  }
}

/** An error of the system: `open` has failed for a path. */
export interface SystemError extends Error {
  /** The system's name of it: `ENOENT`. */
  readonly code: string
  readonly syscall: string
  readonly path?: string
  readonly dest?: string
}

/** @returns whether the system has thrown it */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
}
