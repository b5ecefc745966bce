import type { KeptTraces, Past } from './remembered.ts'
import { type Packed, readSnapshot, type Snapshot, snapshotOf, traceOf } from './snapshot.ts'
import type { TraceTables } from './trace-tables.ts'
import { tablesOf } from './write-snapshot.ts'

/** What is known while a process is at work: first what an earlier one has left, then what this one has put there. */
export interface TracesInMemory {
  /** What the numbers in traces stand for. */
  snapshot(): Snapshot | null
  /** @returns the traces in the form in which they are kept. @param extra plain JSON */
  packed(traces: KeptTraces, extra: unknown): Packed
  /** See `Memory`. */
  fold(traces: KeptTraces): Past
  join(traces: KeptTraces, bytes: Uint8Array<ArrayBuffer>, isInput: (step: string) => boolean): Past
}

/** @param left by an earlier process */
export function tracesInMemory(left: Snapshot | null): TracesInMemory {
  let snapshot = left
  /** Those in which `snapshot` lies, once this process has put it there. */
  let tables: TraceTables | null = null
  const goOnFrom = (now: TraceTables): Snapshot => {
    tables = now
    snapshot = snapshotOf(now.packed(null))
    return snapshot
  }
  return {
    snapshot: () => snapshot,
    packed: (traces, extra) => tablesOf(traces, snapshot, tables).packed(extra),
    fold: (traces) => goOnFrom(tablesOf(traces, snapshot, tables)).past,
    join(traces, bytes, isInput) {
      const all = tablesOf(traces, snapshot, tables)
      const first = goOnFrom(all)
      const second = readSnapshot(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      if (second === null) return first.past
      addOther(all, first, second, isInput)
      return goOnFrom(all).past
    },
  }
}

/**
 * Puts what another thread has made of another part of the same site after what lies in the tables. Of what both have made,
 * the first one's counts: steps are pure, so that an answer is the same whoever gives it. Nothing is put where the two
 * saw different worlds.
 *
 * @param tables those of `first`
 * @param isInput whether a step looks at the world
 */
function addOther(
  tables: Pick<TraceTables, 'add'>,
  first: Snapshot,
  { past }: Snapshot,
  isInput: (step: string) => boolean,
): void {
  /** What a trace of the other one becomes. */
  const places = new Int32Array(past.count)
  /** Numbers of those that only the other one has. */
  const added: number[] = []
  for (let number = 0; number < past.count; number++) {
    const step = past.step(number)
    const known = first.past.find(step, past.subject(number))
    if (known !== -1 && isInput(step) && first.past.print(known) !== past.print(number)) return
    places[number] = known === -1 ? first.past.count + added.push(number) - 1 : known
  }
  for (const number of added) tables.add(traceOf(number, { places }, past))
}
