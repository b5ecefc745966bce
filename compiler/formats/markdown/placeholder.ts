import { createRecent } from '../recent.ts'
import { isAllowedElement } from './html/html.ts'

/** Their content is no text, so that without them more than a name would show where they begin more than a tag. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg', 'math'])

/**
 * Whether a tag of a `.md` file is no HTML but the name of what readers put in (`<token>`): no element that a page may
 * hold, no values, never closed.
 *
 * @param written the tag with its brackets
 * @param piece the piece of HTML that it is in: the tag alone where a line of text names it
 * @param text the whole text that it is in
 */
export function isPlaceholder(written: string, piece: string, text: string): boolean {
  const name = /^<([A-Za-z][\w-]*)(?:\s+[A-Za-z][\w-]*)*\s*>$/.exec(written)?.[1]?.toLowerCase()
  if (name === undefined || isAllowedElement(name) || (silent.has(name) && written !== piece)) return false
  return !closedNames(text).has(name)
}

/** A page asks for each of its tags: to look through all of it each time takes minutes for a megabyte of them. */
const known = createRecent<string, ReadonlySet<string>>(1)

/** @returns the names of the closing tags of a text, in lower case */
function closedNames(text: string): ReadonlySet<string> {
  const before = known.get(text)
  if (before !== undefined) return before
  const names = new Set(Array.from(text.matchAll(/<\/([A-Za-z][\w-]*)/g), ([, name = '']) => name.toLowerCase()))
  known.set(text, names)
  return names
}
