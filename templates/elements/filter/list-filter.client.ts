import { chosenIn, controlsOf, readAddress, writeAddress } from './filter-address.client.ts'
import { type Faceted, fold, matches, type Refinement, wordsOf } from './refinement.client.ts'

/** A row, card or entry that controls show and hide. */
export interface FilterItem extends Faceted {
  readonly element: HTMLElement
}

/** What the controls leave. */
export interface FilterResult {
  readonly items: readonly FilterItem[]
  readonly shown: ReadonlySet<HTMLElement>
  readonly refinement: Refinement
}

/** Milliseconds without a change before the address follows. */
const addressDelayMs = 250

/** How many items come back in one frame: to lay out thousands at once would hold the next key up. */
const shownPerFrame = 250

/**
 * The elements with `data-filter-item` as items. The attribute holds their values as an address does
 * (`level=ERROR&product=voice`), by the names of the controls; `data-filter-words` adds words to those that they show.
 */
export function itemsIn(root: ParentNode): readonly FilterItem[] {
  return [...root.querySelectorAll<HTMLElement>('[data-filter-item]')].map((element) => {
    const values = new Map<string, string[]>()
    for (const [name, value] of new URLSearchParams(element.dataset.filterItem))
      values.set(name, [...(values.get(name) ?? []), value])
    return { element, values, text: fold(`${shownText(element)} ${element.dataset.filterWords ?? ''}`) }
  })
}

/** What an element says to those who see it. */
export function shownText(element: HTMLElement): string {
  let text = element.textContent ?? ''
  for (const hidden of element.querySelectorAll('.visually-hidden, .external > span'))
    text = text.replace(hidden.textContent ?? '', ' ')
  return text
}

/**
 * Lets the controls of a form narrow down a list, and keeps what is chosen in the address. All parts are found in
 * `root`; all but the form may be missing:
 *
 * - `form[data-filter]`: `input[type=search]` is the term, all other named controls (selects, checkboxes) are filters;
 *   a control's name is its parameter of the address, and the empty value means all
 * - `[data-filter-count]`: says how many there are, and of a choice, by the attribute, `{shown} of {total} rows`
 * - `[data-filter-list]`: hidden when nothing is left; `[data-filter-empty]`: shown then
 * - `button[data-filter-clear]`: empties all controls; in the form it shows only while that would change something
 *
 * @param items called once: when a reader comes to the controls, as the first key would wait for thousands of rows, or when
 *   the address chooses some
 * @param onResult called each time that the result may have changed
 */
export function startFilter(
  root: HTMLElement,
  items: () => readonly FilterItem[],
  onResult?: (result: FilterResult) => void,
): void {
  const form = root.querySelector<HTMLFormElement>('form[data-filter]')
  if (form === null) return
  const names = new Set(controlsOf(form).map(({ name }) => name))
  const counts = [...root.querySelectorAll<HTMLElement>('[data-filter-count]')].map(countIn)
  let known: readonly FilterItem[] | null = null
  let frame = 0
  let timer = 0
  const showAgain = createBatchedShow()

  const read = () => {
    known ??= items()
    return known
  }
  const update = () => {
    frame = 0
    const all = read()
    const refinement = refinementOf(form)
    const { shown, hidden } = sift(all, refinement)
    showAgain(hidden)
    tellResult(root, form, shown.size)
    for (const count of counts) count(chosenIn(form).size > 0 ? { shown: shown.size, total: all.length } : null)
    onResult?.({ items: all, shown, refinement })
  }
  const write = () => {
    clearTimeout(timer)
    timer = 0
    writeAddress(names, chosenIn(form))
  }
  const changed = () => {
    // Several keys between two frames are one change.
    if (frame === 0) frame = requestAnimationFrame(update)
    clearTimeout(timer)
    timer = window.setTimeout(write, addressDelayMs)
  }

  form.addEventListener('input', changed)
  form.addEventListener('focusin', () => requestAnimationFrame(() => setTimeout(read)), { once: true })
  form.addEventListener('submit', (event) => event.preventDefault())
  for (const button of root.querySelectorAll('[data-filter-clear]'))
    button.addEventListener('click', () => {
      form.reset()
      changed()
      form.querySelector<HTMLElement>('input[type="search"]')?.focus()
    })
  // Links within the page make entries of the history, each with an address of its own.
  addEventListener('popstate', () => {
    if (timer !== 0) return
    readAddress(form, false)
    changed()
  })
  addEventListener('pagehide', () => timer !== 0 && write())
  readAddress(form, true)
  if (chosenIn(form).size > 0) update()
}

/** What the controls ask for: the words of the search field, and what is chosen in all others. */
function refinementOf(form: HTMLFormElement): Refinement {
  const chosen = new Map(chosenIn(form))
  const term = form.querySelector<HTMLInputElement>('input[type="search"]')
  if (term !== null) chosen.delete(term.name)
  return { words: wordsOf(term?.value ?? ''), chosen }
}

/** Hides what does not match. @returns what does, and what of it is still hidden */
function sift(items: readonly FilterItem[], refinement: Refinement) {
  const shown = new Set<HTMLElement>()
  const hidden: HTMLElement[] = []
  for (const item of items) {
    const { element } = item
    if (!matches(item, refinement)) {
      if (!element.hidden) element.hidden = true
      continue
    }
    shown.add(element)
    if (element.hidden) hidden.push(element)
  }
  return { shown, hidden }
}

/** @returns shows elements again, some in each frame; those of the call before that are still hidden stay so */
function createBatchedShow(): (elements: readonly HTMLElement[]) => void {
  let coming = 0
  const show = (elements: readonly HTMLElement[]) => {
    for (const element of elements.slice(0, shownPerFrame)) element.hidden = false
    if (elements.length > shownPerFrame) coming = requestAnimationFrame(() => show(elements.slice(shownPerFrame)))
  }
  return (elements) => {
    cancelAnimationFrame(coming)
    show(elements)
  }
}

/** @returns says how many of how many are shown; given none, what the place said at first */
function countIn(place: HTMLElement): (numbers: Readonly<Record<string, number>> | null) => void {
  const { textContent: whole, dataset } = place
  return (numbers) => {
    place.textContent =
      numbers === null
        ? whole
        : (dataset.filterCount ?? '').replace(/\{(shown|total)\}/g, (_, name) =>
            (numbers[name] ?? 0).toLocaleString([document.documentElement.lang || 'en', 'en']),
          )
  }
}

function tellResult(root: HTMLElement, form: HTMLFormElement, shown: number): void {
  const isRefined = chosenIn(form).size > 0
  for (const list of root.querySelectorAll<HTMLElement>('[data-filter-list]')) list.hidden = shown === 0
  for (const empty of root.querySelectorAll<HTMLElement>('[data-filter-empty]')) empty.hidden = shown > 0
  for (const button of form.querySelectorAll<HTMLElement>('[data-filter-clear]'))
    button.hidden = !isRefined || shown === 0
}
