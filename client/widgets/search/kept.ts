import { allowsFunctionalStorage } from '../../consent.ts'
import { readItem, writeItem } from '../../services/storage.ts'
import type { Choice, FacetCount, Results } from './hit.ts'
import { keptAt } from './kept-place.ts'

/** The last search of a visit, so that who comes back to the dialog finds it as it was. */
export interface KeptSearch extends Choice {
  /** What was searched: pages of another index, or of another brand, do not have these results. */
  readonly scope: string
  readonly query: string
  readonly page: number
  readonly results: Results
  /** What the other brand has, once that is known. */
  readonly other?: FacetCount
}

/** Keeps it where functional cookies are enabled; without consent, removes what was kept. */
export function keepSearch(search: KeptSearch): void {
  writeItem('sessionStorage', keptAt, allowsFunctionalStorage() ? JSON.stringify(search) : null)
}

/** @returns the last search in this scope, or null: also where what is kept can't be read */
export function keptSearch(scope: string): KeptSearch | null {
  try {
    const kept: KeptSearch | null = JSON.parse(readItem('sessionStorage', keptAt) ?? 'null')
    return kept?.scope === scope && isShown(kept) ? kept : null
  } catch {
    return null
  }
}

/** What another release has kept may have another form. Hits may lead to any host, but run nothing. */
function isShown({ query, page, results }: KeptSearch): boolean {
  const isLink = ({ url }: { readonly url?: unknown }) => typeof url === 'string' && /^(?:\/|https?:)/.test(url)
  const isPlace = (place: { readonly url?: unknown; readonly excerpt?: unknown }) =>
    isLink(place) && Array.isArray(place.excerpt)
  return (
    typeof query === 'string' &&
    Number.isInteger(page) &&
    Array.isArray(results?.hits) &&
    results.hits.every((hit) => typeof hit.title === 'string' && [hit, ...(hit.more ?? [])].every(isPlace)) &&
    (results.near?.pages ?? []).every(isLink)
  )
}
