/** Carries the address's query parameters into the links of the sidebar, and shows the current page in it. */
export function startSidebar(): void {
  const carried = new URLSearchParams(location.search)
  if (carried.size > 0)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a[data-file]')) {
      const url = new URL(link.href)
      for (const [name, value] of carried) if (!url.searchParams.has(name)) url.searchParams.append(name, value)
      link.href = url.href
    }
  const drawer = document.getElementById('sp-drawer')
  const current = drawer?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!drawer || !current) return
  const below = current.getBoundingClientRect().bottom - drawer.getBoundingClientRect().bottom
  if (below > 0) drawer.scrollTop = below + drawer.clientHeight / 2
}
