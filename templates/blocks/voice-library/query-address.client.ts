import { writeAddress } from '../../elements/filter/filter-address.client.ts'
import { facetNames } from './facet-names.ts'
import { longestTerm } from './limits.ts'
import type { VoiceQuery } from './voice-search.client.ts'

// The address keeps what is looked for: `voices=warm&voices-locale=en-GB&voices-page=2`, with `name` as the beginning.

/** @param name the beginning of the parameters */
export function readQuery(name: string): VoiceQuery {
  const parameters = new URLSearchParams(location.search)
  const page = Number(parameters.get(`${name}-page`))
  return {
    term: (parameters.get(name) ?? '').slice(0, longestTerm),
    chosen: new Map(facetNames.map((facet) => [facet, new Set(parameters.getAll(`${name}-${facet}`))])),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/** Puts a query into the address in place of the one that is there. */
export function writeQuery(name: string, query: VoiceQuery): void {
  const names = [name, ...facetNames.map((facet) => `${name}-${facet}`), `${name}-page`]
  writeAddress(names, parametersOf(name, query))
}

/** Whether it asks for nothing but the first page of all voices. */
export function isPlain(query: VoiceQuery): boolean {
  return parametersOf('', query).size === 0
}

/** @returns whether two queries ask for the same page of the same voices */
export function sameQuery(a: VoiceQuery, b: VoiceQuery): boolean {
  return JSON.stringify([...parametersOf('', a)]) === JSON.stringify([...parametersOf('', b)])
}

/** Only what differs from the first page of all voices. */
function parametersOf(name: string, { term, chosen, page }: VoiceQuery): ReadonlyMap<string, readonly string[]> {
  const parameters: [string, readonly string[]][] = [
    [name, term.trim() === '' ? [] : [term]],
    ...facetNames.map((facet): [string, readonly string[]] => [`${name}-${facet}`, [...(chosen.get(facet) ?? [])]]),
    [`${name}-page`, page > 1 ? [String(page)] : []],
  ]
  return new Map(parameters.filter(([, values]) => values.length > 0))
}
