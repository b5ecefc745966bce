import type { KeptTraces, Past } from '../../store/remembered.ts'
import { type DoubtOptions, openDoubt } from './doubt.ts'
import { moreTraces } from './more-traces.ts'
import { sameTraces } from './same-traces.ts'
import type { Entry } from './shelf.ts'
import { type Known, tracesToKeep } from './traces-to-keep.ts'

/** An input that has changed, and what it has changed. */
export interface Cause {
  readonly input: Changed
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
  /** Keeps an entry that was made here with its value, and lets go of what it has read. @returns whether its trace is there */
  settleOn(entry: Entry): boolean
  /**
   * @returns whether all that the entry's trace has read is answered as it was; null where that takes entries of what was
   *   read. Steps that depend on no change are not asked
   */
  isUpToDate(entry: Entry): boolean | null
  /** Makes entries of what was read. @returns false where a step is none of ours any more */
  materialise(entry: Entry): boolean
  /** See `Graph.causes`. */
  causes(entry: Entry): readonly Cause[] | null
  /** All that holds at this moment and that `roots` or what an earlier process has asked for leads to. */
  traces(roots: Iterable<Entry>): KeptTraces
}

/** @param past what an earlier process has left; null where there was none */
export function openRecall(past: Past | null, options: DoubtOptions): Recall {
  const { moment, shelves, entryOf } = options
  if (past === null) return withoutPast(moment)
  /** By number. */
  const entries: (Entry | undefined)[] = new Array(past.count)
  const doubt = openDoubt(past, (number) => entries[number], options)
  const link = (entry: Entry): number => {
    const number = past.find(entry.shelf.name, entry.subject)
    if (number !== -1) {
      entries[number] = entry
      entry.was = number
    }
    return number
  }
  return {
    settleOn(entry) {
      const number = link(entry)
      if (number === -1) return false
      entry.past = entry.shelf.isInput ? null : { number, stored: entry.stored, isMaterial: false }
      entry.reads = []
      entry.answers = null
      return true
    },
    adopt(entry) {
      // Inputs are what the first look is at.
      const checkedAt = entry.shelf.isInput ? -1 : doubt.checkedAt()
      const number = link(entry)
      if (number === -1 || entry.shelf.isInput) return
      entry.print = past.print(number)
      entry.stored = past.value(number)
      entry.past = { number, stored: entry.stored, isMaterial: false }
      if (doubt.isRight(number)) entry.seen = checkedAt
    },
    isUpToDate: ({ past: adopted }) =>
      adopted === null || adopted.isMaterial ? null : doubt.readsHold(adopted.number),
    materialise(entry) {
      const { past: adopted } = entry
      if (adopted === null || adopted.isMaterial) return true
      const reads: Entry[] = []
      const answers: string[] = []
      for (const number of Array.from(past.reads(adopted.number))) {
        const shelf = shelves.get(past.step(number))
        const read = entries[number] ?? (shelf === undefined ? null : entryOf(shelf, past.subject(number)))
        if (read === null) return false
        reads.push(read)
        answers.push(past.print(number))
      }
      entry.reads = reads
      entry.answers = answers
      adopted.isMaterial = true
      return true
    },
    causes: (entry) => (entry.was === null ? null : causesOf(entry, past, entries)),
    traces(roots) {
      const known = { past, moment, entryAt: (number: number) => entries[number], isRight: doubt.isRight }
      return fewTraces(roots, known, doubt.doubtful(), options) ?? tracesToKeep(roots, known)
    },
  }
}

/** @returns what has changed, where that is little to write; null where all traces have to be put there anew */
function fewTraces(
  roots: Iterable<Entry>,
  known: Known & { readonly past: Past },
  doubtful: Uint8Array | null,
  { right }: DoubtOptions,
): KeptTraces | null {
  if (doubtful === null) return null
  // Of an earlier process only what is still asked for is kept; what this one has put there counts.
  if (right === undefined) return sameTraces(roots, known, doubtful)
  return !doubtful.includes(1) ? moreTraces(roots, known.past, known.moment()) : null
}

/** Everything is made for the first time. */
function withoutPast(moment: () => number): Recall {
  return {
    adopt: () => {},
    settleOn: () => false,
    isUpToDate: () => null,
    materialise: () => true,
    causes: () => null,
    traces: (roots) => tracesToKeep(roots, { past: null, moment, entryAt: () => undefined, isRight: () => false }),
  }
}

/** Goes down from an answer that has changed to the inputs that have. */
function causesOf(entry: Entry, past: Past, entries: readonly (Entry | undefined)[]): readonly Cause[] {
  const found: Cause[] = []
  const seen = new Set<Entry>()
  const visit = (one: Entry, way: readonly Changed[]): void => {
    if (one.was === null || one.print === null || seen.has(one)) return
    seen.add(one)
    const before = past.print(one.was)
    if (before === one.print) return
    const { shelf, subject, print: after } = one
    const changed = { step: shelf.name, subject, before, after }
    const here = [...way, changed]
    if (shelf.isInput) found.push({ input: changed, way: here })
    else
      for (const number of Array.from(past.reads(one.was))) {
        const read = entries[number]
        if (read !== undefined) visit(read, here)
      }
  }
  visit(entry, [])
  return found
}
