import type { Past } from '../../store/remembered.ts'
import { type Entry, type Shelf, unseen } from './shelf.ts'

/** Which traces of an earlier process may be wrong by now. */
export interface Doubt {
  /** The moment at which the inputs were looked at: at the first call of any of these. */
  checkedAt(): number
  /** @returns whether no input that the trace depends on had changed when the inputs were looked at, and that look still counts */
  isRight(number: number): boolean
  /**
   * @returns whether all that a trace has read is answered as it was; null where the inputs were looked at too long ago.
   *   Steps are run again only where one of their answers has really changed
   */
  readsHold(number: number): boolean | null
  /** @returns by number, whether a trace may be wrong: 1; null where the inputs were looked at too long ago */
  doubtful(): Uint8Array | null
}

export interface DoubtOptions {
  readonly moment: () => number
  readonly shelves: ReadonlyMap<string, Shelf>
  readonly entryOf: (shelf: Shelf, subject: string) => Entry
  /** Brings an entry up to the moment. */
  readonly settle: (entry: Entry) => void
  /** How many traces, from the first on, were found to be right at a moment; default: none. */
  readonly right?: { readonly moment: number; readonly count: number }
}

/**
 * Looks at all inputs of the traces once, before the first answer: what depends on no changed input is right as it is,
 * without a look at what it was made from. One pass over numbers tells them apart, as each trace comes after its reads.
 *
 * @param entryAt the entry that stands for a trace, where there is one
 */
export function openDoubt(past: Past, entryAt: (number: number) => Entry | undefined, options: DoubtOptions): Doubt {
  const { moment, entryOf, settle } = options
  const shelfOf = shelfFinder(past, options)
  /** By number: 1 where the trace depends on a changed input. Null before the inputs were looked at. */
  let doubtful: Uint8Array | null = null
  let lookedAt = -1

  const checked = (): Uint8Array => {
    if (doubtful !== null) return doubtful
    lookedAt = moment()
    // Of a look that fails nothing is known.
    doubtful = findDoubtful(past, shelfOf, options)
    return doubtful
  }
  /** Reads are checked in their order: a step may have asked the later ones only because of an earlier answer. */
  const readsHold = (number: number, inDoubt: Uint8Array): boolean => {
    const { allReads } = past
    for (let at = past.readsFrom(number), end = past.readsFrom(number + 1); at < end; at++)
      if (!holds(allReads[at] ?? 0, inDoubt)) return false
    return true
  }
  /** Whether a read is answered as it was. It gets an entry only where its own reads do not settle that. */
  const holds = (number: number, inDoubt: Uint8Array): boolean => {
    if (inDoubt[number] === 0) return true
    const shelf = shelfOf(number)
    const known = entryAt(number)
    const isOpen = known === undefined && shelf?.isInput === false
    if (!isOpen || !readsHold(number, inDoubt)) {
      const entry = known ?? (shelf === undefined ? null : entryOf(shelf, past.subject(number)))
      if (entry === null) return false
      settle(entry)
      if (entry.print !== past.print(number)) return false
    }
    inDoubt[number] = 0
    return true
  }
  return {
    checkedAt() {
      checked()
      return lookedAt
    },
    isRight: (number) => checked()[number] === 0 && lookedAt === moment(),
    readsHold(number) {
      const inDoubt = checked()
      return lookedAt === moment() ? readsHold(number, inDoubt) : null
    },
    doubtful() {
      const inDoubt = checked()
      return lookedAt === moment() ? inDoubt : null
    },
  }
}

/** @returns the shelf of a trace; names are looked up once, as there are some twenty traces for each page */
function shelfFinder(past: Past, { shelves }: Pick<DoubtOptions, 'shelves'>): (number: number) => Shelf | undefined {
  const found: (Shelf | undefined)[] = []
  return (number) => {
    const place = past.stepPlace(number)
    found[place] ??= shelves.get(past.step(number))
    return found[place]
  }
}

/** @returns by number: 1 where the trace depends on a changed input */
function findDoubtful(past: Past, shelfOf: (number: number) => Shelf | undefined, options: DoubtOptions): Uint8Array {
  const found = new Uint8Array(past.count)
  const { right } = options
  const now = options.moment()
  for (let number = right?.moment === now ? right.count : 0; number < past.count; number++) {
    const shelf = shelfOf(number)
    if (shelf === undefined) found[number] = 1
    else if (shelf.isInput) found[number] = isSameInput(number, shelf, past, now, options) ? 0 : 1
    else if (hangsOnDoubt(number, past, found)) found[number] = 1
  }
  return found
}

function isSameInput(number: number, shelf: Shelf, past: Past, now: number, { entryOf }: DoubtOptions): boolean {
  const subject = past.subject(number)
  const known = shelf.entries.get(subject)
  if (known === undefined) {
    if (shelf.printNow?.(subject) === past.print(number)) return true
    // Only what has changed is looked up again; of a large site most has not.
    entryOf(shelf, subject).seen = unseen
    return false
  }
  if (known.seen !== now) {
    shelf.refresh(known)
    known.seen = now
  }
  return known.print === past.print(number)
}

function hangsOnDoubt(number: number, { allReads, readsFrom }: Past, doubtful: Uint8Array): boolean {
  for (let at = readsFrom(number), end = readsFrom(number + 1); at < end; at++)
    if (doubtful[allReads[at] ?? 0] === 1) return true
  return false
}
