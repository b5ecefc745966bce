import { createDialog } from '../../dialog/dialog.ts'
import { element } from '../../element.ts'
import { track } from '../../services/track.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { Results, SearchProvider, Share } from './hit.ts'
import { forgetSearch, keepSearch, keptSearch } from './kept.ts'
import { showNothing } from './nothing.ts'
import { offerBrand, offerProducts, searchParts, setAside } from './parts.ts'
import { type ShownHit, showHits } from './results.ts'
import { moveAlong, showStart } from './start.ts'
import { texts } from './texts.ts'

/** Milliseconds without a key before a search begins (spec 2.5, 9). */
const debounce = 250
/** Milliseconds before a search that is still under way says so: most end before. */
const patience = 300

/**
 * Makes the search dialog.
 *
 * @param scope names what is searched from this page: the last results of a visit are kept for it
 * @param provider made for the page's brand, or for enablement pages
 * @returns opens the dialog for the control that asked for it
 */
export function createSearch(config: ClientConfig, scope: string, provider: () => Promise<SearchProvider>) {
  const parts = searchParts(config, {
    type: typed,
    key: onKey,
    again: () => void run(),
    turn,
    filter: (product) => choose({ product }),
    otherBrand: () => choose({ product: null, brand: state.other }),
  })
  const { input, list, status, product, retry, previous, next, place, pager, other, stale, start, nothing } = parts
  const dialog = createDialog({
    label: texts.name,
    className: 'search-dialog',
    styles: config.styles.search,
    onClose: stop,
  })
  const head = element('div', { class: 'search-head' }, parts.sign, input, dialog.closeButton)
  dialog.root.append(head, product, status, retry, parts.body, pager, parts.keys)

  const state = {
    page: 0,
    pages: 0,
    product: null as string | null,
    productName: '',
    brand: null as string | null,
    /** The brand that the button leads to; null for the page's own. */
    other: null as string | null,
    hits: [] as readonly ShownHit[],
    active: -1,
    run: 0,
    timer: 0,
    engine: null as Promise<SearchProvider> | null,
  }
  const kept = keptSearch(scope)
  const { support = null } = document.querySelector<HTMLElement>('[data-support]')?.dataset ?? {}

  function engine(): Promise<SearchProvider> {
    state.engine ??= provider().catch((error: unknown) => {
      state.engine = null
      throw error
    })
    return state.engine
  }

  function stop(): void {
    window.clearTimeout(state.timer)
    state.run++
  }

  function typed(): void {
    stop()
    state.page = 0
    for (const part of [start, nothing, retry, pager, other]) part.hidden = true
    setAside(parts)
    listed([])
    if (input.value.trim() === '') {
      forgetSearch()
      restart()
      return
    }
    // What the search needs comes while the reader types on.
    engine().then(
      (found) => found.warm?.(),
      () => {},
    )
    state.timer = window.setTimeout(run, debounce)
  }

  /** Before anything is typed. */
  function restart(): void {
    Object.assign(state, { product: null, brand: null, page: 0 })
    say('')
    product.hidden = true
    stale.hidden = true
    showStart(start)
    start.hidden = false
  }

  function say(text: string, canRetry = false): void {
    status.textContent = text
    retry.hidden = !canRetry
  }

  function listed(hits: readonly ShownHit[]): void {
    state.hits = hits
    activate(-1)
    input.setAttribute('aria-expanded', String(hits.length > 0))
  }

  async function run(): Promise<void> {
    window.clearTimeout(state.timer)
    const query = input.value.trim()
    const own = ++state.run
    if (query === '') return
    const waiting = window.setTimeout(() => {
      if (own === state.run) say(texts.searching)
    }, patience)
    const { page, product: chosen, brand } = state
    try {
      const asked = await engine()
      const results = await asked.search(query, page, { product: chosen, brand })
      // An answer that a newer question has overtaken is dropped.
      if (own !== state.run) return
      window.clearTimeout(waiting)
      show(query, results)
      const search = { scope, query, page, product: chosen, brand, results }
      if (results.incomplete !== true) keepSearch(search)
      track('search', { query, results: results.total, page: page + 1 })
      const share = await asked.elsewhere?.(query, { product: chosen, brand }).catch(() => null)
      if (share == null || own !== state.run) return
      showOther(share)
      if (results.incomplete !== true) keepSearch({ ...search, other: share })
    } catch (error) {
      if (own !== state.run) return
      console.warn('signalpost: search', error)
      list.replaceChildren()
      listed([])
      stale.hidden = true
      product.hidden = true
      say(navigator.onLine === false ? texts.offline : texts.unreachable, true)
    } finally {
      window.clearTimeout(waiting)
    }
  }

  function show(query: string, results: Results): void {
    const { page } = state
    state.pages = results.pages
    start.hidden = true
    stale.hidden = true
    listed(showHits(list, results.hits))
    parts.body.scrollTop = 0
    const isFound = results.hits.length > 0
    const { products = [] } = results
    state.productName = products.find(({ key }) => key === state.product)?.label ?? state.productName
    offerProducts(product, products, state.product)
    const none = state.product === null ? texts.none(query) : texts.noneInProduct(query, state.productName)
    const text = isFound ? texts.summary(results) : none
    const isWhole = results.incomplete !== true
    say(isWhole ? text : `${text}. ${texts.incomplete}`, !isWhole)
    nothing.hidden = isFound
    if (!isFound) showNothing(nothing, { near: results.near, support, ask })
    pager.hidden = results.pages < 2
    previous.disabled = page === 0
    next.disabled = page >= results.pages - 1
    place.textContent = texts.place(page + 1, results.pages)
    showOther(null)
  }

  function showOther(share: Share | null): void {
    state.other = share?.key ?? null
    offerBrand(other, share)
  }

  function ask(word: string): void {
    input.value = word
    input.focus()
    setAside(parts)
    void run()
  }

  function choose(choice: { readonly product: string | null; readonly brand?: string | null }): void {
    Object.assign(state, choice, { page: 0 })
    // Arrow keys go on among the products.
    if (!product.contains(document.activeElement)) input.focus()
    void run()
  }

  function turn(by: number): void {
    state.page = Math.min(Math.max(state.page + by, 0), Math.max(state.pages - 1, 0))
    input.focus()
    void run()
  }

  function activate(index: number): void {
    state.hits[state.active]?.option.setAttribute('aria-selected', 'false')
    state.active = index
    const hit = state.hits[index]
    if (hit === undefined) {
      input.removeAttribute('aria-activedescendant')
      return
    }
    hit.option.setAttribute('aria-selected', 'true')
    hit.option.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', hit.id)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return
    const last = state.hits.length - 1
    const links = start.hidden ? [] : [...start.querySelectorAll('a')]
    const isEmpty = last < 0
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (isEmpty ? links[0]?.focus() : activate(state.active >= last ? 0 : state.active + 1)),
      ArrowUp: () => (isEmpty ? links.at(-1)?.focus() : activate(state.active <= 0 ? last : state.active - 1)),
      // Who is quicker than the pause wants the search now.
      Enter: () => (isEmpty ? void run() : (state.hits[state.active] ?? state.hits[0])?.option.click()),
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    step()
  }

  start.addEventListener('keydown', (event) => moveAlong(start, input, event))
  dialog.root.addEventListener('click', ({ target }) => {
    // A hit on this page only moves it: the dialog must not stay before it.
    if (target instanceof Element && target.closest('a') !== null) dialog.hide()
  })

  if (kept === null) restart()
  else {
    input.value = kept.query
    Object.assign(state, { page: kept.page, product: kept.product, brand: kept.brand })
    show(kept.query, kept.results)
    showOther(kept.other ?? null)
  }
  return (trigger: HTMLElement) => {
    // What the reader has seen since.
    if (!start.hidden) showStart(start)
    dialog.show(trigger, () => {
      input.select()
      return input
    })
  }
}
