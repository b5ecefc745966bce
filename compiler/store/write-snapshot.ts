import type { KeptTraces, Location, Trace } from './remembered.ts'
import { type Head, hashText, isRootBit, type Snapshot, slotOf, startOf, type Tables, valueWords } from './snapshot.ts'

/**
 * @param old what the numbers in the list stand for
 * @param packs names of all packs in which a value lies
 */
export function writeSnapshot(
  { list, places }: KeptTraces,
  old: Snapshot | null,
  packs: readonly string[],
  extra: unknown,
): Buffer {
  const from = old?.tables ?? null
  const known = old?.past.steps ?? []
  const steps = [...new Set([...known, ...list.flatMap((one) => (typeof one === 'number' ? [] : one.step))])]
  const stepNumbers = new Map(steps.map((name, index) => [name, index]))
  const packNumbers = new Map(packs.map((name, index) => [name, index]))
  const packNow = Uint32Array.from(old?.packs ?? [], (name) => packNumbers.get(name) ?? 0)
  const count = list.length
  const sizes = sizesOf(list, from)
  const tables = {
    ...{ kinds: new Uint32Array(count), subjectOf: new Uint32Array(count), printEnds: new Uint32Array(count) },
    ...{ readEnds: new Uint32Array(count), valueRows: new Uint32Array(count), reads: new Uint32Array(sizes.reads) },
    values: new Uint32Array(sizes.values * valueWords),
    slots: new Uint32Array(1 << Math.max(4, Math.ceil(Math.log2(2 * count + 1)))),
  }
  const { slots } = tables
  const prints = Buffer.allocUnsafe(sizes.prints)
  const subjects = subjectTable(from)
  let [read, value, print] = [0, 0, 0]
  for (let number = 0; number < count; number++) {
    const one = list[number] as Trace | number
    let step: number
    let subject: number
    if (typeof one === 'number') {
      const source = from as Tables
      const kind = source.kinds[one] as number
      step = kind >>> 1
      tables.kinds[number] = kind
      subject = subjects.again(source.subjectOf[one] as number)
      const end = source.printEnds[one] as number
      print += source.prints.copy(prints, print, startOf(source.printEnds, one), end)
      const readEnd = source.readEnds[one] as number
      for (let at = startOf(source.readEnds, one); at < readEnd; at++)
        tables.reads[read++] = places[source.reads[at] as number] as number
      const row = source.valueRows[one] as number
      if (row !== 0) {
        const at = (row - 1) * valueWords
        tables.values.set(source.values.subarray(at, at + valueWords), value * valueWords)
        tables.values[value * valueWords] = packNow[source.values[at] as number] as number
        tables.valueRows[number] = ++value
      }
    } else {
      step = stepNumbers.get(one.step) as number
      tables.kinds[number] = (step << 1) | (one.isRoot ? isRootBit : 0)
      subject = subjects.add(one.subject)
      print += prints.write(one.print, print)
      for (let at = 0; at < one.reads.length; at++) tables.reads[read++] = one.reads[at] as number
      if (one.value !== null) {
        writeValue(tables.values, value * valueWords, one.value, packNumbers)
        tables.valueRows[number] = ++value
      }
    }
    tables.subjectOf[number] = subject
    tables.printEnds[number] = print
    tables.readEnds[number] = read
    let slot = slotOf(step, subjects.hashes[subject] as number, slots.length)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = number + 1
  }
  const texts = subjects.texts()
  const head: Head = {
    ...{ steps, packs, count, extra, reads: read, values: value, slots: slots.length },
    ...{ subjects: subjects.hashes.length, subjectBytes: texts.length, printBytes: print },
  }
  const headBytes = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(headBytes.length)
  const words = [...Object.values(tables), Uint32Array.from(subjects.ends), Uint32Array.from(subjects.hashes)]
  return Buffer.concat([
    length,
    headBytes,
    Buffer.alloc(-headBytes.length & 3),
    ...words.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    texts,
    prints,
  ])
}

/** How much the rows of the traces take. */
function sizesOf(list: KeptTraces['list'], from: Tables | null) {
  let [reads, values, prints] = [0, 0, 0]
  for (const one of list) {
    if (typeof one === 'number') {
      const { readEnds, printEnds, valueRows } = from as Tables
      reads += (readEnds[one] as number) - startOf(readEnds, one)
      prints += (printEnds[one] as number) - startOf(printEnds, one)
      if (valueRows[one] !== 0) values++
      continue
    }
    reads += one.reads.length
    prints += Buffer.byteLength(one.print)
    if (one.value !== null) values++
  }
  return { reads, values, prints }
}

/** Gathers subjects, each once: many steps are asked about the same page. */
function subjectTable(from: Tables | null) {
  const ends: number[] = []
  const hashes: number[] = []
  const parts: Buffer[] = []
  const numbers = new Map<string, number>()
  const now = new Int32Array(from?.subjectEnds.length ?? 0).fill(-1)
  let end = 0
  const put = (bytes: Buffer, hash: number): number => {
    parts.push(bytes)
    end += bytes.length
    ends.push(end)
    return hashes.push(hash) - 1
  }
  return {
    ends,
    hashes,
    /** @param number of a subject of the old table */
    again(number: number): number {
      const known = now[number] as number
      if (known !== -1) return known
      const { subjects, subjectEnds, subjectHashes } = from as Tables
      const bytes = subjects.subarray(startOf(subjectEnds, number), subjectEnds[number])
      now[number] = put(bytes, subjectHashes[number] as number)
      return now[number] as number
    },
    add(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      const number = put(Buffer.from(text), hashText(text))
      numbers.set(text, number)
      return number
    },
    texts: () => Buffer.concat(parts),
  }
}

function writeValue(words: Uint32Array, at: number, value: Location, packs: ReadonlyMap<string, number>): void {
  words[at] = packs.get(value.pack) as number
  words[at + 1] = value.offset % 2 ** 32
  words[at + 2] = Math.floor(value.offset / 2 ** 32)
  words[at + 3] = value.length
  const hash = Buffer.from(value.hash, 'base64url')
  for (let word = 0; word < 4; word++) words[at + 4 + word] = hash.readUInt32LE(word * 4)
}
