/** Carries the address's query parameters into links (specification 2.4). */
export function carryQuery(links: readonly HTMLAnchorElement[]): void {
  const carried = new URLSearchParams(location.search)
  for (const link of links) {
    const url = new URL(link.href)
    for (const [name, value] of carried) if (!url.searchParams.has(name)) url.searchParams.append(name, value)
    link.href = url.href
  }
}
