import type { AllTraces, Past, Trace } from '../../store/remembered.ts'
import type { Adopted, Entry } from './shelf.ts'

/** Places of traces that were not looked at yet, and of those that do not hold. */
const [notSeen, gone] = [-2, -1]

/** What a process knows when it leaves. */
export interface Known {
  /** What it went on from. */
  readonly past: Past | null
  readonly moment: () => number
  /** @returns what has become of a trace of the earlier process; undefined where nobody has asked for it */
  readonly entryAt: (number: number) => Entry | undefined
  /** @returns whether the trace of the earlier process is right at this moment */
  readonly isRight: (number: number) => boolean
}

/**
 * Lists what another process may go on from: each trace after those that it has read.
 *
 * @param roots what commands have asked for themselves
 */
export function tracesToKeep(roots: Iterable<Entry>, now: Known): AllTraces {
  const { past, moment, entryAt, isRight } = now
  const list: (Entry | number)[] = []
  const { places, placeOf, note } = placesOfEntries(past?.count ?? 0)
  const old = past === null ? [] : rootsOf(past)
  // What this process had no reason to ask for is right all the same.
  const rooted = new Set([...roots, ...seenAmong(old, now)])
  const put = (one: Entry | number): number => list.push(one) - 1
  /** @returns the place in the list, -1 for what does not hold */
  const addEntry = (entry: Entry): number => {
    const known = placeOf(entry)
    if (known !== notSeen) return known
    note(entry, gone)
    const place = entry.seen !== moment() || entry.print === null ? gone : placed(entry)
    note(entry, place)
    return place
  }
  const placed = (entry: Entry): number => {
    const { shelf, stored, was } = entry
    const isRoot = rooted.has(entry)
    const before = unread(entry)
    if (past !== null && before !== null) {
      if (!addReads(before.number, past)) return gone
      return put(stored === before.stored && past.isRoot(before.number) === isRoot ? before.number : entry)
    }
    if (past !== null && shelf.isInput && was !== null && isRight(was) && past.isRoot(was) === isRoot) return put(was)
    return entry.reads.map(addEntry).includes(gone) ? gone : put(entry)
  }
  const addReads = (number: number, traces: Past): boolean => {
    const { allReads } = traces
    for (let at = traces.readsFrom(number), end = traces.readsFrom(number + 1); at < end; at++)
      if (addPast(allReads[at] ?? 0, traces) === gone) return false
    return true
  }
  const addPast = (number: number, traces: Past): number => {
    const known = places[number] ?? notSeen
    if (known !== notSeen) return known
    const entry = entryAt(number)
    if (entry !== undefined) return addEntry(entry)
    places[number] = gone
    if (isRight(number) && addReads(number, traces)) places[number] = put(number)
    return places[number] ?? notSeen
  }
  // What is as it was keeps its order, in which each comes after its reads: it is copied in long runs then.
  if (past !== null) {
    const isKept = reachable(old, past, (number) => entryAt(number)?.past !== null)
    for (let number = 0; number < past.count; number++) if (isKept[number] === 1) addPast(number, past)
  }
  for (const entry of rooted) addEntry(entry)
  const readsOf = (entry: Entry): readonly number[] => {
    const before = unread(entry)
    return past === null || before === null ? entry.reads.map(placeOf) : placesOf(past.reads(before.number), places)
  }
  const at = (place: number): Trace | number => {
    const one = list[place] as Entry | number
    return typeof one === 'number' ? one : traceOf(one, rooted.has(one), () => readsOf(one))
  }
  return { kind: 'all', count: list.length, at, places }
}

/** @param count how many traces the earlier process has left */
function placesOfEntries(count: number) {
  const places = new Int32Array(count).fill(notSeen)
  /** Places of entries that the earlier process did not have; of the others `places` has them. */
  const fresh = new Map<Entry, number>()
  return {
    places,
    placeOf: (entry: Entry): number =>
      entry.was === null ? (fresh.get(entry) ?? notSeen) : (places[entry.was] ?? notSeen),
    note(entry: Entry, place: number): void {
      if (entry.was === null) fresh.set(entry, place)
      else places[entry.was] = place
    },
  }
}

/** @returns what an entry goes on from whose reads are those of the earlier process, and none are entries */
function unread({ past }: Entry): Adopted | null {
  return past === null || past.isMaterial ? null : past
}

/** @returns an entry as it is kept. @param reads see `Trace` */
export function traceOf(entry: Entry, isRoot: boolean, reads: Trace['reads']): Trace {
  const { shelf, subject } = entry
  return { step: shelf.name, subject, reads, isRoot, ...answerOf(entry) }
}

/** @returns what is kept of its answer; what no other process may trust is known by no print */
export function answerOf({ shelf, print, stored }: Entry): Pick<Trace, 'print' | 'value'> {
  return { print: print !== null && shelf.isLasting(print) ? print : '', value: stored }
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
    for (let at = past.readsFrom(number), end = past.readsFrom(number + 1); at < end; at++)
      found[past.allReads[at] ?? 0] = 1
  }
  return found
}

/** @returns the entries of traces that this process has found right at this moment */
function seenAmong(numbers: readonly number[], { entryAt, moment }: Known): readonly Entry[] {
  return numbers.flatMap((number) => {
    const entry = entryAt(number)
    return entry !== undefined && entry.seen === moment() ? [entry] : []
  })
}

function placesOf(reads: ArrayLike<number>, places: Int32Array): number[] {
  return Array.from(reads, (one) => places[one] ?? notSeen)
}

function rootsOf(past: Past): readonly number[] {
  const found: number[] = []
  for (let number = 0; number < past.count; number++) if (past.isRoot(number)) found.push(number)
  return found
}
