import type { KeptTraces, Location, Past, Trace } from '../store/remembered.ts'
import { blank, type Entry, type Shelf } from './shelf.ts'

/** A trace that an entry stands for. */
export interface Adopted {
  readonly number: number
  /** Where its value lay. */
  readonly stored: Location | null
  /** Its reads have become entries. */
  isMaterial: boolean
}

/** An input that has changed, and what it has changed. */
export interface Cause {
  /** From the answer that was asked about down to the input. */
  readonly way: readonly Changed[]
}

/** An answer that is another one than in the earlier process. */
export interface Changed {
  readonly step: string
  readonly subject: string
  readonly before: string
  readonly after: string
}

/** Places of traces that were not looked at yet, and of those that do not hold. */
const [notSeen, gone] = [-2, -1]

/** The traces of an earlier process, as a graph goes on from them. */
export interface Recall {
  /** Gives an entry that is new here what is known of it. */
  adopt(entry: Entry): void
  /**
   * @returns whether all that the entry's trace has read is answered as it was; null where that takes entries of what was
   *   read. Of what hangs on no change nothing is asked
   */
  holds(entry: Entry): boolean | null
  /** Makes entries of what was read. @returns false where a step is none of ours any more */
  materialise(entry: Entry): boolean
  /** See `Graph.causes`. */
  causes(entry: Entry): readonly Cause[] | null
  /** All that holds at this moment and that `roots` or what an earlier process has asked for leads to. */
  traces(roots: Iterable<Entry>): KeptTraces
}

export interface RecallOptions {
  readonly moment: () => number
  readonly shelves: ReadonlyMap<string, Shelf>
  readonly entryOf: (shelf: Shelf, subject: string) => Entry
  /** Brings an entry up to the moment. */
  readonly settle: (entry: Entry) => void
}

/**
 * Looks at all inputs of the traces once, before the first answer: what hangs on none that has changed is right as it is,
 * without a look at what it was made from. One pass over numbers tells them apart, as each trace comes after its reads.
 */
export function openRecall(past: Past | null, { moment, shelves, entryOf, settle }: RecallOptions): Recall {
  /** By number: 1 where an input has changed that the trace hangs on. Null before the inputs were looked at. */
  let doubtful: Uint8Array | null = null
  let checkedAt = -1
  /** By number. */
  const entries: (Entry | undefined)[] = new Array(past?.count ?? 0)

  const checked = (traces: Past): Uint8Array => {
    if (doubtful !== null) return doubtful
    const found = new Uint8Array(traces.count)
    checkedAt = moment()
    for (let number = 0; number < traces.count; number++) {
      const shelf = shelves.get(traces.step(number))
      if (shelf === undefined) found[number] = 1
      else if (shelf.isInput) found[number] = isSameInput(shelf, number, traces) ? 0 : 1
      else if (hangsOnDoubt(traces.reads(number), found)) found[number] = 1
    }
    // Only now: a look that fails has told nothing.
    doubtful = found
    return found
  }
  const isSameInput = (shelf: Shelf, number: number, traces: Past): boolean => {
    const subject = traces.subject(number)
    const known = shelf.entries.get(subject)
    const entry = known ?? blank(shelf, subject)
    if (entry.seen !== moment()) {
      shelf.refresh(entry)
      entry.seen = moment()
    }
    if (entry.print === traces.print(number)) return true
    // Only what has changed is looked up again; of a large site most has not.
    if (known === undefined) entryOf(shelf, subject).seen = -1
    return false
  }
  const isRight = (number: number, traces: Past): boolean => checked(traces)[number] === 0 && checkedAt === moment()
  const entryAt = (number: number, traces: Past): Entry | null => {
    const known = entries[number]
    if (known !== undefined) return known
    const shelf = shelves.get(traces.step(number))
    return shelf === undefined ? null : entryOf(shelf, traces.subject(number))
  }
  return {
    adopt(entry) {
      if (past === null) return
      // Inputs are what the first look is at.
      if (!entry.shelf.isInput) checked(past)
      const number = past.find(entry.shelf.name, entry.subject)
      if (number === -1) return
      entries[number] = entry
      entry.was = number
      if (entry.shelf.isInput) return
      entry.print = past.print(number)
      entry.stored = past.value(number)
      entry.past = { number, stored: entry.stored, isMaterial: false }
      if (isRight(number, past)) entry.seen = checkedAt
    },
    holds({ past: adopted }) {
      if (past === null || adopted === null || adopted.isMaterial) return null
      const inDoubt = checked(past)
      if (checkedAt !== moment()) return null
      const reads = past.reads(adopted.number)
      // The order matters: what comes later may hang on what was first.
      for (let at = 0; at < reads.length; at++) {
        const number = reads[at] as number
        if (inDoubt[number] === 0) continue
        const read = entryAt(number, past)
        if (read === null) return false
        settle(read)
        if (read.print !== past.print(number)) return false
      }
      return true
    },
    materialise(entry) {
      const { past: adopted } = entry
      if (past === null || adopted === null || adopted.isMaterial) return true
      const reads: Entry[] = []
      const answers: string[] = []
      for (const number of numbersOf(past.reads(adopted.number))) {
        const read = entryAt(number, past)
        if (read === null) return false
        reads.push(read)
        answers.push(past.print(number))
      }
      entry.reads = reads
      entry.answers = answers
      adopted.isMaterial = true
      return true
    },
    causes(entry) {
      if (past === null || entry.was === null) return null
      const found: Cause[] = []
      const seen = new Set<Entry>()
      const visit = (one: Entry, way: readonly Changed[]): void => {
        if (one.was === null || one.print === null || seen.has(one)) return
        seen.add(one)
        const before = past.print(one.was)
        if (before === one.print) return
        const { shelf, subject, print: after } = one
        const here = [...way, { step: shelf.name, subject, before, after }]
        if (shelf.isInput) found.push({ way: here })
        else
          for (const number of numbersOf(past.reads(one.was))) {
            const read = entries[number]
            if (read !== undefined && read.seen === moment()) visit(read, here)
          }
      }
      visit(entry, [])
      return found
    },
    traces(roots) {
      const list: (Trace | number)[] = []
      /** Places of entries that the earlier process did not have; of the others `places` has them. */
      const fresh = new Map<Entry, number>()
      const places = new Int32Array(past?.count ?? 0).fill(notSeen)
      const asked = new Set(roots)
      const put = (one: Trace | number): number => list.push(one) - 1
      const note = (entry: Entry, place: number) => {
        if (entry.was === null) fresh.set(entry, place)
        else places[entry.was] = place
      }
      /** @returns the place in the list, -1 for what does not hold */
      const addEntry = (entry: Entry): number => {
        const known = entry.was === null ? (fresh.get(entry) ?? notSeen) : (places[entry.was] as number)
        if (known !== notSeen) return known
        note(entry, gone)
        const place = entry.seen !== moment() || entry.print === null ? gone : placed(entry, entry.print)
        note(entry, place)
        return place
      }
      const placed = (entry: Entry, print: string): number => {
        const { shelf, subject, stored, was } = entry
        const isRoot = asked.has(entry)
        const rest = { step: shelf.name, subject, isRoot, value: stored }
        if (past !== null && entry.past !== null && !entry.past.isMaterial) {
          const { number, stored: before } = entry.past
          const read = past.reads(number)
          if (!addAll(read, past)) return gone
          if (stored === before && past.isRoot(number) === isRoot) return put(number)
          return put({ ...rest, print, reads: Array.from(read, (one) => places[one] as number) })
        }
        if (past !== null && shelf.isInput && was !== null && isRight(was, past) && past.isRoot(was) === isRoot)
          return put(was)
        const reads = entry.reads.map(addEntry)
        return reads.includes(gone) ? gone : put({ ...rest, print: shelf.isLasting(print) ? print : '', reads })
      }
      const addAll = (read: ArrayLike<number>, traces: Past): boolean => {
        for (let at = 0; at < read.length; at++) if (addPast(read[at] as number, traces) === gone) return false
        return true
      }
      const addPast = (number: number, traces: Past): number => {
        const known = places[number] as number
        if (known !== notSeen) return known
        const entry = entries[number]
        if (entry !== undefined) return addEntry(entry)
        places[number] = gone
        if (isRight(number, traces) && addAll(traces.reads(number), traces)) places[number] = put(number)
        return places[number] as number
      }
      // What this process had no reason to ask for is right all the same.
      const old = past === null ? [] : rootsOf(past)
      for (const number of old) {
        const entry = entries[number]
        if (entry !== undefined && entry.seen === moment()) asked.add(entry)
      }
      // What is as it was keeps its order, in which each comes after its reads: it is copied in long runs then.
      if (past !== null) {
        const isKept = reachable(old, past, (number) => entries[number]?.past !== null)
        for (let number = 0; number < past.count; number++) if (isKept[number] === 1) addPast(number, past)
      }
      for (const entry of asked) addEntry(entry)
      return { list, places }
    },
  }
}

/**
 * @param goesOn whether what a trace has read counts still
 * @returns by number: 1 for the roots and for all that they have read, directly or not
 */
function reachable(roots: readonly number[], past: Past, goesOn: (number: number) => boolean): Uint8Array {
  const found = new Uint8Array(past.count)
  for (const number of roots) found[number] = 1
  for (let number = past.count - 1; number >= 0; number--) {
    if (found[number] === 0 || !goesOn(number)) continue
    const reads = past.reads(number)
    for (let at = 0; at < reads.length; at++) found[reads[at] as number] = 1
  }
  return found
}

function rootsOf(past: Past): readonly number[] {
  const found: number[] = []
  for (let number = 0; number < past.count; number++) if (past.isRoot(number)) found.push(number)
  return found
}

function numbersOf(list: ArrayLike<number>): readonly number[] {
  return Array.from(list)
}

function hangsOnDoubt(reads: ArrayLike<number>, doubtful: Uint8Array): boolean {
  for (let at = 0; at < reads.length; at++) if (doubtful[reads[at] as number] === 1) return true
  return false
}
