import type { Published } from './manifest.ts'

/** What is known of an output as the last build left it. */
export interface KnownOutput {
  /** All files of it, sorted by path. */
  readonly files: readonly Published[]
  /** Their versions then (`isVersion`). */
  readonly versions: Float64Array
  /** @returns the place of a path in `files`, -1 where nothing is known of it */
  find(path: string): number
  /** @returns whether `files` are those of a list of that hash */
  isListedBy(listHash: string): boolean
}

export const nothingKnown: KnownOutput = {
  files: [],
  versions: new Float64Array(),
  find: () => -1,
  isListedBy: () => false,
}
