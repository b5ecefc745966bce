import type { Location, Past, SameTraces } from '../../store/remembered.ts'
import type { Entry } from './shelf.ts'
import { answerOf, type Known } from './traces-to-keep.ts'

/**
 * Lists the answers that have become others. After most edits of a page that is all: nothing else has to be written anew.
 *
 * @param roots what commands have asked for themselves
 * @param doubtful by number: 1 where a trace of the earlier process may be wrong
 * @returns null where a trace of the earlier process does not hold any more or has read something else, or where one has come
 *   to them
 */
export function sameTraces(
  roots: Iterable<Entry>,
  { past, moment, entryAt }: Pick<Known, 'moment' | 'entryAt'> & { readonly past: Past },
  doubtful: Uint8Array,
): SameTraces | null {
  const asked: number[] = []
  for (const { was } of roots) {
    if (was === null) return null
    if (!past.isRoot(was)) asked.push(was)
  }
  const now = moment()
  const changed = new Map<number, ReturnType<typeof answerOf>>()
  for (let number = 0; number < past.count; number++) {
    const entry = entryAt(number)
    if (entry === undefined || entry.seen !== now) {
      if (doubtful[number] === 1) return null
      continue
    }
    if (entry.print === null || !hasReadTheSame(entry, number, past)) return null
    if (isAnother(entry, number, past)) changed.set(number, answerOf(entry))
  }
  return { kind: 'same', count: past.count, changed, roots: asked }
}

/** What was not made anew has read nothing since. */
function hasReadTheSame({ shelf, past: adopted, reads }: Entry, number: number, past: Past): boolean {
  if (shelf.isInput || adopted !== null) return true
  const before = past.reads(number)
  return reads.length === before.length && reads.every(({ was }, at) => was === before[at])
}

function isAnother({ past: adopted, print, stored }: Entry, number: number, past: Past): boolean {
  if (adopted !== null) return stored !== adopted.stored
  return print !== past.print(number) || !isSamePlace(stored, past.value(number))
}

function isSamePlace(one: Location | null, other: Location | null): boolean {
  return one === other || (one?.pack === other?.pack && one?.offset === other?.offset)
}
