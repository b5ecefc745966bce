import { append } from '../../formats/append.ts'
import { addTo } from '../../formats/grouped.ts'
import type { ObjectKind } from '../document/grammar.ts'

/** What of a specification holds what, by the identity of values, and which of them have a fault of their own. */
export interface Holders {
  /** @returns the kind of a value that was walked over */
  kindOf(value: unknown): ObjectKind | undefined
  /** Notes a value when it is walked over. */
  meet(kind: ObjectKind, value: unknown): void
  /** Notes that one value holds another, or refers to it. */
  join(holder: unknown, held: unknown): void
  /** Notes a fault of a value. */
  blame(value: unknown): void
  /** @returns the values that can't be shown whole, because a fault is in them or in what they hold */
  faulty(): ReadonlySet<unknown>
}

/** @param kept false makes one that notes nothing */
export function createHolders(kept: boolean): Holders {
  const kinds = new Map<unknown, ObjectKind>()
  const holders = new Map<unknown, unknown[]>()
  const blamed = new Set<unknown>()
  const holdersOf = (value: unknown) => holders.get(value) ?? []

  return {
    kindOf: (value) => kinds.get(value),
    meet(kind, value) {
      if (kept) kinds.set(value, kind)
    },
    join(holder, held) {
      if (kept) addTo(holders, held, holder)
    },
    blame(value) {
      if (kept) blamed.add(value)
    },
    faulty() {
      const found = new Set<unknown>()
      const stack = [...blamed]
      while (stack.length > 0) {
        const value = stack.pop()
        if (found.has(value)) continue
        found.add(value)
        append(stack, kinds.get(value) === 'operation' ? aboveOperation(value) : holdersOf(value))
      }
      return found
    },
  }

  /** A fault of an operation is none of its path, whose other operations are shown; but it is one of a callback. */
  function aboveOperation(operation: unknown): readonly unknown[] {
    const found: unknown[] = []
    const seen = new Set<unknown>()
    const stack = [...holdersOf(operation)]
    while (stack.length > 0) {
      const value = stack.pop()
      if (seen.has(value)) continue
      seen.add(value)
      if (kinds.get(value) === 'path item') append(stack, holdersOf(value))
      else if (kinds.get(value) === 'callback' || kinds.get(value) === 'operation') found.push(value)
    }
    return found
  }
}
