/**
 * Finds an address in a text that is read as Markdown.
 *
 * @returns offsets where the address is whole: `/a` is not in `/a/b`
 */
export function linksInText(text: string, url: string): readonly number[] {
  const found: number[] = []
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + url.length)) {
    const isWhole = /^(?:$|[\s)>"'\\])/.test(text.slice(at + url.length, at + url.length + 1))
    if (isWhole && /[(<"'\s:]$/.test(text.slice(0, at))) found.push(at)
  }
  return found
}
