import type { Packs } from './packs.ts'
import type { AllTraces, KeptTraces, Trace } from './remembered.ts'
import { type Packed, packOf, packUse, type Snapshot, traceOf } from './snapshot.ts'
import type { TracesInMemory } from './traces-in-memory.ts'
import { withChanges } from './with-changes.ts'
import { asAll } from './write-snapshot.ts'

/** Packs of which a store is made, at most: more are written into one. */
const mostPacks = 12
/** The part of what lies in packs that nothing names any more, at most: with more of it they are looked through. */
const mostDropped = 0.25

interface Keeping {
  /** By an earlier process. */
  readonly left: Snapshot | null
  readonly known: TracesInMemory
  readonly packs: Packs
  /** Bytes of a pack. */
  readonly sizeOf: (pack: string) => number
  /** Name of the pack that this process writes. */
  readonly own: string
}

/**
 * @returns what gives the tables of the traces that a process keeps: those of an earlier one with other answers where that is
 *   all that has changed and where the packs hold little that nothing names
 */
export function keptTables(keeping: Keeping): (traces: KeptTraces, extra: unknown) => Packed {
  const { left, known, sizeOf } = keeping
  const isTight = ({ packs, dropped }: Packed['head']): boolean =>
    packs.length <= mostPacks && dropped <= mostDropped * packs.reduce((sum, pack) => sum + sizeOf(pack), 0)
  return (traces, extra) => {
    if (traces.kind === 'more') return known.packed(traces, extra)
    const changed = traces.kind === 'same' && left !== null ? withChanges(left, traces, extra) : null
    if (changed !== null && isTight(changed.head)) return changed
    const old = known.snapshot()
    const all = traces.kind === 'all' ? traces : asAll(traces, old)
    return known.packed(compacted(all, old, keeping), extra)
  }
}

/** Takes what is still needed out of packs that hold little else, and out of the smaller ones when there are too many. */
function compacted(traces: AllTraces, snapshot: Snapshot | null, { packs, sizeOf, own }: Keeping): AllTraces {
  const use = packUse(traces, snapshot)
  const live = [...use].filter(([pack]) => pack !== own).sort(([, a], [, b]) => b - a)
  const stays = live.length > mostPacks ? mostPacks / 2 : mostPacks
  const moved = new Set(
    live.flatMap(([pack, bytes], index) => (index >= stays || bytes * 2 < sizeOf(pack) ? [pack] : [])),
  )
  return moved.size === 0 ? traces : { ...traces, at: withMoved(traces, moved, snapshot, packs) }
}

/** Takes values out of packs. @returns the traces with the places where their values lie now */
function withMoved(
  traces: AllTraces,
  moved: ReadonlySet<string>,
  snapshot: Snapshot | null,
  packs: Packs,
): AllTraces['at'] {
  const now = new Map<number, Trace>()
  for (let place = 0; place < traces.count; place++) {
    const one = traces.at(place)
    const pack = typeof one !== 'number' ? one.value?.pack : snapshot === null ? null : packOf(one, snapshot)
    if (pack == null || !moved.has(pack)) continue
    const trace = typeof one === 'number' ? traceOf(one, traces, (snapshot as Snapshot).past) : one
    const bytes = trace.value === null ? null : packs.read(trace.value)
    now.set(place, { ...trace, value: bytes === null ? null : packs.put(bytes) })
  }
  return (place) => now.get(place) ?? traces.at(place)
}
