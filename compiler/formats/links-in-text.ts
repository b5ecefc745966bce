/**
 * Finds an address in a text that is read as Markdown.
 *
 * @returns offsets where the address is whole: `/a` is not in `/a/b`
 */
export function linksInText(text: string, url: string): readonly number[] {
  const found: number[] = []
  // A link that leads nowhere is written nowhere: it would be found at each place, for ever.
  if (url === '') return found
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + url.length)) {
    const isWhole = /^(?:$|[\s)>"'\\])/.test(text.charAt(at + url.length))
    if (isWhole && /[(<"'\s:]/.test(text.charAt(at - 1))) found.push(at)
  }
  return found
}
