import type { Loading } from '../../../client/loading.ts'
import { startFacetPanel } from '../../elements/facets/facet-panel.client.ts'
import type { VoiceSource } from './contract.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import { isPlain, readQuery, sameQuery } from './query-address.client.ts'
import { createScreen, type Screen } from './screen.client.ts'
import { createSearch, type VoiceSearch } from './search.client.ts'
import type { VoiceQuery } from './voice-search.client.ts'

/** Milliseconds between the last key and the search: of a hosted index each search costs. */
const debounceMs = { own: 60, hosted: 250 }

/** Makes the library search, narrow down, turn its pages and play. */
export function hydrate(
  root: HTMLElement,
  { name, source }: { readonly name: string; readonly source: VoiceSource },
  loading: Loading,
): void {
  const form = root.querySelector('form')
  const field = root.querySelector<HTMLInputElement>('input[type="search"]')
  if (form === null || field === null) return
  const screen = createScreen(root, name)
  const search = createSearch(name, source, screen, loading)
  const asking = createAsking(search)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (asking.isWaiting()) asking.run()
  })
  form.addEventListener('input', ({ target }) => {
    const delayMs = 'indexName' in source ? debounceMs.hosted : debounceMs.own
    if (target === field) asking.change({ term: field.value }, delayMs)
    else if (target instanceof HTMLInputElement)
      asking.change({ chosen: withChoice(search.query.chosen, facetOf(target), target) })
  })
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button !== null && !button.disabled) press(button, { screen, search, asking, field })
  })
  addEventListener('popstate', () => {
    const given = readQuery(name)
    if (asking.isWaiting() || sameQuery(given, search.query)) return
    search.query = given
    field.value = given.term
    asking.run()
  })
  startFacetPanel(root)

  search.query = queryShown(search.query, form, field)
  if (source.provider !== 'static' || !isPlain(search.query)) asking.run()
  else {
    // Loads the file before the first key.
    form.addEventListener('focusin', () => void search.warmUp(), { once: true })
  }
}

/** When the library is searched. */
interface Asking {
  /** @param turned the reader turned the page: the results are scrolled to */
  run(turned?: boolean): void
  /** Searches for what has changed, at once or when so much time has gone by without another change. */
  change(changes: Partial<VoiceQuery>, delayMs?: number): void
  isWaiting(): boolean
}

function createAsking(search: VoiceSearch): Asking {
  let timer = 0
  const run = (turned = false) => {
    clearTimeout(timer)
    timer = 0
    void search.run(turned)
  }
  return {
    run,
    change(changes, delayMs = 0) {
      search.query = { ...search.query, page: 1, ...changes }
      clearTimeout(timer)
      if (delayMs === 0) run(changes.page !== undefined)
      else timer = window.setTimeout(run, delayMs)
    },
    isWaiting: () => timer !== 0,
  }
}

interface Library {
  readonly screen: Screen
  readonly search: VoiceSearch
  readonly asking: Asking
  readonly field: HTMLInputElement
}

/** Does what a button of the library says. */
function press(button: HTMLButtonElement, { screen, search, asking, field }: Library): void {
  const row = button.closest<HTMLElement>('.voice')
  const page = screen.pageAt(button, search.query.page)
  if (page !== null) asking.change({ page })
  else if (row && button.dataset.preview) search.player.toggle(row.dataset.voice ?? '', button.dataset.preview)
  else if (button.matches('.facet-more')) {
    if (!screen.toggleFacet(button)) asking.run()
  } else if (button.matches('[data-filter-clear]')) {
    field.value = ''
    field.focus()
    asking.change({ term: '', chosen: new Map() })
  } else if (button.matches('[data-voice-fault] button')) {
    screen.showRetry()
    asking.run(true)
  }
}

/**
 * What a reader has typed or chosen before the scripts came wins over the address; an empty field takes the address's
 * term.
 */
function queryShown(query: VoiceQuery, form: HTMLFormElement, field: HTMLInputElement): VoiceQuery {
  const isTyped = field.value !== ''
  if (!isTyped) field.value = query.term
  const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')].reduce(
    (all, box) => withChoice(all, facetOf(box), box),
    query.chosen,
  )
  return { ...query, ...(isTyped && { term: field.value, page: 1 }), chosen }
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
