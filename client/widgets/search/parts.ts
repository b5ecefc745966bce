import { element, icon } from '../../element.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { Share } from './hit.ts'
import { keyNames, texts } from './texts.ts'

/** What the dialog's controls do. */
interface Actions {
  type(): void
  key(event: KeyboardEvent): void
  again(): void
  turn(by: number): void
  /** @param product its key; null for all */
  filter(product: string | null): void
  otherBrand(): void
}

/**
 * Makes the parts of the dialog, in their order: a combobox whose listbox holds the hits (WAI-ARIA Authoring Practices,
 * "Editable combobox with list autocomplete"; the list stands below instead of floating), and what stands around it.
 */
export function searchParts({ search }: ClientConfig, act: Actions) {
  const input = element('input', {
    class: 'search-input',
    // Not `search`: there the first Escape empties the field and only the second closes the dialog.
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'search',
    role: 'combobox',
    placeholder: search.placeholder,
    'aria-label': texts.name,
    'aria-controls': 'search-hits',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: '512',
    input: () => act.type(),
    keydown: (event) => act.key(event as KeyboardEvent),
  })
  const button = (label: string, click: () => void) =>
    element('button', { type: 'button', class: 'button button-secondary', click }, label)
  const list = element('div', { class: 'search-hits', id: 'search-hits', role: 'listbox', 'aria-label': texts.list })
  const status = element('p', { class: 'search-status', role: 'status' })
  // Radio buttons, because the only options are hits.
  const product = element('div', {
    class: 'search-products',
    role: 'radiogroup',
    'aria-label': texts.product,
    hidden: true,
    change: ({ target }) => act.filter((target as HTMLInputElement).value || null),
  })
  const retry = button(texts.retry, () => act.again())
  retry.hidden = true
  const previous = button(texts.previous, () => act.turn(-1))
  const next = button(texts.next, () => act.turn(1))
  const place = element('span', { class: 'search-place' })
  const pager = element('div', { class: 'search-pager', hidden: true }, previous, place, next)
  const other = element('button', {
    type: 'button',
    class: 'search-other',
    hidden: true,
    click: () => act.otherBrand(),
  })
  // Hits of the query before, until those of the new one are there: to see, and nothing else.
  const stale = element('div', { class: 'search-stale', 'aria-hidden': 'true', inert: true, hidden: true })
  const start = element('div', { class: 'search-start' })
  const nothing = element('div', { class: 'search-nothing', hidden: true })
  // For the eye: a screen reader tells the keys of a combobox by itself.
  const keys = element('p', { class: 'search-keys', 'aria-hidden': 'true' }, ...keyHints())
  const sign = icon('M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l3.7 3.7')
  const body = element('div', { class: 'search-body' }, start, nothing, list, stale, other)
  return {
    input,
    list,
    status,
    product,
    retry,
    previous,
    next,
    place,
    pager,
    other,
    stale,
    start,
    nothing,
    keys,
    sign,
    body,
  }
}

export type SearchParts = ReturnType<typeof searchParts>

/** Offers the products that the hits are of. */
export function offerProducts(group: HTMLElement, products: readonly Share[], chosen: string | null): void {
  const hadFocus = group.contains(document.activeElement)
  const offer = (value: string, label: string, more: string) => {
    const radio = element('input', { type: 'radio', name: 'search-product', value, checked: value === (chosen ?? '') })
    return element('label', { class: 'search-product' }, radio, label, element('span', {}, more))
  }
  group.replaceChildren(
    offer('', texts.allProducts, ''),
    ...products.map(({ key, label, total }) => offer(key, label, ` ${total}`)),
  )
  group.hidden = products.length < 2 && chosen === null
  if (hadFocus) group.querySelector<HTMLElement>('input:checked')?.focus()
}

/** @param share what the site's other brand has; null where it has nothing, or where that is not known yet */
export function offerBrand(button: HTMLElement, share: Share | null): void {
  button.hidden = share === null
  button.textContent = share === null ? '' : texts.inBrand(share)
}

/** Takes hits out of the list and leaves them to be seen. */
export function setAside({ list, stale }: Pick<SearchParts, 'list' | 'stale'>): void {
  const groups = [...list.children]
  if (groups.length === 0) return
  for (const one of list.querySelectorAll('[role]')) {
    one.removeAttribute('role')
    one.removeAttribute('id')
    one.removeAttribute('aria-selected')
  }
  stale.replaceChildren(...groups)
  stale.hidden = false
}

function keyHints(): readonly (Node | string)[] {
  return keyNames.map(([names, what]) => element('span', {}, ...names.map((name) => element('kbd', {}, name)), what))
}
