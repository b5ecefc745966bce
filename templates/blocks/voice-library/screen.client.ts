import { isRecord } from '../../../client/record.ts'
import { say } from '../../../client/say.ts'
import { sayCount } from '../../../client/say-count.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import { type FacetView, showFacet } from './facet-values.client.ts'
import { pageAt, showPages } from './page-buttons.client.ts'
import { isPlain } from './query-address.client.ts'
import { showPlaying, showVoices } from './voice-rows.client.ts'
import type { VoiceQuery, VoiceResults } from './voice-search.client.ts'

/** What the reader sees of the library. */
export interface Screen {
  showResults(query: VoiceQuery, results: VoiceResults): void
  showWaiting(): void
  /**
   * Replaces the message of a fault when its button is pressed, so that a screen reader announces the same message
   * again.
   */
  showRetry(): void
  showFault(error: unknown): void
  showPlaying(id: string | null): void
  /** Says something about a sample. */
  note(text: string): void
  rowOf(id: string): HTMLElement | null
  /** The page that a button asks for, null for other buttons. */
  pageAt(button: Element, current: number): number | null
  /** Shows all values of a facet, or the first ones. @returns false while its values are not known yet */
  toggleFacet(button: Element): boolean
  /** Brings the top of the results into view, with the focus. */
  goToResults(): void
}

const faults: ReadonlyMap<unknown, string> = new Map([
  ['busy', 'There are too many searches at the moment. Wait a little, then try again.'],
  ['late', 'The search takes too long. Check your connection, then try again.'],
])

/** @param name with which the facets' parameters begin */
export function createScreen(root: HTMLElement, name: string): Screen {
  const part = (which: string) => root.querySelector<HTMLElement>(`[data-voice-${which}]`)
  const nav = root.querySelector<HTMLElement>('.voice-pages')
  const results = part('results')
  const facets = createFacets(root, name)

  const write = (which: string, text: string) => {
    const place = part(which)
    if (place !== null && place.textContent !== text) place.textContent = text
  }
  const showOnly = (which: 'results' | 'empty' | 'fault') => {
    for (const one of ['results', 'empty', 'fault']) part(one)?.toggleAttribute('hidden', one !== which)
    results?.removeAttribute('aria-busy')
    write('note', '')
  }

  return {
    showResults(query, found) {
      showOnly(found.total === 0 ? 'empty' : 'results')
      write('status', sayCount(found.total, '{n} voice', '{n} voices'))
      write('fault-text', '')
      showVoices(root, found.voices)
      facets.show(query, found)
      if (nav !== null) showPages(nav, query.page, found.pages)
      const clear = root.querySelector<HTMLElement>('form [data-filter-clear]')
      if (clear !== null) clear.hidden = isPlain({ ...query, page: 1 }) || found.total === 0
    },
    showWaiting() {
      results?.setAttribute('aria-busy', 'true')
      write('status', say('Searching…'))
    },
    showRetry() {
      write('fault-text', say('Trying again…'))
    },
    showFault(error) {
      showOnly('fault')
      write('status', '')
      write('fault-text', say(faults.get(isRecord(error) ? error.kind : null) ?? 'The voices could not be loaded.'))
    },
    showPlaying: (id) => showPlaying(root, id),
    note: (text) => write('note', text),
    rowOf: (id) => root.querySelector<HTMLElement>(`.voices > [data-voice="${CSS.escape(id)}"]`),
    pageAt: (button, current) => (nav?.contains(button) ? pageAt(button, current) : null),
    toggleFacet: facets.toggle,
    goToResults() {
      results?.focus({ preventScroll: true })
      root.scrollIntoView()
    },
  }
}

/** The values of the facets, which are all shown or only the first ones. */
function createFacets(root: HTMLElement, name: string) {
  const blank = root.querySelector<HTMLTemplateElement>('template[data-voice-value]')?.content.firstElementChild
  const expanded = new Set<FacetName>()
  let last: { readonly query: VoiceQuery; readonly results: VoiceResults } | null = null
  const fieldsetOf = (facet: FacetName) => root.querySelector<HTMLElement>(`[data-facet="${name}-${facet}"]`)
  const show = (query: VoiceQuery, results: VoiceResults) => {
    last = { query, results }
    if (!blank) return
    for (const facet of facetNames) {
      const fieldset = fieldsetOf(facet)
      const view: FacetView = {
        counts: results.facets.get(facet) ?? new Map(),
        chosen: query.chosen.get(facet) ?? new Set(),
        expanded: expanded.has(facet),
      }
      if (fieldset !== null) showFacet(fieldset, blank, view)
    }
  }
  const toggle = (button: Element): boolean => {
    const facet = facetNames.find((one) => fieldsetOf(one)?.contains(button))
    if (facet === undefined) return true
    if (!expanded.delete(facet)) expanded.add(facet)
    if (last === null) return false
    show(last.query, last.results)
    return true
  }
  return { show, toggle }
}
