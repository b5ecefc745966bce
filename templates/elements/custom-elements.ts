/** A tag of an element that a page's own script would define (HTML, valid custom element name). */
const tag = /<\/?([a-z][a-z\d]*-[a-z\d-]*)(?:\s[^<>]*)?>/g

/**
 * @param markdown Markdown of data
 * @returns what takes the tags of its custom elements out of a part of it that is no code: no browser shows anything of them.
 *   One that is never closed is the name of what readers put in (`<api-key>`), and stays
 */
export function withoutCustomElements(markdown: string): (part: string) => string {
  const closed = new Set(Array.from(markdown.matchAll(/<\/([a-z][a-z\d]*-[a-z\d-]*)\s*>/g), ([, name]) => name))
  return closed.size === 0
    ? (part) => part
    : (part) => part.replace(tag, (written, name: string) => (closed.has(name) ? '' : written))
}
