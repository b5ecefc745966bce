import { hashText } from '../formats/hash-text.ts'
import type { KeptTraces, Location, Trace } from './remembered.ts'
import {
  type Head,
  isRootBit,
  type Packed,
  type Snapshot,
  slotOf,
  startOf,
  type Tables,
  valueWords,
  wordAt,
} from './snapshot.ts'

/** @returns the bytes of the file, one part after the other */
export function writeSnapshot({ head, tables }: Packed): readonly Buffer[] {
  const headBytes = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(headBytes.length)
  const { subjects, prints, ...words } = tables
  return [
    length,
    headBytes,
    Buffer.alloc(-headBytes.length & 3),
    ...Object.values(words).map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    subjects,
    prints,
  ]
}

/**
 * @param old what the numbers in the list stand for
 * @param packs names of all packs in which a value lies
 */
export function packedTraces(
  traces: KeptTraces,
  old: Snapshot | null,
  packs: readonly string[],
  extra: unknown,
): Packed {
  const sizes = sizesOf(traces, old)
  const steps = [...sizes.steps]
  const rows = rowWriter(sizes, { steps, packs, old, places: traces.places })
  writeRows(traces, rows)
  const { tables, subjects, prints, counts } = rows
  const texts = subjects.texts()
  const slots = slotsOf(subjects.hashes)
  const head: Head = {
    ...{ steps, packs, count: traces.count, extra, ...counts(), slots: slots.length },
    ...{ subjects: subjects.hashes.length, subjectBytes: texts.length, printBytes: prints.length },
  }
  const ofSubjects = {
    subjectEnds: Uint32Array.from(subjects.ends),
    subjectHashes: Uint32Array.from(subjects.hashes),
    firstOf: Uint32Array.from(subjects.firsts),
  }
  return { head, tables: { ...tables, slots, ...ofSubjects, subjects: texts, prints } }
}

function writeRows(
  { count, at: traceAt }: KeptTraces,
  rows: Pick<ReturnType<typeof rowWriter>, 'add' | 'again'>,
): void {
  for (let at = 0; at < count; ) {
    const one = traceAt(at)
    if (typeof one !== 'number') {
      rows.add(one)
      at++
      continue
    }
    const begin = at
    while (at < count && traceAt(at) === one + at - begin) at++
    rows.again(one, one + at - begin)
  }
}

interface Sources {
  readonly steps: readonly string[]
  readonly packs: readonly string[]
  readonly old: Snapshot | null
  readonly places: Int32Array
}

/** Fills the tables from their beginning. */
function rowWriter(sizes: ReturnType<typeof sizesOf>, { steps, packs, old, places }: Sources) {
  const stepNumbers = new Map(steps.map((name, index) => [name, index]))
  const packNumbers = new Map(packs.map((name, index) => [name, index]))
  const packNow = Uint32Array.from(old?.packs ?? [], (name) => packNumbers.get(name) ?? 0)
  const { count } = sizes
  const tables = {
    ...{ kinds: new Uint32Array(count), subjectOf: new Uint32Array(count), printEnds: new Uint32Array(count) },
    ...{ readEnds: new Uint32Array(count), valueRows: new Uint32Array(count), reads: new Uint32Array(sizes.reads) },
    ...{ values: new Uint32Array(sizes.values * valueWords), nextOf: new Uint32Array(count) },
  }
  const { kinds, subjectOf, printEnds, readEnds, valueRows, reads, values, nextOf } = tables
  const prints = Buffer.allocUnsafe(sizes.prints)
  const subjects = subjectTable(old)
  let [number, read, value, print] = [0, 0, 0, 0]
  /** Ends the row. */
  const end = (subject: number) => {
    subjectOf[number] = subject
    printEnds[number] = print
    readEnds[number] = read
    nextOf[number] = wordAt(subjects.firsts, subject)
    subjects.firsts[subject] = ++number
  }
  return {
    ...{ tables, subjects, prints },
    counts: () => ({ reads: read, values: value }),
    add({ step, subject, isRoot, print: text, reads: readsOf, value: location }: Trace) {
      const of = readsOf()
      kinds[number] = ((stepNumbers.get(step) as number) << 1) | (isRoot ? isRootBit : 0)
      print += prints.write(text, print)
      for (let at = 0; at < of.length; at++) reads[read++] = wordAt(of, at)
      if (location !== null) {
        writeValue(values, value * valueWords, location, packNumbers)
        valueRows[number] = ++value
      }
      end(subjects.add(subject))
    },
    /** Copies rows of the old tables that lie one after the other. */
    again(from: number, to: number) {
      const source = (old as Snapshot).tables
      const printStart = startOf(source.printEnds, from)
      source.prints.copy(prints, print, printStart, source.printEnds[to - 1])
      const shift = print - printStart
      kinds.set(source.kinds.subarray(from, to), number)
      for (let one = from; one < to; one++) {
        print = wordAt(source.printEnds, one) + shift
        const readEnd = wordAt(source.readEnds, one)
        for (let at = startOf(source.readEnds, one); at < readEnd; at++)
          reads[read++] = wordAt(places, wordAt(source.reads, at))
        const row = wordAt(source.valueRows, one)
        if (row !== 0) {
          const [at, now] = [(row - 1) * valueWords, value * valueWords]
          for (let word = 0; word < valueWords; word++) values[now + word] = wordAt(source.values, at + word)
          values[now] = wordAt(packNow, wordAt(source.values, at))
          valueRows[number] = ++value
        }
        end(subjects.again(wordAt(source.subjectOf, one)))
      }
    },
  }
}

/** How much the rows of the traces take, and the names of their steps. */
function sizesOf({ count, at: traceAt }: KeptTraces, old: Snapshot | null) {
  const steps = new Set(old?.past.steps ?? [])
  let [reads, values, prints] = [0, 0, 0]
  for (let place = 0; place < count; place++) {
    const one = traceAt(place)
    if (typeof one === 'number') {
      const { readEnds, printEnds, valueRows } = (old as Snapshot).tables
      reads += wordAt(readEnds, one) - startOf(readEnds, one)
      prints += wordAt(printEnds, one) - startOf(printEnds, one)
      if (valueRows[one] !== 0) values++
      continue
    }
    steps.add(one.step)
    reads += one.reads().length
    prints += Buffer.byteLength(one.print)
    if (one.value !== null) values++
  }
  return { count, steps, reads, values, prints }
}

/** Gathers subjects, each once: many steps are asked about the same page. */
function subjectTable(old: Snapshot | null) {
  const from = old?.tables ?? null
  const ends: number[] = []
  const hashes: number[] = []
  const firsts: number[] = []
  const parts: Buffer[] = []
  const numbers = new Map<string, number>()
  const now = new Int32Array(from?.subjectEnds.length ?? 0).fill(-1)
  let end = 0
  const put = (bytes: Buffer, hash: number): number => {
    parts.push(bytes)
    end += bytes.length
    ends.push(end)
    firsts.push(0)
    return hashes.push(hash) - 1
  }
  const again = (number: number): number => {
    const known = wordAt(now, number)
    if (known !== -1) return known
    const { subjects, subjectEnds, subjectHashes } = from as Tables
    const bytes = subjects.subarray(startOf(subjectEnds, number), subjectEnds[number])
    now[number] = put(bytes, wordAt(subjectHashes, number))
    return wordAt(now, number)
  }
  return {
    ...{ ends, hashes, firsts },
    /** @param number of a subject of the old table */
    again,
    add(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      const before = old?.subjectNumber(text) ?? -1
      const number = before === -1 ? put(Buffer.from(text), hashText(text)) : again(before)
      numbers.set(text, number)
      return number
    },
    texts: () => Buffer.concat(parts),
  }
}

function slotsOf(hashes: readonly number[]): Uint32Array {
  const slots = new Uint32Array(1 << Math.max(4, Math.ceil(Math.log2(2 * hashes.length + 1))))
  for (const [subject, hash] of hashes.entries()) {
    let slot = slotOf(hash, slots.length)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = subject + 1
  }
  return slots
}

function writeValue(words: Uint32Array, at: number, value: Location, packs: ReadonlyMap<string, number>): void {
  words[at] = packs.get(value.pack) as number
  words[at + 1] = value.offset % 2 ** 32
  words[at + 2] = Math.floor(value.offset / 2 ** 32)
  words[at + 3] = value.length
  const hash = Buffer.from(value.hash, 'base64url')
  for (let word = 0; word < 4; word++) words[at + 4 + word] = hash.readUInt32LE(word * 4)
}
