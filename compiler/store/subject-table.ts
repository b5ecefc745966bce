import { fnv1a } from '../formats/hash.ts'
import {
  type GrowingWords,
  growingBytes,
  growingWords,
  push,
  pushBytes,
  writtenBytes,
  writtenWords,
} from './growing.ts'
import { slotOf, startOf, subjectNumber, type Tables, wordAt } from './snapshot.ts'

/** Subjects, each once: many steps are asked about the same page. */
export interface SubjectTable {
  /** By subject: its first trace, counted from 1; 0 where none is known. */
  readonly firsts: GrowingWords
  /** @returns the number of a subject, which is a new one where the table has it not */
  add(text: string): number
  /** @returns what gives a subject of other tables its number here */
  from(other: Tables): (number: number) => number
  /** @returns where the table lies */
  tables(): Pick<Tables, 'slots' | 'subjectEnds' | 'subjectHashes' | 'firstOf' | 'subjects'>
}

/** @returns a table without a subject */
export function subjectTable(): SubjectTable {
  const [ends, hashes, firsts, texts] = [growingWords(), growingWords(), growingWords(), growingBytes()]
  /** Numbers by hash, counted from 1: open addressing. At most half of them are taken. */
  let slots = new Uint32Array(16)
  const freeSlot = (hash: number): number => {
    let slot = slotOf(hash, slots.length)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    return slot
  }
  const put = (bytes: Buffer, hash: number): number => {
    pushBytes(texts, bytes)
    push(ends, texts.length)
    push(firsts, 0)
    push(hashes, hash)
    if (hashes.length * 2 <= slots.length) slots[freeSlot(hash)] = hashes.length
    else {
      slots = new Uint32Array(slots.length * 2)
      for (let number = 0; number < hashes.length; number++) slots[freeSlot(wordAt(hashes.words, number))] = number + 1
    }
    return hashes.length - 1
  }
  const addBytes = (bytes: Buffer, hash: number): number => {
    const known = subjectNumber(
      { slots, subjectEnds: ends.words, subjectHashes: hashes.words, subjects: texts.bytes },
      bytes,
      hash,
    )
    return known === -1 ? put(bytes, hash) : known
  }
  return {
    firsts,
    add: (text) => addBytes(Buffer.from(text), fnv1a(text)),
    from({ subjects, subjectEnds, subjectHashes }) {
      const now = new Int32Array(subjectEnds.length).fill(-1)
      return (number) => {
        if (now[number] === -1) {
          const bytes = subjects.subarray(startOf(subjectEnds, number), subjectEnds[number])
          now[number] = addBytes(bytes, wordAt(subjectHashes, number))
        }
        return wordAt(now, number)
      }
    },
    tables: () => ({
      slots,
      subjectEnds: writtenWords(ends),
      subjectHashes: writtenWords(hashes),
      firstOf: writtenWords(firsts),
      subjects: writtenBytes(texts),
    }),
  }
}
