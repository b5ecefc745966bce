import type { Location } from '../../store/remembered.ts'

/** In place of a value that is not in memory. */
const notHeld: unique symbol = Symbol('not held')

/** In place of a moment: none was seen; the entry is being brought up to one. */
export const [unseen, busy] = [-1, -2] as const

/** What is known of one subject of a step: there are some twenty for each page, so that it has few fields. */
export interface Entry {
  readonly shelf: Shelf
  readonly subject: string
  /** Null before the first answer. */
  print: string | null
  /** `notHeld` where it has to be found again. */
  value: unknown
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
  /** The moment at which the print was last found to be right, or `busy`. */
  seen: number
}

/** All subjects of a step. */
export interface Shelf {
  readonly name: string
  readonly isInput: boolean
  readonly entries: Map<string, Entry>
  /** Of an input: looks at it, and keeps nothing of that. */
  readonly printNow?: (subject: string) => string
  /** Brings print and reads up to the moment; the value too, where it is made anew. */
  refresh(entry: Entry): void
  /** Finds the value again, when only that is missing. */
  restore(entry: Entry): void
  isLasting(print: string): boolean
  readonly keep: number
  /** Values are read from their prints. */
  readonly readsPrints: boolean
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
    value: notHeld,
    reads: none,
    answers: null,
    stored: null,
    past: null,
    was: null,
    seen: unseen,
  }
}

const usual = { keep: Number.POSITIVE_INFINITY, keepsUnstored: false, readsPrints: false }

/** @returns a shelf without entries; without `keep` all values stay */
export function emptyShelf(
  shelf: Omit<Shelf, 'entries' | 'held' | keyof typeof usual> & Partial<Pick<Shelf, keyof typeof usual>>,
): Shelf {
  return { ...usual, ...shelf, entries: new Map(), held: new Set() }
}

/** @returns whether its value is in memory */
export function isHeld(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.value !== notHeld
}

/** Bytes of a value that does not stay, as no other does while it is asked for: it is read each time. */
const longValue = 1_000_000

/** Whether a value lies in the store and is too long to stay where others of its kind do. */
export function isLong({ stored }: Entry): boolean {
  return stored !== null && stored.length > longValue
}

/** Lets all values go of which only the last used stay. */
export function release(shelves: readonly Shelf[]): void {
  for (const { held } of shelves) {
    for (const entry of held) entry.value = notHeld
    held.clear()
  }
}

/** Lets the value that was not used for the longest time go, or this one if it is long. */
export function hold({ held, keep, keepsUnstored }: Shelf, entry: Entry): void {
  if (keepsUnstored && entry.stored === null) return
  held.delete(entry)
  if (keepsUnstored && isLong(entry)) {
    entry.value = notHeld
    return
  }
  held.add(entry)
  for (const oldest of held) {
    if (held.size <= keep) return
    held.delete(oldest)
    oldest.value = notHeld
  }
}

/** A trace that an entry stands for. */
export interface Adopted {
  readonly number: number
  /** Where its value lay. */
  readonly stored: Location | null
  /** Its reads have become entries. */
  isMaterial: boolean
}
