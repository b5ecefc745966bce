import { startFacetPanel } from '../../elements/facets/facet-panel.client.ts'
import type { VoiceSource } from './contract.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import { createPlayer } from './player.client.ts'
import { isPlain, readQuery, sameQuery, writeQuery } from './query-address.client.ts'
import { createScreen } from './screen.client.ts'
import { nameIn } from './voice-rows.client.ts'
import { openShippedVoices, type SearchVoices, type VoiceQuery } from './voice-search.client.ts'

/** Milliseconds of rest before typing becomes a search: of a hosted index each search costs. */
const rests = { own: 60, hosted: 250 }

/** Milliseconds before a search that takes long says so. */
const slowAfterMs = 300

async function open(source: VoiceSource): Promise<SearchVoices> {
  if (!('indexName' in source)) return openShippedVoices(source.url)
  const { openHostedVoices } = await import('./hosted-voices.client.ts')
  return openHostedVoices(source)
}

/** Makes the library search, narrow down, turn its pages and play. */
export function hydrate(root: HTMLElement, props: unknown): void {
  const { name, source } = props as { readonly name: string; readonly source: VoiceSource }
  const form = root.querySelector('form')
  const field = root.querySelector<HTMLInputElement>('input[type="search"]')
  if (form === null || field === null) return
  const screen = createScreen(root, name)
  let query = readQuery(name)
  let searching: Promise<SearchVoices> | null = null
  /** The number of the newest search: older ones come too late. */
  let newest = 0
  let timer = 0
  let playing: string | null = null

  const player = createPlayer(
    (id) => {
      playing = id
      screen.showPlaying(id)
    },
    (id) => screen.note(`The sample of ${nameIn(screen.rowOf(id))} could not be played.`),
  )

  const run = async (turned = false): Promise<void> => {
    clearTimeout(timer)
    timer = 0
    newest += 1
    const own = newest
    const sentQuery = query
    writeQuery(name, sentQuery)
    const slow = setTimeout(() => screen.showWaiting(), slowAfterMs)
    try {
      searching ??= open(source)
      const results = await (await searching)(sentQuery)
      if (own !== newest) return
      if (results.voices.length === 0 && results.total > 0 && sentQuery.page > 1) {
        query = { ...sentQuery, page: Math.max(1, Math.min(results.pages, sentQuery.page - 1)) }
        return await run(turned)
      }
      screen.showResults(sentQuery, results)
      if (playing !== null && screen.rowOf(playing) === null) player.stop()
      else screen.showPlaying(playing)
      if (turned) screen.goToResults()
    } catch (error) {
      // A module that could not be loaded is asked for anew.
      searching = null
      if (own === newest) screen.showFault(error)
    } finally {
      clearTimeout(slow)
    }
  }
  const change = (changes: Partial<VoiceQuery>, rest = 0) => {
    query = { ...query, page: 1, ...changes }
    clearTimeout(timer)
    if (rest === 0) void run(changes.page !== undefined)
    else timer = window.setTimeout(run, rest)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (timer !== 0) void run()
  })
  form.addEventListener('input', ({ target }) => {
    if (target === field) change({ term: field.value }, 'indexName' in source ? rests.hosted : rests.own)
    else if (target instanceof HTMLInputElement) change({ chosen: withChoice(query.chosen, facetOf(target), target) })
  })
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const row = button?.closest<HTMLElement>('.voice')
    if (button === null || button.disabled) return
    const page = screen.pageAt(button, query.page)
    if (page !== null) change({ page })
    else if (row && button.dataset.preview) player.toggle(row.dataset.voice ?? '', button.dataset.preview)
    else if (button.matches('.facet-more')) {
      if (!screen.toggleFacet(button)) void run()
    } else if (button.matches('[data-filter-clear]')) {
      field.value = ''
      field.focus()
      change({ term: '', chosen: new Map() })
    } else if (button.matches('[data-voice-fault] button')) {
      screen.showRetry()
      void run(true)
    }
  })
  addEventListener('popstate', () => {
    const given = readQuery(name)
    if (timer !== 0 || sameQuery(given, query)) return
    query = given
    field.value = query.term
    void run()
  })
  startFacetPanel(root)

  // What a reader has done before the scripts came goes before what the address says.
  if (field.value === '') field.value = query.term
  else query = { ...query, term: field.value, page: 1 }
  for (const box of form.querySelectorAll<HTMLInputElement>('input:checked'))
    query = { ...query, chosen: withChoice(query.chosen, facetOf(box), box) }
  if (source.provider !== 'static' || !isPlain(query)) void run()
  else {
    // The file comes while the reader still thinks of a word.
    form.addEventListener('focusin', () => void warmUp(), { once: true })
  }
  async function warmUp(): Promise<void> {
    searching ??= open(source)
    await (await searching)(query).catch(() => {})
  }
}

/** @returns the facet that a choice belongs to: its parameter ends in the facet's name */
function facetOf(box: HTMLInputElement): FacetName | undefined {
  return facetNames.find((facet) => box.name.endsWith(`-${facet}`))
}

function withChoice(
  chosen: VoiceQuery['chosen'],
  facet: FacetName | undefined,
  { value, checked }: HTMLInputElement,
): VoiceQuery['chosen'] {
  if (facet === undefined) return chosen
  const values = new Set(chosen.get(facet))
  if (checked) values.add(value)
  else values.delete(value)
  return new Map(chosen).set(facet, values)
}
