import { element } from '../../element.ts'
import { texts } from './answer-texts.ts'
import type { FacetCount } from './hit.ts'

/** What the controls around the hits do. */
interface Actions {
  turn(by: number): void
  /** @param product its key; null for all */
  filter(product: string | null): void
  /** @param brand the tag of the one that the button leads to; null for the page's own */
  otherBrand(brand: string | null): void
}

/** Makes the parts of the dialog around the hits. */
export function answerParts(act: Actions) {
  const button = (label: string, click: () => void) =>
    element('button', { type: 'button', class: 'button button-secondary', click }, label)
  // Radio buttons, because the only options are hits.
  const product = element('div', {
    class: 'search-products',
    role: 'radiogroup',
    'aria-label': texts.product,
    hidden: true,
    change: ({ target }) => act.filter((target instanceof HTMLInputElement && target.value) || null),
  })
  const previous = button(texts.previous, () => act.turn(-1))
  const next = button(texts.next, () => act.turn(1))
  const place = element('span', { class: 'search-place' })
  const pager = element('div', { class: 'search-pager', hidden: true }, previous, place, next)
  const other = element('button', {
    type: 'button',
    class: 'search-other',
    hidden: true,
    click: () => act.otherBrand(other.value || null),
  })
  // The hits of the query before, until the new ones are there. They can be seen, but not used.
  const stale = element('div', { class: 'search-stale', 'aria-hidden': 'true', inert: true, hidden: true })
  const nothing = element('div', { class: 'search-nothing', hidden: true })
  return { product, previous, next, place, pager, other, stale, nothing }
}

/** Offers the products that the hits are of. */
export function offerProducts(group: HTMLElement, products: readonly FacetCount[], chosen: string | null): void {
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
  const radio = group.querySelector<HTMLElement>('input:checked')
  if (hadFocus) radio?.focus({ preventScroll: true })
  // A new row begins at its start, and the focus leaves what is half behind its edge where it is. In the next frame, when it
  // is laid out anyway.
  if (chosen !== null) requestAnimationFrame(() => radio?.parentElement?.scrollIntoView({ block: 'nearest' }))
}

/** @param share what the site's other brand has; null where it has nothing, or where that is not known yet */
export function offerBrand(button: HTMLButtonElement, share: FacetCount | null): void {
  button.hidden = share === null
  button.value = share?.key ?? ''
  button.textContent = share === null ? '' : texts.inBrand(share)
}

/** Takes hits out of the list and leaves them to be seen. */
export function setAside(list: HTMLElement, stale: HTMLElement): void {
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
