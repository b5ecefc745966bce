import type { AskIndex, FacetValue, IndexAnswer } from '../../../client/providers/hosted-client.client.ts'
import type { VoiceCard } from './contract.ts'
import { facetNames } from './facet-names.ts'
import { perPage } from './limits.ts'
import type { SearchVoices, VoiceQuery, VoiceResults } from './voice-search.client.ts'

/** The most values of a facet that the service gives. */
const maxValues = 1000

/** Searches a hosted index whose records have the fields of a voice (specification, section 3). */
export function openHostedVoices(ask: AskIndex): SearchVoices {
  return async (query) => voiceResults(await ask(voiceQueries(query)), query)
}

/**
 * What the index is asked: the page of voices with the counts of all facets, then for each facet in which something is
 * chosen its counts without that choice, because those of the first query would know the chosen values alone.
 */
export function voiceQueries({ term, chosen, page }: VoiceQuery) {
  const filters = (except?: string) =>
    [...chosen]
      .filter(([facet, values]) => facet !== except && values.size > 0)
      .map(([facet, values]) => Array.from(values, (value): FacetValue => [facet, value]))
  const common = { query: term, maxValuesPerFacet: maxValues }
  const counts = refined(chosen).map((facet) => ({
    ...common,
    facets: [facet],
    facetFilters: filters(facet),
    hitsPerPage: 0,
    page: 0,
    analytics: false,
  }))
  return [
    { ...common, facets: [...facetNames], facetFilters: filters(), hitsPerPage: perPage, page: page - 1 },
    ...counts,
  ]
}

/** Joins the answers to `voiceQueries(query)`. */
export function voiceResults(answers: readonly IndexAnswer[], { chosen }: VoiceQuery): VoiceResults {
  const [main, ...others] = answers
  const own = new Map(refined(chosen).map((facet, index) => [facet, others[index]]))
  return {
    total: main?.total ?? 0,
    pages: main?.pages ?? 0,
    voices: (main?.hits ?? []).map(voiceOf),
    facets: new Map(
      facetNames.map((facet) => [facet, (own.get(facet) ?? main)?.facets.get(facet) ?? new Map<string, number>()]),
    ),
  }
}

function refined(chosen: VoiceQuery['chosen']) {
  return facetNames.filter((facet) => (chosen.get(facet)?.size ?? 0) > 0)
}

/** Reads a record of the index. Whatever it holds becomes text, and only an address of the web becomes a sample. */
function voiceOf(hit: Readonly<Record<string, unknown>>): VoiceCard {
  const text = (key: string) => {
    const value = hit[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const preview = text('previewUrl')
  const labels = Array.isArray(hit.labels) ? hit.labels : []
  return {
    id: text('objectID'),
    voiceID: text('voiceID'),
    name: text('voiceName'),
    description: text('description'),
    preview: /^(https:\/\/|\/(?![/\\]))/i.test(preview) ? preview : '',
    locale: text('locale'),
    accent: text('accent'),
    category: text('category'),
    age: text('age'),
    gender: text('gender'),
    labels: labels.filter((label) => typeof label === 'string'),
  }
}
