import { busy, type Entry, type Shelf, unseen } from './shelf.ts'

/** What steps read while they are made, each inside of the one that asks for it. */
export interface Reading {
  /** Notes that the step under way has asked for an entry. @returns false where none is under way */
  note(entry: Entry): boolean
  /** Makes the value of an entry, and keeps with it what was read for that. */
  recorded<Value>(entry: Entry, make: (subject: string) => Value): Value
  /** Notes what was answered until now. To be called with all shelves before anything is brought up to another moment. */
  noteAnswers(shelves: Iterable<Shelf>): void
}

/** @returns what notes the entries that a step reads; no step is under way */
export function createReading(): Reading {
  /** Of the step under way. */
  let dependencies: Set<Entry> | null = null
  /** Whose answers are to be noted; null in the first moment, which is the only one of most processes. */
  let fresh: Entry[] | null = null
  return {
    note(entry) {
      dependencies?.add(entry)
      return dependencies !== null
    },
    recorded(entry, make) {
      const outer = dependencies
      const own = new Set<Entry>()
      dependencies = own
      try {
        const value = make(entry.subject)
        entry.reads = [...own]
        entry.answers = null
        entry.past = null
        // A step that was cut off, and asked by one that went on without it, may have an answer at this moment still.
        if (entry.reads.some(({ print }) => print === null)) entry.answers = answersTo(entry)
        else fresh?.push(entry)
        return value
      } finally {
        dependencies = outer
      }
    },
    noteAnswers(shelves) {
      if (fresh !== null) for (const entry of fresh) entry.answers ??= answersTo(entry)
      else for (const { entries } of shelves) for (const entry of entries.values()) entry.answers ??= answersTo(entry)
      fresh = []
    },
  }
}

function answersTo({ reads }: Entry): readonly (string | null)[] {
  return reads.map(({ print }) => print)
}

/** @returns what brings an entry up to the moment. @throws Error for a step that asks for itself */
export function settling(moment: () => number): (entry: Entry) => void {
  /** The entries that are being settled, each for the one before it. */
  const under: Entry[] = []
  return (entry) => {
    if (entry.seen === moment()) return
    if (entry.seen === busy) throw new Error(`The step ${entry.shelf.name} of ${entry.subject} asks for itself`)
    entry.seen = busy
    const depth = under.push(entry)
    try {
      entry.shelf.refresh(entry)
      entry.seen = moment()
    } finally {
      // Work that is cut off from outside ends no step below the one that catches it.
      for (const one of under.splice(depth - 1)) if (one.seen === busy) one.seen = unseen
    }
  }
}
