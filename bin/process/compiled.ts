/** Where the compiled command lies, as whoever starts it has it from `bin/compile.mjs`. */
export interface Compiled {
  /** Absolute. */
  readonly folder: string
  /** Name of the file in it that holds all but the start. */
  readonly file: string
  /** Another one for every change of the command or of the browser's side. */
  readonly version: string
}

/** Absent where the sources are run as they are, by a test. */
declare const __compiled: Compiled | undefined

/** @returns null where the command is not compiled */
export function compiled(): Compiled | null {
  return typeof __compiled === 'undefined' ? null : __compiled
}
