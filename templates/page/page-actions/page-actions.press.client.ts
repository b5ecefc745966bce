import { copyPage } from './copy-page.client.ts'

/**
 * Makes a menu of the list that the browser opens beside 'Copy page as Markdown' (WAI-ARIA Authoring Practices, "Menu
 * Button"). Without this it is a list of links. It listens to the document, so that it also works for a list that the
 * preview puts in place of another.
 */
document.addEventListener(
  'toggle',
  ({ target }) => {
    const menu = menuOf(target)
    if (menu !== null) follow(menu)
  },
  true,
)
document.addEventListener('keydown', (event) => {
  const menu = menuOf(event.target)
  if (menu === null || event.ctrlKey || event.metaKey || event.altKey) return
  const button = buttonOf(menu)
  const items = itemsOf(menu)
  const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
  if (event.target === button) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    // By a click, not by `showPopover()`: only so does the browser know the button that the list opens beside.
    if (!isOpen(menu)) button?.click()
    asMenu(menu)
    items.at(event.key === 'ArrowDown' ? 0 : -1)?.focus()
  } else if (event.key === 'Escape') close(menu)
  else if (event.key === ' ') items[at]?.click()
  else {
    const next = destination(event.key, at, items)
    if (next === undefined) return
    next.focus()
  }
  event.preventDefault()
})

// A menu that the focus leaves is closed; a window that it leaves is not.
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const menu = menuOf(target)
  if (menu === null || !isOpen(menu) || !(relatedTarget instanceof Node)) return
  if (target instanceof Node && menu.contains(target) && !menu.contains(relatedTarget)) menu.hidePopover()
})

// Who leaves by an item and comes back finds the menu closed.
addEventListener('pagehide', () => {
  document.querySelector<HTMLElement>('.page-actions :popover-open')?.hidePopover()
})

/**
 * Does what a button of the page's actions is for.
 *
 * @param button the one that was clicked
 */
export function press(button: HTMLElement): void {
  if (button.dataset.copyPage !== undefined) copyPage(button)
  else {
    // The list may have opened before this was there.
    const menu = menuOf(button)
    if (menu !== null) follow(menu)
  }
}

function destination(key: string, at: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if ([...key].length > 1) return undefined
  const inTurn = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return inTurn.find(({ textContent }) => textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}

function menuOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? (target.closest('.page-actions')?.querySelector<HTMLElement>('[popover]') ?? null)
    : null
}

function buttonOf(menu: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a')]
}

function isOpen(menu: HTMLElement): boolean {
  return menu.matches(':popover-open')
}

/** The first item has the focus of a menu that has just opened. */
function follow(menu: HTMLElement): void {
  // Browsers tell it by themselves, but not in the attribute that the pattern names.
  buttonOf(menu)?.setAttribute('aria-expanded', String(isOpen(menu)))
  if (!isOpen(menu)) return
  asMenu(menu)
  if (!menu.contains(document.activeElement)) itemsOf(menu)[0]?.focus()
}

function asMenu(menu: HTMLElement): void {
  menu.role = 'menu'
  for (const row of menu.children) row.role = 'none'
  for (const item of itemsOf(menu)) {
    item.role = 'menuitem'
    item.tabIndex = -1
  }
}

function close(menu: HTMLElement): void {
  menu.hidePopover()
  buttonOf(menu)?.focus()
}
