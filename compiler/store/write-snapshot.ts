import type { AllTraces, KeptTraces, SameTraces } from './remembered.ts'
import { type Packed, type Snapshot, traceOf } from './snapshot.ts'
import { type TraceTables, traceTables } from './trace-tables.ts'

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
 * @param old what the numbers of the traces stand for
 * @param begun the tables in which `old` lies, where they can grow still
 * @returns tables of all traces: those that were begun where nothing has to be left out of them
 */
export function tablesOf(traces: KeptTraces, old: Snapshot | null, begun: TraceTables | null): TraceTables {
  if (traces.kind !== 'more') return anew(traces.kind === 'all' ? traces : asAll(traces, old), old)
  const count = old?.past.count ?? 0
  // Whoever has added to them since may not have gone on from that.
  const tables = begun?.count() === count ? begun : anew(allOf(count), old)
  for (let place = count; place < traces.count; place++) tables.add(traces.at(place))
  for (const number of traces.roots) tables.setRoot(number)
  for (const [number, value] of traces.values) tables.setValue(number, value)
  return tables
}

/** @returns the same as a whole, for who has to take some apart */
export function asAll({ changed, roots }: SameTraces, old: Snapshot | null): AllTraces {
  const all = allOf(old?.past.count ?? 0)
  const asked = new Set(roots)
  return {
    ...all,
    at(place) {
      const answer = changed.get(place)
      if (old === null || (answer === undefined && !asked.has(place))) return place
      const trace = traceOf(place, all, old.past)
      return { ...trace, ...answer, isRoot: trace.isRoot || asked.has(place) }
    },
  }
}

function allOf(count: number): AllTraces {
  return { kind: 'all', count, at: (place) => place, places: Int32Array.from({ length: count }, (_, place) => place) }
}

function anew({ count, at: traceAt, places }: AllTraces, old: Snapshot | null): TraceTables {
  const tables = traceTables(old)
  const again = old === null ? null : tables.again(old, places)
  for (let at = 0; at < count; ) {
    const one = traceAt(at)
    if (typeof one !== 'number') {
      tables.add(one)
      at++
      continue
    }
    const begin = at
    while (at < count && traceAt(at) === one + at - begin) at++
    again?.(one, one + at - begin)
  }
  return tables
}
