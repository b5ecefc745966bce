import { track } from '../../services/track.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import { texts } from './answer-texts.ts'
import type { FacetCount, Results, SearchProvider } from './hit.ts'
import { keepSearch, keptSearch } from './kept.ts'
import { showNothing } from './nothing.ts'
import { answerParts, offerBrand, offerProducts, setAside } from './parts.ts'
import { type ShownHit, showHits } from './results.ts'
import { openProvider, scopeOf } from './scope.ts'

/** The dialog that answers are shown in. */
export interface SearchFrame {
  readonly config: ClientConfig
  readonly body: HTMLElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: HTMLElement
  say(text: string, canRetry?: boolean): void
  /** Searches what stands in the field. */
  run(): Promise<void>
}

/** Searches, and shows what was found. */
export interface Answers {
  /** Begins with what the search for what is typed will need. */
  warm(query: string): void
  /** Hits are those of the query before: to see, and nothing else. */
  setAside(): void
  /** Takes all answers out of the dialog. */
  clear(): void
  /** Searches all products of the page's own brand again. */
  widen(): void
  /**
   * Rejects when the search can't be reached.
   *
   * @param answered called when there is an answer, before it is shown
   */
  find(query: string, isCurrent: () => boolean, answered: () => void): Promise<void>
  /** Shows the last search of the visit again. @returns false where there is none in this scope */
  restore(): boolean
  move(by: number): void
  /** Opens the hit that is marked, or the first. @returns false where there is none */
  choose(): boolean
}

export function createAnswers({ config, body, input, list, status, say, run }: SearchFrame): Answers {
  const scope = scopeOf(config)
  const parts = answerParts({
    turn,
    filter: (product) => choose({ product }),
    otherBrand: () => choose({ product: null, brand: state.other }),
  })
  const { product, previous, next, place, pager, other, stale, nothing } = parts
  status.before(product)
  list.before(nothing)
  body.append(stale, other)
  body.after(pager)

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
    provider: null as Promise<SearchProvider> | null,
  }
  const { support = null } = document.querySelector<HTMLElement>('[data-support]')?.dataset ?? {}

  function provider(): Promise<SearchProvider> {
    state.provider ??= openProvider(config, scope).catch((error: unknown) => {
      state.provider = null
      throw error
    })
    return state.provider
  }

  function listed(hits: readonly ShownHit[]): void {
    state.hits = hits
    activate(-1)
    input.setAttribute('aria-expanded', String(hits.length > 0))
  }

  function aside(): void {
    state.page = 0
    for (const part of [nothing, pager, other]) part.hidden = true
    setAside(list, stale)
    listed([])
  }

  async function find(query: string, isCurrent: () => boolean, answered: () => void): Promise<void> {
    const { page, product: chosen, brand } = state
    const opened = await provider()
    const results = await opened.search(query, page, { product: chosen, brand })
    if (!isCurrent()) return
    answered()
    show(query, results)
    const search = { scope: scope.name, query, page, product: chosen, brand, results }
    if (results.incomplete !== true) keepSearch(search)
    track('search', { query, results: results.total, page: page + 1 })
    const share = await opened.elsewhere?.(query, { product: chosen, brand }).catch(() => null)
    if (share == null || !isCurrent()) return
    showOther(share)
    if (results.incomplete !== true) keepSearch({ ...search, other: share })
  }

  function show(query: string, results: Results): void {
    const { page } = state
    state.pages = results.pages
    stale.hidden = true
    listed(showHits(list, results.hits))
    // When the page is laid out anyway: before, it would be laid out for this alone.
    requestAnimationFrame(() => body.scrollTo(0, 0))
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

  function showOther(share: FacetCount | null): void {
    state.other = share?.key ?? null
    offerBrand(other, share)
  }

  function ask(word: string): void {
    input.value = word
    input.focus()
    aside()
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

  return {
    warm: (query) => {
      const { product: chosen, brand } = state
      provider().then(
        (found) => found.warm?.(query, { product: chosen, brand }),
        () => {},
      )
    },
    setAside: aside,
    clear() {
      for (const part of [nothing, pager, other, stale, product]) part.hidden = true
      list.replaceChildren()
      listed([])
    },
    widen: () => void Object.assign(state, { product: null, brand: null }),
    find,
    restore() {
      const kept = keptSearch(scope.name)
      if (kept === null) return false
      const { query, page, product: chosen, brand, results, other: share = null } = kept
      input.value = query
      Object.assign(state, { page, product: chosen, brand })
      show(query, results)
      showOther(share)
      return true
    },
    move(by) {
      const { length } = state.hits
      if (length > 0) activate(by > 0 ? (state.active + 1) % length : (state.active <= 0 ? length : state.active) - 1)
    },
    choose() {
      const hit = state.hits[state.active] ?? state.hits[0]
      hit?.option.click()
      return hit !== undefined
    },
  }
}
