/** A name by itself in whose writing capitals or underscores tell it apart: `endOnExit` is an attribute, `EndOnExit` a parameter. */
const written = /^[\w-]*(?:[a-z][A-Z]|[A-Za-z\d]_[A-Za-z\d])[\w-]*$/

/** @returns 1 where a query is such a name and a text has it as it was typed, 2 where a heading there is called so, else 0 */
export function typedIn(query: string, text: string): number {
  const name = query.trim()
  if (!written.test(name) || !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)) return 0
  return new RegExp(`^#+ [^\\w$-]*${name}(?![\\w-])`, 'm').test(text) ? 2 : 1
}
