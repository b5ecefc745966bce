import type { Location } from '../store/remembered.ts'
import type { Adopted } from './recall.ts'

/** What is known of one subject of a step. */
export interface Entry {
  readonly shelf: Shelf
  readonly subject: string
  /** Null before the first answer. */
  print: string | null
  value: unknown
  isHeld: boolean
  /** What was read to make the value, in order. */
  reads: readonly Entry[]
  /** The prints of the answers; null for as long as they are what `reads` have. */
  answers: readonly (string | null)[] | null
  /** Where the value lies as bytes. */
  stored: Location | null
  /** Its number in the traces of an earlier process, until the value is made anew. */
  past: Adopted | null
  /** Its number there, for good. */
  was: number | null
  /** The moment at which the print was last found to be right. */
  seen: number
  isBusy: boolean
}

/** All subjects of a step. */
export interface Shelf {
  readonly name: string
  readonly isInput: boolean
  readonly entries: Map<string, Entry>
  /** Brings print and reads up to the moment; the value too, where it is made anew. */
  refresh(entry: Entry): void
  /** Finds the value again, when only that is missing. */
  restore(entry: Entry): void
  isLasting(print: string): boolean
  readonly keep: number
  /** Values that no store has the bytes of stay, however many they are. */
  readonly keepsUnstored: boolean
  /** Entries whose values are held, the last used at the end; only where not all are. */
  readonly held: Set<Entry>
}

const none: readonly Entry[] = []

/** @returns what is known of a subject before anything is */
export function blank(shelf: Shelf, subject: string): Entry {
  return {
    shelf,
    subject,
    print: null,
    value: undefined,
    isHeld: false,
    reads: none,
    answers: null,
    stored: null,
    past: null,
    was: null,
    seen: -1,
    isBusy: false,
  }
}

/** @returns a shelf without entries; without `keep` all values stay */
export function emptyShelf(
  shelf: Omit<Shelf, 'entries' | 'held' | 'keep' | 'keepsUnstored'> & Partial<Pick<Shelf, 'keep' | 'keepsUnstored'>>,
): Shelf {
  return { keep: Number.POSITIVE_INFINITY, keepsUnstored: false, ...shelf, entries: new Map(), held: new Set() }
}

/** Lets the value that was not used for the longest time go. */
export function hold({ held, keep, keepsUnstored }: Shelf, entry: Entry): void {
  if (keepsUnstored && entry.stored === null) return
  held.delete(entry)
  held.add(entry)
  for (const oldest of held) {
    if (held.size <= keep) return
    held.delete(oldest)
    oldest.value = undefined
    oldest.isHeld = false
  }
}
