/** Carries the address's query parameters into the links of the sidebar, and shows the current page in it. */
export function start(links: readonly HTMLAnchorElement[]): void {
  if (location.search !== '') import('./carry-query.client.ts').then(({ carryQuery }) => carryQuery(links))
  const drawer = links[0]?.closest('.drawer')
  const current = drawer?.querySelector('[aria-current="page"]')
  if (!drawer || !current) return
  const below = current.getBoundingClientRect().bottom - drawer.getBoundingClientRect().bottom
  if (below > 0) drawer.scrollTop = below + drawer.clientHeight / 2
}
