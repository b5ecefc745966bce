import type { KeptTraces, Location, Past } from '../store/remembered.ts'
import { blank, type Entry, type Shelf } from './shelf.ts'
import { tracesToKeep } from './traces-to-keep.ts'

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

/** The traces of an earlier process, as a graph goes on from them. */
export interface Recall {
  /** Gives an entry that is new here what is known of it. */
  adopt(entry: Entry): void
  /**
   * @returns whether all that the entry's trace has read is answered as it was; null where that takes entries of what was
   *   read. Of what hangs on no change nothing is asked
   */
  isUpToDate(entry: Entry): boolean | null
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
      else if (hangsOnDoubt(number, traces, found)) found[number] = 1
    }
    // Only now: of a look that fails nothing is known.
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
  /**
   * Whether a trace is answered as it was. Only what hangs on a change that is one is made anew; of the rest no entry is made.
   * The order of the reads matters: what comes later may hang on what was first.
   */
  const holds = (number: number, inDoubt: Uint8Array, traces: Past): boolean => {
    if (inDoubt[number] === 0) return true
    const known = entries[number]
    const isOpen = known === undefined && shelves.get(traces.step(number))?.isInput === false
    if (!isOpen || !readsHold(number, inDoubt, traces)) {
      const entry = known ?? entryAt(number, traces)
      if (entry === null) return false
      settle(entry)
      if (entry.print !== traces.print(number)) return false
    }
    inDoubt[number] = 0
    return true
  }
  const readsHold = (number: number, inDoubt: Uint8Array, traces: Past): boolean => {
    const { allReads } = traces
    for (let at = traces.readsFrom(number), end = traces.readsFrom(number + 1); at < end; at++)
      if (!holds(allReads[at] as number, inDoubt, traces)) return false
    return true
  }
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
    isUpToDate({ past: adopted }) {
      if (past === null || adopted === null || adopted.isMaterial) return null
      const inDoubt = checked(past)
      return checkedAt === moment() ? readsHold(adopted.number, inDoubt, past) : null
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
    traces: (roots) => tracesToKeep(roots, { past, moment, entryAt: (number) => entries[number], isRight }),
  }
}

function numbersOf(list: ArrayLike<number>): readonly number[] {
  return Array.from(list)
}

function hangsOnDoubt(number: number, { allReads, readsFrom }: Past, doubtful: Uint8Array): boolean {
  for (let at = readsFrom(number), end = readsFrom(number + 1); at < end; at++)
    if (doubtful[allReads[at] as number] === 1) return true
  return false
}
