import type { Related } from '../diagnostic.ts'

/** What repeats may be related to thousands of places: this many are shown where a person reads; JSON has all. */
const maxShown = 5

/** @returns the places to show, and how many there are besides */
export function boundRelated(related: readonly Related[]): {
  readonly shown: readonly Related[]
  readonly hidden: number
} {
  // One more line says no less than 'and 1 more'.
  const shown = related.length <= maxShown + 1 ? related : related.slice(0, maxShown)
  return { shown, hidden: related.length - shown.length }
}
