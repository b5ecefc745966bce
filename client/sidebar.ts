/** Carries the address's query parameters into the links of the sidebar, and shows the current page in it. */
export function startSidebar(): void {
  if (location.search !== '') import('./carry-query.ts').then(({ carryQuery }) => carryQuery())
  const drawer = document.getElementById('sp-drawer')
  const current = drawer?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!drawer || !current) return
  const below = current.getBoundingClientRect().bottom - drawer.getBoundingClientRect().bottom
  if (below > 0) drawer.scrollTop = below + drawer.clientHeight / 2
}
