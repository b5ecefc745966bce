/** @returns whether an address may be a link that leaves the site: data may hold one that is relative to a file, or runs code */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
