import type { Left, Since } from './left.ts'
import type { Packs } from './packs.ts'
import type { AllTraces, KeptTraces, Trace } from './remembered.ts'
import { type Packed, packOf, packUse, type Snapshot, traceOf } from './snapshot.ts'
import type { TracesInMemory } from './traces-in-memory.ts'
import { alsoChanged, packsWith, withChanges } from './with-changes.ts'
import { asAll } from './write-snapshot.ts'

/** Packs of which a store is made, at most: more are written into one. */
const mostPacks = 12
/** The most that are left as they are when some are: those of the next builds come beside them. */
const mostLeft = mostPacks / 2
/** The part of what lies in packs that nothing names any more, at most: with more of it they are looked through. */
const mostDropped = 0.25
/** The part of the traces of which it is written down by itself that they have other answers, at most. */
const mostChanged = 1 / 32

interface Keeping {
  /** By an earlier process. */
  readonly left: Left | null
  readonly known: TracesInMemory
  readonly packs: Packs
  /** Bytes of a pack. */
  readonly sizeOf: (pack: string) => number
  /** Name of the pack that this process writes. */
  readonly own: string
}

/** What is written of traces: all of them, or what is so since the last time that all were. `packs`: that they name. */
export type KeptForm = { readonly packs: readonly string[] } & (
  | { readonly kind: 'all'; readonly traces: Packed }
  | { readonly kind: 'since'; readonly since: Since }
)

/**
 * @returns what says how the traces that a process keeps are written: those of an earlier one with other answers where that
 *   is all that has changed and where the packs hold little that nothing names
 */
export function keptTables(keeping: Keeping): (traces: KeptTraces, extra: unknown) => KeptForm {
  const { left, known, sizeOf } = keeping
  const isTight = (packs: readonly string[], dropped: number): boolean =>
    packs.length <= mostPacks && dropped <= mostDropped * packs.reduce((sum, pack) => sum + sizeOf(pack), 0)
  return (traces, extra) => {
    if (traces.kind === 'more') return whole(known.packed(traces, extra))
    if (traces.kind === 'same' && left !== null) {
      const { written } = left
      const since = gathered(alsoChanged(left, traces), written, keeping)
      const packs = packsWith(written.head, since)
      if (isTight(packs, written.head.dropped + since.dropped))
        return since.changed.size <= mostChanged * traces.count && left.isThere()
          ? { kind: 'since', since, packs }
          : whole(withChanges(written, since, extra))
    }
    const old = known.snapshot()
    const all =
      traces.kind === 'all'
        ? compacted(traces, mostPacks, old, keeping)
        : compacted(asAll(traces, old), mostLeft, old, keeping)
    return whole(known.packed(all, extra))
  }
}

function whole(traces: Packed): KeptForm {
  return { kind: 'all', traces, packs: traces.head.packs }
}

/**
 * Takes the values of what has changed since all traces were written into one pack, when there are too many. Each build
 * leaves a small one, and to write all traces of 10,000 pages for that takes a third of the time of such a build.
 */
function gathered(since: Since, { head, past }: Snapshot, { packs, own }: Keeping): Since {
  if (packsWith(head, since).length <= mostPacks) return since
  const stays = new Set([...head.packs, own])
  const changed = [...since.changed].map(([number, { print, value }]) => {
    if (value === null || stays.has(value.pack)) return [number, { print, value }] as const
    const bytes = packs.read(value)
    return [number, { print, value: bytes === null ? null : packs.put(bytes) }] as const
  })
  const dropped = changed.reduce((sum, [number]) => sum + (past.value(number)?.length ?? 0), 0)
  return { ...since, changed: new Map(changed), dropped }
}

/**
 * Takes what is still needed out of packs that hold little else, and out of the smaller ones when there are too many.
 *
 * @param most packs that may be left
 */
function compacted(traces: AllTraces, most: number, old: Snapshot | null, { packs, sizeOf, own }: Keeping): AllTraces {
  const use = packUse(traces, old)
  const live = [...use].filter(([pack]) => pack !== own).sort(([, a], [, b]) => b - a)
  const stays = live.length > most ? mostLeft : most
  const moved = new Set(
    live.flatMap(([pack, bytes], index) => (index >= stays || bytes * 2 < sizeOf(pack) ? [pack] : [])),
  )
  return moved.size === 0 ? traces : { ...traces, at: withMoved(traces, moved, old, packs) }
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
