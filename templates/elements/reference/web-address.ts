/** @returns whether an address of a specification may be a link: it may be relative to a file, or run code */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
