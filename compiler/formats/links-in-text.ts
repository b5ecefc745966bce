import { addTo } from './grouped.ts'

/** What stands before an address in Markdown, HTML or JSON, and what ends one: `/a` is not in `/a/b`. */
const [before, after] = [/[(<"'\s:]/, /[\s)>"'\\]/]
/** The same for addresses of any spelling, of ordinary length, that have no sign in them which ends one. */
const plain = /(?<=^|[(<"'\s:])(?=([^\s)>"'\\]{1,500})(?:$|[\s)>"'\\]))/g

/**
 * Finds an address in a text that is read as Markdown.
 *
 * @returns offsets where the address is whole
 */
export function linksInText(text: string, url: string): readonly number[] {
  const found: number[] = []
  // A link that leads nowhere is written nowhere: it would be found at each place, for ever.
  if (url === '') return found
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + url.length)) {
    const end = at + url.length
    const isWhole =
      (end === text.length || after.test(text.charAt(end))) && (at === 0 || before.test(text.charAt(at - 1)))
    if (isWhole) found.push(at)
  }
  return found
}

/** @returns what may be an address in a text, with the offsets where it is whole */
export function addressesIn(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const { 1: address = '', index } of text.matchAll(plain)) addTo(found, address, index)
  return found
}

/** @returns whether an address is one of those that `addressesIn` finds wherever they are whole */
export function isPlainAddress(url: string): boolean {
  return /^[^\s)>"'\\]{1,500}$/.test(url)
}
