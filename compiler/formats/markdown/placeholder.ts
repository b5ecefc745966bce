import { isAllowedElement } from './html/html.ts'

/** Their content is no text, so that without them more than a name would show where they begin more than a tag. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg', 'math'])

/**
 * Whether a tag of a `.md` file is no HTML but the name of what readers put in (`<token>`): no element that a page may
 * hold, no values, never closed.
 *
 * @param written the tag with its brackets
 * @param piece the piece of HTML that it is in: the tag alone where a line of text names it
 */
export type IsPlaceholder = (written: string, piece: string) => boolean

/**
 * @param text the whole of what the tags are in: it is looked through once, as for each tag of a megabyte of them it takes
 *   minutes
 */
export function placeholdersIn(text: string): IsPlaceholder {
  let closed: ReadonlySet<string> | null = null
  return (written, piece) => {
    const name = /^<([A-Za-z][\w-]*)(?:\s+[A-Za-z][\w-]*)*\s*>$/.exec(written)?.[1]?.toLowerCase()
    if (name === undefined || isAllowedElement(name) || (silent.has(name) && written !== piece)) return false
    closed ??= closedNames(text)
    return !closed.has(name)
  }
}

/**
 * @returns whether a tag is one of an element that a page's own script would define (HTML, valid custom element name), and
 *   which is closed: it shows nothing by itself
 */
export function isCustomElement(name: string, closed: ReadonlySet<string>): boolean {
  return /^[a-z][a-z\d]*-/.test(name) && closed.has(name)
}

/** @returns the names of the closing tags of a text, in lower case */
export function closedNames(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/<\/([A-Za-z][\w-]*)/g), ([, name = '']) => name.toLowerCase()))
}
