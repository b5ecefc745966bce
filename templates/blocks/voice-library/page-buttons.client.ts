import { sayWith } from '../../../client/say.ts'
import { pageSlots } from './page-slots.ts'

/** Brings the pagination up to date: its slots stay where they are. */
export function showPages(nav: HTMLElement, current: number, pages: number): void {
  const slots = pageSlots(current, pages)
  for (const [index, item] of [...nav.querySelectorAll<HTMLElement>('li')].entries()) {
    const slot = slots[index]
    const button = item.querySelector('button')
    const gap = item.querySelector<HTMLElement>('.voice-gap')
    item.hidden = slot === undefined
    if (button === null || gap === null) continue
    button.hidden = typeof slot !== 'number'
    gap.hidden = slot !== null
    button.textContent = String(slot ?? '')
    button.dataset.page = String(slot ?? '')
    button.setAttribute('aria-label', sayWith('Page {n}', { n: slot ?? '' }))
    if (slot === current) button.setAttribute('aria-current', 'page')
    else button.removeAttribute('aria-current')
  }
  for (const button of nav.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const to = current + Number(button.dataset.step)
    button.disabled = to < 1 || to > pages
  }
  nav.hidden = pages < 2
}

/** @returns the page that a click on the pagination asks for, or null */
export function pageAt(target: EventTarget | null, current: number): number | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  if (button === null) return null
  return button.dataset.step === undefined ? Number(button.dataset.page) : current + Number(button.dataset.step)
}
