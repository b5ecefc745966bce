import type { KeptTraces, Memory } from '../store/remembered.ts'
import { type Cause, openRecall, type Recall } from './recall.ts'
import { blank, type Entry, emptyShelf, hold, type Shelf } from './shelf.ts'

/**
 * A memo for pure steps, as the query systems of compilers have it (Salsa in rust-analyzer, Skyframe in Bazel): a step is
 * asked by subject, what it asks of other steps is recorded as it happens, and its value stands as long as every one of
 * those answers has the same print. Nothing lists what depends on what.
 */
export interface Graph {
  /**
   * Names a look at the world outside: a file's version, a folder's listing. It is taken again at every moment.
   *
   * @param print the same text only for answers that no reader can tell apart
   * @param isLasting whether another process may trust the print; default: it may
   */
  input<Value>(
    name: string,
    look: (subject: string) => Value,
    print: (value: Value) => string,
    isLasting?: (print: string) => boolean,
  ): Step<Value>
  /** Names a pure function of its subject and of the steps that it asks. It is called when the value is first needed. */
  step<Value>(name: string, make: (subject: string) => Value, options?: StepOptions<Value>): Step<Value>
  /**
   * @param step the name of a step, and `subject` one of its subjects
   * @returns the subjects that it has asked another step for, itself and not through others; none before the first answer
   */
  reads(step: string, subject: string, other: string): readonly string[]
  /** @returns whether an answer lies in memory, so that what is made of it costs least now */
  isHeld(step: string, subject: string): boolean
  /** @returns whether the answer of an earlier process stands. As little as possible is made to know it */
  holds(step: string, subject: string): boolean
  /**
   * Forgets every subject that nothing has asked for at this moment: after a question about the whole site, what has gone
   * with it.
   */
  sweep(): void
  /**
   * @returns what of the inputs has changed since the earlier process that the answer is another now, each with its way up
   *   to the answer; null where nothing was known of it, none where it is as it was
   */
  causes(step: string, subject: string): readonly Cause[] | null
  /** @returns what another process may go on from: all that holds at this moment and is still asked for */
  traces(): KeptTraces
}

/** Answers for a subject: a path, a route, a kind of data; empty for the site as a whole. */
export type Step<Value> = (subject?: string) => Value

export interface StepOptions<Value> {
  /**
   * The same text only for values that no reader can tell apart: who has read the old one is right still. Without it a value
   * is known by the bytes that are kept of it, and where none are, every one that was made anew counts as another one.
   */
  readonly print?: (value: Value) => string
  /** The value from its print, where that holds all of it. */
  readonly read?: (print: string) => unknown
  /** How a value is kept for other processes, where making it costs more than reading it. */
  readonly stored?: Codec<Value>
  /**
   * How many values stay in memory, the last used; without it all do. Of the others stays what they were made from, and one
   * that is asked for is made again.
   */
  readonly keep?: number
}

/** A value as bytes. What `decode` throws means that they can't be used. */
export interface Codec<Value> {
  /** @returns null for a value that is not worth it */
  readonly encode: (value: Value, subject: string) => string | Uint8Array | null
  readonly decode: (bytes: Buffer, subject: string) => unknown
}

/**
 * @param moment counts the changes of the world: while it is the same, nothing is looked at twice
 * @param memory what an earlier process has left, and where this one leaves what it makes
 */
export function createGraph(moment: () => number, memory: Memory | null = null): Graph {
  /** Of the step under way: what it has asked for so far. */
  let dependencies: Set<Entry> | null = null
  let made = 0
  /** The entries that are being settled, each for the one before it. */
  const busy: Entry[] = []
  const shelves = new Map<string, Shelf>()
  /** What was asked by nobody's step. */
  const roots = new Set<Entry>()
  const anew = () => `${memory?.session ?? ''} ${made++}`

  const entryOf = (shelf: Shelf, subject: string): Entry => {
    const known = shelf.entries.get(subject)
    if (known !== undefined) return known
    const entry = blank(shelf, subject)
    shelf.entries.set(subject, entry)
    recall.adopt(entry)
    return entry
  }

  const ask = (shelf: Shelf, subject: string): unknown => {
    const entry = entryOf(shelf, subject)
    if (dependencies === null) roots.add(entry)
    else dependencies.add(entry)
    settle(entry)
    if (!entry.isHeld) shelf.restore(entry)
    if (shelf.keep !== Number.POSITIVE_INFINITY) hold(shelf, entry)
    return entry.value
  }
  const settle = (entry: Entry): void => {
    if (entry.seen === moment()) return
    if (entry.isBusy) throw new Error(`The step ${entry.shelf.name} of ${entry.subject} asks for itself`)
    entry.isBusy = true
    const depth = busy.push(entry)
    try {
      entry.shelf.refresh(entry)
      entry.seen = moment()
    } finally {
      // Work that is cut off from outside ends no step below the one that catches it.
      for (const one of busy.splice(depth - 1)) one.isBusy = false
    }
  }
  const recall: Recall = openRecall(memory?.past ?? null, { moment, shelves, entryOf, settle })
  /** Whether all that was asked is answered as it was. The order matters: what comes later may hang on what was first. */
  const isRight = (entry: Entry): boolean => {
    if (entry.print === null) return false
    const byTraces = recall.isUpToDate(entry)
    if (byTraces !== null) return byTraces
    if (!recall.materialise(entry)) return false
    const { reads, answers } = entry
    for (const [index, read] of reads.entries()) {
      settle(read)
      if (read.print !== answers[index]) return false
    }
    return true
  }
  const recording = <Value>(entry: Entry, make: (subject: string) => Value): Value => {
    const outer = dependencies
    const own = new Set<Entry>()
    dependencies = own
    try {
      const value = make(entry.subject)
      entry.reads = [...own]
      entry.answers = entry.reads.map(({ print }) => print as string)
      entry.past = null
      return value
    } finally {
      dependencies = outer
    }
  }
  return {
    input(name, look, print, isLasting = () => true) {
      const refresh = (entry: Entry) => {
        const value = look(entry.subject)
        // A list that is the same object needs no second print.
        if (entry.print === null || !entry.isHeld || !Object.is(value, entry.value)) entry.print = print(value)
        entry.value = value
        entry.isHeld = true
      }
      const shelf = emptyShelf({ name, isInput: true, refresh, restore: refresh, isLasting })
      shelves.set(name, shelf)
      return (subject = '') => ask(shelf, subject) as ReturnType<typeof look>
    },
    step(name, make, { print, read, stored, keep = Number.POSITIVE_INFINITY } = {}) {
      const remake = (entry: Entry) => {
        const value = recording(entry, make)
        entry.value = value
        entry.isHeld = true
        return value
      }
      const staysForGood = keep === Number.POSITIVE_INFINITY
      /** What stays is held as another process would have it: a value as it was made may hold on to the text of a whole file. */
      const remember = (entry: Entry, value: ReturnType<typeof make>) => {
        const encoded = memory === null && !staysForGood ? null : (stored?.encode(value, entry.subject) ?? null)
        entry.stored = null
        if (encoded === null || stored === undefined) return
        const bytes = Buffer.from(encoded)
        entry.stored = memory?.put(bytes) ?? null
        if (staysForGood) entry.value = stored.decode(bytes, entry.subject)
      }
      const refresh = (entry: Entry) => {
        if (isRight(entry)) return
        // Until all of it is new: work that is cut off half-way has left nothing to believe.
        entry.print = null
        const value = remake(entry)
        remember(entry, value)
        const known = print?.(value) ?? entry.stored?.hash ?? anew()
        entry.print = known
        if (staysForGood && read !== undefined && holdsText(value)) entry.value = read(known)
      }
      const restore = (entry: Entry) => {
        const found = recover(entry, memory, read, stored)
        if (found === null) {
          const value = remake(entry)
          // What was kept of it is gone or damaged.
          if (stored !== undefined) remember(entry, value)
          return
        }
        entry.value = found.value
        entry.isHeld = true
      }
      const shelf = emptyShelf({ name, isInput: false, keep, refresh, restore, isLasting: () => true })
      shelves.set(name, shelf)
      return (subject = '') => ask(shelf, subject) as ReturnType<typeof make>
    },
    reads(name, subject, other) {
      const entry = shelves.get(name)?.entries.get(subject)
      if (entry === undefined || !recall.materialise(entry)) return []
      return entry.reads.flatMap((one) => (one.shelf.name === other ? [one.subject] : []))
    },
    isHeld: (name, subject) => shelves.get(name)?.entries.get(subject)?.isHeld === true,
    holds(name, subject) {
      const shelf = shelves.get(name)
      if (shelf === undefined) return false
      const entry = entryOf(shelf, subject)
      if (entry.seen === moment()) return true
      if (entry.past === null || !isRight(entry)) return false
      entry.seen = moment()
      return true
    },
    sweep() {
      for (const { entries, held } of shelves.values())
        for (const [subject, entry] of entries) {
          if (entry.seen === moment()) continue
          entries.delete(subject)
          held.delete(entry)
          roots.delete(entry)
        }
    },
    causes(name, subject) {
      const entry = shelves.get(name)?.entries.get(subject)
      return entry === undefined ? [] : recall.causes(entry)
    },
    traces: () => recall.traces(roots),
  }
}

function holdsText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}

/** @returns the value as it was kept, null where it has to be made */
function recover(
  entry: Entry,
  memory: Memory | null,
  read: ((print: string) => unknown) | undefined,
  stored: { readonly decode: (bytes: Buffer, subject: string) => unknown } | undefined,
): { readonly value: unknown } | null {
  if (read !== undefined && entry.print !== null) return { value: read(entry.print) }
  if (stored === undefined || entry.stored === null || memory === null) return null
  const bytes = memory.read(entry.stored)
  if (bytes === null) return null
  try {
    return { value: stored.decode(bytes, entry.subject) }
  } catch {
    return null
  }
}
