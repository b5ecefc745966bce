import type { SameTraces } from './remembered.ts'
import type { Snapshot } from './snapshot.ts'

/** What an earlier process has left. */
export interface Left {
  /** Its traces as they were when all were written. */
  readonly written: Snapshot
  /** What is so of them since then; null for nothing. */
  readonly since: Since | null
  /** Its traces with that. Their tables are made when somebody asks for them: answers need none. */
  readonly now: Snapshot
  /** What else is kept, as JSON. */
  readonly extra: unknown
  /** @returns whether its tables lie in the store still, so that something can be added to them */
  readonly isThere: () => boolean
}

/** What is so of the traces of a snapshot since its tables were written. */
export interface Since extends Pick<SameTraces, 'changed' | 'roots'> {
  /** Bytes in packs that the snapshot names, and that are named no more. */
  readonly dropped: number
}
