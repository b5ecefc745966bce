import { nextIndex } from '../../../client/next-index.ts'
import type { FilterResult } from '../../elements/filter/list-filter.client.ts'

/** A letter of the alphabet with its controls and the rows that begin with it. */
interface Letter {
  readonly id: string
  readonly button: HTMLButtonElement
  readonly option: HTMLOptionElement | undefined
  readonly rows: readonly HTMLElement[]
}

type Follow = (result: FilterResult) => void

/**
 * Makes the alphabet above a table lead into it. The buttons are one stop of the Tab key, as the toolbar of the WAI-ARIA
 * practices. To choose the chosen letter again, or no letter, leads back to the top.
 *
 * @param rows the table's rows
 * @param letters the letter of each row, a space for none
 * @returns follows the filters: the anchor of a letter is on its first row that shows; one without rows is disabled
 */
export function startAlphabet(root: HTMLElement, rows: readonly HTMLElement[], letters: string): Follow {
  const bar = root.querySelector<HTMLElement>('[data-alphabet]')
  if (bar === null) return () => {}
  const top = bar.dataset.alphabet ?? ''
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button')]
  const select = bar.querySelector('select')
  // A reader may have chosen before this script came.
  const early = select?.value ?? ''
  const known = lettersOf(buttons, select, (letter) => rows.filter((_, index) => letters[index] === letter))

  const current = () => known.find(({ id }) => location.hash === `#${id}`)
  const show = () => {
    for (const { id, button } of known) button.setAttribute('aria-pressed', String(location.hash === `#${id}`))
    if (select !== null) select.value = current()?.option?.value ?? ''
  }
  const jump = (id: string) => {
    // Many rows are shown again a few at a time: this one may still be hidden.
    document.getElementById(id)?.removeAttribute('hidden')
    // To set the fragment that the address already has scrolls nowhere.
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
    else location.hash = id
  }
  const rove = (to: HTMLButtonElement | undefined) => {
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1
  }

  for (const { id, button } of known)
    button.addEventListener('click', () => {
      rove(button)
      jump(button.getAttribute('aria-pressed') === 'true' ? top : id)
    })
  bar.addEventListener('keydown', (event) => {
    const usable = buttons.filter((button) => !button.disabled)
    const at = event.target instanceof HTMLButtonElement ? usable.indexOf(event.target) : -1
    const to = at < 0 ? undefined : usable[nextIndex(event, at, usable.length)]
    if (to === undefined) return
    event.preventDefault()
    rove(to)
    to.focus()
  })
  const jumpTo = (letter: string) => {
    jump(known.find(({ option }) => option?.value === letter)?.id ?? top)
    // The jump takes the focus away, and the arrow keys with it.
    select?.focus({ preventScroll: true })
  }
  select?.addEventListener('change', () => jumpTo(select.value))
  // Going back may change the filters and the fragment at once: then only `popstate` fires.
  for (const type of ['hashchange', 'popstate']) addEventListener(type, show)

  const follow: Follow = (result) => {
    followRows(known, result)
    if (!buttons.some((button) => button.tabIndex === 0 && !button.disabled))
      rove(buttons.find((button) => !button.disabled))
  }
  rove(buttons.find((button) => !button.disabled))
  show()
  if (early !== '') jumpTo(early)
  return follow
}

function lettersOf(
  buttons: readonly HTMLButtonElement[],
  select: HTMLSelectElement | null,
  rowsOf: (letter: string) => readonly HTMLElement[],
): readonly Letter[] {
  return buttons.flatMap((button): Letter[] => {
    const letter = button.textContent?.toLowerCase() ?? ''
    const id = button.dataset.target
    const option = [...(select?.options ?? [])].find(({ value }) => value === letter)
    return id === undefined ? [] : [{ id, button, option, rows: rowsOf(letter) }]
  })
}

/** Moves the anchor of each letter to its first row that shows; a letter without one can't be chosen. */
function followRows(letters: readonly Letter[], { shown }: FilterResult): void {
  for (const { id, button, option, rows } of letters) {
    const first = rows.find((row) => shown.has(row))
    button.disabled = first === undefined
    if (option !== undefined) option.disabled = first === undefined
    const holder = rows.find((row) => row.id === id)
    if (first === undefined || first === holder) continue
    holder?.removeAttribute('id')
    first.id = id
  }
}
