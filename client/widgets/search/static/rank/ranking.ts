import { hitsPerPage } from '../../hit.ts'

/** A page that answers. */
export interface Found {
  readonly page: number
  readonly worth: number
  /** It holds all words of the query in some form. */
  readonly isComplete: boolean
}

/** Pages with any word of a query, in columns, in the order of their places: a common word has thousands. */
export interface Ranking {
  readonly pages: Int32Array
  readonly worths: Float64Array
  /** How much of the query's meaning each holds. */
  readonly coverages: Float64Array
  /** Of `rankBits`. */
  readonly bits: Uint8Array
  size: number
}

export const rankBits = {
  /** It holds all words of the query in some form. */
  complete: 1,
  /** Its title has some word of the query. */
  called: 2,
  /** The whole query names it, or a place of it. */
  named: 4,
  /** It is among the best, which were looked at again. */
  compared: 8,
}

/** Pages that are worth less than this part of the best one are no answer, unless they hold all words. */
const minWorth = 0.2
/** A page must hold this part of what the query says. */
const minCoverage = 0.34

/** @param most how many pages there may be */
export function emptyRanking(most: number): Ranking {
  return {
    pages: new Int32Array(most),
    worths: new Float64Array(most),
    coverages: new Float64Array(most),
    bits: new Uint8Array(most),
    size: 0,
  }
}

/** @returns what the page of this place is worth at least, from the best on; of fewer pages all are */
export function nth({ worths, size }: Ranking, place: number): number {
  if (size <= place) return Number.NEGATIVE_INFINITY
  return worths.slice(0, size).sort()[size - place] ?? Number.NEGATIVE_INFINITY
}

/** @returns those pages that answer, best first: of the compared ones, then of the rest */
export function answersOf(ranking: Ranking): readonly Found[] {
  const { worths, coverages, bits, size } = ranking
  let best = 0
  for (let at = 0; at < size; at++) if (((bits[at] ?? 0) & rankBits.named) === 0) best = Math.max(best, worths[at] ?? 0)
  const answers = (from: number, part: number, needed = 0) => {
    const least = from * best
    const compared: number[] = []
    const rest: number[] = []
    for (let at = 0; at < size; at++) {
      const held = bits[at] ?? 0
      const isAnswer =
        (held & (rankBits.named | rankBits.complete)) !== 0 ||
        ((worths[at] ?? 0) >= least && (coverages[at] ?? 0) >= part)
      if (isAnswer && (held & needed) === needed) (held & rankBits.compared ? compared : rest).push(at)
    }
    return [...bestFirst(compared, ranking), ...bestFirst(rest, ranking)]
  }
  const good = answers(minWorth, minCoverage)
  if (good.length >= hitsPerPage) return good
  // With few answers the limits are lower: pages about a part of the query may follow a full answer.
  if (good.length > 0) return answers(minWorth / 3, minCoverage / 2)
  const some = answers(minWorth / 3, minCoverage)
  // "Keyboard shortcuts for agents": where nothing holds more, a page is an answer that is called by a word.
  return some.length > 0 ? some : answers(minWorth, minCoverage / 2, rankBits.called)
}

/**
 * Numbers alone are sorted without a comparison of ours, and where each belongs is looked up: many times faster.
 *
 * @param chosen places in the ranking, in their order, which holds for pages that are worth the same
 */
function bestFirst(chosen: readonly number[], { pages, worths, bits }: Ranking): readonly Found[] {
  const sorted = Float64Array.from(chosen, (at) => worths[at] ?? 0).sort()
  const taken = new Int32Array(sorted.length)
  const found: Found[] = new Array(sorted.length)
  for (const at of chosen) {
    const worth = worths[at] ?? 0
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle] ?? 0) <= worth) from = middle + 1
      else to = middle
    }
    const better = sorted.length - from
    const place = better + (taken[better] ?? 0)
    taken[better] = (taken[better] ?? 0) + 1
    found[place] = { page: pages[at] ?? 0, worth, isComplete: ((bits[at] ?? 0) & rankBits.complete) !== 0 }
  }
  return found
}
