import type { Memory } from '../../store/remembered.ts'
import type { Reading } from './reading.ts'
import { type Entry, emptyShelf, isLong, type Shelf } from './shelf.ts'
import type { StepOptions } from './step-options.ts'

/** @returns the shelf of an input, which is looked at again at every moment */
export function inputShelf<Value>(
  name: string,
  look: (subject: string) => Value,
  print: (value: Value) => string,
  isLasting: (print: string) => boolean,
): Shelf {
  const refresh = (entry: Entry) => {
    const value = look(entry.subject)
    // A list that is the same object needs no second print.
    if (entry.print === null || !Object.is(value, entry.value)) entry.print = print(value)
    entry.value = value
  }
  const printNow = (subject: string) => print(look(subject))
  return emptyShelf({ name, isInput: true, refresh, restore: refresh, isLasting, printNow })
}

/** What the shelf of a step takes from its graph. */
interface Making extends Pick<Reading, 'recorded'> {
  /** Whether all that an entry has read is answered as it was. */
  isRight(entry: Entry): boolean
  readonly memory: Memory | null
  /** @returns a print that no value had before */
  anew(): string
}

/** @returns the shelf of a step, whose values are made again only where something that they were made from has changed */
export function stepShelf<Value>(
  name: string,
  make: (subject: string) => Value,
  { print, read, stored, keep, keepStored, sharesParts }: StepOptions<Value>,
  { isRight, recorded, memory, anew }: Making,
): Shelf {
  const remake = (entry: Entry): Value => {
    const value = recorded(entry, make)
    entry.value = value
    return value
  }
  const staysForGood = keep === undefined
  /** What stays is held as another process would have it: a value as it was made may hold on to the text of a whole file. */
  const remember = (entry: Entry, value: Value) => {
    const encoded = memory === null && !staysForGood ? null : (stored?.encode(value, entry.subject) ?? null)
    entry.stored = null
    if (encoded === null || stored === undefined) return
    const bytes = Buffer.isBuffer(encoded) ? encoded : Buffer.from(encoded)
    entry.stored = memory?.put(bytes) ?? null
    const isRead = staysForGood && sharesParts !== true && !(keepStored !== undefined && isLong(entry))
    if (isRead) entry.value = stored.decode(bytes, entry.subject)
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
  }
  return emptyShelf({
    name,
    isInput: false,
    keep: keep ?? keepStored ?? Number.POSITIVE_INFINITY,
    keepsUnstored: staysForGood,
    readsPrints: read !== undefined,
    refresh,
    restore,
    isLasting: () => true,
  })
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
