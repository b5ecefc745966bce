/**
 * Whether two links of the settings lead to one place, however they are written: with a slash at the end, capital letters
 * in the host, the site's own address before a path, or campaign parameters (`utm_…`), which change no page.
 *
 * @param site the address of the site, which a path is below
 */
export function isSameAddress(one: string, other: string, site: string): boolean {
  return one === other || settled(one, site) === settled(other, site)
}

function settled(link: string, site: string): string {
  const text = link.startsWith('/') ? `${site.replace(/\/$/, '')}${link}` : link
  if (!URL.canParse(text)) return link
  const { origin, pathname, searchParams, hash } = new URL(text)
  const kept = [...searchParams].filter(([name]) => !name.startsWith('utm_'))
  return JSON.stringify([origin, pathname.replace(/\/$/, ''), kept, hash])
}
