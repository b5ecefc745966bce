import type { Location, Past, Trace } from './remembered.ts'

/** All that a store knows, in one file beside the packs. */
export interface Snapshot {
  readonly past: Past
  /** Names of the packs that its values lie in. */
  readonly packs: readonly string[]
  /** What else was kept with it, as JSON. */
  readonly extra: unknown
}

/** The first part of the file, as JSON; the tables follow in this order, each at a multiple of four bytes. */
interface Head {
  readonly steps: readonly string[]
  readonly packs: readonly string[]
  readonly count: number
  readonly reads: number
  readonly values: number
  readonly slots: number
  readonly subjects: number
  readonly prints: number
  readonly extra: unknown
}

const isRootBit = 1
/** Bytes of a value's entry: number of the pack, offset (two words), length, hash. */
const valueWords = 8
const hashLength = 16

/** FNV-1a over the name of a step and UTF-16 units of a subject. */
function hashKey(step: number, subject: string): number {
  let hash = Math.imul(0x811c9dc5 ^ step, 0x01000193)
  for (let at = 0; at < subject.length; at++) hash = Math.imul(hash ^ subject.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** @param traces each after those that it has read */
export function writeSnapshot(traces: readonly Trace[], extra: unknown): Buffer {
  const steps = [...new Set(traces.map(({ step }) => step))]
  const stepNumbers = new Map(steps.map((name, index) => [name, index]))
  const packs = [...new Set(traces.flatMap(({ value }) => value?.pack ?? []))]
  const packNumbers = new Map(packs.map((name, index) => [name, index]))
  const count = traces.length
  const kinds = new Uint32Array(count)
  const subjectEnds = new Uint32Array(count)
  const printEnds = new Uint32Array(count)
  const readEnds = new Uint32Array(count)
  const valueAt = new Uint32Array(count)
  const reads = new Uint32Array(traces.reduce((sum, trace) => sum + trace.reads.length, 0))
  const valued = traces.reduce((sum, { value }) => sum + (value === null ? 0 : 1), 0)
  const values = new Uint32Array(valued * valueWords)
  const slots = new Uint32Array(1 << Math.max(4, Math.ceil(Math.log2(2 * count + 1))))
  const subjects: string[] = []
  const prints: string[] = []
  let [read, value, subjectEnd, printEnd] = [0, 0, 0, 0]
  for (const [number, trace] of traces.entries()) {
    const step = stepNumbers.get(trace.step) as number
    kinds[number] = (step << 1) | (trace.isRoot ? isRootBit : 0)
    subjects.push(trace.subject)
    prints.push(trace.print)
    subjectEnd += Buffer.byteLength(trace.subject)
    printEnd += Buffer.byteLength(trace.print)
    subjectEnds[number] = subjectEnd
    printEnds[number] = printEnd
    for (let at = 0; at < trace.reads.length; at++) reads[read++] = trace.reads[at] as number
    readEnds[number] = read
    if (trace.value !== null) {
      writeValue(values, value * valueWords, trace.value, packNumbers)
      valueAt[number] = ++value
    }
    let slot = hashKey(step, trace.subject) & (slots.length - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = number + 1
  }
  const head: Head = {
    ...{ steps, packs, count, extra, reads: reads.length, values: valued, slots: slots.length },
    ...{ subjects: subjectEnd, prints: printEnd },
  }
  const headBytes = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(headBytes.length)
  const tables = [kinds, subjectEnds, printEnds, readEnds, valueAt, reads, values, slots]
  return Buffer.concat([
    length,
    headBytes,
    Buffer.alloc(-headBytes.length & 3),
    ...tables.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    Buffer.from(subjects.join('')),
    Buffer.from(prints.join('')),
  ])
}

function writeValue(words: Uint32Array, at: number, value: Location, packs: ReadonlyMap<string, number>): void {
  words[at] = packs.get(value.pack) as number
  words[at + 1] = value.offset % 2 ** 32
  words[at + 2] = Math.floor(value.offset / 2 ** 32)
  words[at + 3] = value.length
  const hash = Buffer.from(value.hash, 'base64url')
  for (let word = 0; word < 4; word++) words[at + 4 + word] = hash.readUInt32LE(word * 4)
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
  const [kinds, subjectEnds, printEnds] = [table(head.count), table(head.count), table(head.count)]
  const [readEnds, valueAt, reads] = [table(head.count), table(head.count), table(head.reads)]
  const [values, slots] = [table(head.values * valueWords), table(head.slots)]
  const subjects = bytes.subarray(at, at + head.subjects)
  const prints = bytes.subarray(at + head.subjects, at + head.subjects + head.prints)
  if (prints.length !== head.prints) return null
  const stepNumbers = new Map(head.steps.map((name, index) => [name, index]))
  const startOf = (ends: Uint32Array, number: number) => (number === 0 ? 0 : (ends[number - 1] as number))
  const subject = (number: number) => subjects.toString('utf8', startOf(subjectEnds, number), subjectEnds[number])
  const past: Past = {
    count: head.count,
    steps: head.steps,
    step: (number) => head.steps[(kinds[number] as number) >>> 1] as string,
    subject,
    print: (number) => prints.toString('utf8', startOf(printEnds, number), printEnds[number]),
    reads: (number) => reads.subarray(startOf(readEnds, number), readEnds[number]),
    isRoot: (number) => ((kinds[number] as number) & isRootBit) !== 0,
    value: (number) => {
      const index = valueAt[number] as number
      return index === 0 ? null : readValue(values, (index - 1) * valueWords, head.packs)
    },
    find(name, wanted) {
      const step = stepNumbers.get(name)
      if (step === undefined) return -1
      for (let slot = hashKey(step, wanted) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
        const found = slots[slot] as number
        if (found === 0) return -1
        if ((kinds[found - 1] as number) >>> 1 === step && subject(found - 1) === wanted) return found - 1
      }
    },
  }
  return { past, packs: head.packs, extra: head.extra }
}

function readValue(words: Uint32Array, at: number, packs: readonly string[]): Location {
  const hash = Buffer.alloc(hashLength)
  for (let word = 0; word < 4; word++) hash.writeUInt32LE(words[at + 4 + word] as number, word * 4)
  return {
    pack: packs[words[at] as number] as string,
    offset: (words[at + 1] as number) + (words[at + 2] as number) * 2 ** 32,
    length: words[at + 3] as number,
    hash: hash.toString('base64url'),
  }
}
