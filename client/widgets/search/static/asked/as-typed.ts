/** A name by itself in whose writing capitals or underscores tell it apart: `endOnExit` is an attribute, `EndOnExit` a parameter. */
const written = /^[\w-]*(?:[a-z][A-Z]|[A-Za-z\d]_[A-Za-z\d])[\w-]*$/

/** @returns whether a query is such a name, and a text has it as it was typed */
export function standsAsTyped(query: string, text: string): boolean {
  const name = query.trim()
  return written.test(name) && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)
}
