/** Carries the address's query parameters into the links of the sidebar (specification 2.4). */
export function carryQuery(): void {
  const carried = new URLSearchParams(location.search)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a[data-file]')) {
    const url = new URL(link.href)
    for (const [name, value] of carried) if (!url.searchParams.has(name)) url.searchParams.append(name, value)
    link.href = url.href
  }
}
