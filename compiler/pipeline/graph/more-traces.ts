import type { Location, MoreTraces, Past } from '../../store/remembered.ts'
import type { Entry } from './shelf.ts'
import { traceOf } from './traces-to-keep.ts'

/** In place of a place: it does not hold, or that is not known yet. */
const gone = -1

/**
 * Lists what has come to traces that all hold at this moment.
 *
 * @param roots what commands have asked for themselves since those were put there
 * @returns null where an answer has become another one, so that some of those have to be put there anew
 */
export function moreTraces(roots: Iterable<Entry>, past: Past, moment: number): MoreTraces | null {
  const list: Entry[] = []
  const places = new Map<Entry, number>()
  const values = new Map<number, Location>()
  const rooted = new Set(roots)
  let isOther = false
  /** @param was the number of the trace that an entry stands for */
  const placeAmongPast = (entry: Entry, was: number): number => {
    if (entry.past !== null) return was
    if (entry.print !== null && entry.print !== past.print(was)) isOther = true
    else if (entry.stored !== null) values.set(was, entry.stored)
    return was
  }
  const placeOf = (entry: Entry): number => {
    if (entry.was !== null) return placeAmongPast(entry, entry.was)
    const known = places.get(entry)
    if (known !== undefined) return known
    places.set(entry, gone)
    if (entry.seen !== moment || entry.print === null || entry.reads.map(placeOf).includes(gone)) return gone
    const place = past.count + list.push(entry) - 1
    places.set(entry, place)
    return place
  }
  const ofRoots = [...rooted].map(placeOf)
  if (isOther) return null
  return {
    kind: 'more',
    count: past.count + list.length,
    at(place) {
      const entry = list[place - past.count] as Entry
      return traceOf(entry, rooted.has(entry), () => entry.reads.map(placeOf))
    },
    roots: ofRoots.filter((place) => place !== gone && place < past.count),
    values,
  }
}
