import type { Memory, Past } from '../../store/remembered.ts'
import type { DoubtOptions } from './doubt.ts'
import { type Cause, openRecall, type Recall } from './recall.ts'
import { type Entry, isHeld, type Shelf } from './shelf.ts'

/**
 * The traces that a graph goes on from: those of an earlier process or, where nothing was known, those that it has let go
 * itself.
 */
export interface Ground {
  readonly recall: Recall
  /** Gives an entry that is new what is known of it. */
  adopt(entry: Entry): void
  /** See `Graph.causes`. @param entry undefined where nobody has asked for it */
  causes(entry: Entry | undefined): readonly Cause[] | null
  /** See `Graph`. */
  readonly isNew: boolean
  fold(least?: number): void
  /** See `Graph`. */
  letGo(): void
  /** See `Graph.join`. */
  join(bytes: Uint8Array<ArrayBuffer>): void
}

/** Entries that are worth to be let go: those of some thousand pages. */
const manyEntries = 25_000

/**
 * @param roots what was asked by nobody's step
 * @param onFold called when many entries were let go
 */
export function openGround(
  memory: Memory | null,
  options: Pick<DoubtOptions, 'moment' | 'shelves' | 'entryOf' | 'settle'>,
  roots: Set<Entry>,
  onFold: () => void,
): Ground {
  const { moment, shelves } = options
  let recall = openRecall(memory?.past ?? null, options)
  /** Traces of this process, and of another thread of it. */
  let own: Past | null = null
  /** How many were made since the last time that some were let go. */
  let entries = 0
  /** @param count of the traces that are known to be right, the first ones */
  const goOnFrom = (past: Past, count: number) => {
    own = past
    recall = openRecall(past, { ...options, right: { moment: moment(), count } })
    roots.clear()
    for (const shelf of shelves.values()) letGo(shelf, recall)
    entries = 0
  }
  const isNew = memory !== null && memory.past === null
  return {
    isNew,
    get recall() {
      return recall
    },
    adopt(entry) {
      entries++
      recall.adopt(entry)
    },
    causes(entry) {
      if (own !== null) return null
      return entry === undefined ? [] : recall.causes(entry)
    },
    fold(least = manyEntries) {
      if (memory === null || !isNew || entries < least) return
      const past = memory.fold(recall.traces(roots))
      if (past === null) return
      goOnFrom(past, past.count)
      onFold()
    },
    letGo() {
      if (memory === null || !isNew) return
      const past = memory.fold(recall.traces(roots))
      if (past === null) return
      for (const { entries, held } of shelves.values()) {
        entries.clear()
        held.clear()
      }
      goOnFrom(past, past.count)
    },
    join(bytes) {
      if (memory === null || !isNew) return
      const traces = recall.traces(roots)
      const past = memory.join(traces, bytes, (name) => shelves.get(name)?.isInput === true)
      if (past !== null) goOnFrom(past, traces.count)
    },
  }
}

/** Lets the entries of a shelf go, but for those whose values would have to be made again. */
function letGo({ entries, held, isInput, readsPrints }: Shelf, recall: Recall): void {
  for (const [subject, entry] of entries) {
    const isCostly = !isInput && isHeld(entry) && entry.stored === null && !readsPrints
    if (isCostly && recall.settleOn(entry)) continue
    entries.delete(subject)
    held.delete(entry)
  }
}
