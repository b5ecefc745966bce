import { pageSlotsShown } from './limits.ts'

/**
 * The slots of a pagination: numbers of pages, from 1, and `null` for an ellipsis. The first page, the last and the
 * current one always have a slot, the current one's neighbours too.
 *
 * @param current from 1 to `pages`
 * @param pages how many there are; 0 gives no slots
 * @returns at most seven slots
 */
export function pageSlots(current: number, pages: number): readonly (number | null)[] {
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  if (pages <= pageSlotsShown) return range(1, pages)
  // First, last and two ellipses leave three slots for the middle; near an end one ellipsis leaves five for that end.
  const atEnd = pageSlotsShown - 2
  if (current < atEnd) return [...range(1, atEnd), null, pages]
  if (current > pages - atEnd + 1) return [1, null, ...range(pages - atEnd + 1, pages)]
  return [1, null, ...range(current - 1, current + 1), null, pages]
}
