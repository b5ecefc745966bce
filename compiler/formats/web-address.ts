/** @returns whether an address may be a link that leaves the site: data may hold one that is relative to a file, or runs code */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}

/** @returns the scheme that an address begins with, in lower case, or null (URL standard, "scheme start state") */
export function schemeOf(address: string): string | null {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? null
}
