import { createDialog } from '../../dialog.ts'
import { element, icon } from '../../element.ts'
import type { ClientConfig } from '../../services/config.ts'
import { track } from '../../services/track.ts'
import type { Results, SearchProvider } from './hit.ts'
import { type ShownHit, showHits } from './results.ts'

/** Milliseconds without a key before a search begins (spec 2.5, 9). */
const debounce = 250
/** Milliseconds before a search that is still under way says so: most end before. */
const patience = 300

/**
 * Makes the search dialog: a combobox whose listbox holds the hits (WAI-ARIA Authoring Practices, "Editable combobox
 * with list autocomplete"; the list stands below instead of floating).
 *
 * @param provider made for the page's brand, or for enablement pages
 * @returns opens the dialog for the control that asked for it
 */
export function createSearch(config: ClientConfig, provider: () => Promise<SearchProvider>) {
  const input = element('input', {
    class: 'search-input',
    // Not `search`: there the first Escape empties the field and only the second closes the dialog.
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'search',
    role: 'combobox',
    placeholder: config.search.placeholder,
    'aria-label': 'Search',
    'aria-controls': 'search-hits',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: '512',
    input: () => later(),
    keydown: (event) => onKey(event as KeyboardEvent),
  })
  const list = element('div', {
    class: 'search-hits',
    id: 'search-hits',
    role: 'listbox',
    'aria-label': 'Search results',
  })
  const status = element('p', { class: 'search-status', role: 'status' })
  const retry = element(
    'button',
    { type: 'button', class: 'button button-secondary', hidden: true, click: () => run() },
    'Try again',
  )
  const previous = element(
    'button',
    { type: 'button', class: 'button button-secondary', click: () => turn(-1) },
    'Previous page',
  )
  const next = element(
    'button',
    { type: 'button', class: 'button button-secondary', click: () => turn(1) },
    'Next page',
  )
  const place = element('span', { class: 'search-place' })
  const pager = element('div', { class: 'search-pager', hidden: true }, previous, place, next)
  // For the eye: a screen reader tells the keys of a combobox by itself.
  const keys = element('p', { class: 'search-keys', 'aria-hidden': 'true' }, ...keyHints())
  const dialog = createDialog({
    label: 'Search',
    className: 'search-dialog',
    styles: config.styles.search,
    onClose: () => stop(),
  })
  dialog.root.append(
    element(
      'div',
      { class: 'search-head' },
      icon('M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l3.7 3.7'),
      input,
      dialog.closeButton,
    ),
    status,
    retry,
    list,
    pager,
    keys,
  )

  const state = {
    page: 0,
    pages: 0,
    hits: [] as readonly ShownHit[],
    active: -1,
    run: 0,
    timer: 0,
    engine: null as Promise<SearchProvider> | null,
  }

  const stop = () => {
    window.clearTimeout(state.timer)
    state.run++
  }
  const later = () => {
    stop()
    state.page = 0
    state.timer = window.setTimeout(run, debounce)
  }
  const say = (text: string, canRetry = false) => {
    status.textContent = text
    retry.hidden = !canRetry
  }
  const clear = () => {
    state.hits = showHits(list, [])
    activate(-1)
    pager.hidden = true
    input.setAttribute('aria-expanded', 'false')
  }

  async function run(): Promise<void> {
    window.clearTimeout(state.timer)
    const query = input.value.trim()
    const own = ++state.run
    if (query === '') {
      clear()
      say('')
      return
    }
    const waiting = window.setTimeout(() => {
      if (own === state.run) say('Searching…')
    }, patience)
    try {
      state.engine ??= provider().catch((error: unknown) => {
        state.engine = null
        throw error
      })
      const results = await (await state.engine).search(query, state.page)
      // An answer that a newer question has overtaken is dropped.
      if (own !== state.run) return
      state.pages = results.pages
      state.hits = showHits(list, results.hits)
      list.scrollTop = 0
      activate(-1)
      input.setAttribute('aria-expanded', String(state.hits.length > 0))
      say(state.hits.length > 0 ? summary(results) : `No results for “${query}”. Try another word, or fewer.`)
      pager.hidden = results.pages < 2
      previous.disabled = state.page === 0
      next.disabled = state.page >= results.pages - 1
      place.textContent = `${state.page + 1} of ${results.pages}`
      track('search', { query, results: results.total, page: state.page + 1 })
    } catch (error) {
      if (own !== state.run) return
      console.warn('signalpost: search', error)
      clear()
      const offline = navigator.onLine === false
      say(offline ? 'You are offline. Search needs a connection.' : 'Search can’t be reached right now.', true)
    } finally {
      window.clearTimeout(waiting)
    }
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
    const last = state.hits.length - 1
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => activate(state.active >= last ? 0 : state.active + 1),
      ArrowUp: () => activate(state.active <= 0 ? last : state.active - 1),
      Enter: () => (state.hits[state.active] ?? state.hits[0])?.option.click(),
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step === undefined || event.isComposing || last < 0) return
    event.preventDefault()
    step()
  }

  list.addEventListener('click', ({ target }) => {
    // A hit on this page only moves it: the dialog must not stay before it.
    if (target instanceof Element && target.closest('a') !== null) dialog.hide()
  })
  return (trigger: HTMLElement) => {
    dialog.show(trigger, () => {
      input.select()
      return input
    })
  }
}

function keyHints(): readonly (Node | string)[] {
  const hints = [
    [['↑', '↓'], ' choose'],
    [['Enter'], ' open'],
    [['Esc'], ' close'],
  ] as const
  return hints.map(([names, what]) => element('span', {}, ...names.map((name) => element('kbd', {}, name)), what))
}

function summary({ total, asked, partly }: Results): string {
  const count = total === 1 ? '1 result' : `${total} results`
  const which = asked === undefined ? '' : ` for “${asked}”`
  return `${count}${which}${partly ? ', some without all the words' : ''}`
}
