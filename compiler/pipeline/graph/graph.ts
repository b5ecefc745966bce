import { type AboutFile, unmeasured } from '../../model/about-file.ts'
import type { KeptTraces, Memory } from '../../store/remembered.ts'
import { type Ground, openGround } from './ground.ts'
import { createReading, settling } from './reading.ts'
import type { Cause } from './recall.ts'
import { blank, type Entry, hold, isHeld, release, type Shelf } from './shelf.ts'
import type { StepOptions } from './step-options.ts'
import { inputShelf, stepShelf } from './step-shelf.ts'

/**
 * A memo for pure steps, as the query systems of compilers have it (Salsa in rust-analyzer, Skyframe in Bazel): a step is
 * asked by subject, what it asks of other steps is recorded as it happens, and its value is right as long as every one of
 * those answers has the same print. Nothing lists what depends on what.
 */
export interface Graph {
  /**
   * Names an input: a file's version, a folder's listing. It is looked at again at every moment.
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
  /** For a step about many files, of which each has its own time. */
  readonly about: AboutFile
  /**
   * @param step the name of a step, and `subject` one of its subjects
   * @returns the subjects that it has asked another step for, itself and not through others; none before the first answer
   */
  reads(step: string, subject: string, other: string): readonly string[]
  /** @returns whether an answer lies in memory, so that what is made of it costs least now */
  isHeld(step: string, subject: string): boolean
  /** @returns whether the answer of an earlier process is right still. As little as possible is made to know it */
  holds(step: string, subject: string): boolean
  /**
   * Forgets every subject that nothing has asked for at this moment: after a question about the whole site, what has gone
   * with it.
   */
  sweep(): void
  /** Lets the values of some steps go of which only the last used stay. @throws where there is no step of a name */
  release(steps: readonly string[]): void
  /**
   * @returns what of the inputs has changed since the earlier process that the answer is another now, each with its way up
   *   to the answer; null where nothing was known of it, none where it is as it was
   */
  causes(step: string, subject: string): readonly Cause[] | null
  /** @returns what another process may go on from: all that holds at this moment and is still asked for */
  traces(): KeptTraces
  /** Nothing of an earlier process is known, and what is made is kept for later ones. */
  readonly isNew: boolean
  /**
   * Lets entries go whose values can be had again, where there are many, and keeps their traces as those of earlier processes
   * lie. To be called when no step is under way. Nothing happens where the site is not new.
   *
   * @param least how many entries have to be there; default: so many that it pays
   */
  fold(least?: number): void
  /** The same with all entries, at once: little or nothing is asked from now on, and that is read from what is kept or made again. */
  letGo(): void
  /** As `fold` does, and goes on from what another thread has made of the same inputs. @param bytes of `Store.handOver` */
  join(bytes: Uint8Array<ArrayBuffer>): void
}

/** Answers for a subject: a path, a route, a kind of data; empty for the site as a whole. */
export type Step<Value> = (subject?: string) => Value

/** Who is told of what was let go, when it was. */
interface Told {
  /** Of many entries. */
  readonly onFold?: () => void
  /** Of the values of some steps. */
  readonly onRelease?: () => void
}

/**
 * @param lookedAt the moment: counts the changes of the inputs. While it is the same, none is looked at twice
 * @param memory what an earlier process has left, and where this one leaves what it makes
 */
export function createGraph(lookedAt: () => number, memory: Memory | null = null, told: Told = {}): Graph {
  const reading = createReading()
  const moment = telling(lookedAt, () => reading.noteAnswers(shelves.values()))
  const shelves = new Map<string, Shelf>()
  /** What was asked by nobody's step. */
  const roots = new Set<Entry>()
  const anew = counting(memory?.session ?? '')
  const entryOf = (shelf: Shelf, subject: string): Entry => {
    const known = shelf.entries.get(subject)
    if (known !== undefined) return known
    const entry = blank(shelf, subject)
    shelf.entries.set(subject, entry)
    ground.adopt(entry)
    return entry
  }
  const ask = (shelf: Shelf, subject: string): unknown => {
    const entry = entryOf(shelf, subject)
    if (!reading.note(entry)) roots.add(entry)
    settle(entry)
    if (!isHeld(entry)) shelf.restore(entry)
    const { value } = entry
    if (shelf.keep !== Number.POSITIVE_INFINITY) hold(shelf, entry)
    return value
  }
  const settle = settling(moment)
  const ground = openGround(memory, { moment, shelves, entryOf, settle }, roots, () => told.onFold?.())
  const isRight = readsHold(ground, settle)
  const stepOf = <Value>(shelf: Shelf): Step<Value> => {
    shelves.set(shelf.name, shelf)
    return (subject = '') => ask(shelf, subject) as Value
  }
  const making = { isRight, recorded: reading.recorded, memory, anew }
  return {
    input: (name, look, print, isLasting = () => true) => stepOf(inputShelf(name, look, print, isLasting)),
    step: (name, make, options = {}) => stepOf(stepShelf(name, make, options, making)),
    about: unmeasured,
    reads(name, subject, other) {
      const entry = shelves.get(name)?.entries.get(subject)
      return entry !== undefined && ground.recall.materialise(entry) ? subjectsRead(entry, other) : []
    },
    isHeld: (name, subject) => isHeld(shelves.get(name)?.entries.get(subject)),
    holds(name, subject) {
      const shelf = shelves.get(name)
      return shelf !== undefined && holds(entryOf(shelf, subject), moment(), isRight)
    },
    sweep: () => sweep(shelves.values(), roots, moment()),
    release(steps) {
      release(steps.map((name) => shelfOf(name, shelves)))
      told.onRelease?.()
    },
    causes: (name, subject) => ground.causes(shelves.get(name)?.entries.get(subject)),
    traces: () => ground.recall.traces(roots),
    isNew: ground.isNew,
    fold: ground.fold,
    letGo: ground.letGo,
    join: ground.join,
  }
}

function shelfOf(step: string, shelves: ReadonlyMap<string, Shelf>): Shelf {
  const shelf = shelves.get(step)
  if (shelf === undefined) throw new Error(`No step is called '${step}'`)
  return shelf
}

/** @returns prints that no value had before */
function counting(session: string): () => string {
  let made = 0
  // Joined, as a template is a tree of its pieces for as long as nobody reads it, and most of these are only kept.
  return () => [session, made++].join(' ')
}

/** @returns the moment; before it first gives another one, `isOver` is called */
function telling(moment: () => number, isOver: () => void): () => number {
  let known = moment()
  return () => {
    const now = moment()
    if (now !== known) isOver()
    known = now
    return now
  }
}

/**
 * @returns whether all that an entry has read is answered as it was, in its order: later reads may have been asked for
 *   because of earlier answers
 */
function readsHold(ground: Pick<Ground, 'recall'>, settle: (entry: Entry) => void): (entry: Entry) => boolean {
  return (entry) => {
    if (entry.print === null) return false
    const { recall } = ground
    const byTraces = recall.isUpToDate(entry)
    if (byTraces !== null) return byTraces
    if (!recall.materialise(entry)) return false
    const { reads, answers } = entry
    // Made at this moment.
    if (answers === null) return true
    for (const [index, read] of reads.entries()) {
      settle(read)
      if (read.print !== answers[index]) return false
    }
    return true
  }
}

/** @returns whether what is known of an entry is right at a moment, or was found to be at it */
function holds(entry: Entry, moment: number, isRight: (entry: Entry) => boolean): boolean {
  if (entry.seen === moment) return true
  if (entry.past === null || !isRight(entry)) return false
  entry.seen = moment
  return true
}

/** @returns the subjects that an entry has asked another step for */
function subjectsRead({ reads }: Entry, step: string): readonly string[] {
  return reads.flatMap((one) => (one.shelf.name === step ? [one.subject] : []))
}

function sweep(shelves: Iterable<Shelf>, roots: Set<Entry>, moment: number): void {
  for (const { entries, held } of shelves)
    for (const [subject, entry] of entries) {
      if (entry.seen === moment) continue
      entries.delete(subject)
      held.delete(entry)
      roots.delete(entry)
    }
}
