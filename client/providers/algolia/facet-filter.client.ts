import type { FacetValue } from '../hosted-client.client.ts'

/** @returns a value of a facet as a filter of Algolia's asks for it: one that begins with a dash would mean "not" */
export function facetFilter([facet, value]: FacetValue): string {
  return `${facet}:${value.startsWith('-') ? `\\${value}` : value}`
}
