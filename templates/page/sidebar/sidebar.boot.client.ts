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
  const current = drawer?.querySelector('[aria-current="page"]')
  if (!drawer || !current) return
  const below = current.getBoundingClientRect().bottom - drawer.getBoundingClientRect().bottom
  if (below > 0) drawer.scrollTop = below + drawer.clientHeight / 2
}
