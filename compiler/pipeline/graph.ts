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
   */
  input<Value>(name: string, look: (subject: string) => Value, print: (value: Value) => string): Step<Value>
  /** Names a pure function of its subject and of the steps that it asks. It is called when the value is first needed. */
  step<Value>(name: string, make: (subject: string) => Value, options?: StepOptions<Value>): Step<Value>
  /**
   * @param step the name of a step, and `subject` one of its subjects
   * @returns the subjects that it has asked another step for, itself and not through others; none before the first answer
   */
  reads(step: string, subject: string, other: string): readonly string[]
  /**
   * Forgets every subject that nothing has asked for at this moment: after a question about the whole site, what has gone
   * with it.
   */
  sweep(): void
}

/** Answers for a subject: a path, a route, a kind of data; empty for the site as a whole. */
export type Step<Value> = (subject?: string) => Value

export interface StepOptions<Value> {
  /**
   * The same text only for values that no reader can tell apart: who has read the old one is right still. Without it every
   * value that was made anew counts as another one.
   */
  readonly print?: (value: Value) => string
  /**
   * How many values stay in memory, the last used; without it all do. Of the others stays what they were made from, and one
   * that is asked for is made again.
   */
  readonly keep?: number
}

/** What is known of one subject of a step. */
interface Entry {
  readonly shelf: Shelf
  readonly subject: string
  /** Null before the first answer. */
  print: string | null
  value: unknown
  isHeld: boolean
  /** What was asked to make the value, in order, and what was answered. */
  reads: readonly Entry[]
  answers: readonly string[]
  /** The moment at which the print was last found to be right. */
  seen: number
  isBusy: boolean
}

/** All subjects of a step. */
interface Shelf {
  readonly name: string
  readonly entries: Map<string, Entry>
  /** Brings print and reads up to the moment; the value too, where it is made anew. */
  refresh(entry: Entry): void
  /** Makes the value again, when only that is missing. */
  restore(entry: Entry): void
  readonly keep: number
  /** Entries whose values are held, the last used at the end; only where not all are. */
  readonly held: Set<Entry>
}

/** @param moment counts the changes of the world: while it is the same, nothing is looked at twice */
export function createGraph(moment: () => number): Graph {
  /** Of the step under way: what it has asked so far. */
  let asked: Set<Entry> | null = null
  let made = 0
  const shelves: Shelf[] = []

  const ask = (shelf: Shelf, subject: string): unknown => {
    let entry = shelf.entries.get(subject)
    if (entry === undefined) {
      entry = blank(shelf, subject)
      shelf.entries.set(subject, entry)
    }
    asked?.add(entry)
    settle(entry)
    if (!entry.isHeld) shelf.restore(entry)
    if (shelf.keep !== Number.POSITIVE_INFINITY) hold(shelf, entry)
    return entry.value
  }
  const settle = (entry: Entry): void => {
    if (entry.seen === moment()) return
    if (entry.isBusy) throw new Error(`The step ${entry.shelf.name} of ${entry.subject} asks for itself`)
    entry.isBusy = true
    try {
      entry.shelf.refresh(entry)
      entry.seen = moment()
    } finally {
      entry.isBusy = false
    }
  }
  /** Whether all that was asked is answered as it was. The order matters: what comes later may hang on what was first. */
  const isRight = ({ print, reads, answers }: Entry): boolean => {
    if (print === null) return false
    for (const [index, read] of reads.entries()) {
      settle(read)
      if (read.print !== answers[index]) return false
    }
    return true
  }
  const recording = <Value>(entry: Entry, make: (subject: string) => Value): Value => {
    const outer = asked
    const own = new Set<Entry>()
    asked = own
    try {
      const value = make(entry.subject)
      entry.reads = [...own]
      entry.answers = entry.reads.map(({ print }) => print as string)
      return value
    } finally {
      asked = outer
    }
  }
  return {
    input(name, look, print) {
      const shelf = emptyShelf(name, Number.POSITIVE_INFINITY, (entry) => {
        const value = look(entry.subject)
        // A list that is the same object needs no second print.
        if (entry.print === null || !Object.is(value, entry.value)) entry.print = print(value)
        entry.value = value
        entry.isHeld = true
      })
      shelves.push(shelf)
      return (subject = '') => ask(shelf, subject) as ReturnType<typeof look>
    },
    step(name, make, { print = () => `${made++}`, keep = Number.POSITIVE_INFINITY } = {}) {
      const remake = (entry: Entry) => {
        const value = recording(entry, make)
        entry.value = value
        entry.isHeld = true
        return value
      }
      const refresh = (entry: Entry) => {
        if (!isRight(entry)) entry.print = print(remake(entry))
      }
      const shelf = emptyShelf(name, keep, refresh, remake)
      shelves.push(shelf)
      return (subject = '') => ask(shelf, subject) as ReturnType<typeof make>
    },
    reads(name, subject, other) {
      const entry = shelves.find((shelf) => shelf.name === name)?.entries.get(subject)
      return (entry?.reads ?? []).flatMap((read) => (read.shelf.name === other ? [read.subject] : []))
    },
    sweep() {
      for (const { entries, held } of shelves)
        for (const [subject, entry] of entries) {
          if (entry.seen === moment()) continue
          entries.delete(subject)
          held.delete(entry)
        }
    },
  }
}

function blank(shelf: Shelf, subject: string): Entry {
  return {
    shelf,
    subject,
    print: null,
    value: undefined,
    isHeld: false,
    reads: [],
    answers: [],
    seen: -1,
    isBusy: false,
  }
}

function emptyShelf(
  name: string,
  keep: number,
  refresh: Shelf['refresh'],
  restore: Shelf['restore'] = () => {},
): Shelf {
  return { name, entries: new Map(), refresh, restore, keep, held: new Set() }
}

/** Lets the value that was not used for the longest time go. */
function hold({ held, keep }: Shelf, entry: Entry): void {
  held.delete(entry)
  held.add(entry)
  for (const oldest of held) {
    if (held.size <= keep) return
    held.delete(oldest)
    oldest.value = undefined
    oldest.isHeld = false
  }
}
