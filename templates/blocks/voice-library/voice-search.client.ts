import { withLimit } from '../../../client/services/time-limit.ts'
import { countValues, type Faceted, fold, matches, wordsOf } from '../../elements/filter/refinement.client.ts'
import type { VoiceCard } from './contract.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import { perPage } from './limits.ts'

/** What a reader looks for. */
export interface VoiceQuery {
  readonly term: string
  readonly chosen: ReadonlyMap<FacetName, ReadonlySet<string>>
  /** From 1. */
  readonly page: number
}

/** One page of voices, and how many voices each value of each facet would give (disjunctive). */
export interface VoiceResults {
  readonly total: number
  readonly pages: number
  readonly voices: readonly VoiceCard[]
  readonly facets: ReadonlyMap<FacetName, ReadonlyMap<string, number>>
}

/** Finds voices; rejects when it can't. */
export type SearchVoices = (query: VoiceQuery) => Promise<VoiceResults>

/** A voice, ready to be compared. */
export interface IndexedVoice extends Faceted {
  readonly voice: VoiceCard
  /** The folded name: who types a name wants that voice first. */
  readonly name: string
}

/** @returns the voices with what they are compared by */
export function indexVoices(voices: readonly VoiceCard[]): readonly IndexedVoice[] {
  return voices.map((voice) => {
    const values = new Map(facetNames.map((facet) => [facet, [voice[facet]].flat().filter((value) => value !== '')]))
    const words = [voice.name, voice.voiceID, voice.description, ...[...values.values()].flat()]
    return { voice, values, name: fold(voice.name), text: fold(words.join(' ')) }
  })
}

/** Looks through all voices: those whose name holds the words come first, otherwise the order stays. */
export function findVoices(indexed: readonly IndexedVoice[], query: VoiceQuery): VoiceResults {
  const refinement = { words: wordsOf(query.term), chosen: query.chosen }
  const found = indexed.filter((one) => matches(one, refinement))
  const isNamed = ({ name }: IndexedVoice) => refinement.words.every((word) => name.includes(word))
  const ordered = [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))]
  const from = (query.page - 1) * perPage
  return {
    total: found.length,
    pages: Math.ceil(found.length / perPage),
    voices: ordered.slice(from, from + perPage).map(({ voice }) => voice),
    facets: new Map(facetNames.map((facet) => [facet, countValues(indexed, refinement, facet)])),
  }
}

/** Searches the file that the build has shipped. It is loaded at the first search, and again after a failure. */
export function openShippedVoices(url: string): SearchVoices {
  let loading: Promise<readonly IndexedVoice[]> | null = null
  const load = async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answers with ${response.status}`)
    const voices: readonly VoiceCard[] = await response.json()
    return indexVoices(voices)
  }
  return async (query) => {
    loading ??= withLimit(10_000, `${url} takes too long`, load)
    try {
      return findVoices(await loading, query)
    } catch (error) {
      loading = null
      throw error
    }
  }
}
