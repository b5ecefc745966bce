import type { KeptTraces, Trace } from './remembered.ts'
import { type Snapshot, snapshotOf, traceOf, wordAt } from './snapshot.ts'
import { packedTraces } from './write-snapshot.ts'

/**
 * Puts traces of two threads together that have made different parts of one site. Of what both have made, the first one's
 * count: steps are pure, so that an answer is the same whoever gives it.
 *
 * @param isInput whether a step looks at the world
 * @returns the first one's under their numbers, then what only the second has; null where they saw different worlds
 */
export function joined(first: Snapshot, second: Snapshot, isInput: (step: string) => boolean): Snapshot | null {
  const { past } = second
  /** What a trace of the second has become. */
  const places = new Int32Array(past.count)
  /** Numbers of those that only the second has. */
  const added: number[] = []
  for (let number = 0; number < past.count; number++) {
    const step = past.step(number)
    const known = first.past.find(step, past.subject(number))
    if (known !== -1 && isInput(step) && first.past.print(known) !== past.print(number)) return null
    places[number] = known === -1 ? first.past.count + added.push(number) - 1 : known
  }
  const at = (place: number): Trace | number =>
    place < first.past.count ? place : traceOf(wordAt(added, place - first.past.count), { places }, past)
  const traces: KeptTraces = {
    count: first.past.count + added.length,
    at,
    places: Int32Array.from({ length: first.past.count }, (_, number) => number),
  }
  return snapshotOf(packedTraces(traces, first, [...new Set([...first.packs, ...second.packs])], null))
}
