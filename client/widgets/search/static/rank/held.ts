import { roles } from '../../../../../compiler/formats/search/codec.ts'
import type { Concept } from '../words/concept.ts'
import { calledBit } from '../words/findings.ts'

/** What one page has of each word of a query, in columns: one is filled for thousands of pages, with each key. */
export interface Held {
  /** What the form that the page has counts beside the word: 0 where it has none. */
  readonly shares: Float64Array
  readonly roles: Uint8Array
  readonly counts: Uint8Array
  /** 1 where the title has some form of the word, or what means the same. */
  readonly called: Uint8Array
}

/** @param size how many words the query has */
export function emptyHeld(size: number): Held {
  return {
    shares: new Float64Array(size),
    roles: new Uint8Array(size),
    counts: new Uint8Array(size),
    called: new Uint8Array(size),
  }
}

/** @param concepts of the query, as many as there is room for */
export function fillHeld(
  { shares, roles: held, counts, called }: Held,
  concepts: readonly Concept[],
  page: number,
): void {
  for (let at = 0; at < shares.length; at++) {
    const findings = concepts[at]?.findings
    const bits = findings?.roles[page] ?? 0
    shares[at] = findings?.shares[findings.forms[page] ?? 0] ?? 0
    held[at] = bits & ~calledBit
    counts[at] = findings?.counts[page] ?? 0
    called[at] = bits & calledBit ? 1 : 0
  }
}

/** How much more a form counts that a page is called by: where that is one word of the query, and where it is several. */
const one = 1.1
const several = 1.25
/** What counts so much is the word itself, in another form or spelling. */
const same = 0.85
/** What only means the same counts less all the same. */
const most = 0.95

/**
 * That what means the same is meant may be chance in a text. It is none in a name: "which warehouse should I pick" asks for
 * "Choosing a Warehouse", however often other pages that speak of warehouses have the word "pick".
 */
export function countCalled({ shares, roles: held }: Held): void {
  if (shares.length < 2) return
  let [called, alike] = [0, 0]
  for (let at = 0; at < shares.length; at++)
    if ((held[at] ?? 0) & roles.title) {
      called++
      if ((shares[at] ?? 0) < same) alike++
    }
  if (alike === 0) return
  const factor = called > 1 ? several : one
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at] ?? 0
    if ((held[at] ?? 0) & roles.title && share < same) shares[at] = Math.min(most, factor * share)
  }
}
