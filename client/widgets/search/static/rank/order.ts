import { keyOf } from '../../../../../compiler/formats/search/words.ts'
import type { Hit } from '../../hit.ts'

export interface RankedHit {
  readonly hit: Hit
  readonly worth: number
}

/** What a page must be worth of the one above it to go before that. */
const nearly = 0.9

/**
 * Of the pages that are shown, those go first whose text is nearest to the query as it was asked. Several APIs have a
 * schema of one name: where not just that is asked, the best of them stands for the others, which come last.
 */
export function inOrder(query: string, ranked: readonly (RankedHit | null)[]): readonly Hit[] {
  const hits = belowFirst(ranked.flatMap((one) => one ?? []).sort((a, b) => b.worth - a.worth)).map(({ hit }) => hit)
  const first = new Set<string>()
  const isAgain = ({ kind, title }: Hit) => {
    if (kind !== 'schema' || keyOf(title) === keyOf(query)) return false
    const isKnown = first.has(title)
    first.add(title)
    return isKnown
  }
  const again = new Set(hits.filter(isAgain))
  return [...hits.filter((hit) => !again.has(hit)), ...again]
}

/**
 * The page above others says something of all that they are about: one of them that answers nearly as well goes before it.
 *
 * @param sorted the best first
 */
function belowFirst(sorted: readonly RankedHit[]): readonly RankedHit[] {
  const found: RankedHit[] = []
  for (const one of sorted) {
    const above = found.findIndex(({ hit, worth }) => isBelow(one.hit, hit) && one.worth >= nearly * worth)
    found.splice(above < 0 ? found.length : above, 0, one)
  }
  return found
}

/** Of two that are called alike, the one above is what is asked by their name. */
function isBelow({ kind, url, title }: Hit, above: Hit): boolean {
  const isUnder = kind === 'guide' && above.kind === 'guide' && url.startsWith(`${above.url.replace(/#.*/, '')}/`)
  return isUnder && keyOf(title) !== keyOf(above.title)
}
