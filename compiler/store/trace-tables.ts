import { growingBytes, growingWords, makeRoom, push, roomFor, writtenBytes, writtenWords } from './growing.ts'
import type { Location, Trace } from './remembered.ts'
import { isRootBit, type Packed, packAt, type Snapshot, startOf, valueWords, wordAt } from './snapshot.ts'
import { type SubjectTable, subjectTable } from './subject-table.ts'

/** The tables of a snapshot while they are filled, each trace after those that it has read. */
export interface TraceTables {
  /** How many traces there are. */
  count(): number
  add(trace: Trace): void
  /**
   * Copies rows of other tables that lie one after the other.
   *
   * @param places numbers of the others as they are numbered here
   */
  again(other: Snapshot, places: Int32Array): (from: number, to: number) => void
  /** Notes of a trace that is there that a command has asked for it itself. */
  setRoot(number: number): void
  /** Notes where the value of a trace that is there lies now. */
  setValue(number: number, value: Location): void
  /** @returns the tables where they lie: they are right until the next trace comes. @param extra plain JSON */
  packed(extra: unknown): Packed
}

/** @param like tables of about that size are to be made */
export function traceTables(like: Snapshot | null): TraceTables {
  const rows = rowsLike(like)
  const { kinds, valueRows, reads, prints } = rows
  const [steps, subjects, values] = [numbered(), subjectTable(), valueTable(like)]
  const end = rowEnd(rows, subjects)
  return {
    count: () => kinds.length,
    add({ step, subject, isRoot, print, reads: readsOf, value }) {
      // No unit of UTF-16 takes more than three bytes.
      prints.length += roomFor(prints, print.length * 3).write(print, prints.length)
      const of = readsOf()
      for (let at = 0; at < of.length; at++) push(reads, wordAt(of, at))
      const kind = (steps.of(step) << 1) | (isRoot ? isRootBit : 0)
      end(kind, subjects.add(subject), value === null ? 0 : values.add(value))
    },
    again(other, places) {
      const { tables: source, past } = other
      const stepNow = past.steps.map((name) => steps.of(name))
      const subjectNow = subjects.from(source)
      return (from, to) => {
        const [printStart, printEnd] = [startOf(source.printEnds, from), wordAt(source.printEnds, to - 1)]
        const shift = prints.length - printStart
        source.prints.copy(roomFor(prints, printEnd - printStart), prints.length, printStart, printEnd)
        makeRoom(reads, wordAt(source.readEnds, to - 1) - startOf(source.readEnds, from))
        for (let one = from; one < to; one++) {
          prints.length = wordAt(source.printEnds, one) + shift
          const readEnd = wordAt(source.readEnds, one)
          for (let at = startOf(source.readEnds, one); at < readEnd; at++)
            reads.words[reads.length++] = wordAt(places, wordAt(source.reads, at))
          const row = wordAt(source.valueRows, one)
          const kind = wordAt(source.kinds, one)
          const kindNow = ((stepNow[kind >>> 1] ?? 0) << 1) | (kind & isRootBit)
          end(kindNow, subjectNow(wordAt(source.subjectOf, one)), row === 0 ? 0 : values.again(other, row))
        }
      }
    },
    setRoot(number) {
      kinds.words[number] = wordAt(kinds.words, number) | isRootBit
    },
    setValue(number, value) {
      valueRows.words[number] = values.add(value)
    },
    packed: (extra) => packedOf(rows, { steps, subjects, values }, extra),
  }
}

type Rows = ReturnType<typeof rowsLike>

/** @returns what ends a row, of which prints and reads are written */
function rowEnd(
  { kinds, subjectOf, printEnds, readEnds, valueRows, nextOf, reads, prints }: Rows,
  { firsts }: SubjectTable,
) {
  return (kind: number, subject: number, valueRow: number): void => {
    push(kinds, kind)
    push(subjectOf, subject)
    push(printEnds, prints.length)
    push(readEnds, reads.length)
    push(valueRows, valueRow)
    push(nextOf, wordAt(firsts.words, subject))
    firsts.words[subject] = kinds.length
  }
}

interface Beside {
  readonly steps: ReturnType<typeof numbered>
  readonly subjects: SubjectTable
  readonly values: ReturnType<typeof valueTable>
}

function packedOf({ prints, ...rows }: Rows, { steps, subjects, values }: Beside, extra: unknown): Packed {
  const { kinds, subjectOf, printEnds, readEnds, valueRows, reads, nextOf } = rows
  const ofSubjects = subjects.tables()
  const head = {
    steps: steps.names(),
    packs: values.packs(),
    dropped: 0,
    count: kinds.length,
    reads: reads.length,
    values: values.words.length / valueWords,
    slots: ofSubjects.slots.length,
    extra,
    subjects: ofSubjects.subjectEnds.length,
    subjectBytes: ofSubjects.subjects.length,
    printBytes: prints.length,
  }
  const tables = {
    kinds: writtenWords(kinds),
    subjectOf: writtenWords(subjectOf),
    printEnds: writtenWords(printEnds),
    readEnds: writtenWords(readEnds),
    valueRows: writtenWords(valueRows),
    reads: writtenWords(reads),
    values: writtenWords(values.words),
    nextOf: writtenWords(nextOf),
    ...ofSubjects,
    prints: writtenBytes(prints),
  }
  return { head, tables }
}

/** Where values lie, row by row, counted from 1. */
function valueTable(like: Snapshot | null) {
  const words = growingWords(roomLike(like?.tables.values))
  const packs = numbered()
  return {
    words,
    packs: packs.names,
    add(location: Location): number {
      for (const word of wordsOf(location, packs.of(location.pack))) push(words, word)
      return words.length / valueWords
    },
    /** @param row of other tables */
    again({ tables, head }: Snapshot, row: number): number {
      const at = (row - 1) * valueWords
      push(words, packs.of(packAt(tables.values, at, head.packs)))
      for (let word = 1; word < valueWords; word++) push(words, wordAt(tables.values, at + word))
      return words.length / valueWords
    },
  }
}

/** A tenth more than what is there, so that few rows that come to it let no table grow. */
function roomLike(list: { readonly length: number } | undefined): number {
  return Math.ceil((list?.length ?? 0) * 1.1) + 1024
}

function rowsLike(like: Snapshot | null) {
  const tables = like?.tables
  const byTrace = () => growingWords(roomLike(tables?.kinds))
  return {
    kinds: byTrace(),
    subjectOf: byTrace(),
    printEnds: byTrace(),
    readEnds: byTrace(),
    valueRows: byTrace(),
    nextOf: byTrace(),
    reads: growingWords(roomLike(tables?.reads)),
    prints: growingBytes(roomLike(tables?.prints)),
  }
}

/** Names in the order in which they came. */
function numbered() {
  const numbers = new Map<string, number>()
  return {
    names: (): readonly string[] => [...numbers.keys()],
    of(name: string): number {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, numbers.size)
      return numbers.size - 1
    },
  }
}

/** @returns a row of `values`. @param pack the number of its pack */
export function wordsOf({ offset, length, hash }: Location, pack: number): readonly number[] {
  const bytes = Buffer.from(hash, 'base64url')
  const hashWords = [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at))
  return [pack, offset % 2 ** 32, Math.floor(offset / 2 ** 32), length, ...hashWords]
}
