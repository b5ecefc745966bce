import { fnv1a } from '../formats/hash.ts'
import type { AllTraces, Location, Past, Trace } from './remembered.ts'

/** All that a store knows, in one file beside the packs. */
export interface Snapshot extends Packed {
  readonly past: Past
}

/** The first part of the file, as JSON; the tables follow in the order of `Tables`, each at a multiple of four bytes. */
export interface Head {
  readonly steps: readonly string[]
  /** Names of the packs that values lie in. */
  readonly packs: readonly string[]
  /** Bytes in them that were named when the tables were last made as a whole, and are named no more. */
  readonly dropped: number
  readonly count: number
  readonly reads: number
  readonly values: number
  readonly slots: number
  /** Different subjects, and the bytes of their texts. */
  readonly subjects: number
  readonly subjectBytes: number
  readonly printBytes: number
  /** What else is kept, as JSON. */
  readonly extra: unknown
}

/** Of many a trace nothing has changed: its rows are copied from one file to the next as they lie here. */
export interface Tables {
  /** By trace: number of its step, and whether it is a root; number of its subject; ends in `prints` and in `reads`. */
  readonly kinds: Uint32Array
  readonly subjectOf: Uint32Array
  readonly printEnds: Uint32Array
  readonly readEnds: Uint32Array
  /** By trace: its row in `values`, counted from 1; 0 for none. */
  readonly valueRows: Uint32Array
  readonly reads: Uint32Array
  readonly values: Uint32Array
  /** By trace: the next one of the same subject, counted from 1; 0 for the last. */
  readonly nextOf: Uint32Array
  /** Subjects by their hash, counted from 1: open addressing. */
  readonly slots: Uint32Array
  /** By subject: end of its text in `subjects`, hash, and its first trace, counted from 1. */
  readonly subjectEnds: Uint32Array
  readonly subjectHashes: Uint32Array
  readonly firstOf: Uint32Array
  /** Texts in UTF-8. */
  readonly subjects: Buffer
  readonly prints: Buffer
}

/** Traces as they lie in the file. */
export interface Packed {
  readonly head: Head
  readonly tables: Tables
}

export const isRootBit = 1
/** Words of a value's row: number of the pack, offset (two words), length, hash. */
export const valueWords = 8
const hashLength = 16

/** @returns the first of so many slots, a power of two, to look for a hash in */
export function slotOf(hash: number, slots: number): number {
  return (hash ^ (hash >>> 15)) & (slots - 1)
}

/** A number of a table; the tables are as long as their rows say. */
export const wordAt = (words: ArrayLike<number>, place: number): number => words[place] ?? 0

/** @returns where a piece begins, by the list of where each ends: after the one before it */
export const startOf = (ends: Uint32Array, number: number) => (number === 0 ? 0 : wordAt(ends, number - 1))

/**
 * @param old what the numbers in the list stand for
 * @returns how many bytes of each pack are named
 */
export function packUse({ count, at: traceAt }: AllTraces, old: Snapshot | null): ReadonlyMap<string, number> {
  const found = new Map<string, { readonly offsets: Set<number>; bytes: number }>()
  const note = (pack: string, offset: number, length: number) => {
    const known = found.get(pack) ?? { offsets: new Set(), bytes: 0 }
    found.set(pack, known)
    if (known.offsets.has(offset)) return
    known.offsets.add(offset)
    known.bytes += length
  }
  for (let place = 0; place < count; place++) {
    const one = traceAt(place)
    if (typeof one !== 'number') {
      if (one.value !== null) note(one.value.pack, one.value.offset, one.value.length)
      continue
    }
    if (old === null) continue
    const {
      tables,
      head: { packs },
    } = old
    const row = wordAt(tables.valueRows, one)
    if (row === 0) continue
    const at = (row - 1) * valueWords
    const offset = wordAt(tables.values, at + 1) + wordAt(tables.values, at + 2) * 2 ** 32
    note(packAt(tables.values, at, packs), offset, wordAt(tables.values, at + 3))
  }
  return new Map([...found].map(([pack, { bytes }]) => [pack, bytes]))
}

/** @returns the name of the pack that a row of values begins with */
export function packAt(values: Uint32Array, at: number, packs: readonly string[]): string {
  return packs[wordAt(values, at)] ?? ''
}

/** @returns the pack in which the value of a trace lies; null where none is kept */
export function packOf(number: number, { tables, head: { packs } }: Snapshot): string | null {
  const row = wordAt(tables.valueRows, number)
  return row === 0 ? null : packAt(tables.values, (row - 1) * valueWords, packs)
}

/** @returns the trace of an earlier process, with its reads as they are numbered now */
export function traceOf(number: number, { places }: Pick<AllTraces, 'places'>, past: Past): Trace {
  return {
    step: past.step(number),
    subject: past.subject(number),
    print: past.print(number),
    reads: () => Array.from(past.reads(number), (read) => wordAt(places, read)),
    isRoot: past.isRoot(number),
    value: past.value(number),
  }
}

/**
 * @param bytes as `writeSnapshot` has made them: whoever reads them has made sure of that
 * @returns null where they are of another form
 */
export function readSnapshot(bytes: Buffer): Snapshot | null {
  const headEnd = 4 + bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.toString('utf8', 4, headEnd)) as Head
  let at = (headEnd + 3) & ~3
  const table = (words: number) => {
    // The tables are read where they lie, which has to be at a multiple of four.
    const part = bytes.subarray(at, at + words * 4)
    at += words * 4
    return part.byteOffset % 4 === 0
      ? new Uint32Array(part.buffer, part.byteOffset, words)
      : new Uint32Array(Uint8Array.from(part).buffer)
  }
  const { count } = head
  const tables: Tables = {
    kinds: table(count),
    subjectOf: table(count),
    printEnds: table(count),
    readEnds: table(count),
    valueRows: table(count),
    reads: table(head.reads),
    values: table(head.values * valueWords),
    nextOf: table(count),
    slots: table(head.slots),
    subjectEnds: table(head.subjects),
    subjectHashes: table(head.subjects),
    firstOf: table(head.subjects),
    subjects: bytes.subarray(at, at + head.subjectBytes),
    prints: bytes.subarray(at + head.subjectBytes, at + head.subjectBytes + head.printBytes),
  }
  return tables.prints.length === head.printBytes ? snapshotOf({ head, tables }) : null
}

/** @returns tables with what asks them */
export function snapshotOf({ head, tables }: Packed): Snapshot {
  return { past: pastOf(tables, head), head, tables }
}

/**
 * @param wanted in UTF-8
 * @returns the number of a subject, -1 for one that the tables don't have
 */
export function subjectNumber(
  { slots, subjectEnds, subjectHashes, subjects }: Pick<Tables, 'slots' | 'subjectEnds' | 'subjectHashes' | 'subjects'>,
  wanted: Buffer,
  hash: number,
): number {
  for (let slot = slotOf(hash, slots.length); ; slot = (slot + 1) & (slots.length - 1)) {
    const found = wordAt(slots, slot) - 1
    if (found === -1) return -1
    if (wordAt(subjectHashes, found) !== hash) continue
    const [start, end] = [startOf(subjectEnds, found), wordAt(subjectEnds, found)]
    if (subjects.compare(wanted, 0, wanted.length, start, end) === 0) return found
  }
}

function pastOf(tables: Tables, { count, steps, packs }: Head): Past {
  const { kinds, printEnds, prints, reads, readEnds, subjectEnds, subjectOf, subjects } = tables
  const stepNumbers = new Map(steps.map((name, index) => [name, index]))
  return {
    count,
    steps,
    step: (number) => steps[wordAt(kinds, number) >>> 1] ?? '',
    stepPlace: (number) => wordAt(kinds, number) >>> 1,
    subject(number) {
      const subject = wordAt(subjectOf, number)
      return subjects.toString('utf8', startOf(subjectEnds, subject), subjectEnds[subject])
    },
    print: (number) => prints.toString('utf8', startOf(printEnds, number), printEnds[number]),
    reads: (number) => reads.subarray(startOf(readEnds, number), readEnds[number]),
    allReads: reads,
    readsFrom: (number) => startOf(readEnds, number),
    isRoot: (number) => (wordAt(kinds, number) & isRootBit) !== 0,
    value: (number) => {
      const row = wordAt(tables.valueRows, number)
      return row === 0 ? null : readValue(tables.values, (row - 1) * valueWords, packs)
    },
    find(name, wanted) {
      const step = stepNumbers.get(name)
      if (step === undefined) return -1
      const subject = subjectNumber(tables, Buffer.from(wanted), fnv1a(wanted))
      let next = subject === -1 ? 0 : wordAt(tables.firstOf, subject)
      while (next !== 0 && wordAt(kinds, next - 1) >>> 1 !== step) next = wordAt(tables.nextOf, next - 1)
      return next - 1
    },
  }
}

function readValue(words: Uint32Array, at: number, packs: readonly string[]): Location {
  const hash = Buffer.alloc(hashLength)
  for (let word = 0; word < 4; word++) hash.writeUInt32LE(wordAt(words, at + 4 + word), word * 4)
  return {
    pack: packAt(words, at, packs),
    offset: wordAt(words, at + 1) + wordAt(words, at + 2) * 2 ** 32,
    length: wordAt(words, at + 3),
    hash: hash.toString('base64url'),
  }
}
