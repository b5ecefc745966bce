import { createDialog } from '../../dialog/dialog.ts'
import { element, icon } from '../../element.ts'
import { removeItem } from '../../services/storage.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { Answers, SearchFrame } from './answers.ts'
import { keptAt, mayBeKept } from './kept-place.ts'
import { moveAlong, showStart } from './start.ts'
import { keyNames, texts } from './texts.ts'

/** Milliseconds without a key before a search begins (spec 2.5, 9). */
const debounce = 250
/** Milliseconds before a search that is still under way says so: most end before. */
const busyDelay = 300

/**
 * Makes the search dialog as it is before a search: the field and pages to begin with. All that a search needs, and that
 * shows what it finds, comes with the first key.
 *
 * @param answersIn loads what searches and shows hits in this dialog
 * @returns opens the dialog for the control that asked for it
 */
export function createSearch(config: ClientConfig, answersIn: (frame: SearchFrame) => Promise<Answers>) {
  // A combobox whose listbox holds the hits (WAI-ARIA Authoring Practices, "Editable combobox with list autocomplete"; the
  // list stands below instead of floating).
  const input = element('input', {
    class: 'search-input',
    // Not `search`: there the first Escape empties the field and only the second closes the dialog.
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'search',
    role: 'combobox',
    placeholder: config.search.placeholder,
    'aria-label': texts.name,
    'aria-controls': 'search-hits',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: '512',
    input: typed,
    keydown: (event) => onKey(event as KeyboardEvent),
  })
  const list = element('div', { class: 'search-hits', id: 'search-hits', role: 'listbox', 'aria-label': texts.list })
  const status = element('p', { class: 'search-status', role: 'status' })
  const retry = element(
    'button',
    { type: 'button', class: 'button button-secondary', hidden: true, click: () => void run() },
    texts.retry,
  )
  const start = element('div', { class: 'search-start' })
  const body = element('div', { class: 'search-body' }, start, list)
  const dialog = createDialog({
    label: texts.name,
    className: 'search-dialog',
    styles: config.styles.search,
    onClose: stop,
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
    body,
    // For the eye: a screen reader tells the keys of a combobox by itself.
    element(
      'p',
      { class: 'search-keys', 'aria-hidden': 'true' },
      ...keyNames.map(([names, what]) =>
        element('span', {}, ...names.map((name) => element('kbd', {}, name)), ` ${what}`),
      ),
    ),
  )

  const state = { run: 0, timer: 0, loading: null as Promise<Answers> | null, answers: null as Answers | null }

  function answers(): Promise<Answers> {
    state.loading ??= answersIn({ config, body, input, list, status, say, run }).then(
      (found) => {
        state.answers = found
        return found
      },
      (error: unknown) => {
        state.loading = null
        throw error
      },
    )
    return state.loading
  }

  function stop(): void {
    window.clearTimeout(state.timer)
    state.run++
  }

  function typed(): void {
    stop()
    start.hidden = true
    retry.hidden = true
    state.answers?.setAside()
    const query = input.value.trim()
    if (query === '') {
      removeItem('sessionStorage', keptAt)
      restart()
      return
    }
    // What the search needs comes while the reader types on.
    answers().then(
      (found) => found.warm(query),
      () => {},
    )
    state.timer = window.setTimeout(run, debounce)
  }

  /** Before anything is typed. */
  function restart(): void {
    say('')
    state.answers?.clear()
    state.answers?.widen()
    showStart(start)
    start.hidden = false
  }

  function say(text: string, canRetry = false): void {
    status.textContent = text
    retry.hidden = !canRetry
  }

  /** Searches what stands in the field. */
  async function run(): Promise<void> {
    stop()
    const own = state.run
    const isCurrent = () => own === state.run
    const query = input.value.trim()
    if (query === '') return
    const waiting = window.setTimeout(() => {
      if (isCurrent()) say(texts.searching)
    }, busyDelay)
    try {
      const found = await answers()
      // An answer that a newer question has overtaken is dropped.
      if (isCurrent()) await found.find(query, isCurrent, () => window.clearTimeout(waiting))
    } catch (error) {
      if (!isCurrent()) return
      console.warn('signalpost: search', error)
      state.answers?.clear()
      say(navigator.onLine === false ? texts.offline : texts.unreachable, true)
    } finally {
      window.clearTimeout(waiting)
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (by === 0) {
      // Who is quicker than the pause wants the search now.
      if (state.answers?.choose() !== true) void run()
    } else if (start.hidden) state.answers?.move(by)
    else [...start.querySelectorAll('a')].at(by > 0 ? 0 : -1)?.focus()
  }

  start.addEventListener('keydown', (event) => moveAlong(start, input, event))
  dialog.root.addEventListener('click', ({ target }) => {
    // A hit on this page only moves it: the dialog must not stay before it.
    if (target instanceof Element && target.closest('a') !== null) dialog.hide()
  })

  /** Brings back what was found last in this visit, if it was found from a page like this one. */
  async function restore(): Promise<void> {
    const found = mayBeKept() ? await answers().catch(() => null) : null
    if (found?.restore() === true) start.hidden = true
    else restart()
  }

  const ready = restore()
  return async (trigger: HTMLElement): Promise<void> => {
    await ready
    // What the reader has seen since.
    if (!start.hidden) showStart(start)
    dialog.show(trigger, () => {
      input.select()
      return input
    })
  }
}
