import { keyOf } from '../../../../compiler/formats/search/words.ts'
import type { Hit } from '../hit.ts'

export interface RankedHit {
  readonly hit: Hit
  readonly worth: number
}

/**
 * Of the pages that are shown, those go first whose text is nearest to the query as it was asked. Several APIs have a
 * schema of one name: where not just that is asked, the best of them stands for the others, which come last.
 */
export function inOrder(query: string, ranked: readonly (RankedHit | null)[]): readonly Hit[] {
  const hits = ranked
    .flatMap((one) => one ?? [])
    .sort((a, b) => b.worth - a.worth)
    .map(({ hit }) => hit)
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
