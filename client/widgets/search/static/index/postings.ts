import type { Postings } from '../../../../../compiler/formats/search/codec.ts'

/** Of a word that stands for others in a text, and finds nothing by itself. */
export const noPostings: Postings = selected(
  { pages: new Int32Array(), roles: new Uint8Array(), counts: new Uint8Array(), placesAt: () => [] },
  () => false,
)

/** @returns those postings that are to be kept; their numbers of pages stay */
export function selected(list: Postings, isKept: (roles: number, at: number) => boolean): Postings {
  const kept: number[] = []
  for (let at = 0; at < list.roles.length; at++) if (isKept(list.roles[at] ?? 0, at)) kept.push(at)
  return {
    pages: Int32Array.from(kept, (at) => list.pages[at] ?? 0),
    roles: Uint8Array.from(kept, (at) => list.roles[at] ?? 0),
    counts: Uint8Array.from(kept, (at) => list.counts[at] ?? 0),
    placesAt: (at) => list.placesAt(kept[at] ?? 0),
  }
}

/** @returns where the posting of a page stands in a list, or -1 */
export function placeOf({ pages }: Postings, page: number): number {
  let [from, to] = [0, pages.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((pages[middle] ?? 0) < page) from = middle + 1
    else to = middle
  }
  return pages[from] === page ? from : -1
}

/** @returns what the word is to any of its pages */
export function rolesIn({ roles }: Postings): number {
  let all = 0
  for (let at = 0; at < roles.length; at++) all |= roles[at] ?? 0
  return all
}
