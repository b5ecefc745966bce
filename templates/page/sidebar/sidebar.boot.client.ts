import { readItem } from '../../../client/services/storage.ts'

/** Milliseconds before the folders of a long sidebar are loaded: all that the page itself needs goes first. */
const wholeMenuDelayMs = 200

/**
 * Carries the address's query parameters into the links of the sidebar, shows the current page in it, and, after a
 * moment, the folders of a long one.
 */
export function start(links: readonly HTMLAnchorElement[]): void {
  if (location.search)
    import('./carry-query.client.ts').then(({ carryQuery }) => carryQuery(links)).catch(console.error)
  const drawer = links[0]?.closest('.drawer')
  const long = drawer?.querySelector<HTMLElement>('[data-menu]')
  if (long)
    setTimeout(
      () => import('./whole-menu.client.ts').then(({ showWholeMenu }) => showWholeMenu(long)).catch(console.error),
      wholeMenuDelayMs,
    )
  // A link that was followed stays where it was (`templates/elements/link/link.press.client.ts`), as a part of the window's
  // height; what is out of sight, or nearly so, comes to the middle. In a drawer that is closed nothing is anywhere.
  const top = drawer?.querySelector('[aria-current="page"]')?.getBoundingClientRect().top
  const place = Number(readItem('sessionStorage', 'signalpost.drawer'))
  if (drawer && top && (place || top > 0.9 * innerHeight)) drawer.scrollTop = top - (place || 0.5) * innerHeight
}
