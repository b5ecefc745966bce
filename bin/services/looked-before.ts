import type { Fingerprint } from './fingerprint.ts'

/** A site as it was before the first file of it was read. */
export interface Before {
  readonly root: string
  readonly sources: Fingerprint
  readonly history: string | null
  /** When the look began, in milliseconds since 1970. */
  readonly at: number
}

/** The same, with the files one by one. */
export interface LookedBefore {
  readonly before: Before
  /** See `Looked`. */
  readonly seen: string
}
