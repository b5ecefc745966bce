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

/** What the list asks of an earlier process. */
type Before = Pick<Past, 'count' | 'isRoot' | 'reads' | 'allReads' | 'readsFrom'>

const nothingBefore: Before = { count: 0, isRoot: () => false, reads: () => [], allReads: [], readsFrom: () => 0 }

/**
 * Lists what another process may go on from: each trace after those that it has read.
 *
 * @param roots what commands have asked for themselves
 */
export function tracesToKeep(roots: Iterable<Entry>, now: Known): AllTraces {
  const past = now.past ?? nothingBefore
  const old = rootsOf(past)
  // What this process had no reason to ask for is right all the same.
  const rooted = new Set([...roots, ...seenAmong(old, now)])
  const list = new TraceList(past, rooted, now)
  // What is as it was keeps its order, in which each comes after its reads: it is copied in long runs then.
  const isKept = reachable(old, past, (number) => now.entryAt(number)?.past !== null)
  for (let number = 0; number < past.count; number++) if (isKept[number] === 1) list.addPast(number)
  for (const entry of rooted) list.add(entry)
  return list.traces()
}

/** The list while it is made. What does not hold, or has read what does not, has the place `gone`. */
class TraceList {
  /** A number is that of a trace of the earlier process that is as it was there. */
  readonly #list: (Entry | number)[] = []
  /** By number there. */
  readonly #places: Int32Array
  /** Places of entries that the earlier process did not have. */
  readonly #fresh = new Map<Entry, number>()
  readonly #past: Before
  readonly #rooted: ReadonlySet<Entry>
  readonly #now: Known

  constructor(past: Before, rooted: ReadonlySet<Entry>, now: Known) {
    this.#past = past
    this.#rooted = rooted
    this.#now = now
    this.#places = new Int32Array(past.count).fill(notSeen)
  }

  /** Puts an entry in the list, after all that it has read. @returns its place */
  add(entry: Entry): number {
    const known = this.#placeOf(entry)
    if (known !== notSeen) return known
    this.#note(entry, gone)
    const holds = entry.seen === this.#now.moment() && entry.print !== null && this.#addReadsOf(entry)
    if (holds) this.#note(entry, this.#put(this.#asItWas(entry) ?? entry))
    return this.#placeOf(entry)
  }

  /** Puts a trace of the earlier process in the list, after all that it has read. @returns its place */
  addPast(number: number): number {
    const known = this.#places[number] ?? notSeen
    if (known !== notSeen) return known
    const entry = this.#now.entryAt(number)
    if (entry !== undefined) return this.add(entry)
    this.#places[number] = gone
    if (this.#now.isRight(number) && this.#addReadsOfPast(number)) this.#places[number] = this.#put(number)
    return this.#places[number] ?? notSeen
  }

  traces(): AllTraces {
    const at = (place: number): Trace | number => {
      const one = this.#list[place] as Entry | number
      return typeof one === 'number' ? one : traceOf(one, this.#rooted.has(one), () => this.#readsOf(one))
    }
    return { kind: 'all', count: this.#list.length, at, places: this.#places }
  }

  #put(one: Entry | number): number {
    return this.#list.push(one) - 1
  }

  /** @returns whether all of them hold */
  #addReadsOf(entry: Entry): boolean {
    const before = unread(entry)
    if (before !== null) return this.#addReadsOfPast(before.number)
    return !entry.reads.map((read) => this.add(read)).includes(gone)
  }

  /** @returns whether all of them hold */
  #addReadsOfPast(number: number): boolean {
    const past = this.#past
    for (let at = past.readsFrom(number), end = past.readsFrom(number + 1); at < end; at++)
      if (this.addPast(past.allReads[at] ?? 0) === gone) return false
    return true
  }

  /** @returns the number of the trace of the earlier process that says of an entry what is to be kept; null for none */
  #asItWas(entry: Entry): number | null {
    const number = sameAnswer(entry, this.#now)
    return number !== null && this.#past.isRoot(number) === this.#rooted.has(entry) ? number : null
  }

  #readsOf(entry: Entry): readonly number[] {
    const before = unread(entry)
    if (before === null) return entry.reads.map((read) => this.#placeOf(read))
    return Array.from(this.#past.reads(before.number), (read) => this.#places[read] ?? notSeen)
  }

  #placeOf(entry: Entry): number {
    return (entry.was === null ? this.#fresh.get(entry) : this.#places[entry.was]) ?? notSeen
  }

  #note(entry: Entry, place: number): void {
    if (entry.was === null) this.#fresh.set(entry, place)
    else this.#places[entry.was] = place
  }
}

/** @returns the number of the trace of the earlier process whose answer an entry has, at the same place; null for none */
function sameAnswer(entry: Entry, { isRight }: Known): number | null {
  const { shelf, stored, was } = entry
  const before = unread(entry)
  if (before !== null) return stored === before.stored ? before.number : null
  return shelf.isInput && was !== null && isRight(was) ? was : null
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
function reachable(roots: readonly number[], past: Before, goesOn: (number: number) => boolean): Uint8Array {
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

function rootsOf(past: Before): readonly number[] {
  const found: number[] = []
  for (let number = 0; number < past.count; number++) if (past.isRoot(number)) found.push(number)
  return found
}
